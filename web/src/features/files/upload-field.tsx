import { Anchor, Box, Button } from '@mantine/core'
import { FILE_LINK_RENEWAL_MS, UPLOAD_ACCEPT } from '@pasok/domain/files/files.constants'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { filesTexts } from '@pasok/domain/files/files.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { IconFileTypePdf, IconPhoto, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { SendingFile } from '../../documents/sending-file'
import { call, freshKey, queryKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { findImageProblem, IMAGE_ACCEPT, problemOfFile } from '../../lib/file-problem'
import { isReadable, mayPassLater } from '../../lib/send-file'
import { useTexts, useTx } from '../../lib/texts'
import { upload, withoutSpaces } from '../../lib/upload'
import { useLatest } from '../../lib/use-latest'
import { usePhone } from '../../lib/use-phone'

import { FileDrop, FileDropError } from '../../ui/file-drop'
import { look } from '../../ui/look'

/** Loads an upload with a valid link. */
function useStoredFile(id: string | undefined) {
  return useQuery({
    queryKey: queryKey('getFile', { params: { id: id ?? '' } }),
    queryFn: ({ signal }) =>
      call('getFile', { params: { id: id ?? '' }, signal, background: true }),
    enabled: id !== undefined,
    staleTime: FILE_LINK_RENEWAL_MS,
    refetchInterval: FILE_LINK_RENEWAL_MS,
  })
}

/** What is known of a file without loading it. */
interface StoredFile {
  id: string
  name: string
  /** Media type. */
  type: string
}

interface StoredFileCardProps {
  id: string
  name: string
  file: StoredFile
  onChange: () => void
  describedBy: string
}

const isRemoved = (error: unknown) => error instanceof ApiError && error.status === 404

/** An uploaded file: picture or icon, name, link, and Change button. */
function StoredFileCard({ id, name, file, onChange, describedBy }: StoredFileCardProps) {
  const t = useTexts(filesTexts)
  const { data, error, refetch } = useStoredFile(file.id)
  const url = data?.url
  const shown = data?.name ?? file.name
  const type = data?.type ?? file.type
  const wasRemoved = isRemoved(error)
  return (
    <div className={look('row', 'gap-sm', 'touch')}>
      <Box
        component="span"
        className={look(
          'centered',
          'flex-none',
          'overflow-hidden',
          'border',
          'rounded-sm',
          'dimmed',
          'ground',
        )}
        w={44}
        h={44}
        aria-hidden
      >
        {url !== undefined && type.startsWith('image/') ? (
          <img src={url} alt="" className={look('w-full', 'h-full', 'fit-cover')} />
        ) : type === 'application/pdf' ? (
          <IconFileTypePdf size={22} stroke={1.5} />
        ) : (
          <IconPhoto size={22} stroke={1.5} />
        )}
      </Box>
      <div className={look('stack', 'align-start', 'grow')}>
        <span className={look('max-w-full', 'medium', 'truncate')}>{shown}</span>
        {wasRemoved && <span className={look('error')}>{t('gone', { file: shown })}</span>}
        {error && !wasRemoved && (
          <span className={look('error')}>
            {t('loadFailed', { reason: messageOf(error) })}{' '}
            <Anchor component="button" type="button" onClick={() => void refetch()}>
              {t('retry')}
            </Anchor>
          </span>
        )}
        {url !== undefined && !wasRemoved && (
          <Anchor
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            // Enlarges the touch target without making the line taller.
            py={2}
            aria-label={t('openFor', { file: shown })}
          >
            {t('open')}
          </Anchor>
        )}
      </div>
      <Button
        id={id}
        variant="default"
        size="xs"
        aria-label={t('changeFor', { name })}
        aria-describedby={describedBy}
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </div>
  )
}

type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; fraction: number }
  | { kind: 'failed'; text: Text; values: Values; retry: (() => void) | null }

interface Uploading {
  state: UploadState
  start: (files: readonly File[]) => void
  cancel: () => void
}

const IDLE: UploadState = { kind: 'idle' }

/** Requests confirmation before leaving the page during an upload. */
function useStaying(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isSending])
}

/** Uploads one file at a time, with progress, errors and retry. */
export function useUpload(
  prefix: FilePrefix,
  onUploaded: (upload: Upload) => void,
  /** True to accept images only. */
  imagesOnly = false,
): Uploading {
  const queries = useQueryClient()
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  // Calls the latest callback, as it may have changed during the upload.
  const latestOnUploaded = useLatest(onUploaded)
  useStaying(state.kind === 'sending')
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File, idempotencyKey: string) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ kind: 'sending', file, fraction: 0 })
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ kind: 'sending', file, fraction })
    }
    try {
      if (!(await isReadable(file))) return fail(filesTexts.unreadable, { file: file.name })
      const uploaded = await upload({
        file,
        prefix,
        imagesOnly,
        idempotencyKey,
        signal,
        onProgress,
      })
      if (signal.aborted) return
      queries.setQueryData(queryKey('getFile', { params: { id: uploaded.id } }), uploaded)
      latestOnUploaded.current(uploaded)
      setState(IDLE)
    } catch (reason) {
      if (signal.aborted) return
      const again = mayPassLater(reason) ? () => void send(file, idempotencyKey) : null
      fail(filesTexts.failed, { file: file.name, reason: messageOf(reason) }, again)
    }
  }
  const fail = (text: Text, values: Values, retry: (() => void) | null = null) =>
    setState({ kind: 'failed', text, values, retry })
  const begin = async (files: readonly File[]) => {
    const [file, another] = files
    if (!file) return
    if (another) return fail(filesTexts.oneOnly, {})
    const problem = imagesOnly ? await findImageProblem(file) : problemOfFile(file)
    if (problem) return fail(problem.text, problem.values)
    await send(withoutSpaces(file), freshKey())
  }
  const cancel = () => {
    running.current?.abort()
    setState(IDLE)
  }
  return { state, start: (files) => void begin(files), cancel }
}

interface UploadFieldProps {
  /** Id of the button, which is focused when there is an error. */
  id: string
  name: string
  prefix: FilePrefix
  file: StoredFile | null
  error?: string | undefined
  imagesOnly?: boolean
  onUploaded: (upload: Upload) => void
  /** Called when an upload starts or ends. */
  onBusy?: (isBusy: boolean) => void
}

/** Returns the focus to the field when the focused button is replaced. */
function usePreservedFocus(field: RefObject<HTMLElement | null>, moment: string) {
  const isMounted = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isMounted.current && isLost) field.current?.querySelector('button')?.focus()
  }, [field, moment])
  return {
    onFocus: () => {
      isMounted.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
        isMounted.current = false
    },
  }
}

function hintOf(imagesOnly: boolean, isShort: boolean) {
  if (imagesOnly) return isShort ? 'imageHintShort' : 'imageHint'
  return isShort ? 'hintShort' : 'hint'
}

/** Field for one file: choose or drop, progress, preview, Change button. */
export function UploadField(props: UploadFieldProps) {
  const { id, name, prefix, file, error, imagesOnly = false, onUploaded, onBusy } = props
  const t = useTexts(filesTexts)
  const tx = useTx()
  const errorId = useId()
  const { state, start, cancel } = useUpload(prefix, onUploaded, imagesOnly)
  const reportBusy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy))
  const isBusy = state.kind === 'sending'
  useEffect(() => {
    if (!isBusy) return undefined
    reportBusy(true)
    return () => reportBusy(false)
  }, [isBusy])
  const phone = usePhone()
  const field = useRef<HTMLDivElement>(null)
  const here = usePreservedFocus(field, `${state.kind} ${file?.id ?? ''}`)
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
            <StoredFileCard
              id={id}
              name={name}
              file={file}
              onChange={choose}
              describedBy={errorId}
            />
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
