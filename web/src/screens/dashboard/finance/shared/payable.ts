import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { amountToPay, type Payable } from '@pasok/domain/payments/payments.from-invoices'
import { toNumber } from '@pasok/domain/kernel/decimal'

/** An invoice as the rules of paying see it. */
export const payableOf = (invoice: Invoice): Payable => ({
  vendorId: invoice.vendor._id,
  dueDay: invoice.due_date,
  isDirect: invoice.direct_payment,
  state: invoice.lastStatus,
  grandTotal: invoice.grand_total,
})

/** Whole rupiah of several. */
export const sumToPay = (invoices: readonly Invoice[]): number =>
  toNumber(amountToPay(invoices.map(payableOf)))
