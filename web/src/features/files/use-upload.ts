import { filesTexts } from '@pasok/domain/files/files.texts'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { freshKey, queryKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { isReadable, mayPassLater } from '../../lib/send-file'
import { findImageProblem, problemOfFile } from '../../lib/file-problem'
import { upload } from '../../lib/upload'
import { useLatest } from '../../lib/use-latest'
import { withoutSpaces } from '../../lib/without-spaces'

/** An upload that has not become a kept file, or not yet. */
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

/** Asks before the page is left while a file is on its way. */
function useStaying(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

/** One upload at a time: chosen, on its way with its progress, failed with what to do. */
export function useUpload(
  prefix: FilePrefix,
  onUploaded: (upload: Upload) => void,
  /** An image, and no other file. */
  imagesOnly = false,
): Uploading {
  const queries = useQueryClient()
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  // An upload takes a while. The latest callback knows what changed after the upload began.
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
      const kept = await upload({ file, prefix, imagesOnly, idempotencyKey, signal, onProgress })
      if (signal.aborted) return
      queries.setQueryData(queryKey('getFile', { params: { id: kept.id } }), kept)
      latestOnUploaded.current(kept)
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
