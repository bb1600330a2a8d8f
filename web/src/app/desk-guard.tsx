import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useSignedIn } from '../lib/session'
import type { Desk } from './desk'
import { DeskShell } from './desk-shell'

// Who is in, at their own desk, never sees them.
const DeskSignIn = lazyPiece(async () => (await import('./desk-door')).DeskSignIn)
const DeskElsewhere = lazyPiece(async () => (await import('./desk-door')).DeskElsewhere)

/** A desk is for the people whose side it is; all others are asked to sign in as such. */
export function DeskGuard({ desk }: { desk: Desk }) {
  const signedIn = useSignedIn()
  const [wasSignedIn, setWasSignedIn] = useState(signedIn !== null)
  if (signedIn && !wasSignedIn) setWasSignedIn(true)
  // The session has just ended: the sign-in page is on its way.
  if (!signedIn && wasSignedIn) return null
  if (!signedIn)
    return (
      <LazyBoundary>
        <DeskSignIn desk={desk} />
      </LazyBoundary>
    )
  if (signedIn.kind === 'account' && signedIn.flag === desk.flag) return <DeskShell desk={desk} />
  return (
    <LazyBoundary>
      <DeskElsewhere desk={desk} signedIn={signedIn} />
    </LazyBoundary>
  )
}
