import { findQuantityProblem, isCovered, leastQuantity } from './cart.rules'
import { priceLine, type LinePrice } from '../catalog/catalog.prices'
import { decimal, type DecimalInput } from '../kernel/decimal'
import type { LineChange } from './cart.shapes'

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

/** What a draft's line was saved with. */
export interface SavedLine {
  productId: string
  name: string
  quantity: DecimalInput
  discountPrice: DecimalInput
  tax: DecimalInput
  minimum: DecimalInput
  stock: DecimalInput
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

const shown = (value: DecimalInput) => decimal(value).toNumber()

/**
 * What changed on a line since it was saved: price, tax, minimum, payment term, and stock once the
 * line no longer fits it (a stock that moved but suffices changes nothing for the buyer).
 */
export function listChanges(line: SavedLine, offer: Offer | undefined): LineChange[] {
  const of = { productId: line.productId, name: line.name }
  if (!offer?.available) return [{ ...of, field: 'withdrawn', from: null, to: null }]
  const changes: LineChange[] = []
  const differs = (field: LineChange['field'], from: DecimalInput, to: DecimalInput) => {
    if (!decimal(from).eq(to)) changes.push({ ...of, field, from: shown(from), to: shown(to) })
  }
  differs('price', line.discountPrice, priceOffer(offer, line.quantity).discountPrice)
  differs('tax', line.tax, offer.tax)
  differs('minimum', line.minimum, offer.minimum)
  if (decimal(line.quantity).gt(offer.stock)) differs('stock', line.stock, offer.stock)
  differs('payment_term', line.paymentTerm, offer.paymentTerm)
  return changes
}

/** A vendor's down payment setting, percent, as it was saved with or as it is now. */
export interface DownPaymentSetting {
  vendorId: string
  name: string
  downPaymentSetting: DecimalInput
}

/** What changed of each vendor's down payment setting; of one that is not told now, nothing. */
export function listDownPaymentChanges(
  saved: readonly DownPaymentSetting[],
  now: readonly Omit<DownPaymentSetting, 'name'>[],
): LineChange[] {
  const settings = new Map(now.map((one) => [one.vendorId, one.downPaymentSetting]))
  return saved.flatMap(({ vendorId, name, downPaymentSetting: from }): LineChange[] => {
    const to = settings.get(vendorId)
    if (to === undefined || decimal(from).eq(to)) return []
    const of = { productId: vendorId, name }
    return [{ ...of, field: 'down_payment', from: shown(from), to: shown(to) }]
  })
}

export type LineProblem =
  | 'withdrawn'
  | 'not-covered'
  | 'below-minimum'
  | 'above-stock'
  | 'stock-empty'

/** Why a quantity of a product can't be had now, wherever it is to be delivered, if so. */
export function findSupplyProblem(
  line: { quantity: DecimalInput },
  offer: Pick<Offer, 'available' | 'minimum' | 'stock'> | undefined,
): { problem: Exclude<LineProblem, 'not-covered'>; limit: number } | undefined {
  if (!offer?.available) return { problem: 'withdrawn', limit: 0 }
  if (decimal(offer.stock).lte(0)) return { problem: 'stock-empty', limit: 0 }
  const problem = findQuantityProblem(line.quantity, offer)
  if (!problem) return undefined
  return {
    problem,
    limit: shown(problem === 'above-stock' ? offer.stock : leastQuantity(offer.minimum)),
  }
}

/** Why a line can't be submitted now, if so: line by line, checked again (`docs/domain.md` §5). */
export function findLineProblem(
  line: { quantity: DecimalInput },
  offer: Offer | undefined,
  coverage: readonly string[],
  city: string,
): { problem: LineProblem; limit: number } | undefined {
  if (offer?.available && !isCovered(coverage, city)) return { problem: 'not-covered', limit: 0 }
  return findSupplyProblem(line, offer)
}
