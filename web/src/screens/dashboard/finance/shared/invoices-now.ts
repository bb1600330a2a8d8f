import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { findLivePayment } from './live-payment'

/** What can be done about the invoices of a payment that came to nothing. */
type InvoicesNow =
  | { telling: 'again' | 'paidSince' | 'someNotPayable' }
  /** By its code. */
  | { telling: 'paidElsewhere'; payment: string }

/** How they stand by now: others may have paid them, or some of them. */
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
