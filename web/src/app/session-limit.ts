import { useEffect, useState } from 'react'
import { useSignedIn, type SignedIn } from '../lib/session'
import { lastActivity, limitOf, secondsLeft, type Times } from '../lib/session.idle'
import { endSession, sessionStore } from '../lib/session.store'

/** Milliseconds between two checks of the time limits, in each tab. */
const STEP = 1_000

function timesOf(session: SignedIn): Times {
  return {
    signedInAt: Date.parse(session.login_start_date),
    activeAt: lastActivity(),
    now: Date.now(),
    expiresInSeconds: session.expires_in,
  }
}

/** Ends the session when its idle or lifetime limit is reached. */
export function enforceLimits(): void {
  const session = sessionStore.get()
  if (!session) return
  const limit = limitOf(timesOf(session))
  if (limit === 'idle' || limit === 'lifetime') endSession(limit)
}

/**
 * Enforces the session limits while the app is open. Returns the seconds left before the idle logout, or null
 * until the warning is due.
 */
export function useSessionLimit(): number | null {
  const session = useSignedIn()
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (!session) {
      setLeft(null)
      return undefined
    }
    const check = () => {
      enforceLimits()
      const times = timesOf(session)
      setLeft(limitOf(times) === 'warning' ? secondsLeft(times) : null)
    }
    check()
    const timer = setInterval(check, STEP)
    // Timers do not run while the computer sleeps.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [session])
  return left
}
