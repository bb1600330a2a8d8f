import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import { discountBadge } from '@pasok/domain/catalog/catalog.prices'
import { percentOfFraction } from '@pasok/domain/kernel/decimal'

/** A price as a card shows it, in rupiah; `badge` in whole percent, rounded down (Spec 2 §5). */
export interface ShownPrice {
  price: number
  /** Struck through; nothing when there is no discount. */
  retail: number | undefined
  badge: number
}

type Priced = Pick<Product, 'retail_price' | 'discount' | 'discount_price'>

/** The company's own price, or the list's while (or where) there is none. */
export function shownPrice(product: Priced, own: CompanyPrice | undefined): ShownPrice {
  const price = own?.discount_price ?? product.discount_price
  return {
    price,
    retail: price < product.retail_price ? product.retail_price : undefined,
    badge: discountBadge(own?.discount_percentage ?? percentOfFraction(product.discount)),
  }
}
