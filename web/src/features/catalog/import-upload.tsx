import { Button, NativeSelect } from '@mantine/core'
import {
  IMPORT_ACCEPT,
  LARGEST_IMPORT,
  NUMBER_STYLES,
  SHOWN_ENCODINGS,
} from '@pasok/domain/catalog/imports/imports.constants'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import type {
  ImportRow,
  NumberStyle,
  ShownEncoding,
} from '@pasok/domain/catalog/imports/imports.model'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { SendingFile } from '../../documents/sending-file'
import { LEAVE_UPLOAD, useLeaveQuestion } from '../../documents/use-leave-question'
import { freshKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { isReadable, mayPassLater, sendFile } from '../../lib/send-file'
import { useTexts, useTx } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import { FileDrop, FileDropError } from '../../ui/file-drop'
import { look } from '../../ui/look'
import classes from './import-upload.module.css'

/** File properties that the user states beside the upload. */
interface ImportOptions {
  encoding: ShownEncoding
  numbers: NumberStyle
}

type ImportUploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; fraction: number }
  | { kind: 'failed'; text: Text; values: Values; retry: (() => void) | null }

const IDLE: ImportUploadState = { kind: 'idle' }
const MEGABYTE = 1024 * 1024

/** Returns the error that can be detected before uploading; the server checks the content. */
function problemOf({ size }: File): { text: Text; values: Values } | null {
  if (size === 0) return { text: importErrors.empty, values: {} }
  if (size <= LARGEST_IMPORT) return null
  return { text: fileErrors.largerThan, values: { most: LARGEST_IMPORT / MEGABYTE } }
}

/** Uploads one spreadsheet at a time, with progress and errors. */
export function useImportUpload(options: ImportOptions, onAccepted: (row: ImportRow) => void) {
  const [state, setState] = useState<ImportUploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  const isAccepted = useRef(false)
  useLeaveQuestion(state.kind === 'sending', isAccepted, LEAVE_UPLOAD)
  useEffect(() => () => running.current?.abort(), [])
  const fail = (text: Text, values: Values, retry: (() => void) | null = null) =>
    setState({ kind: 'failed', text, values, retry })

  const send = async (file: File, idempotencyKey: string) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ kind: 'sending', name: file.name, fraction })
    }
    onProgress(0)
    const form = new FormData()
    form.append('encoding', options.encoding)
    form.append('numbers', options.numbers)
    form.append('file', file, file.name)
    try {
      if (!(await isReadable(file))) return fail(importTexts.unreadable, { file: file.name })
      const row = await sendFile('uploadImport', { form, idempotencyKey, signal, onProgress })
      if (signal.aborted) return
      isAccepted.current = true
      onAccepted(row)
    } catch (reason) {
      if (signal.aborted) return
      const again = mayPassLater(reason) ? () => void send(file, idempotencyKey) : null
      fail(importTexts.failed, { file: file.name, reason: messageOf(reason) }, again)
    }
  }
  const start = (files: readonly File[]) => {
    const [file, another] = files
    if (!file) return
    if (another) return fail(importTexts.oneOnly, {})
    const problem = problemOf(file)
    if (problem) return fail(problem.text, problem.values)
    void send(file, freshKey())
  }
  const cancel = () => {
    running.current?.abort()
    setState(IDLE)
  }
  return { state, start, cancel } as const
}

const NUMBER_NAMES = {
  read: 'numbersRead',
  comma: 'numbersComma',
  point: 'numbersPoint',
} as const satisfies Record<NumberStyle, keyof typeof importTexts>

const ENCODING_NAMES: Readonly<Record<Exclude<ShownEncoding, 'read'>, string>> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

interface ImportOptionFieldsProps {
  options: ImportOptions
  onChange: (options: ImportOptions) => void
  disabled: boolean
}

/** Encoding and number format, which a file cannot always reveal. */
function ImportOptionFields({ options, onChange, disabled }: ImportOptionFieldsProps) {
  const t = useTexts(importTexts)
  return (
    <div className={look('flex', 'wrap', 'gap-sm')}>
      <NativeSelect
        className={look('phone-own-line')}
        w={320}
        label={t('numbers')}
        disabled={disabled}
        value={options.numbers}
        data={NUMBER_STYLES.map((value) => ({ value, label: t(NUMBER_NAMES[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...options, numbers: NUMBER_STYLES.find((one) => one === value) ?? 'read' })
        }
      />
      <NativeSelect
        className={look('phone-own-line')}
        w={320}
        label={t('encoding')}
        disabled={disabled}
        value={options.encoding}
        data={SHOWN_ENCODINGS.map((value) => ({
          value,
          label: value === 'read' ? t('encodingRead') : ENCODING_NAMES[value],
        }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...options, encoding: SHOWN_ENCODINGS.find((one) => one === value) ?? 'read' })
        }
      />
    </div>
  )
}

/** Upload of a spreadsheet by choosing or dropping a file, with progress. */
export function ImportUpload({ onAccepted }: { onAccepted: (row: ImportRow) => void }) {
  const t = useTexts(importTexts)
  const tx = useTx()
  const phone = usePhone()
  const [options, setOptions] = useState<ImportOptions>({ encoding: 'read', numbers: 'read' })
  const { state, start, cancel } = useImportUpload(options, onAccepted)
  const isSending = state.kind === 'sending'
  return (
    <section aria-label={t('upload')}>
      <FileDrop
        accept={IMPORT_ACCEPT}
        label={t('choose')}
        isWrong={state.kind === 'failed'}
        onFiles={(files) => {
          if (!isSending) start(files)
        }}
      >
        {({ isOver, choose }) => (
          <div className={look('stack', 'gap-sm')}>
            {isSending ? (
              <SendingFile file={state.name} fraction={state.fraction} onCancel={cancel} />
            ) : (
              <div className={look('row', 'wrap', 'gap-sm', 'touch')}>
                <Button
                  className={look('phone-own-line')}
                  leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
                  onClick={choose}
                >
                  {t('choose')}
                </Button>
                <span className={`${look('min-w-0', 'dimmed')} ${classes.hint}`}>
                  {t(isOver ? 'dropHere' : phone ? 'hintShort' : 'hint')}
                </span>
              </div>
            )}
            <ImportOptionFields options={options} onChange={setOptions} disabled={isSending} />
            <FileDropError>
              {state.kind === 'failed' && tx(state.text, state.values)}
              {state.kind === 'failed' && state.retry && (
                <Button size="compact-sm" variant="default" onClick={state.retry}>
                  {t('retry')}
                </Button>
              )}
            </FileDropError>
          </div>
        )}
      </FileDrop>
    </section>
  )
}
