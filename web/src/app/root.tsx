import { lazy, Suspense } from 'react'
import { Outlet } from '@tanstack/react-router'
import { useFocusOnRoute } from './focus-on-route'
import { SessionWatch } from './session-watch'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found')).NotFoundScreen,
}))

/** Rarely seen, so not part of the first load. */
export function Nowhere() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
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
