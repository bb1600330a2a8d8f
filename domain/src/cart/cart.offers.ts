import { priceLine, type LinePrice } from '../catalog/catalog.prices'
import type { DecimalInput } from '../kernel/decimal'

/**
 * A product as currently offered to this company. Prices in rupiah; `discount` and `tax` are
 * fractions, the other rates percent.
 */
export interface Offer {
  productId: string
  name: string
  available: boolean
  retailPrice: DecimalInput
  discount: DecimalInput
  specialDiscount: DecimalInput
  discountSetting: DecimalInput
  taxTitle: string
  tax: DecimalInput
  minimum: DecimalInput
  stock: DecimalInput
  /** Days. */
  paymentTerm: DecimalInput
}

/** Returns the price of a quantity of an offer. */
export function priceOffer(offer: Offer, quantity: DecimalInput): LinePrice {
  return priceLine({
    quantity,
    retailPrice: offer.retailPrice,
    discount: offer.discount,
    specialDiscount: offer.specialDiscount,
    discountSetting: offer.discountSetting,
    tax: offer.tax,
  })
}
