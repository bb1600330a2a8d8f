import {
  dueDate,
  invoiceFigures,
  type InvoiceFigures,
} from '@pasok/domain/invoices/invoices.from-receipt'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { decimal, ZERO, type Decimal } from '@pasok/domain/kernel/decimal'
import type { Reader, Trx } from '../../db/db'
import type { OrderScope } from '../orders/orders.store'
import { listLines, type LineRecord } from '../receipts/receipts.list.store'
import { findTerms, type Terms } from './invoices.store'

/** What an invoice of a receipt comes to at this moment, issued or only looked at. */
export interface InvoiceDraft {
  terms: Terms
  lines: readonly LineRecord[]
  figures: InvoiceFigures
  /** Of the order's down payment, before this invoice takes of it. */
  downPaymentLeft: Decimal
  /** yyyy-MM-dd, the buyer's day. */
  dueDay: string
}

/** Only what its vendor has found can be used. */
const leftOf = ({ down_payment, down_payment_used, down_payment_state }: Terms): Decimal =>
  down_payment_state === 'Confirmed' ? decimal(down_payment).minus(down_payment_used) : ZERO

/** The figures of a receipt's invoice: what was received of it, at the prices that stand. */
export async function draftInvoice(
  db: Reader | Trx,
  scope: OrderScope,
  receipt: { id: string; buyer_id: string; package_id: string },
  now: Date,
): Promise<InvoiceDraft> {
  const terms = await findTerms(db, scope, receipt)
  const lines = await listLines(db, scope, [receipt.id])
  const downPaymentLeft = leftOf(terms)
  const received = lines.map((line) => ({
    received: line.received,
    discountPrice: line.discount_price,
    singleTaxPrice: line.single_tax_price,
  }))
  const { shipping_cost: shipping, payment_term: term, time_zone: zone } = terms
  return {
    terms,
    lines,
    figures: invoiceFigures(received, { shipping, downPaymentLeft }),
    downPaymentLeft,
    dueDay: dayIn(dueDate(now, term, zone), zone),
  }
}
