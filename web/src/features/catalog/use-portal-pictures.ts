import { MAX_PICTURES } from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { freshKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { isReadable, mayPassLater, sendFile } from '../../lib/send-file'
import { tx } from '../../lib/texts'
import { toastUndo } from '../../lib/toast'
import { fitting, moved, problemOfPicture } from './portal-picture-list'

/** A picture that is not part of the product yet. */
export interface PictureUpload {
  /** Idempotency key, the same for every attempt, so that a retry is not stored twice. */
  key: string
  file: File
  state:
    | { kind: 'waiting' }
    /** Share of the file sent, 0 to 1. */
    | { kind: 'sending'; fraction: number }
    | { kind: 'failed'; message: string; mayRetry: boolean }
}

const failed = (message: string, mayRetry = false) =>
  ({ kind: 'failed', message, mayRetry }) as const

/** Returns the initial state of a file: invalid, too many, or waiting to be sent. */
function uploadOf(file: File, hasRoom: boolean): PictureUpload {
  const key = freshKey()
  const problem = problemOfPicture(file)
  if (problem) return { key, file, state: failed(tx(problem.text, problem.values)) }
  const values = { file: file.name, most: MAX_PICTURES }
  if (!hasRoom) return { key, file, state: failed(tx(productFormTexts.tooMany, values)) }
  return { key, file, state: { kind: 'waiting' } }
}

function sendPicture(file: File, how: Omit<Parameters<typeof sendFile>[1], 'form'>) {
  const form = new FormData()
  form.append('file', file, file.name)
  return sendFile('uploadProductPicture', { ...how, form })
}

interface PicturesInput {
  paths: readonly string[]
  change: (next: (paths: readonly string[]) => readonly string[]) => void
}

/** Uploads the waiting files one after the other, because the server resizes one at a time. */
function useUploads({ paths, change }: PicturesInput) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const running = useRef<{ key: string; controller: AbortController }>(undefined)
  const setUpload = (key: string, state: PictureUpload['state']) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))
  const removeUpload = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  const send = async ({ key, file }: PictureUpload, signal: AbortSignal) => {
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setUpload(key, { kind: 'sending', fraction })
    }
    try {
      if (!(await isReadable(file))) {
        setUpload(key, failed(tx(productFormTexts.unreadable, { file: file.name })))
        return
      }
      const uploaded = await sendPicture(file, { idempotencyKey: key, signal, onProgress })
      if (signal.aborted) return
      removeUpload(key)
      change((all) => (all.includes(uploaded.url) ? all : [...all, uploaded.url]))
    } catch (reason) {
      if (!signal.aborted) setUpload(key, failed(messageOf(reason), mayPassLater(reason)))
    }
  }

  const start = useEffectEvent((upload: PictureUpload) => {
    const controller = new AbortController()
    running.current = { key: upload.key, controller }
    setUpload(upload.key, { kind: 'sending', fraction: 0 })
    void send(upload, controller.signal)
  })
  const next = uploads.some(({ state }) => state.kind === 'sending')
    ? undefined
    : uploads.find(({ state }) => state.kind === 'waiting')
  useEffect(() => {
    if (next) start(next)
  }, [next])
  useEffect(() => () => running.current?.controller.abort(), [])

  return {
    uploads,
    add: (files: readonly File[]) => {
      const pending = uploads.filter(({ state }) => state.kind !== 'failed').length
      const sound = files.filter((file) => problemOfPicture(file) === null)
      const room = new Set(fitting(sound, paths.length + pending))
      setUploads((all) => [...all, ...files.map((file) => uploadOf(file, room.has(file)))])
    },
    cancel: (key: string) => {
      if (running.current?.key === key) running.current.controller.abort()
      removeUpload(key)
    },
    retry: (key: string) => setUpload(key, { kind: 'waiting' }),
  }
}

export function usePictures(input: PicturesInput) {
  const { paths, change } = input
  const uploading = useUploads(input)
  const isBusy = uploading.uploads.some(({ state }) => state.kind !== 'failed')
  return {
    ...uploading,
    paths,
    /** True while pictures are being uploaded. */
    isBusy,
    move: (from: number, to: number) => change((all) => moved(all, from, to)),
    remove: (path: string) => {
      const at = paths.indexOf(path)
      change((all) => all.filter((one) => one !== path))
      toastUndo(tx(productFormTexts.pictureRemoved), tx(productFormTexts.undo), () =>
        change((all) => (all.includes(path) ? all : all.toSpliced(at, 0, path))),
      )
    },
  }
}
export type PicturesState = ReturnType<typeof usePictures>
