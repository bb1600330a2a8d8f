import type { CartLine } from '@pasok/domain/cart/cart.model'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { listChanges, listDownPaymentChanges } from '@pasok/domain/cart/cart.changes'

const offerOf = (line: CartLine) => ({
  productId: line.productId,
  name: line.name,
  available: true,
  retailPrice: line.retail_price,
  discountFraction: fractionOfPercent(line.discount_product),
  specialDiscountPercent: line.special_discount,
  defaultDiscountPercent: line.discount_setting,
  taxTitle: line.tax.title,
  taxFraction: line.tax.value,
  minimum: line.minimum_order_quantity,
  stock: line.stock,
  paymentTerm: line.payment_term,
})

const savedOf = (line: CartLine) => ({
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  discountPrice: line.discount_price,
  tax: line.tax.value,
  minimum: line.minimum_order_quantity,
  stock: line.stock,
  paymentTerm: line.payment_term,
})

const settingsOf = (lines: readonly CartLine[]) => [
  ...new Map(
    lines.map(({ vendorId, vendor_name: name, down_payment_setting: downPaymentSetting }) => [
      vendorId,
      { vendorId, name, downPaymentSetting },
    ]),
  ).values(),
]

/** Returns the changes between the lines that both carts contain. */
export function lineDifferences(
  before: readonly CartLine[],
  after: readonly CartLine[],
): LineChange[] {
  const fresh = new Map(after.map((line) => [line.productId, line]))
  const ofLines = before.flatMap((line) => {
    const now = fresh.get(line.productId)
    return now ? listChanges(savedOf(line), offerOf(now)) : []
  })
  return [...ofLines, ...listDownPaymentChanges(settingsOf(before), settingsOf(after))]
}
