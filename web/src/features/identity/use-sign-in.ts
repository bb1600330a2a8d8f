import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error'
import { useSignedIn } from '../../lib/session'
import type { Home } from '../../lib/session.kinds'
import { takeAddress } from '../../lib/session.resume'
import { useBriefError } from './use-mail-request'

/** Opens the next page shortly after signing in, here or in another tab (Spec 1 §2). */
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
  /** The server's error message; disappears after 3 s (Spec 1 §9). */
  error: string | null
  send: (email: string, password: string) => Promise<boolean>
}

interface SignInMethod {
  signIn: (email: string, password: string) => Promise<unknown>
  /** Milliseconds between signing in and opening the next page. */
  delay: number
  /** Most likely next page; preloaded during the request. */
  next: Home
}

/** Signs a user in; `signIn` should be a stable function. */
export function useSignIn({ signIn, delay, next }: SignInMethod): SignIn {
  const [state, setState] = useState<SignInState>('idle')
  const [error, setError] = useBriefError()
  const router = useRouter()
  useGoingOn(delay)
  const send = async (email: string, password: string) => {
    setState('busy')
    // A failed preload is repeated on opening.
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
