import { call } from './api'
import type { Account } from './session.kinds'

/** The lightest call of an account's side: the server notes that somebody is there. */
export async function callForLife(account: Account, background: boolean): Promise<void> {
  const token = account.access_token
  if (account.flag === 'PROVIDER') await call('countCompanies', { token, background })
  else if (account.flag === 'VENDOR') await call('getOwnVendor', { token, background })
  else await call('listOwnedCompanies', { query: { isOwner: 'true' }, token, background })
}
