import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { returnReceipt as contract } from '@pasok/domain/receipts/receipts.vendor.contract'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { writeOfReceived } from '../orders/receive-package'
import { holdReceipt } from './hold-receipt'
import { moveReceipt } from './move-receipt'
import type { ReceiptRow } from './receipts.store'

/**
 * Returns a receipt for correction, with the reason that its buyer reads.
 * @throws AppError `not_found`; `illegal_move`, saying who was first; `stale_version`.
 */
export async function returnReceipt(
  work: Work<VendorScope>,
  name: string,
  { reason, version }: BodyOf<typeof contract>,
): Promise<{ id: string; status: ReceiptRow['last_status'] }> {
  const { place, receipt } = await holdReceipt(work, name)
  const status = await moveReceipt(work, receipt, 'return', { seen: version, note: reason })
  await writeOfReceived(work, place, 'returned', reason)
  return { id: receipt.id, status }
}
