import { notFound } from '@pasok/domain/kernel/errors'
import { buyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { InvoiceRow } from '../invoices/invoices.store'
import { holdInvoices } from '../invoices/move-invoices'
import type { PaymentScope } from './payments.scope'
import { findPayment, listInvoiceIds, lockPayment, type PaymentRow } from './payments.store'

/** A payment with its invoices, held for this transaction: as they are by now. */
export interface HeldPayment {
  payment: PaymentRow
  invoices: readonly InvoiceRow[]
}

/**
 * A payment of a side by its code: the orders of its invoices are locked first, then itself. Whatever
 * becomes of a payment begins here, so that two who settle it do so one after the other.
 * @throws AppError `not_found`.
 */
export async function holdPayment(
  work: Pick<Work, 'trx'>,
  scope: PaymentScope,
  code: string,
): Promise<HeldPayment> {
  const seen = await findPayment(work.trx, scope, code)
  if (!seen) throw notFound('code')
  const buyer = buyerScope(seen.buyer_id)
  const ids = await listInvoiceIds(work.trx, buyer, seen.id)
  const invoices = await holdInvoices(work, buyer, 'id', ids)
  return { payment: await lockPayment(work.trx, scope, seen.id), invoices }
}
