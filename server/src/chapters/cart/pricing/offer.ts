import type { Offer } from '@pasok/domain/cart/cart.offers'
import type { OfferRow } from '../../catalog/catalog.store'

export function offerOf(row: OfferRow): Offer {
  return {
    productId: row.id,
    name: row.name,
    available: row.available,
    retailPrice: row.retail_price,
    discountFraction: row.discount,
    specialDiscountPercent: row.special_discount,
    defaultDiscountPercent: row.discount_setting,
    taxTitle: row.tax_title,
    taxFraction: row.tax,
    minimum: row.minimum_order,
    stock: row.stock,
    paymentTerm: row.payment_term,
  }
}
