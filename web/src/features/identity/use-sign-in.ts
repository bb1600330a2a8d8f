import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error'
import { useSignedIn } from '../../lib/session'
import type { Home } from '../../lib/session.kinds'
import { takeAddress } from '../../lib/session.resume'
import { useBriefError } from './use-brief-error'

/** Goes on a moment after somebody is signed in here, or in another tab (Spec 1 §2). */
function useGoingOn(delay: number): void {
  const router = useRouter()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!signedIn) return undefined
    const timer = setTimeout(() => router.history.replace(takeAddress(signedIn)), delay)
    return () => clearTimeout(timer)
  }, [signedIn, router, delay])
}

export type SignInState = 'idle' | 'busy' | 'done'

interface SignIn {
  state: SignInState
  /** The provider's words; gone after 3 s (Spec 1 §9). */
  error: string | null
  send: (email: string, password: string) => Promise<boolean>
}

interface Way {
  signIn: (email: string, password: string) => Promise<unknown>
  /** Milliseconds from the sign-in until it goes on. */
  delay: number
  /** What most people see next: it comes while the answer does. */
  next: Home
}

/** A way to sign in; give it the same functions each time. */
export function useSignIn({ signIn, delay, next }: Way): SignIn {
  const [state, setState] = useState<SignInState>('idle')
  const [error, setError] = useBriefError()
  const router = useRouter()
  useGoingOn(delay)
  const send = async (email: string, password: string) => {
    setState('busy')
    // Failing here, it is loaded when it is opened.
    router.preloadRoute({ to: next }).catch(() => undefined)
    setError(null)
    try {
      await signIn(email.trim(), password)
      setState('done')
      return true
    } catch (reason) {
      setState('idle')
      setError(messageOf(reason))
      return false
    }
  }
  return { state, error, send }
}
