import { isId } from '@pasok/domain/kernel/ids'
import type { NotifiedEvent } from '@pasok/domain/notifications/notifications.kind'
import { EVENT_KINDS, KINDS, kindsOf } from '@pasok/domain/notifications/notifications.kinds'
import { z } from 'zod'
import type { Db } from '../../db/db'
import type { OutboxRow } from '../../db/outbox'
import { buyerScope } from '../../db/scope'
import { listFacts } from './notifications.facts.store'
import { tellPeople, type Telling } from './tell-people'

/** What all events say in the same words, where they say it. */
const happenedShape = z.object({
  by: z.string().optional(),
  status: z.string().default(''),
  reason: z.string().optional(),
  buyerId: z.string().optional(),
  vendorId: z.string().optional(),
})

const EVENTS = new Set<string>(Object.values(EVENT_KINDS).map(({ on }) => on))
const isNotified = (name: string): name is NotifiedEvent => EVENTS.has(name)

/**
 * Tells people of a committed event, each once: doing it again, here or in another process, changes
 * nothing (`docs/domain.md` §7).
 */
export async function notifyPeople(db: Db, row: OutboxRow): Promise<void> {
  if (!isNotified(row.name)) return
  const kinds = kindsOf(row.name, row.payload as never)
  if (kinds.length === 0) return
  const happened = happenedShape.parse(row.payload)
  // An event that doesn't say whose it is, is of the company that caused it.
  const buyerId = happened.buyerId ?? row.company_id
  if (buyerId === null) throw new Error(`${row.name} ${row.id}: of no buyer`)
  const scope = buyerScope(buyerId)
  await db.transaction().execute(async (trx) => {
    const tellings: Telling[] = []
    for (const { name, ids } of kinds) {
      const facts = await listFacts(trx, scope, KINDS[name].subject, ids.filter(isId), {
        status: happened.status,
        vendorId: happened.vendorId ?? null,
      })
      for (const one of facts)
        tellings.push({
          kind: name,
          facts: { ...one, reason: happened.reason ?? one.reason },
          key: `${row.id}:${name}:${one.id}`,
          at: row.created_at,
          by: happened.by,
        })
    }
    await tellPeople(trx, scope, tellings)
  })
}
