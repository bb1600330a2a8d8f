import { liveQuery } from 'dexie'
import { openOwned } from '../../lib/owned-database'
import type { StoredEntry } from './stored-entry'

/** A user's receipt entries in the browser's database; all methods reject when there is none. */
interface StoredEntries {
  all: () => Promise<StoredEntry[]>
  /** Changes a stored entry in one transaction. */
  change: (
    packageId: string,
    change: (entry: StoredEntry | undefined) => StoredEntry | undefined,
  ) => Promise<StoredEntry | undefined>
  /** Reports every change, including those of other tabs. */
  follow: (next: (all: StoredEntry[]) => void, failed: () => void) => void
}

export function openStoredEntries(owner: string): StoredEntries {
  const db = openOwned('pasok-receiving', owner)
  db.version(1).stores({ entries: 'packageId' })
  const table = db.table<StoredEntry, string>('entries')
  return {
    all: async () => table.toArray(),
    change: async (packageId, change) =>
      db.transaction('rw', table, async () => {
        const before = await table.get(packageId)
        const after = change(before)
        if (after === undefined) await table.delete(packageId)
        else if (after !== before) await table.put(after)
        return after
      }),
    follow: (next, failed) => {
      liveQuery(() => table.toArray()).subscribe({ next, error: failed })
    },
  }
}
