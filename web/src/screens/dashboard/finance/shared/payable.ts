import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { amountToPay, type Payable } from '@pasok/domain/payments/payments.from-invoices'
import { toNumber } from '@pasok/domain/kernel/decimal'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'

const BEING_PAID: readonly InvoiceState[] = ['Waiting Payment', 'Review Payment']

export const findLivePayment = ({ lastStatus, infoPayment }: Invoice) =>
  BEING_PAID.includes(lastStatus) ? infoPayment.at(-1) : undefined

/** Returns an invoice in the form that the payment rules expect. */
export const payableOf = (invoice: Invoice): Payable => ({
  vendorId: invoice.vendor._id,
  dueDay: invoice.due_date,
  isDirect: invoice.direct_payment,
  state: invoice.lastStatus,
  grandTotal: invoice.grand_total,
})

/** Returns the total amount to pay, in whole rupiah. */
export const sumToPay = (invoices: readonly Invoice[]): number =>
  toNumber(amountToPay(invoices.map(payableOf)))
