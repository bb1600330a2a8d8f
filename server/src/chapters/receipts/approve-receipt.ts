import type { BodyOf } from '@pasok/domain/kernel/contract'
import { isNothingReceived } from '@pasok/domain/receipts/receipts.rules'
import type { approveReceipt as contract } from '@pasok/domain/receipts/receipts.vendor.contract'
import { buyerScope, type VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { cancelUnreceived, writeOfReceived } from '../orders/receive-package'
import { holdReceipt } from './hold-receipt'
import { moveReceipt } from './move-receipt'
import { listReceived, type ReceiptRow } from './receipts.store'

interface Approved {
  id: string
  status: ReceiptRow['last_status']
  /** Nothing was received: the package was cancelled. */
  isOfNothing: boolean
}

/**
 * Approves what was received; of nothing at all, the receipt is closed and its package cancelled
 * (`docs/domain.md`, Receipts).
 * @throws AppError `not_found`; `illegal_move`, saying who was first; `stale_version`.
 */
export async function approveReceipt(
  work: Work<VendorScope>,
  name: string,
  { version }: BodyOf<typeof contract>,
): Promise<Approved> {
  const { place, receipt } = await holdReceipt(work, name)
  const lines = await listReceived(work.trx, buyerScope(receipt.buyer_id), receipt.id)
  const isOfNothing = isNothingReceived(lines)
  const event = isOfNothing ? 'close' : 'approve'
  const status = await moveReceipt(work, receipt, event, { seen: version })
  await writeOfReceived(work, place, 'approved')
  if (isOfNothing) await cancelUnreceived(work, place)
  return { id: receipt.id, status, isOfNothing }
}
