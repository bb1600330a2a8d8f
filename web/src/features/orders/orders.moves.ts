import type { OrderItem } from '@pasok/domain/orders/orders.model'
import { callReply } from '../../lib/api'

const DECISIONS = { accept: 'acceptItems', reject: 'rejectItems' } as const
export type ItemDecision = keyof typeof DECISIONS

/** The same for each try of one call. */
type KeyOf = (body: unknown) => string

/** Decides what the vendor changed of a package's items, as they were looked at: all or none. */
export function decideItems(
  kind: ItemDecision,
  packageId: string,
  items: readonly OrderItem[],
  keyOf: KeyOf,
) {
  const body = {
    packageId,
    itemsId: items.map(({ _id }) => _id),
    versions: Object.fromEntries(items.map(({ _id, version }) => [_id, version])),
  }
  return callReply(DECISIONS[kind], { body, idempotencyKey: keyOf({ kind, body }) })
}

/** Hands in the proof of a down payment: an upload of one's own. */
export const submitProof = (id: string, fileUrl: string, keyOf: KeyOf) =>
  callReply('uploadDownPaymentProof', {
    body: { id, fileUrl },
    idempotencyKey: keyOf({ id, fileUrl }),
  })

interface Cancellation {
  /** The order. */
  id: string
  /** Its packages that were looked at. */
  packageId: string[]
  reason: string
}

/** Cancels packages of an order, all or none. */
export const cancelPackages = (body: Cancellation, keyOf: KeyOf) =>
  callReply('cancelOrder', { body, idempotencyKey: keyOf(body) })
