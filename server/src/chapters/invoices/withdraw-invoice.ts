import type { withdrawInvoice as contract } from '@pasok/domain/invoices/invoices.vendor.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { assertSeen } from '../../db/assert-seen'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'

import { writeOfReceived } from '../orders/receive-package'
import { useDownPayment } from '../orders/use-down-payment'
import { holdReceipt } from '../receipts/hold-receipt'
import { moveReceipt } from '../receipts/move-receipt'
import type { InvoiceRow } from './invoices.store'
import { assertInvoice, holdInvoice, moveInvoices } from './move-invoices'

/**
 * Takes an invoice back that nobody pays yet: its receipt can be invoiced again, what it used of the
 * down payment is left again, and its number is not used another time.
 * @throws AppError `not_found`; `illegal_move`, saying who was first; `stale_version`.
 */
export async function withdrawInvoice(
  work: Work<VendorScope>,
  name: string,
  { reason, version }: BodyOf<typeof contract>,
): Promise<Pick<InvoiceRow, 'id' | 'last_status'>> {
  const invoice = await holdInvoice(work, work.scope, name)
  await assertInvoice(work, invoice, 'withdraw')
  assertSeen(invoice, version)
  const last_status = await moveInvoices(work, [invoice], 'withdraw', reason)
  const { place, receipt } = await holdReceipt(work, invoice.receipt_id)
  await moveReceipt(work, receipt, 'withdraw-invoice', { note: reason })
  await writeOfReceived(work, place, 'invoice-withdrawn', reason)
  await useDownPayment(work, place.held, decimal(invoice.down_payment_used).neg())
  return { id: invoice.id, last_status }
}
