import { createHash } from 'node:crypto'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { listChanges, listDownPaymentChanges } from '@pasok/domain/cart/cart.changes'
import type { OfferRow } from '../../catalog/catalog.store'
import { offerOf } from './offer'
import type { PricedLine, PricedVendor } from './price-items'

/** The values with which a line was saved. */
type SavedRow = Pick<
  PricedLine,
  | 'product_id'
  | 'name'
  | 'quantity'
  | 'discount_price'
  | 'tax'
  | 'minimum_order'
  | 'stock'
  | 'payment_term'
>

/** The values with which a vendor of the lines was saved. */
type SavedVendor = Pick<PricedVendor, 'vendor_id' | 'name' | 'down_payment_setting'>

/** Returns a hash that identifies exactly these changes; empty when there are none. */
export function digestOf(changes: readonly LineChange[]): string {
  if (changes.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
}

/** Lists what changed since the save, with old and new values: first per line, then per vendor. */
export function changesOf(
  lines: readonly SavedRow[],
  vendors: readonly SavedVendor[],
  rows: readonly OfferRow[],
): LineChange[] {
  const offers = new Map(rows.map((row) => [row.id, offerOf(row)]))
  const ofLines = lines.flatMap((line) =>
    listChanges(
      {
        productId: line.product_id,
        name: line.name,
        quantity: line.quantity,
        discountPrice: line.discount_price,
        tax: line.tax,
        minimum: line.minimum_order,
        stock: line.stock,
        paymentTerm: line.payment_term,
      },
      offers.get(line.product_id),
    ),
  )
  const ofVendors = listDownPaymentChanges(
    vendors.map((vendor) => ({
      vendorId: vendor.vendor_id,
      name: vendor.name,
      downPaymentSetting: vendor.down_payment_setting,
    })),
    rows
      .filter(({ available }) => available)
      .map((row) => ({ vendorId: row.vendor_id, downPaymentSetting: row.down_payment_setting })),
  )
  return [...ofLines, ...ofVendors]
}
