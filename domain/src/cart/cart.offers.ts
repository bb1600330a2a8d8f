import { priceLine, type LinePrice } from '../catalog/catalog.prices'
import type { DecimalInput } from '../kernel/decimal'

/** A product as it is offered to this company now. Rupiah, `discount` and `tax` fractions, percents. */
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

/** A quantity of an offer, priced. */
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
