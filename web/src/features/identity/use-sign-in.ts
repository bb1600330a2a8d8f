import { useEffect, useState } from 'react'
import {
  ERROR_CLEAR_DELAY,
  SIGN_IN_REDIRECT_DELAY,
} from '@pasok/domain/identity/identity.constants'
import { useRouter } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error'
import { signIn, useMaybeSession } from '../../lib/session'
import { addressAfterSignIn, forgetResume } from '../../lib/session.resume'

/** Goes on 300 ms after somebody is signed in here, or in another tab (Spec 1 §2). */
function useGoingOn(): void {
  const router = useRouter()
  const session = useMaybeSession()
  useEffect(() => {
    if (!session) return undefined
    const timer = setTimeout(() => {
      const address = addressAfterSignIn(session)
      forgetResume()
      router.history.replace(address)
    }, SIGN_IN_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [session, router])
}

export type SignInState = 'idle' | 'busy' | 'done'

interface SignIn {
  state: SignInState
  /** The provider's words; gone after 3 s (Spec 1 §9). */
  error: string | null
  send: (email: string, password: string) => Promise<boolean>
}

export function useSignIn(): SignIn {
  const [state, setState] = useState<SignInState>('idle')
  const [error, setError] = useState<string | null>(null)
  const router = useRouter()
  useGoingOn()
  useEffect(() => {
    if (error === null) return undefined
    const timer = setTimeout(() => setError(null), ERROR_CLEAR_DELAY)
    return () => clearTimeout(timer)
  }, [error])
  const send = async (email: string, password: string) => {
    setState('busy')
    // The dashboard comes while the answer does; failing here, it is loaded when it is opened.
    router.preloadRoute({ to: '/dashboard' }).catch(() => undefined)
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
