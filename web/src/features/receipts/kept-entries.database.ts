import { liveQuery } from 'dexie'
import { openOwned } from '../../lib/owned-database'
import type { KeptEntry } from './kept-entry'

/** A user's receipt entries in the browser's database; all methods reject when there is none. */
interface KeptEntries {
  all: () => Promise<KeptEntry[]>
  /** Changes a stored entry in one transaction. */
  change: (
    packageId: string,
    change: (entry: KeptEntry | undefined) => KeptEntry | undefined,
  ) => Promise<KeptEntry | undefined>
  /** Reports every change, including those of other tabs. */
  follow: (next: (all: KeptEntry[]) => void, failed: () => void) => void
}

export function openKept(owner: string): KeptEntries {
  const db = openOwned('pasok-receiving', owner)
  db.version(1).stores({ entries: 'packageId' })
  const table = db.table<KeptEntry, string>('entries')
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
