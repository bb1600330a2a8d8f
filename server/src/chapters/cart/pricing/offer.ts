import type { Offer } from '@pasok/domain/cart/cart.offers'
import type { OfferRow } from '../../catalog/catalog.store'

export function offerOf(row: OfferRow): Offer {
  return {
    productId: row.id,
    name: row.name,
    available: row.available,
    retailPrice: row.retail_price,
    discount: row.discount,
    specialDiscount: row.special_discount,
    discountSetting: row.discount_setting,
    taxTitle: row.tax_title,
    tax: row.tax,
    minimum: row.minimum_order,
    stock: row.stock,
    paymentTerm: row.payment_term,
  }
}
