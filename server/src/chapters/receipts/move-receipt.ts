import type { BodyOf } from '@pasok/domain/kernel/contract'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { ReceiptMoved } from '@pasok/domain/receipts/receipts.events'
import { isNothingReceived } from '@pasok/domain/receipts/receipts.rules'
import { type ReceiptEvent, receiptMachine } from '@pasok/domain/receipts/receipts.states'
import type {
  approveReceipt as approveReceiptContract,
  returnReceipt as returnReceiptContract,
} from '@pasok/domain/receipts/receipts.vendor.contract'
import { sql } from 'kysely'
import { assertSeen } from '../../db/stale-record'
import { assertState, moveDocument } from '../../db/move'
import { buyerScope, type VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { type LockedPackage, lockPackage, type OrderWork } from '../orders/locked-order'
import { cancelUnreceived, writeOfReceived } from '../orders/packages/receive-package'
import { findReceipt, listReceived, type ReceiptRow } from './receipts.store'

interface Approved {
  id: string
  status: ReceiptRow['last_status']
  /** True when nothing was received and the package was canceled. */
  isOfNothing: boolean
}

/**
 * Approves what was received; of nothing at all, the receipt is closed and its package canceled
 * (`docs/domain.md`, Receipts).
 * @throws AppError `not_found`; `illegal_move`, saying who was first; `stale_version`.
 */
export async function approveReceipt(
  work: Work<VendorScope>,
  name: string,
  { version }: BodyOf<typeof approveReceiptContract>,
): Promise<Approved> {
  const { place, receipt } = await lockReceipt(work, name)
  const lines = await listReceived(work.trx, buyerScope(receipt.buyer_id), receipt.id)
  const isOfNothing = isNothingReceived(lines)
  const event = isOfNothing ? 'close' : 'approve'
  const status = await moveReceipt(work, receipt, event, { seen: version })
  await writeOfReceived(work, place, 'approved')
  if (isOfNothing) await cancelUnreceived(work, place)
  return { id: receipt.id, status, isOfNothing }
}

/**
 * Returns a receipt for correction, with a reason for the buyer. @throws AppError `not_found`; `illegal_move`,
 * naming who was first; `stale_version`.
 */
export async function returnReceipt(
  work: Work<VendorScope>,
  name: string,
  { reason, version }: BodyOf<typeof returnReceiptContract>,
): Promise<{ id: string; status: ReceiptRow['last_status'] }> {
  const { place, receipt } = await lockReceipt(work, name)
  const status = await moveReceipt(work, receipt, 'return', { seen: version, note: reason })
  await writeOfReceived(work, place, 'returned', reason)
  return { id: receipt.id, status }
}

/** A receipt's data other than its quantities. */
export type Reception = Pick<ReceiptRow, 'received_by' | 'received_at'>

interface How {
  seen?: number | undefined
  note?: string
  /** The new data of a correction, and its audit data. */
  reception?: Reception
  changes?: { before: object; after: object }
}

const documentOf = (receipt: ReceiptRow) => ({
  id: receipt.id,
  buyerId: receipt.buyer_id,
  state: receipt.last_status,
  code: receipt.code,
})

/**
 * Asserts a receipt's state first and its version second, so that the second of two users learns what the first
 * did instead of a request to reload. @throws AppError `illegal_move`, naming the user, status and time of the
 * earlier move; `stale_version`.
 */
export async function assertReceipt(
  work: OrderWork,
  receipt: ReceiptRow,
  event: ReceiptEvent,
  seen: number | undefined,
): Promise<void> {
  await assertState(
    work,
    documentOf(receipt),
    receiptMachine.events[event].from,
    'receipt',
    receiptMachine,
  )
  assertSeen(receipt, seen)
}

export async function moveReceipt(
  work: OrderWork,
  receipt: ReceiptRow,
  event: ReceiptEvent,
  { seen, note = '', reception, changes }: How = {},
): Promise<ReceiptRow['last_status']> {
  await assertReceipt(work, receipt, event, seen)
  const status = await moveDocument(
    work,
    'receipt',
    receiptMachine,
    { ...documentOf(receipt), ...(changes && { changes }) },
    event,
    note,
    reception &&
      sql`received_by = ${reception.received_by}, received_at = ${reception.received_at}`,
  )
  await emitMoved(work, receipt, event, status)
  return status
}

type MovedReceipt = Pick<
  ReceiptRow,
  'id' | 'code' | 'package_id' | 'order_id' | 'buyer_id' | 'vendor_id'
>

export function emitMoved(
  work: OrderWork,
  receipt: MovedReceipt,
  event: ReceiptMoved['event'],
  status: ReceiptRow['last_status'],
): Promise<void> {
  return work.emit('receipt.moved', {
    receiptId: receipt.id,
    code: receipt.code,
    packageId: receipt.package_id,
    orderId: receipt.order_id,
    buyerId: receipt.buyer_id,
    vendorId: receipt.vendor_id,
    event,
    status,
    by: work.actor.userId,
  })
}

interface LockedReceipt {
  place: LockedPackage
  receipt: ReceiptRow
}

/**
 * Locks the order of a vendor's receipt, by id or code, and returns the receipt. @throws AppError `not_found`.
 */
export async function lockReceipt(work: Work<VendorScope>, name: string): Promise<LockedReceipt> {
  const by = isId(name) ? 'id' : 'code'
  const seen = getFound(await findReceipt(work.trx, work.scope, by, name), 'id')
  const place = await lockPackage(work, seen.package_id)
  // Read again, because another transaction may have moved the receipt before the lock.
  const receipt = getFound(await findReceipt(work.trx, work.scope, 'id', seen.id), 'id')
  return { place, receipt }
}
