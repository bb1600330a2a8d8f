import { Outlet } from '@tanstack/react-router'
import { useFocusOnRoute } from './focus-on-route'
import { SessionWatch } from './session-watch'

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
