import { useRef, useState } from 'react'
import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'

interface MailRequest {
  busy: boolean
  /** Stays until the next try: it says how long to wait. */
  error: string | null
  /** The address that was asked for last, and how often. */
  sent: { email: string; times: number } | null
  send: (email: string) => Promise<void>
  /** Back to the question. */
  startOver: () => void
}

/** Asks for a mail, once however often the button is pressed; asking again later is fine. */
export function useMailRequest(ask: (email: string) => Promise<unknown>): MailRequest {
  const tx = useTx()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<MailRequest['sent']>(null)
  const running = useRef(false)
  const send = async (email: string) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await ask(email)
      setSent((before) => ({ email, times: (before?.times ?? 0) + 1 }))
    } catch (reason) {
      const message = messageOf(reason)
      const seconds = reason instanceof ApiError ? reason.retryAfter : undefined
      setError(seconds === undefined ? message : tx(linkTexts.tryAgainIn, { message, seconds }))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const startOver = () => {
    setSent(null)
    setError(null)
  }
  return { busy, error, sent, send, startOver }
}
