import { useEffect } from 'react'
import { connectionStore } from '../../lib/connection'
import { useStore } from '../../lib/store'
import { useStoredEntries } from './use-receiving'
import { sendWaiting } from './sending'

/** Milliseconds between a failure and the next attempt. */
const AGAIN_MS = 15_000

/** Sends queued receipts as soon as possible, on every screen. */
export function ReceiptSender() {
  const isConnected = useStore(connectionStore) === 'connected'
  const isWaiting = useStoredEntries()?.some(({ sending }) => sending !== null) ?? false
  const isDue = isConnected && isWaiting
  useEffect(() => {
    if (!isDue) return undefined
    const send = () => void sendWaiting()
    send()
    const timer = setInterval(send, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isDue])
  return null
}
