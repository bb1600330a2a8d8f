import { MAX_FILES } from '@pasok/domain/chat/chat.constants'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import type { Upload } from '@pasok/domain/files/files.model'
import { filesTexts } from '@pasok/domain/files/files.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { useEffect, useRef, useState } from 'react'
import { LEAVE_UPLOAD, useLeaveQuestion } from '../../documents/use-leave-question'
import { freshKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { problemOfMessageFile } from '../../lib/file-problem'
import { isReadable, mayPassLater } from '../../lib/send-file'
import { upload } from '../../lib/upload'

/** A file that is being uploaded, has failed or is not allowed. */
interface Attaching {
  key: string
  file: File
  fraction: number
  /** Position among the selected files. */
  place: number
  failure?: { text: Text; values: Values; mayPass: boolean }
}

interface Options {
  /** Number of files already attached. */
  count: number
  onUploaded: (upload: Upload, place: number) => void
}

/** Searching within the conversation does not interrupt an upload; leaving the conversation does. */
const LEAVE = { ...LEAVE_UPLOAD, ofPage: true, part: 'chat' }
const NEVER = { current: false }

/** Abort controllers by key; all are aborted on unmount. */
function useControllers() {
  const controllers = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const one of running.values()) one.abort()
    }
  }, [])
  return controllers
}

/** Attachments of a message: several uploads at a time, each with progress, failure and retry. */
export function useAttachments({ count, onUploaded }: Options) {
  const [sending, setSending] = useState<readonly Attaching[]>([])
  const [problem, setProblem] = useState<{ text: Text; values: Values } | null>(null)
  const going = sending.filter(({ failure }) => !failure)
  const controllers = useControllers()
  useLeaveQuestion(going.length > 0, NEVER, LEAVE)
  const chosen = useRef(0)
  const change = (key: string, next: Partial<Attaching>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const remove = (key: string) => {
    controllers.current.get(key)?.abort()
    controllers.current.delete(key)
    setSending((all) => all.filter((one) => one.key !== key))
  }
  const send = async ({ key, file, place }: Attaching) => {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    const { signal } = controller
    const fail = (text: Text, values: Values, mayPass: boolean) =>
      change(key, { failure: { text, values: { file: file.name, ...values }, mayPass } })
    try {
      if (!(await isReadable(file))) return fail(filesTexts.unreadable, {}, false)
      const onProgress = (fraction: number) => change(key, { fraction })
      const one = await upload({ file, prefix: 'chat', idempotencyKey: key, signal, onProgress })
      if (signal.aborted) return
      remove(key)
      onUploaded(one, place)
    } catch (reason) {
      if (signal.aborted) return
      fail(filesTexts.failed, { reason: messageOf(reason) }, mayPassLater(reason))
    }
  }
  const add = (files: readonly File[]) => {
    setProblem(null)
    const room = MAX_FILES - count - going.length
    if (files.length > room)
      setProblem({ text: composerTexts.tooMany, values: { count: MAX_FILES } })
    for (const file of files.slice(0, Math.max(0, room))) {
      const wrong = problemOfMessageFile(file)
      chosen.current += 1
      const one: Attaching = { key: freshKey(), file, fraction: 0, place: chosen.current }
      const failure = wrong && { failure: { ...wrong, mayPass: false } }
      setSending((all) => [...all, { ...one, ...failure }])
      if (!wrong) void send(one)
    }
  }
  /** Clears the errors of files that were not attached, before the next message. */
  const forget = () => {
    setProblem(null)
    setSending((all) => all.filter(({ failure }) => !failure))
  }
  const retry = ({ failure: _, ...again }: Attaching) => {
    setSending((all) => all.map((one) => (one.key === again.key ? { ...again, fraction: 0 } : one)))
    void send(again)
  }
  return { sending, problem, isBusy: going.length > 0, add, remove, retry, forget }
}
