import { decimal, min, toNumber, type Decimal } from '@pasok/domain/kernel/decimal'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'

type Looked = Pick<
  InvoicePreview,
  'sub_total' | 'tax' | 'shipping_costs' | 'down_payment_left' | 'reference_document'
>

/** What an invoice comes to when those before it are issued first. */
export interface PlannedInvoice {
  /** Whole rupiah of the order's down payment. */
  downPayment: number
  grandTotal: number
}

/**
 * What invoices come to that are issued one after the other: of one order's down payment each uses
 * what those before it have left.
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
