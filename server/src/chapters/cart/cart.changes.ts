import { createHash } from 'node:crypto'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { listChanges } from '@pasok/domain/cart/cart.offers'
import type { OfferRow } from '../catalog/catalog.store'
import { offerOf } from './cart.offer'
import type { PricedLine } from './price-items'

/** What a line was saved with. */
type SavedRow = Pick<
  PricedLine,
  'product_id' | 'name' | 'quantity' | 'discount_price' | 'tax' | 'minimum_order' | 'stock'
>

/** Stands for these changes and no others; empty when there are none. */
export function digestOf(changes: readonly LineChange[]): string {
  if (changes.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
}

/** What changed on each line since it was saved, from what to what. */
export function changesOf(lines: readonly SavedRow[], rows: readonly OfferRow[]): LineChange[] {
  const offers = new Map(rows.map((row) => [row.id, offerOf(row)]))
  return lines.flatMap((line) =>
    listChanges(
      {
        productId: line.product_id,
        name: line.name,
        quantity: line.quantity,
        discountPrice: line.discount_price,
        tax: line.tax,
        minimum: line.minimum_order,
        stock: line.stock,
      },
      offers.get(line.product_id),
    ),
  )
}
