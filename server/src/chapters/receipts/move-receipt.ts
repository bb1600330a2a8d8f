import type { ReceiptMoved } from '@pasok/domain/receipts/receipts.events'
import { receiptMachine, type ReceiptEvent } from '@pasok/domain/receipts/receipts.states'
import { sql } from 'kysely'
import { assertSeen } from '../../db/assert-seen'
import { assertState, moveDocument } from '../../db/move'
import type { OrderWork } from '../orders/held-order'
import type { ReceiptRow } from './receipts.store'

/** What of a receipt is entered besides its quantities. */
export type Reception = Pick<ReceiptRow, 'received_by' | 'received_at'>

interface How {
  /** The version that was looked at. */
  seen?: number | undefined
  note?: string
  /** What a correction enters anew, and what the audit log keeps of it. */
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
 * Holds a receipt against the table of states, then against what was looked at: who comes second is
 * told who was first rather than to load again.
 * @throws AppError `illegal_move`, saying who moved it where and when; `stale_version`.
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

/** Moves a receipt whose order is held, and tells whoever follows it. */
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
  await tellMoved(work, receipt, event, status)
  return status
}

type Told = Pick<ReceiptRow, 'id' | 'code' | 'package_id' | 'order_id' | 'buyer_id' | 'vendor_id'>

/** Tells whoever follows a receipt where it stands. */
export function tellMoved(
  work: OrderWork,
  receipt: Told,
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
