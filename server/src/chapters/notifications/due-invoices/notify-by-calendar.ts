import { databaseNow } from '../../../db/database-now'
import type { Db } from '../../../db/db'
import { buyerScope, PROVIDER, type BuyerScope } from '../../../db/scope'
import { listDatedBuyers, takeDated } from './due-invoices.store'
import { listFacts } from '../recipients/facts.store'
import { notifyUsers } from '../recipients/notify-users'

/**
 * Notifies of invoices due in three days or overdue, each once, however many processes run this. A failure for
 * one buyer does not delay the others.
 */
export async function notifyByCalendar(db: Db, at?: Date): Promise<void> {
  const now = at ?? (await databaseNow(db))
  const failures: unknown[] = []
  for (const id of await listDatedBuyers(db, PROVIDER, now))
    try {
      while ((await notifySome(db, buyerScope(id), now)) > 0);
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, 'calendar: the users of some companies were not notified')
}

/** @returns the number of invoices notified for the buyer. */
const notifySome = (db: Db, scope: BuyerScope, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const dated = await takeDated(trx, scope, now)
    const kinds = new Map(dated.map(({ invoice_id, kind }) => [invoice_id, kind]))
    const cause = { status: '', vendorId: null }
    const facts = await listFacts(trx, scope, 'invoice', [...kinds.keys()], cause)
    const notifications = facts.flatMap((one) => {
      const kind = kinds.get(one.id)
      return kind ? [{ kind, facts: one, key: `${kind}:${one.id}`, at: now }] : []
    })
    await notifyUsers(trx, scope, notifications)
    return dated.length
  })
