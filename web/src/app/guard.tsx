import { useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { isAllowed } from '../lib/session.paths'
import { useMaybeSession } from '../lib/session'
import { NotFoundScreen } from '../screens/not-found'
import { Shell } from './shell'

/**
 * A dashboard path is shown to those who may open it; to all others it is as if it didn't exist
 * (Spec 1 §2).
 */
export function Guard() {
  const session = useMaybeSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [cameSignedIn] = useState(session !== null)
  // The session has just ended: the sign-in page is on its way.
  if (!session && cameSignedIn) return null
  if (!session || !isAllowed(session, path)) return <NotFoundScreen />
  return <Shell />
}
