import { useRef, useState } from 'react'
import type { LinkState } from '@pasok/domain/identity/identity.model'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, freshKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { signOut } from '../../lib/session'
import { sessionStore } from '../../lib/session.store'

/** State of a reset link; `unknown` without a token in the address. */
export function useResetLink(token: string | null) {
  return useQuery({
    queryKey: ['checkResetLink', token],
    queryFn: async ({ signal }): Promise<LinkState> => {
      if (token === null) return 'unknown'
      try {
        return (await call('checkResetLink', { body: { token }, signal })).state
      } catch (reason) {
        // The token is malformed.
        if (reason instanceof ApiError && reason.code === 'bad_request') return 'unknown'
        throw reason
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

interface Reset {
  busy: boolean
  error: string | null
  /** The server's error about the password. */
  passwordProblem: string | null
  send: (password: string) => Promise<void>
}

/** Sets the new password and opens the sign-in page. `onRefused` is called when the link may have expired. */
export function useReset(token: string, onRefused: () => void): Reset {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null)
  const running = useRef(false)
  const [key] = useState(freshKey)
  const attempt = useRef({ password: '', key })

  const send = async (password: string) => {
    if (running.current) return
    running.current = true
    // Repeating the same password without a response uses the same key.
    if (attempt.current.password !== password) attempt.current = { password, key: freshKey() }
    setBusy(true)
    setError(null)
    setPasswordProblem(null)
    try {
      await call('resetPassword', {
        body: { token, password },
        idempotencyKey: attempt.current.key,
      })
      // The server has ended all sessions of the account, so this one is ended too.
      if (sessionStore.get()) await signOut()
      await navigate({ to: '/', replace: true, state: { notice: 'password-changed' } })
    } catch (reason) {
      const atField = reason instanceof ApiError ? reason.issueAt('password') : undefined
      if (atField === undefined) {
        setError(messageOf(reason))
        onRefused()
      } else setPasswordProblem(atField)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, error, passwordProblem, send }
}
