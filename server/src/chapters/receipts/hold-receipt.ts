import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { holdPackage, type HeldPackage } from '../orders/held-order'
import { findReceipt, type ReceiptRow } from './receipts.store'

interface HeldReceipt {
  place: HeldPackage
  receipt: ReceiptRow
}

/**
 * A receipt of the vendor's by id or code, its order locked for this transaction.
 * @throws AppError `not_found`.
 */
export async function holdReceipt(work: Work<VendorScope>, name: string): Promise<HeldReceipt> {
  const by = isId(name) ? 'id' : 'code'
  const seen = await findReceipt(work.trx, work.scope, by, name)
  if (!seen) throw notFound('id')
  const place = await holdPackage(work, seen.package_id)
  // As it is by now: whoever held the order may have moved it.
  const receipt = await findReceipt(work.trx, work.scope, 'id', seen.id)
  if (!receipt) throw notFound('id')
  return { place, receipt }
}
