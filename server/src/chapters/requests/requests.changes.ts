import { createHash } from 'node:crypto'
import type { LineChange } from '@pasok/domain/requests/requests.model'
import { listChanges } from '@pasok/domain/requests/requests.rules'
import type { OfferRow } from '../catalog/catalog.store'
import { offerOf } from './requests.offer'
import type { LineRecord } from './requests.store'

/** Stands for these changes and no others; empty when there are none. */
export function digestOf(changes: readonly LineChange[]): string {
  if (changes.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
}

/** What changed on each line since it was saved, from what to what. */
export function changesOf(lines: readonly LineRecord[], rows: readonly OfferRow[]): LineChange[] {
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
