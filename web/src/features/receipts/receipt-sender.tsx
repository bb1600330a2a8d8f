import { useEffect } from 'react'
import { connectionStore } from '../../lib/connection'
import { useStore } from '../../lib/store'
import { useKeptEntries } from './use-receiving'
import { sendWaiting } from './sending'

/** Ms until what the server could not take is sent again. */
const AGAIN = 15_000

/** Sends what waits in this browser: at once it can, on whatever screen one is. */
export function ReceiptSender() {
  const isConnected = useStore(connectionStore) === 'connected'
  const isWaiting = useKeptEntries()?.some(({ sending }) => sending !== null) ?? false
  const isDue = isConnected && isWaiting
  useEffect(() => {
    if (!isDue) return undefined
    const send = () => void sendWaiting()
    send()
    const timer = setInterval(send, AGAIN)
    return () => clearInterval(timer)
  }, [isDue])
  return null
}
