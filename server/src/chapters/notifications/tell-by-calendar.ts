import { groupBy } from '@pasok/domain/kernel/group-by'
import type { Db } from '../../db/db'
import { buyerScope, PROVIDER } from '../../db/scope'
import { takeDated } from './notifications.dated.store'
import { listFacts } from './notifications.facts.store'
import { tellPeople } from './tell-people'

/**
 * Tells of invoices that are due in three days, or overdue: each once, whatever the number of
 * processes that look, and however often.
 */
export async function tellByCalendar(db: Db, now = new Date()): Promise<void> {
  const tellSome = () =>
    db.transaction().execute(async (trx) => {
      const dated = await takeDated(trx, PROVIDER, now)
      for (const [buyerId, own] of groupBy(dated, ({ buyer_id }) => buyer_id)) {
        const scope = buyerScope(buyerId)
        const kinds = new Map(own.map(({ invoice_id, kind }) => [invoice_id, kind]))
        const happened = { status: '', vendorId: null }
        const facts = await listFacts(trx, scope, 'invoice', [...kinds.keys()], happened)
        const tellings = facts.flatMap((one) => {
          const kind = kinds.get(one.id)
          return kind ? [{ kind, facts: one, key: `${kind}:${one.id}`, at: now }] : []
        })
        await tellPeople(trx, scope, tellings)
      }
      return dated.length
    })
  while ((await tellSome()) > 0);
}
