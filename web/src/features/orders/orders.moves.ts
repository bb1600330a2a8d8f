import type { OrderItem } from '@pasok/domain/orders/orders.model'
import { callReply } from '../../lib/api'

const DECISIONS = { accept: 'acceptItems', reject: 'rejectItems' } as const
export type ItemDecision = keyof typeof DECISIONS

/** Returns the same key for every attempt of a request. */
type KeyOf = (body: unknown) => string

/**
 * Accepts or rejects the vendor's changes of a package's items, in the version that the user saw; all or none.
 */
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

/** Submits the proof of a down payment; the file must be the user's own upload. */
export const submitProof = (id: string, fileUrl: string, keyOf: KeyOf) =>
  callReply('uploadDownPaymentProof', {
    body: { id, fileUrl },
    idempotencyKey: keyOf({ id, fileUrl }),
  })

interface Cancellation {
  id: string
  /** The packages that the user saw. */
  packageId: string[]
  reason: string
}

/** Cancels packages of an order, all or none. */
export const cancelPackages = (body: Cancellation, keyOf: KeyOf) =>
  callReply('cancelOrder', { body, idempotencyKey: keyOf(body) })
