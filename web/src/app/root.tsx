import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lastOwnCallAt } from '../lib/api'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { renewSession, useSignedIn } from '../lib/session'
import { markActivity } from '../lib/session.idle'
import { ownerKeyOf } from '../lib/session.kinds'
import { sessionStore } from '../lib/session.store'
import { useFocusOnRoute } from './focus-on-route'
import { useSessionLimit } from './session-limit'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Maximum time in milliseconds between requests while the user is active. Reading sends no requests, and the
 * server would end the session as idle.
 */
const HEARTBEAT = 10 * 60_000

/** Records the user's activity for this tab, for the other tabs and, at intervals, for the server. */
function useActivity(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined
    const alive = () => {
      markActivity()
      if (Date.now() - lastOwnCallAt() > HEARTBEAT) {
        // A network failure does not end the session; after a 401 it has ended already.
        renewSession(false).catch(() => undefined)
      }
    }
    const options = { passive: true, capture: true }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, alive, options)
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, alive, options)
    }
  }, [signedIn])
}

const IdleWarning = lazyPiece(async () => (await import('./idle-warning')).IdleWarning)

/** Watches the session: activity, time limits, renewal and sign-out. */
function SessionWatch() {
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

/** Renews the stored session, because roles may have changed since. */
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
 * Clears all cached data when the session ends or a super admin switches companies, and opens the sign-in page
 * when the session ends.
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

const NotFoundScreen = lazyPiece(async () => (await import('../screens/not-found')).NotFoundScreen)

export function Nowhere() {
  return (
    <LazyBoundary>
      <NotFoundScreen />
    </LazyBoundary>
  )
}

export function Root() {
  useFocusOnRoute()
  return (
    <>
      <Outlet />
      <SessionWatch />
    </>
  )
}
