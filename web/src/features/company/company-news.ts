import { listAddresses } from '@pasok/domain/company/company.addresses.contract'
import { getCompany } from '@pasok/domain/company/company.contract'
import { queryKey } from '../../lib/api'
import { writeStored } from '../../lib/browser-storage'
import { queryClient } from '../../lib/query-client'
import { renewSession } from '../../lib/session'

const KEY = 'pasok.company-news'

/** What is shown of the company and its addresses is asked for again, wherever it is shown. */
const askAgain = () =>
  Promise.all(
    [queryKey(getCompany), queryKey(listAddresses)].map((key) =>
      queryClient.invalidateQueries({ queryKey: key }),
    ),
  )

/**
 * The company or one of its addresses has changed: every screen shows it, in the other tabs too, and
 * the session where it holds a copy. Done once this screen has it.
 */
export async function tellCompanyNews(): Promise<void> {
  writeStored(KEY, `${Date.now()}-${Math.random()}`)
  // A session that isn't renewed now is renewed with its next look at the server.
  void renewSession(true).catch(() => undefined)
  await askAgain()
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) void askAgain()
})
