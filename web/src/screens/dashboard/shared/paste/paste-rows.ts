import { fitQuantity, isQuantityText } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { PASTED_MOST } from '@pasok/domain/catalog/catalog.constants'
import type { Offer, PastedMatch } from '@pasok/domain/catalog/catalog.offers.model'
import { parsePastedList } from '@pasok/domain/catalog/catalog.pasted'
import { pastedTexts } from '@pasok/domain/catalog/catalog.pasted.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

/** A line of the pasted list on its way into the cart. */
export interface PasteRow {
  /** Its line in the text. */
  line: number
  wanted: string
  /** As typed; empty: how many was not said. */
  quantity: string
  /** Several quantities that the line can mean: one of them has to be chosen. */
  readings: readonly string[]
  /** What it can mean; null until it was looked up. */
  match: PastedMatch | null
  /** The product that is meant. */
  chosen: string | null
  /** Similar products stand in place of one that can't be had. */
  isSimilar: boolean
  /** Why it was not added. */
  refusal: { text: Text; values?: Values } | null
}

/** The rows of a text, the first so many of them. */
export const rowsOf = (text: string): PasteRow[] =>
  parsePastedList(text)
    .slice(0, PASTED_MOST)
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

/** Only what is the very SKU of one product is chosen by itself; all else a person chooses. */
export function matched(row: PasteRow, match: PastedMatch): PasteRow {
  const [only, ...others] = match.offers
  const isPlain = match.kind === 'exact' && others.length === 0
  const chosen = isPlain && only ? only.product_id : null
  return { ...row, match, chosen, isSimilar: false, refusal: null }
}

export const offerOf = ({ match, chosen }: PasteRow): Offer | undefined =>
  match?.offers.find(({ product_id }) => product_id === chosen)

const amount = (text: string) => Number(text === '.' ? '' : text)

/** Has a product that can be had, and says how many. */
export function isReady(row: PasteRow): boolean {
  const offer = offerOf(row)
  const isAmount = isQuantityText(row.quantity) && amount(row.quantity) > 0
  return offer !== undefined && isAmount && findImpossible(offer) === undefined
}

/** Why an offer can't be had at all. */
export function findImpossible({ stock, delivered }: Offer): Text | undefined {
  if (stock <= 0) return cartTexts.stockEmpty
  return delivered ? undefined : cartTexts.notCovered
}

/** What will be made of the quantity. */
export function findFitting(row: PasteRow): { text: Text; values: Values } | undefined {
  const offer = offerOf(row)
  if (!offer || !isReady(row)) return undefined
  const limits = { minimum: offer.minimum_order_quantity, stock: offer.stock }
  const { quantity, finding } = fitQuantity(row.quantity.replace(/\.$/, ''), limits)
  if (finding === 'below-minimum')
    return { text: cartTexts.belowMinimum, values: { minimum: quantity.toNumber() } }
  return finding && { text: cartTexts.aboveStock, values: { stock: offer.stock } }
}

/** The line before it that means the same product: they become one line of the cart. */
export function findTogether(row: PasteRow, rows: readonly PasteRow[]): PasteRow | undefined {
  if (row.chosen === null) return undefined
  return rows.find((other) => other.line < row.line && other.chosen === row.chosen)
}

/** Why a line that was looked up has no product yet. */
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

/** One word with a digit, or parted by signs, is written as an SKU is. */
const isLikeSku = (wanted: string): boolean =>
  /^\S+$/.test(wanted) && /\d|\p{L}[-_.]\p{L}/u.test(wanted)
