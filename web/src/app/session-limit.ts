import { useEffect, useState } from 'react'
import { useSignedIn, type SignedIn } from '../lib/session'
import { lastActivity, limitOf, secondsLeft, type Times } from '../lib/session.idle'
import { endSession, sessionStore } from '../lib/session.store'

/** How often the clock is read; ms. Each tab reads it for itself. */
const STEP = 1_000

function timesOf(session: SignedIn): Times {
  return {
    signedInAt: Date.parse(session.login_start_date),
    activeAt: lastActivity(),
    now: Date.now(),
    expiresInSeconds: session.expires_in,
  }
}

/** Ends a session whose time is up. */
export function enforceLimits(): void {
  const session = sessionStore.get()
  if (!session) return
  const limit = limitOf(timesOf(session))
  if (limit === 'idle' || limit === 'lifetime') endSession(limit)
}

/** Enforces the limits while the app is open; the seconds left once the idle logout is near. */
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
    // A machine that slept had its timers asleep too.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [session])
  return left
}
