import type { Api, Person } from './api'
import { LISTENERS, SILENT_ROLE } from './callers.live'
import { actFor, mayActFor } from './ended-people'
import { addCustomRole } from './people'
import { addVendorCallers } from './vendor-callers'

/** Signs in all users of the tables of sockets and files, by their name in the table. */
export async function signInListeners(api: Api): Promise<ReadonlyMap<string, Person>> {
  const [name = ''] = SILENT_ROLE.split('@')
  await addCustomRole(api.db, 'maju', name, ['orders.read'])
  await addVendorCallers(api.db)
  await mayActFor(api, 'baru')
  const signIn = async ({ who, email, isActing }: (typeof LISTENERS)[number]) =>
    [who, isActing ? await actFor(api, 'baru') : await api.as(email)] as const
  return new Map(await Promise.all(LISTENERS.map(signIn)))
}
