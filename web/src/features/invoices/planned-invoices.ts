import { decimal, min, toNumber, type Decimal } from '@pasok/domain/kernel/decimal'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'

type Looked = Pick<
  InvoicePreview,
  'sub_total' | 'tax' | 'shipping_costs' | 'down_payment_left' | 'reference_document'
>

/** Expected amounts of an invoice, if the invoices before it are issued first. */
export interface PlannedInvoice {
  /** Down payment used, in whole rupiah. */
  downPayment: number
  grandTotal: number
}

/**
 * Computes the amounts of invoices issued one after the other: each uses what the previous ones left of their
 * order's down payment.
 */
export function planInvoices(previews: readonly Looked[]): PlannedInvoice[] {
  const left = new Map<string, Decimal>()
  return previews.map((preview) => {
    const order = preview.reference_document[0]?.orderId ?? ''
    const still = left.get(order) ?? decimal(preview.down_payment_left)
    const before = decimal(preview.sub_total).plus(preview.tax).plus(preview.shipping_costs)
    const used = min(before, still)
    left.set(order, still.minus(used))
    return { downPayment: toNumber(used), grandTotal: toNumber(before.minus(used)) }
  })
}
