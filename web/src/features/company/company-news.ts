import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../lib/api'
import { renewSession } from '../../lib/session'
import { notifyOtherTabs } from './addresses.queries'

/**
 * Refreshes the company and its addresses here, in other tabs and in the session. Resolves when this tab is up
 * to date.
 */
export async function publishCompanyChange(queries: QueryClient): Promise<void> {
  notifyOtherTabs()
  // After a failure, the session is renewed with the next permission check.
  void renewSession(true).catch(() => undefined)
  const keys = [queryKey('getCompany'), queryKey('listAddresses')]
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: key })))
}
