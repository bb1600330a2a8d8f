import { Button, Loader } from '@mantine/core'
import { UPLOAD_ACCEPT } from '@pasok/domain/files/files.constants'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { IconUpload } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type RefObject,
} from 'react'
import { useTexts, useTx } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import { KeptFileCard, type KeptFile } from './kept-file-card'
import { useUpload, type Uploading } from './use-upload'
import classes from './upload-field.module.css'

interface UploadFieldProps {
  /** Of the button, which gets the focus when something is wrong. */
  id: string
  /** What the file is: the document's title. */
  name: string
  prefix: FilePrefix
  file: KeptFile | null
  /** What is wrong with it, as the form sees it. */
  error?: string | undefined
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

/** A place for one file: chosen or dropped, sent with its progress, shown, replaced with Change. */
export function UploadField(props: UploadFieldProps) {
  const { id, name, prefix, file, error, onUploaded, onBusy } = props
  const t = useTexts(filesTexts)
  const tx = useTx()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const uploading = useUpload(prefix, onUploaded)
  const { state, start } = uploading
  const tellBusy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy))
  const isBusy = state.kind === 'sending'
  useEffect(() => {
    if (!isBusy) return undefined
    tellBusy(true)
    return () => tellBusy(false)
  }, [isBusy])
  const phone = usePhone()
  const [over, setOver] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const here = useKeptFocus(field, `${state.kind} ${file?.id ?? ''}`)
  const failure = state.kind === 'failed' ? tx(state.text, state.values) : error
  const choose = () => input.current?.click()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    start([...event.dataTransfer.files])
  }
  return (
    <div
      ref={field}
      className={classes.field}
      data-over={over || undefined}
      data-wrong={failure !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onFocus={here.onFocus}
      onBlur={here.onBlur}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept={UPLOAD_ACCEPT}
        hidden
        aria-label={name}
        onChange={({ currentTarget }) => {
          start([...(currentTarget.files ?? [])])
          // So that choosing the same file again is a change, too.
          currentTarget.value = ''
        }}
      />
      {state.kind === 'sending' ? (
        <Sending name={name} uploading={uploading} file={state.file} fraction={state.fraction} />
      ) : file ? (
        <KeptFileCard id={id} name={name} file={file} onChange={choose} describedBy={errorId} />
      ) : (
        <div className={classes.row}>
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
          <span className={classes.hint}>
            {t(over ? 'dropHere' : phone ? 'hintShort' : 'hint')}
          </span>
        </div>
      )}
      <div id={errorId} role="alert" className={classes.error}>
        {failure}
        {state.kind === 'failed' && state.retry && (
          <Button size="compact-sm" variant="default" onClick={state.retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface SendingProps {
  name: string
  uploading: Uploading
  file: File
  fraction: number
}

/** How much of the file has left. Once all has, the server looks into it. */
function Sending({ name, uploading, file, fraction }: SendingProps) {
  const t = useTexts(filesTexts)
  const percent = Math.floor(fraction * 100)
  const label = t('uploading', { file: file.name })
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
        {percent < 100 ? (
          t('uploadingPercent', { percent })
        ) : (
          <Loader size={16} aria-label={t('checking')} />
        )}
      </span>
      <Button
        variant="default"
        size="xs"
        aria-label={t('cancelFor', { name })}
        onClick={uploading.cancel}
      >
        {t('cancel')}
      </Button>
    </div>
  )
}
