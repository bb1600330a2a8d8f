import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import { tryAgainIn } from './try-again-in'

interface MailRequest {
  busy: boolean
  /** Stays until the next try: it says how long to wait. */
  error: string | null
  /** Asking for the same again is refused for now. */
  waits: boolean
  /** The address that was asked for last, and how often. */
  sent: { email: string; times: number } | null
  send: (email: string) => Promise<void>
  /** Back to the question. */
  startOver: () => void
}

/** Counts down the seconds of a refusal; null: none. */
function useWait(): { waits: boolean; wait: (seconds: number | null) => void } {
  const [wait, setWait] = useState<{ seconds: number } | null>(null)
  useEffect(() => {
    if (!wait) return undefined
    const timer = setTimeout(() => setWait(null), wait.seconds * 1000)
    return () => clearTimeout(timer)
  }, [wait])
  return {
    waits: wait !== null,
    wait: (seconds) => setWait(seconds === null ? null : { seconds }),
  }
}

/** Asks for a mail, once however often the button is pressed; asking again later is fine. */
export function useMailRequest(ask: (email: string) => Promise<unknown>): MailRequest {
  const tx = useTx()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<MailRequest['sent']>(null)
  const { waits, wait } = useWait()
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
      wait(seconds ?? null)
      const isTold = reason instanceof ApiError && reason.code === 'too_many_requests'
      setError(seconds === undefined || isTold ? message : tx(...tryAgainIn(message, seconds)))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const startOver = () => {
    setSent(null)
    setError(null)
    wait(null)
  }
  return { busy, error, waits, sent, send, startOver }
}

const askReset = (email: string) => call('askPasswordReset', { params: { email } })

/** Asks for the mail with which a password is set anew. */
export const useResetRequest = (): MailRequest => useMailRequest(askReset)
