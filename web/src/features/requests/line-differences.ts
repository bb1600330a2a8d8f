import type { CartLine } from '@pasok/domain/cart/cart.model'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import type { LineChange } from '@pasok/domain/requests/requests.model'
import { listChanges } from '@pasok/domain/requests/requests.rules'

const offerOf = (line: CartLine) => ({
  productId: line.productId,
  name: line.name,
  available: true,
  retailPrice: line.retail_price,
  discount: fractionOfPercent(line.discount_product),
  specialDiscount: line.special_discount,
  discountSetting: line.discount_setting,
  taxTitle: line.tax.title,
  tax: line.tax.value,
  minimum: line.minimum_order_quantity,
  stock: line.stock,
})

const savedOf = (line: CartLine) => ({
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  discountPrice: line.discount_price,
  tax: line.tax.value,
  minimum: line.minimum_order_quantity,
  stock: line.stock,
})

/** What differs on the lines that both carts have, from the first to the second. */
export function lineDifferences(
  before: readonly CartLine[],
  after: readonly CartLine[],
): LineChange[] {
  const fresh = new Map(after.map((line) => [line.productId, line]))
  return before.flatMap((line) => {
    const now = fresh.get(line.productId)
    return now ? listChanges(savedOf(line), offerOf(now)) : []
  })
}

/** Changes told twice, each once: the first telling counts. */
export function mergeChanges(...lists: readonly (readonly LineChange[])[]): LineChange[] {
  const changes = new Map<string, LineChange>()
  for (const change of lists.flat()) {
    const key = `${change.productId} ${change.field}`
    if (!changes.has(key)) changes.set(key, change)
  }
  return [...changes.values()]
}
