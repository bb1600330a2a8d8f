import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import { tryAgainIn } from './try-again-in'
import { ERROR_CLEAR_DELAY_MS } from '@pasok/domain/identity/identity.constants'

/** An error message that disappears after 3 s (Spec 1 §5, §9). */
export function useBriefError(): [string | null, (error: string | null) => void] {
  // A new object each time, so that the same message starts another 3 s.
  const [shown, setShown] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (shown === null) return undefined
    const timer = setTimeout(() => setShown(null), ERROR_CLEAR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown?.text ?? null, (error) => setShown(error === null ? null : { text: error })]
}

interface MailRequest {
  busy: boolean
  /** Error of the last request, including the waiting time; shown until the next one. */
  error: string | null
  waits: boolean
  /** The last address and the number of mails sent to it. */
  sent: { email: string; times: number } | null
  send: (email: string) => Promise<void>
  startOver: () => void
}

/** Waits for the given seconds; null ends the wait. */
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

/** Requests a mail; double clicks send one request, later requests are allowed. */
export function useMailRequest(request: (email: string) => Promise<unknown>): MailRequest {
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
      await request(email)
      setSent((before) => ({ email, times: (before?.times ?? 0) + 1 }))
    } catch (reason) {
      const message = messageOf(reason)
      const seconds = reason instanceof ApiError ? reason.retryAfter : undefined
      wait(seconds ?? null)
      const isRateLimited = reason instanceof ApiError && reason.code === 'too_many_requests'
      setError(
        seconds === undefined || isRateLimited ? message : tx(...tryAgainIn(message, seconds)),
      )
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

const requestReset = (email: string) => call('requestPasswordReset', { params: { email } })

export const useResetRequest = (): MailRequest => useMailRequest(requestReset)
