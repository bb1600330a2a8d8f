import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMaybeSession } from '../lib/session'

/** Leaves the dashboard when the session is over. */
export function SessionWatch() {
  const router = useRouter()
  const queries = useQueryClient()
  const signedIn = useMaybeSession() !== null
  useEffect(() => {
    if (signedIn) return
    queries.clear()
  }, [signedIn, router, queries])
  return null
}
