import { groupBy } from '@pasok/domain/kernel/group-by'
import { isId } from '@pasok/domain/kernel/ids'
import type { NotifiedEvent } from '@pasok/domain/notifications/kinds/kind'
import {
  EVENT_KINDS,
  findKind,
  isOver,
  KINDS,
  kindsOf,
} from '@pasok/domain/notifications/kinds/kinds'
import { z } from 'zod'
import type { Db } from '../../../db/db'
import type { EventRow } from '../../../db/events'
import { buyerScope, ownerScope, PROVIDER } from '../../../db/scope'
import { listFacts } from './facts.store'
import { listWaitedStates } from './states.store'
import { findEventWithWaiting, markReadAndSignal, type WaitingRow } from '../notifications.store'
import { notifyUsers, type NewNotification } from './notify-users'

/** Fields that events share, as far as they have them. */
const payloadShape = z.object({
  by: z.string().optional(),
  answeredBy: z.string().optional(),
  requestId: z.string().optional(),
  orderId: z.string().optional(),
  receiptId: z.string().optional(),
  invoiceId: z.string().optional(),
  paymentId: z.string().optional(),
  status: z.string().default(''),
  reason: z.string().optional(),
  buyerId: z.string().optional(),
  vendorId: z.string().optional(),
})

const EVENTS = new Set<string>(Object.values(EVENT_KINDS).map(({ on }) => on))
const isNotified = (name: string): name is NotifiedEvent => EVENTS.has(name)

/** Marks as read what the acting user's own action has completed, so that users are not reminded of it. */
async function readOwn(
  db: Db,
  payload: Pick<z.output<typeof payloadShape>, 'answeredBy' | 'by'>,
  waiting: readonly WaitingRow[],
): Promise<void> {
  const states = await listWaitedStates(db, PROVIDER, waiting)
  const over = waiting.filter(({ id, kind }) => isOver(findKind(kind) ?? {}, states.get(id)))
  const userId = payload.answeredBy ?? payload.by
  if (over.length === 0 || userId === undefined) return
  for (const [ownerId, own] of groupBy(over, ({ owner_id }) => owner_id))
    await markReadAndSignal(
      db,
      ownerScope(ownerId),
      userId,
      own.map(({ id }) => id),
    )
}

/**
 * Notifies users of a committed event, each once. Repeating it, here or in another process, changes nothing
 * (`docs/domain.md` §7).
 */
async function notifyPeople(db: Db, row: EventRow): Promise<void> {
  if (!isNotified(row.name)) return
  const kinds = kindsOf(row.name, row.payload as never)
  if (kinds.length === 0) return
  const payload = payloadShape.parse(row.payload)
  // An event without a buyer belongs to the company that caused it.
  const buyerId = payload.buyerId ?? row.company_id
  if (buyerId === null) throw new Error(`Event ${row.name} ${row.id} belongs to no buyer.`)
  const scope = buyerScope(buyerId)
  const notifications: NewNotification[] = []
  for (const { name, ids } of kinds) {
    const facts = await listFacts(db, scope, KINDS[name].subject, ids.filter(isId), {
      status: payload.status,
      vendorId: payload.vendorId ?? null,
    })
    for (const one of facts)
      notifications.push({
        kind: name,
        facts: { ...one, reason: payload.reason ?? one.reason },
        key: `${row.id}:${name}:${one.id}`,
        at: row.created_at,
        by: payload.by,
      })
  }
  await notifyUsers(db, scope, notifications)
}

/** Notifies users of a job's event, unless the event was already deleted. */
export async function notifyOfEvent(db: Db, eventId: number): Promise<void> {
  const event = await findEventWithWaiting(db, PROVIDER, eventId)
  if (!event) return
  const { waiting, ...row } = event
  const { data } = payloadShape.safeParse(row.payload)
  if (data && waiting.length > 0) await readOwn(db, data, waiting)
  await notifyPeople(db, row)
}
