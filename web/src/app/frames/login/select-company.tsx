import { useState } from 'react'
import { useSignedIn } from '../../../lib/session'
import { superAdminOf } from '../../../lib/session.kinds'
import { NotFoundScreen } from '../../../screens/not-found'
import { AccountShell } from '../../account-shell'

/** A super admin's companies, also shown while acting for one of them. */
export default function SelectCompanyFrame() {
  const signedIn = useSignedIn()
  const [wasSignedIn] = useState(signedIn !== null)
  if (!signedIn && wasSignedIn) return null
  return superAdminOf(signedIn) ? <AccountShell /> : <NotFoundScreen />
}
