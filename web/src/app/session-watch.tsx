import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { renewSession, useSignedIn } from '../lib/session'
import { ownerKeyOf } from '../lib/session.kinds'
import { sessionStore } from '../lib/session.store'
import { useActivity } from './activity'
import { useSessionLimit } from './session-limit'

// Rarely seen, so not part of the first load.
const IdleWarning = lazyPiece(async () => (await import('./idle-warning')).IdleWarning)

/** Follows the session's life: activity, limits, renewal, and leaving when it is over. */
export function SessionWatch() {
  const signedIn = useSignedIn() !== null
  const left = useSessionLimit()
  useActivity(signedIn)
  useRenewal(signedIn)
  useLeaving()
  if (left === null) return null
  return (
    <LazyBoundary optional>
      <IdleWarning seconds={left} />
    </LazyBoundary>
  )
}

/** Roles may have changed since the session was stored. */
function useRenewal(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) renewSession(true).catch(() => undefined)
  }, [signedIn])
}

const ownerNow = () => {
  const signedIn = sessionStore.get()
  return signedIn && ownerKeyOf(signedIn)
}

/**
 * When the session is over, nothing of it stays: neither data nor screen. Nor does the data of one
 * company when a super admin goes on to another.
 */
function useLeaving(): void {
  const router = useRouter()
  const queries = useQueryClient()
  useEffect(() => {
    let owner = ownerNow()
    return sessionStore.subscribe(() => {
      const before = owner
      owner = ownerNow()
      if (before === owner) return
      if (before !== null) queries.clear()
      if (owner === null) void router.navigate({ to: '/', replace: true })
    })
  }, [router, queries])
}
