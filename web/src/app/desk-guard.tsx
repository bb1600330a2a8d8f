import { useState } from 'react'
import { useSignedIn } from '../lib/session'
import type { Desk } from './desk'
import { DeskElsewhere, DeskSignIn } from './desk-door'
import { DeskShell } from './desk-shell'

/** A desk is for the people whose side it is; all others are asked to sign in as such. */
export function DeskGuard({ desk }: { desk: Desk }) {
  const signedIn = useSignedIn()
  const [wasSignedIn, setWasSignedIn] = useState(signedIn !== null)
  if (signedIn && !wasSignedIn) setWasSignedIn(true)
  // The session has just ended: the sign-in page is on its way.
  if (!signedIn && wasSignedIn) return null
  if (!signedIn) return <DeskSignIn desk={desk} />
  if (signedIn.kind === 'account' && signedIn.flag === desk.flag) return <DeskShell desk={desk} />
  return <DeskElsewhere desk={desk} signedIn={signedIn} />
}
