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
 * Someone who reads for long makes no calls, and for the server that is idleness. While a person is
 * at work, it hears of them at least this often; ms.
 */
const HEARTBEAT = 10 * 60_000

/** Notes that somebody is there, for this tab, the others, and now and then the server. */
function useActivity(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined
    const alive = () => {
      markActivity()
      if (Date.now() - lastOwnCallAt() > HEARTBEAT) {
        // A failure says nothing about the person; a 401 has ended the session by itself.
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

// Rarely seen, so not part of the first load.
const IdleWarning = lazyPiece(async () => (await import('./idle-warning')).IdleWarning)

/** Follows the session's life: activity, limits, renewal, and leaving when it is over. */
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

const NotFoundScreen = lazyPiece(async () => (await import('../screens/not-found')).NotFoundScreen)

/** Rarely seen, so not part of the first load. */
export function Nowhere() {
  return (
    <LazyBoundary>
      <NotFoundScreen />
    </LazyBoundary>
  )
}

/** What stands around every screen. */
export function Root() {
  useFocusOnRoute()
  return (
    <>
      <Outlet />
      <SessionWatch />
    </>
  )
}
