import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'

/** A price as a card shows it, in rupiah; `badge` in whole percent, rounded down (Spec 2 §5). */
export interface ShownPrice {
  price: number
  /** Struck through; nothing when there is no discount. */
  retail: number | undefined
  badge: number
}

type Priced = Pick<Product, 'retail_price' | 'discount' | 'discount_price'>

/**
 * The company's own price, or the list's while (or where) there is none. All of it is of one
 * reading: the product may have been read before its price changed, or after.
 */
export function shownPrice(product: Priced, own: CompanyPrice | undefined): ShownPrice {
  const { retail_price: retail, discount_price: price } = own ?? product
  return {
    price,
    retail: price < retail ? retail : undefined,
    badge: shownDiscount(own ? fractionOfPercent(own.discount_percentage) : product.discount),
  }
}
