import Dexie from 'dexie'
import { formerOwnerKeyOf } from './session.kinds'
import { sessionStore } from './session.store'

/** Moves the rows of a database of an earlier release, whose name said who had been here. */
async function adopt(into: Dexie, name: string): Promise<void> {
  // Opening rejects where there is none.
  const former = await new Dexie(name).open()
  const tables = into.tables.filter((table) => former.tables.some((one) => one.name === table.name))
  const rows = await Promise.all(tables.map((table) => former.table(table.name).toArray()))
  const isEmpty = await into.transaction('rw', tables, async () => {
    const counts = await Promise.all(tables.map((table) => table.count()))
    if (counts.some((count) => count > 0)) return false
    await Promise.all(tables.map((table, index) => table.bulkAdd(rows[index] ?? [])))
    return true
  })
  // A tab of the earlier release wrote into it meanwhile: adopted once there is room.
  if (!isEmpty && rows.some((some) => some.length > 0)) return former.close()
  await Promise.all(former.tables.map((table) => table.clear()))
  former.close()
  // Another tab may have it open, which holds up the removal of its name, and nothing else.
  void Dexie.delete(name).catch(() => undefined)
}

/** A local database of an owner (`ownerKeyOf`); the first opening adopts what an earlier release left. */
export function openOwned(kind: string, owner: string): Dexie {
  const db = new Dexie(`${kind}-${owner}`)
  const signedIn = sessionStore.get()
  if (signedIn?.storage_id === owner)
    db.on('ready', (opened) =>
      // Where it fails, the next opening tries again; the database works without.
      adopt(opened, `${kind}-${formerOwnerKeyOf(signedIn)}`).catch(() => undefined),
    )
  return db
}
