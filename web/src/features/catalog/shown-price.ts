import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'

/**
 * A price as shown on a card, in rupiah; `badge` is the discount in whole percent, rounded down (Spec 2 §5).
 */
export interface ShownPrice {
  price: number
  /** Shown struck through; undefined without a discount. */
  retail: number | undefined
  badge: number
}

type Priced = Pick<Product, 'retail_price' | 'discount' | 'discount_price'>

/**
 * Returns the company's price, or the list price if there is none. All figures come from the same response, as
 * the price may have changed between two.
 */
export function shownPrice(product: Priced, own: CompanyPrice | undefined): ShownPrice {
  const { retail_price: retail, discount_price: price } = own ?? product
  return {
    price,
    retail: price < retail ? retail : undefined,
    badge: shownDiscount(own ? fractionOfPercent(own.discount_percentage) : product.discount),
  }
}
