import { useState } from 'react'
import { useSignedIn } from '../lib/session'
import { ProviderElsewhere, ProviderSignIn } from '../screens/provider/sign-in'
import { ProviderShell } from './provider-shell'

/** The console is for the provider's staff; all others are asked to sign in as such. */
export function ProviderGuard() {
  const signedIn = useSignedIn()
  const [wasSignedIn, setWasSignedIn] = useState(signedIn !== null)
  if (signedIn && !wasSignedIn) setWasSignedIn(true)
  // The session has just ended: the sign-in page is on its way.
  if (!signedIn && wasSignedIn) return null
  if (!signedIn) return <ProviderSignIn />
  if (signedIn.kind === 'account' && signedIn.flag === 'PROVIDER') return <ProviderShell />
  return <ProviderElsewhere signedIn={signedIn} />
}
