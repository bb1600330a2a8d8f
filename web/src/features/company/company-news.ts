import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../lib/api'
import { renewSession } from '../../lib/session'
import { tellOtherTabs } from './addresses.queries'

/**
 * The company or one of its addresses has changed: every screen shows it, in the other tabs too, and
 * the session where it holds a copy. Done once this screen has it.
 */
export async function tellCompanyNews(queries: QueryClient): Promise<void> {
  tellOtherTabs()
  // A session that isn't renewed now is renewed with its next look at the server.
  void renewSession(true).catch(() => undefined)
  const keys = [queryKey('getCompany'), queryKey('listAddresses')]
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: key })))
}
