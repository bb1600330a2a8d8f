import { filesTexts } from '@pasok/domain/files/files.texts'
import { useEffect, useRef, useState } from 'react'
import type { CallInput, CallName } from './api'
import { messageOf } from './api-error'
import { download } from './download'
import { tx } from './texts'
import { toastSuccess } from './toast'

/**
 * A file of the server's, one at a time, given up when the screen is left. Why it did not come is
 * told to `onFailure`, or kept until it is dismissed.
 */
export function useDownload<Name extends CallName>(
  call: Name,
  input: CallInput<Name>,
  onFailure?: (message: string) => void,
) {
  const running = useRef<AbortController | null>(null)
  /** Bytes that have come so far, while it runs. */
  const [bytes, setBytes] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])
  const start = async () => {
    if (running.current) return
    const mine = new AbortController()
    running.current = mine
    setFailure(null)
    setBytes(0)
    try {
      const name = await download(call, { ...input, signal: mine.signal }, setBytes)
      toastSuccess(tx(filesTexts.saved, { name }))
    } catch (error) {
      if (!mine.signal.aborted) (onFailure ?? setFailure)(messageOf(error))
    } finally {
      running.current = null
      setBytes(null)
    }
  }
  return {
    start: () => void start(),
    cancel,
    bytes,
    failure,
    dismiss: () => setFailure(null),
  } as const
}
export type Download = ReturnType<typeof useDownload>
