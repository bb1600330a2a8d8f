import { MAX_LINES } from '@pasok/domain/cart/cart.constants'
import { cartErrors } from '@pasok/domain/cart/cart.errors'
import { findQuantityProblem, minimumQuantity } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal, type Decimal } from '@pasok/domain/kernel/decimal'
import { ruleError, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerWork } from '../../db/move'
import { listOffers, type OfferRow } from '../catalog/catalog.store'
import { priceItem, type PricedLine } from './pricing/price-items'

const PRODUCT = 'item.productId'

/**
 * Returns the product of an item to be added (Spec 1 §5). @throws AppError `not_found` for an unknown product;
 * `rule` when it is withdrawn or out of stock.
 */
export async function getOfferToAdd(work: BuyerWork, productId: string): Promise<OfferRow> {
  const [offer] = isId(productId) ? await listOffers(work.trx, work.scope, [productId]) : []
  if (!offer) throw notFound(PRODUCT)
  if (!offer.available) throw ruleError(cartErrors.withdrawn, { name: offer.name }, PRODUCT)
  if (decimal(offer.stock).lte(0)) throw ruleError(cartTexts.stockEmpty, {}, PRODUCT)
  return offer
}

type LinePlace = Pick<PricedLine, 'id' | 'position' | 'product_id' | 'quantity' | 'note'>

/**
 * Adds an item: an existing line of the product gets the sum of the quantities at today's price, otherwise the
 * item becomes the last line. Other lines stay unchanged, so that their price changes are still reported.
 * @throws AppError `rule`, with the specification's text, when the quantity is not available or there are too
 * many lines.
 */
export function withItem<Line extends LinePlace>(
  before: readonly Line[],
  added: { quantity: number; note: string },
  offer: OfferRow,
  asLine: (line: PricedLine) => Line,
): { lines: Line[]; quantity: Decimal } {
  const at = before.findIndex((line) => line.product_id === offer.id)
  if (at < 0 && before.length >= MAX_LINES)
    throw ruleError(cartErrors.tooManyLines, { most: MAX_LINES })
  const there = before[at]
  const item = {
    productId: offer.id,
    quantity: decimal(added.quantity).plus(there?.quantity ?? 0),
    note: added.note || (there?.note ?? ''),
  }
  assertFits(item.quantity, offer)
  const position = there?.position ?? (before.at(-1)?.position ?? -1) + 1
  const priced = priceItem(item, offer, position)
  const line = asLine({ ...priced, id: there?.id ?? priced.id })
  return { lines: there ? before.with(at, line) : [...before, line], quantity: item.quantity }
}

function assertFits(quantity: Decimal, offer: OfferRow): void {
  const limits = { minimum: offer.minimum_order, stock: offer.stock }
  const problem = findQuantityProblem(quantity, limits)
  if (!problem) return
  const minimum = minimumQuantity(limits.minimum).toNumber()
  const stock = Number(limits.stock)
  const text = problem === 'above-stock' ? cartTexts.aboveStock : cartTexts.belowMinimum
  throw ruleError(text, { minimum, stock }, 'item.quantity')
}
