import { Outlet } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useFocusOnRoute } from './focus-on-route'
import { SessionWatch } from './session-watch'

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
