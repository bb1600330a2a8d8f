import { Button, Loader, NativeSelect } from '@mantine/core'
import { IMPORT_ACCEPT } from '@pasok/domain/catalog/catalog.import.constants'
import {
  NUMBER_STYLES,
  TOLD_ENCODINGS,
  type ImportRow,
  type NumberStyle,
  type ToldEncoding,
} from '@pasok/domain/catalog/catalog.import.model'
import { importTexts } from '@pasok/domain/catalog/catalog.import.texts'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTexts, useTx } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import classes from './import-upload.module.css'
import { useImportUpload, type Told } from './use-import-upload'

const NUMBER_NAMES = {
  read: 'numbersRead',
  comma: 'numbersComma',
  point: 'numbersPoint',
} as const satisfies Record<NumberStyle, keyof typeof importTexts>

const ENCODING_NAMES: Readonly<Record<Exclude<ToldEncoding, 'read'>, string>> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

interface ToldFieldsProps {
  told: Told
  onChange: (told: Told) => void
  disabled: boolean
}

/** What a file can't always say of itself. */
function ToldFields({ told, onChange, disabled }: ToldFieldsProps) {
  const t = useTexts(importTexts)
  return (
    <div className={classes.told}>
      <NativeSelect
        label={t('numbers')}
        disabled={disabled}
        value={told.numbers}
        data={NUMBER_STYLES.map((value) => ({ value, label: t(NUMBER_NAMES[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...told, numbers: NUMBER_STYLES.find((one) => one === value) ?? 'read' })
        }
      />
      <NativeSelect
        label={t('encoding')}
        disabled={disabled}
        value={told.encoding}
        data={TOLD_ENCODINGS.map((value) => ({
          value,
          label: value === 'read' ? t('encodingRead') : ENCODING_NAMES[value],
        }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...told, encoding: TOLD_ENCODINGS.find((one) => one === value) ?? 'read' })
        }
      />
    </div>
  )
}

interface SendingProps {
  name: string
  fraction: number
  onCancel: () => void
}

function Sending({ name, fraction, onCancel }: SendingProps) {
  const t = useTexts(importTexts)
  const percent = Math.floor(fraction * 100)
  const label = t('sending', { file: name })
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{label}</span>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div className={classes.bar} style={{ width: `${percent}%` }} />
        </div>
      </div>
      <span className={classes.percent}>
        {percent < 100 ? t('sendingPercent', { percent }) : <Loader size={16} />}
      </span>
      <Button variant="default" size="xs" aria-label={t('cancelUpload')} onClick={onCancel}>
        {t('cancelUpload')}
      </Button>
    </div>
  )
}

/** A place for a spreadsheet: chosen or dropped, sent with its progress. */
export function ImportUpload({ onTaken }: { onTaken: (row: ImportRow) => void }) {
  const t = useTexts(importTexts)
  const tx = useTx()
  const phone = usePhone()
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<Told>({ encoding: 'read', numbers: 'read' })
  const [over, setOver] = useState(false)
  const { state, start, cancel } = useImportUpload(told, onTaken)
  const isSending = state.kind === 'sending'
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isSending) start([...event.dataTransfer.files])
  }
  return (
    <section aria-label={t('upload')}>
      <div
        className={classes.field}
        data-over={over || undefined}
        data-wrong={state.kind === 'failed' || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            setOver(false)
        }}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept={IMPORT_ACCEPT}
          hidden
          aria-label={t('choose')}
          onChange={({ currentTarget }) => {
            start([...(currentTarget.files ?? [])])
            // So that choosing the same file again is a change, too.
            currentTarget.value = ''
          }}
        />
        {isSending ? (
          <Sending name={state.name} fraction={state.fraction} onCancel={cancel} />
        ) : (
          <div className={classes.row}>
            <Button
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('choose')}
            </Button>
            <span className={classes.hint}>
              {t(over ? 'dropHere' : phone ? 'hintShort' : 'hint')}
            </span>
          </div>
        )}
        <ToldFields told={told} onChange={setTold} disabled={isSending} />
        <div role="alert" className={classes.error}>
          {state.kind === 'failed' && tx(state.text, state.values)}
          {state.kind === 'failed' && state.retry && (
            <Button size="compact-sm" variant="default" onClick={state.retry}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
