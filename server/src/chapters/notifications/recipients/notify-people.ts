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
import { findEvent, type EventRow } from '../../../db/events'
import { buyerScope, ownerScope, PROVIDER } from '../../../db/scope'
import { signal } from '../../../db/signals'
import { listFacts } from './facts.store'
import { listWaitedStates } from './states.store'
import { listUnreadWaiting, markRead } from '../notifications.store'
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
async function readOwn(db: Db, payload: unknown): Promise<void> {
  const { data } = payloadShape.safeParse(payload)
  const userId = data?.answeredBy ?? data?.by
  if (!data || userId === undefined || !isId(userId)) return
  const { requestId, orderId, receiptId, invoiceId, paymentId, buyerId } = data
  const subjects = [requestId, orderId, receiptId, invoiceId, paymentId, buyerId].flatMap((id) =>
    id !== undefined && isId(id) ? [id] : [],
  )
  const waiting = await listUnreadWaiting(db, PROVIDER, userId, subjects)
  const states = await listWaitedStates(db, PROVIDER, waiting)
  const over = waiting.filter(({ id, kind }) => isOver(findKind(kind) ?? {}, states.get(id)))
  if (over.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const [ownerId, own] of groupBy(over, ({ owner_id }) => owner_id)) {
      const ids = own.map(({ id }) => id)
      await markRead(trx, ownerScope(ownerId), userId, ids)
      await signal(trx, 'notifications-read', { userId, ids })
    }
  })
}

/**
 * Notifies users of a committed event, each once. Repeating it, here or in another process, changes nothing
 * (`docs/domain.md` §7).
 */
export async function notifyPeople(db: Db, row: EventRow): Promise<void> {
  await readOwn(db, row.payload)
  if (!isNotified(row.name)) return
  const kinds = kindsOf(row.name, row.payload as never)
  if (kinds.length === 0) return
  const payload = payloadShape.parse(row.payload)
  // An event without a buyer belongs to the company that caused it.
  const buyerId = payload.buyerId ?? row.company_id
  if (buyerId === null) throw new Error(`Event ${row.name} ${row.id} belongs to no buyer.`)
  const scope = buyerScope(buyerId)
  await db.transaction().execute(async (trx) => {
    const notifications: NewNotification[] = []
    for (const { name, ids } of kinds) {
      const facts = await listFacts(trx, scope, KINDS[name].subject, ids.filter(isId), {
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
    await notifyUsers(trx, scope, notifications)
  })
}

/** Notifies users of a job's event, unless the event was already deleted. */
export async function notifyOfEvent(db: Db, eventId: number): Promise<void> {
  const event = await findEvent(db, eventId)
  if (event) await notifyPeople(db, event)
}
