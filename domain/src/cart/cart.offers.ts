import { priceLine, type LinePrice } from '../catalog/catalog.prices'
import type { DecimalInput } from '../kernel/decimal'

/** A product as currently offered to this company. */
export interface Offer {
  productId: string
  name: string
  available: boolean
  /** Rupiah, for one unit. */
  retailPrice: DecimalInput
  discountFraction: DecimalInput
  specialDiscountPercent: DecimalInput
  defaultDiscountPercent: DecimalInput
  taxTitle: string
  taxFraction: DecimalInput
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
    discountFraction: offer.discountFraction,
    specialDiscountPercent: offer.specialDiscountPercent,
    defaultDiscountPercent: offer.defaultDiscountPercent,
    taxFraction: offer.taxFraction,
  })
}
