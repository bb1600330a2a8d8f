import Dexie, { type Table } from 'dexie'
import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import type { KeptEntry } from './kept-entry'

/** What a person typed of packages, in this browser: nobody else here sees it, or sends it. */
export interface ReceivingDatabase {
  owner: string
  entries: Table<KeptEntry, string>
  /** Changes one entry as it is kept now; another tab sees it before or after, never half of it. */
  change: (
    packageId: string,
    change: (entry: KeptEntry | undefined) => KeptEntry | undefined,
  ) => Promise<KeptEntry | undefined>
}

const opened = new Map<string, ReceivingDatabase>()

/** The same object for the same person. */
export function receivingOf(owner: string): ReceivingDatabase {
  const known = opened.get(owner)
  if (known) return known
  const db = new Dexie(`pasok-receiving-${owner}`)
  db.version(1).stores({ entries: 'packageId' })
  const entries = db.table<KeptEntry, string>('entries')
  const receiving: ReceivingDatabase = {
    owner,
    entries,
    change: (packageId, change) =>
      db.transaction('rw', entries, async () => {
        const before = await entries.get(packageId)
        const after = change(before)
        if (after === undefined) await entries.delete(packageId)
        else if (after !== before) await entries.put(after)
        return after
      }),
  }
  opened.set(owner, receiving)
  return receiving
}

/** Of who is signed in, if that is somebody of a buying company. */
export function findReceiving(): ReceivingDatabase | undefined {
  const session = findBuyer()
  return session ? receivingOf(ownerKeyOf(session)) : undefined
}
