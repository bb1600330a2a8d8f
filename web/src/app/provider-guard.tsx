import { useSignedIn } from '../lib/session'
import { NotFoundScreen } from '../screens/not-found'
import { AccountShell } from './account-shell'

/** The console is for the provider's staff; to all others it is as if it didn't exist. */
export function ProviderGuard() {
  const signedIn = useSignedIn()
  const isStaff = signedIn?.kind === 'account' && signedIn.flag === 'PROVIDER'
  return isStaff ? <AccountShell /> : <NotFoundScreen />
}
