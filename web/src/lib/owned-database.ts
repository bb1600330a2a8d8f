import Dexie from 'dexie'
import { formerOwnerKeyOf } from './session.kinds'
import { sessionStore } from './session.store'

/** Moves the rows of an earlier release's database, whose name contained the user's id. */
async function adopt(into: Dexie, name: string): Promise<void> {
  // Rejects when there is no such database.
  const former = await new Dexie(name).open()
  const tables = into.tables.filter((table) => former.tables.some((one) => one.name === table.name))
  const rows = await Promise.all(tables.map((table) => former.table(table.name).toArray()))
  const isEmpty = await into.transaction('rw', tables, async () => {
    const counts = await Promise.all(tables.map((table) => table.count()))
    if (counts.some((count) => count > 0)) return false
    await Promise.all(tables.map((table, index) => table.bulkAdd(rows[index] ?? [])))
    return true
  })
  // A tab of the earlier release has written meanwhile; its rows are moved once the new database is empty.
  if (!isEmpty && rows.some((some) => some.length > 0)) return former.close()
  await Promise.all(former.tables.map((table) => table.clear()))
  former.close()
  // Another open tab delays the deletion; the database is empty already.
  void Dexie.delete(name).catch(() => undefined)
}

/** Opens a local database of an owner (`ownerKeyOf`); the first opening moves an earlier release's rows. */
export function openOwned(kind: string, owner: string): Dexie {
  const db = new Dexie(`${kind}-${owner}`)
  const signedIn = sessionStore.get()
  if (signedIn?.storage_id === owner)
    db.on('ready', (opened) =>
      // After a failure, the next opening tries again.
      adopt(opened, `${kind}-${formerOwnerKeyOf(signedIn)}`).catch(() => undefined),
    )
  return db
}
