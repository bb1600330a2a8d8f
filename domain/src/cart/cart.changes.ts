import { decimal, type DecimalInput } from '../kernel/decimal'
import { priceOffer, type Offer } from './cart.offers'
import type { LineChange } from './cart.shapes'

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

const shown = (value: DecimalInput) => decimal(value).toNumber()

/**
 * Returns what changed on a line since it was saved: price, tax, minimum, payment term, and stock
 * only when it no longer covers the line's quantity.
 */
export function listChanges(line: SavedLine, offer: Offer | undefined): LineChange[] {
  const of = { productId: line.productId, name: line.name }
  if (!offer?.available) return [{ ...of, field: 'withdrawn', from: null, to: null }]
  const changes: LineChange[] = []
  const differs = (field: LineChange['field'], from: DecimalInput, to: DecimalInput) => {
    if (!decimal(from).eq(to)) changes.push({ ...of, field, from: shown(from), to: shown(to) })
  }
  differs('price', line.discountPrice, priceOffer(offer, line.quantity).discountPrice)
  differs('tax', line.tax, offer.taxFraction)
  differs('minimum', line.minimum, offer.minimum)
  if (decimal(line.quantity).gt(offer.stock)) differs('stock', line.stock, offer.stock)
  differs('payment_term', line.paymentTerm, offer.paymentTerm)
  return changes
}

/** A vendor's down payment setting in percent, either as saved with the draft or as current. */
interface DownPaymentSetting {
  vendorId: string
  name: string
  downPaymentSetting: DecimalInput
}

/** Returns the vendors' down payment settings that changed; vendors without a current setting are left out. */
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

const keyOf = ({ productId, field }: LineChange) => `${productId} ${field}`

/** Merges lists of changes; for the same field of the same product, the first change wins. */
export function mergeChanges(...lists: readonly (readonly LineChange[])[]): LineChange[] {
  const changes = new Map<string, LineChange>()
  for (const change of lists.flat()) {
    const key = keyOf(change)
    if (!changes.has(key)) changes.set(key, change)
  }
  return [...changes.values()]
}

/**
 * Joins earlier changes with later ones, each from its first to its latest value. Drops values that
 * are back to the first one and products that are offered again.
 */
export function followChanges(
  earlier: readonly LineChange[],
  later: readonly LineChange[],
): LineChange[] {
  const first = new Map(earlier.map((change) => [keyOf(change), change]))
  const lasting = earlier.filter(({ field }) => field !== 'withdrawn')
  return mergeChanges(later, lasting)
    .map((change) => ({ ...change, from: (first.get(keyOf(change)) ?? change).from }))
    .filter(({ from, to }) => from === null || from !== to)
}

/** Changes that prevent submitting: the server reports them again as long as they apply. */
const PREVENTS_SUBMITTING: ReadonlySet<LineChange['field']> = new Set(['stock', 'withdrawn'])

/**
 * Returns the changes to products and vendors in the draft that saves have adopted and the user
 * must still accept.
 */
export const adoptedToAccept = (
  changes: readonly LineChange[],
  there: ReadonlySet<string>,
): LineChange[] =>
  changes.filter(({ productId, field }) => there.has(productId) && !PREVENTS_SUBMITTING.has(field))
