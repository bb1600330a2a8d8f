import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { findLivePayment } from './live-payment'

/** What can be done about the invoices of a failed payment. */
type InvoicesNow =
  | { telling: 'again' | 'paidSince' | 'someNotPayable' }
  /** Code of the payment. */
  | { telling: 'paidElsewhere'; payment: string }

/** Returns the invoices' current situation; others may have paid some or all of them. */
export function invoicesNow(invoices: readonly Invoice[]): InvoicesNow {
  const isAll = (state: Invoice['lastStatus']) =>
    invoices.every(({ lastStatus }) => lastStatus === state)
  if (isAll('Ready to Payment')) return { telling: 'again' }
  if (isAll('Paid')) return { telling: 'paidSince' }
  const payment = invoices.map(findLivePayment).find((one) => one)
  return payment
    ? { telling: 'paidElsewhere', payment: payment.code }
    : { telling: 'someNotPayable' }
}
