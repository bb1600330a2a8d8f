import { importTexts } from '@pasok/domain/catalog/catalog.import.texts'
import type { Contract } from '@pasok/domain/kernel/contract'
import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { download } from '../../lib/download'
import { tx } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'

/** A file of the server's, one at a time, given up when the screen is left. */
export function useFileDownload<C extends Contract>(contract: C, input: CallInput<C>) {
  const running = useRef<AbortController | null>(null)
  /** Bytes that have come so far, while it runs. */
  const [bytes, setBytes] = useState<number | null>(null)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])
  const start = async () => {
    if (running.current) return
    const mine = new AbortController()
    running.current = mine
    setBytes(0)
    try {
      const name = await download(contract, { ...input, signal: mine.signal }, setBytes)
      toastSuccess(tx(importTexts.exported, { name }))
    } catch (error) {
      if (!mine.signal.aborted) toastError(messageOf(error))
    } finally {
      running.current = null
      setBytes(null)
    }
  }
  return { start: () => void start(), cancel, bytes } as const
}
