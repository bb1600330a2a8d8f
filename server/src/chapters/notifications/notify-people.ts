import { groupBy } from '@pasok/domain/kernel/group-by'
import { isId } from '@pasok/domain/kernel/ids'
import type { NotifiedEvent } from '@pasok/domain/notifications/notifications.kind'
import {
  EVENT_KINDS,
  KINDS,
  kindsOf,
  type KindName,
} from '@pasok/domain/notifications/notifications.kinds'
import { z } from 'zod'
import type { Db, Trx } from '../../db/db'
import { newId } from '../../db/ids'
import type { OutboxRow } from '../../db/outbox'
import { buyerScope, type BuyerScope } from '../../db/scope'
import { signal } from '../../db/signals'
import { listFacts, type FactsRow } from './notifications.facts.store'
import { listMembers, type Member } from './notifications.people.store'
import { recipientsOf } from './notifications.recipients'
import { insertRows, type NotificationRow } from './notifications.store'

/** What all events say in the same words, where they say it. */
const happenedShape = z.object({
  by: z.string().optional(),
  status: z.string().default(''),
  reason: z.string().optional(),
  buyerId: z.string().optional(),
  vendorId: z.string().optional(),
})

/** What is told of, and to whom. */
export interface Telling {
  kind: KindName
  facts: FactsRow
  key: string
  at: Date
  by?: string | undefined
}

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
    await tell(trx, scope, tellings)
  })
}

/** So many ids at most are in a signal: it is 8,000 bytes at most. */
const IDS_A_SIGNAL = 100

/** Writes what people of a buyer, and of its vendors, are told, and tells their open screens. */
export async function tell(
  trx: Trx,
  scope: BuyerScope,
  tellings: readonly Telling[],
): Promise<void> {
  const vendorIds = tellings.flatMap(({ kind, facts }) =>
    KINDS[kind].side === 'vendor' && facts.vendor_id !== null ? [facts.vendor_id] : [],
  )
  const members = await listMembers(trx, scope, [...new Set(vendorIds)])
  const rows = tellings.flatMap((telling) =>
    recipientsOf(KINDS[telling.kind], telling.facts, members, telling.by).map((member) =>
      rowOf(telling, member),
    ),
  )
  const written = await insertRows(trx, scope, rows)
  await signalWritten(trx, written)
}

function rowOf({ kind, facts, key, at }: Telling, { ownerId, userId }: Member) {
  const { category, link } = KINDS[kind]
  const { id, code, vendor, buyer, status, reason, due } = facts
  const kept = { id, code, vendor, buyer, status, reason, due }
  return {
    owner_id: ownerId,
    id: newId(),
    user_id: userId,
    key,
    kind,
    category,
    facts: JSON.stringify(kept),
    link_url: link(kept),
    code,
    created_at: at,
    read_at: null,
    digest_at: null,
  }
}

async function signalWritten(trx: Trx, rows: readonly NotificationRow[]): Promise<void> {
  const byOwner = groupBy(rows, ({ owner_id }) => owner_id)
  for (const [ownerId, own] of byOwner) {
    const ids = own.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += IDS_A_SIGNAL)
      await signal(trx, 'notified', { ownerId, ids: ids.slice(at, at + IDS_A_SIGNAL) })
  }
}
