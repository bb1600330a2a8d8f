import { Button } from '@mantine/core'
import { UPLOAD_ACCEPT } from '@pasok/domain/files/files.constants'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, type FocusEvent, type RefObject } from 'react'
import { useTexts, useTx } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import { FileDrop, FileDropError } from '../../ui/file-drop'
import { SendingFile } from '../../documents/sending-file'
import { IMAGE_ACCEPT } from '../../lib/file-problem'
import { KeptFileCard, type KeptFile } from './kept-file-card'
import { useUpload } from './use-upload'
import { look } from '../../ui/look'

interface UploadFieldProps {
  /** Of the button, which gets the focus when something is wrong. */
  id: string
  /** What the file is: the document's title. */
  name: string
  prefix: FilePrefix
  file: KeptFile | null
  /** What is wrong with it, as the form sees it. */
  error?: string | undefined
  /** An image, and no other file. */
  imagesOnly?: boolean
  onUploaded: (upload: Upload) => void
  /** A file is on its way, or no longer. */
  onBusy?: (isBusy: boolean) => void
}

/**
 * The buttons change with what is going on: the focus stays with the field when the button that had
 * it goes.
 */
function useKeptFocus(field: RefObject<HTMLElement | null>, moment: string) {
  const isHere = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isHere.current && isLost) field.current?.querySelector('button')?.focus()
  }, [field, moment])
  return {
    onFocus: () => {
      isHere.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
        isHere.current = false
    },
  }
}

function hintOf(imagesOnly: boolean, isShort: boolean) {
  if (imagesOnly) return isShort ? 'imageHintShort' : 'imageHint'
  return isShort ? 'hintShort' : 'hint'
}

/** A place for one file: chosen or dropped, sent with its progress, shown, replaced with Change. */
export function UploadField(props: UploadFieldProps) {
  const { id, name, prefix, file, error, imagesOnly = false, onUploaded, onBusy } = props
  const t = useTexts(filesTexts)
  const tx = useTx()
  const errorId = useId()
  const { state, start, cancel } = useUpload(prefix, onUploaded, imagesOnly)
  const tellBusy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy))
  const isBusy = state.kind === 'sending'
  useEffect(() => {
    if (!isBusy) return undefined
    tellBusy(true)
    return () => tellBusy(false)
  }, [isBusy])
  const phone = usePhone()
  const field = useRef<HTMLDivElement>(null)
  const here = useKeptFocus(field, `${state.kind} ${file?.id ?? ''}`)
  const failure = state.kind === 'failed' ? tx(state.text, state.values) : error
  return (
    <FileDrop
      ref={field}
      accept={imagesOnly ? IMAGE_ACCEPT : UPLOAD_ACCEPT}
      label={name}
      isWrong={failure !== undefined}
      onFocus={here.onFocus}
      onBlur={here.onBlur}
      onFiles={start}
    >
      {({ isOver, choose }) => (
        <>
          {state.kind === 'sending' ? (
            <SendingFile
              file={state.file.name}
              fraction={state.fraction}
              cancelLabel={t('cancelFor', { name })}
              onCancel={cancel}
            />
          ) : file ? (
            <KeptFileCard id={id} name={name} file={file} onChange={choose} describedBy={errorId} />
          ) : (
            <div className={look('row', 'gap-sm', 'touch')}>
              <Button
                id={id}
                variant="default"
                leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
                aria-label={t('chooseFor', { name })}
                aria-describedby={errorId}
                onClick={choose}
              >
                {t('choose')}
              </Button>
              <span className={look('min-w-0', 'dimmed')}>
                {t(isOver ? 'dropHere' : hintOf(imagesOnly, phone))}
              </span>
            </div>
          )}
          <FileDropError id={errorId}>
            {failure}
            {state.kind === 'failed' && state.retry && (
              <Button size="compact-sm" variant="default" onClick={state.retry}>
                {t('retry')}
              </Button>
            )}
          </FileDropError>
        </>
      )}
    </FileDrop>
  )
}
