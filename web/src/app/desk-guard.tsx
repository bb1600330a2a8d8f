import { useState } from 'react'
import { FetchedScreen, pieceOf } from '../lib/fetched'
import { useSignedIn } from '../lib/session'
import type { Desk } from './desk'
import { DeskShell } from './desk-shell'

// Who is in, at their own desk, never sees them.
const signInDoor = pieceOf(async () => (await import('./desk-door')).DeskSignIn)
const elsewhereDoor = pieceOf(async () => (await import('./desk-door')).DeskElsewhere)

/** A desk is for the people whose side it is; all others are asked to sign in as such. */
export function DeskGuard({ desk }: { desk: Desk }) {
  const signedIn = useSignedIn()
  const [wasSignedIn, setWasSignedIn] = useState(signedIn !== null)
  if (signedIn && !wasSignedIn) setWasSignedIn(true)
  // The session has just ended: the sign-in page is on its way.
  if (!signedIn && wasSignedIn) return null
  if (!signedIn) return <FetchedScreen piece={signInDoor} props={{ desk }} />
  if (signedIn.kind === 'account' && signedIn.flag === desk.flag) return <DeskShell desk={desk} />
  return <FetchedScreen piece={elsewhereDoor} props={{ desk, signedIn }} />
}
