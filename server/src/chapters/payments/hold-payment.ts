import { getFound } from '@pasok/domain/kernel/errors'
import { buyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { listInvoices, type InvoiceRow } from '../invoices/invoices.store'
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
  const { payment, ids } = await find(work, scope, code)
  const invoices = await holdInvoices(work, buyerScope(payment.buyer_id), 'id', ids)
  return { payment: await lockPayment(work.trx, scope, payment.id), invoices }
}

/** The same without a lock. */
export async function readPayment(
  work: Pick<Work, 'trx'>,
  scope: PaymentScope,
  code: string,
): Promise<HeldPayment> {
  const { payment, ids } = await find(work, scope, code)
  return {
    payment,
    invoices: await listInvoices(work.trx, buyerScope(payment.buyer_id), 'id', ids),
  }
}

async function find({ trx }: Pick<Work, 'trx'>, scope: PaymentScope, code: string) {
  const payment = getFound(await findPayment(trx, scope, code), 'code')
  return { payment, ids: await listInvoiceIds(trx, buyerScope(payment.buyer_id), payment.id) }
}
