import { withQuantity } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import {
  fitQuantity,
  isCovered,
  isQuantityText,
  leastQuantity,
  type QuantityFinding,
} from '@pasok/domain/cart/cart.rules'
import type { LineProblem } from '@pasok/domain/cart/cart.problems'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal, toNumber, type Decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import type { Text, Values } from '@pasok/domain/kernel/texts'

/** The message about a change. */
export interface Notice {
  tone: 'success' | 'warning' | 'error'
  text: Text
  values?: Values
  /** The product can't be had here at all: something similar may be. */
  isUnavailable?: true
  /** Nothing happened yet: the act removes the line, which the user confirms first. */
  asksToRemove?: true
}

/** What a change makes of a line; itself when it stays as it is. */
export interface LineChange {
  line: CartLine
  notice: Notice | undefined
}

const success = (text: Text): Notice => ({ tone: 'success', text })

const questionOf = ({ name }: CartLine): Notice => ({
  tone: 'warning',
  text: cartTexts.confirmRemoveItem,
  values: { name },
  asksToRemove: true,
})

const unavailable = (text: Text): Notice => ({ tone: 'error', text, isUnavailable: true })

export type SupplyProblem = Exclude<LineProblem, 'not-covered'>

/** What a quantity is held to. */
export type Limited = Pick<CartLine, 'minimum_order_quantity' | 'stock'>

/** The message of a limit, with the number that it names. */
function limitNotice(finding: QuantityFinding, line: Limited): Notice {
  return finding === 'below-minimum'
    ? {
        tone: 'warning',
        text: cartTexts.belowMinimum,
        values: { minimum: minimumOf(line) },
      }
    : { tone: 'warning', text: cartTexts.aboveStock, values: { stock: line.stock } }
}

/** Why the quantity of a line cannot be ordered, in words. */
export function troubleNotice(problem: SupplyProblem, line: Limited): Notice {
  if (problem === 'below-minimum' || problem === 'above-stock') return limitNotice(problem, line)
  if (problem === 'stock-below-minimum')
    return {
      tone: 'warning',
      text: cartTexts.minimumAboveStock,
      values: { minimum: minimumOf(line), stock: line.stock },
    }
  return {
    tone: 'warning',
    text: problem === 'withdrawn' ? cartTexts.changedWithdrawn : cartTexts.stockEmpty,
  }
}

/** The least quantity of a line as a number. */
export function minimumOf(line: Pick<Limited, 'minimum_order_quantity'>): number {
  return toNumber(leastQuantity(line.minimum_order_quantity))
}

const limitsOf = (line: Limited) => ({ minimum: line.minimum_order_quantity, stock: line.stock })

/** Why a product can't be added, if so: no stock, too little stock, or not delivered there (Spec 1 §5). */
export function findRefusal(line: CartLine, areaCity: string | undefined): Notice | undefined {
  if (line.stock <= 0) return unavailable(cartTexts.stockEmpty)
  if (areaCity !== undefined && !isCovered(line.warehouse.coverage, areaCity))
    return unavailable(cartTexts.notCovered)
  if (decimal(line.stock).lt(minimumOf(line)))
    return {
      ...unavailable(cartTexts.minimumAboveStock),
      values: { minimum: minimumOf(line), stock: line.stock },
    }
  return undefined
}

/** A quantity brought within the limits, and what is said of that. */
export function fitted(
  quantity: DecimalInput,
  limits: Limited,
): { quantity: number; notice: Notice | undefined } {
  const { quantity: fit, finding } = fitQuantity(quantity, limitsOf(limits))
  return { quantity: toNumber(fit), notice: finding && limitNotice(finding, limits) }
}

/** What was typed as a quantity; nothing is none. */
export const typedQuantity = (text: string): Decimal =>
  decimal(text === '' || text === '.' ? 0 : text.replace(/\.$/, ''))

/** A typed quantity, brought within the limits; text that is no quantity changes nothing. */
export function typeQuantity(line: CartLine, text: string): LineChange {
  if (!isQuantityText(text)) return { line, notice: undefined }
  const { quantity, finding } = fitQuantity(typedQuantity(text), limitsOf(line))
  if (finding === undefined && quantity.eq(line.quantity)) return { line, notice: undefined }
  return {
    line: quantity.eq(line.quantity) ? line : withQuantity(line, toNumber(quantity)),
    notice: finding === undefined ? success(cartTexts.changed) : limitNotice(finding, line),
  }
}

/** One more, unless the stock doesn't have it. */
export function increaseLine(line: CartLine): LineChange {
  const wanted = decimal(line.quantity).plus(1)
  if (wanted.gt(line.stock)) return { line, notice: limitNotice('above-stock', line) }
  return {
    line: withQuantity(line, toNumber(wanted)),
    notice: success(cartTexts.increased),
  }
}

/**
 * One less: never below the minimum order. At quantity 1 the line goes (Spec 1 §5), once that was
 * confirmed: only the stored line knows whether it is the last one, not the row on the screen.
 */
export function decreaseLine(line: CartLine): LineChange {
  const least = minimumOf(line)
  if (least <= 1 && line.quantity <= 1) return { line, notice: questionOf(line) }
  if (line.quantity <= least) return { line, notice: limitNotice('below-minimum', line) }
  const wanted = decimal(line.quantity).minus(1)
  return {
    line: withQuantity(line, Math.max(toNumber(wanted), least)),
    notice: success(cartTexts.decreased),
  }
}
