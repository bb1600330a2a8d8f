import { fitQuantity, isQuantityText } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { MAX_PASTED_LINES } from '@pasok/domain/catalog/catalog.constants'
import type { Offer, PastedMatch } from '@pasok/domain/catalog/catalog.model'
import { parsePastedList } from '@pasok/domain/catalog/pasted/pasted'
import { pastedTexts } from '@pasok/domain/catalog/pasted/pasted.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

export interface PasteRow {
  /** Line number in the text. */
  line: number
  wanted: string
  /** As typed; empty when the line has no quantity. */
  quantity: string
  /** Possible quantities of an ambiguous line; the user selects one. */
  readings: readonly string[]
  /** Matching products; null before the lookup. */
  match: PastedMatch | null
  chosen: string | null
  /** True when similar products are shown instead of an unavailable one. */
  isSimilar: boolean
  refusal: { text: Text; values?: Values } | null
}

/** Parses a text into rows, up to the maximum number. */
export const rowsOf = (text: string): PasteRow[] =>
  parsePastedList(text)
    .slice(0, MAX_PASTED_LINES)
    .map(({ line, wanted, quantity, readings }) => ({
      line,
      wanted,
      quantity: quantity ?? '',
      readings,
      match: null,
      chosen: null,
      isSimilar: false,
      refusal: null,
    }))

/** Selects a product automatically only for an exact SKU; all other matches are selected by the user. */
export function matched(row: PasteRow, match: PastedMatch): PasteRow {
  const [only, ...others] = match.offers
  const isPlain = match.kind === 'exact' && others.length === 0
  const chosen = isPlain && only ? only.product_id : null
  return { ...row, match, chosen, isSimilar: false, refusal: null }
}

export const offerOf = ({ match, chosen }: PasteRow): Offer | undefined =>
  match?.offers.find(({ product_id }) => product_id === chosen)

const amount = (text: string) => Number(text === '.' ? '' : text)

/** Returns true when the row has an available product and a quantity. */
export function isReady(row: PasteRow): boolean {
  const offer = offerOf(row)
  const isAmount = isQuantityText(row.quantity) && amount(row.quantity) > 0
  return offer !== undefined && isAmount && findImpossible(offer) === undefined
}

/** Returns why an offer is unavailable, if so. */
export function findImpossible({ stock, delivered }: Offer): Text | undefined {
  if (stock <= 0) return cartTexts.stockEmpty
  return delivered ? undefined : cartTexts.notCovered
}

/** Returns the message if the quantity will be adjusted to the limits. */
export function findFitting(row: PasteRow): { text: Text; values: Values } | undefined {
  const offer = offerOf(row)
  if (!offer || !isReady(row)) return undefined
  const limits = { minimum: offer.minimum_order_quantity, stock: offer.stock }
  const { quantity, finding } = fitQuantity(row.quantity.replace(/\.$/, ''), limits)
  if (finding === 'below-minimum')
    return { text: cartTexts.belowMinimum, values: { minimum: quantity.toNumber() } }
  return finding && { text: cartTexts.aboveStock, values: { stock: offer.stock } }
}

/** Returns an earlier row with the same product; both become one cart line. */
export function findTogether(row: PasteRow, rows: readonly PasteRow[]): PasteRow | undefined {
  if (row.chosen === null) return undefined
  return rows.find((other) => other.line < row.line && other.chosen === row.chosen)
}

/** Returns why a row has no product after the lookup. */
export function findUndecided({ match, wanted, isSimilar }: PasteRow): Text | undefined {
  if (!match) return undefined
  if (match.kind === 'none') {
    if (isSimilar) return pastedTexts.noSimilar
    return isLikeSku(wanted) ? pastedTexts.unknownSku : pastedTexts.none
  }
  if (match.offers.every(({ delivered }) => !delivered)) return pastedTexts.noneDelivered
  if (isSimilar) return pastedTexts.similarShown
  if (match.kind === 'exact') return pastedTexts.several
  return isLikeSku(wanted) ? pastedTexts.unknownSkuNear : pastedTexts.near
}

/** Returns true for text that looks like an SKU: a single word with a digit or with separators. */
const isLikeSku = (wanted: string): boolean =>
  /^\S+$/.test(wanted) && /\d|\p{L}[-_.]\p{L}/u.test(wanted)
