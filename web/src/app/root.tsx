import { Outlet } from '@tanstack/react-router'
import { SessionWatch } from './session-watch'

/** What stands around every screen. */
export function Root() {
  return (
    <>
      <Outlet />
      <SessionWatch />
    </>
  )
}
