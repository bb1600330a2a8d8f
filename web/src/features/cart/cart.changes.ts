import { repriceLine } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import {
  fitQuantity,
  isCovered,
  isQuantityText,
  minimumQuantity,
  type QuantityFinding,
} from '@pasok/domain/cart/cart.rules'
import type { LineProblem } from '@pasok/domain/cart/cart.problems'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { decimal, toNumber, type Decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import type { Text, Values } from '@pasok/domain/kernel/texts'

export interface Notice {
  tone: 'success' | 'warning' | 'error'
  text: Text
  values?: Values
  /** The product is unavailable: similar products may be offered. */
  isUnavailable?: true
  /** The change would remove the line and was not applied; the user confirms first. */
  shouldConfirmRemoval?: true
}

/** Result of a change: the new line, or the same one if unchanged, and a message. */
export interface LineResult {
  line: CartLine
  notice: Notice | undefined
}

const success = (text: Text): Notice => ({ tone: 'success', text })

const questionOf = ({ name }: CartLine): Notice => ({
  tone: 'warning',
  text: cartTexts.confirmRemoveItem,
  values: { name },
  shouldConfirmRemoval: true,
})

const unavailable = (text: Text): Notice => ({ tone: 'error', text, isUnavailable: true })

export type SupplyProblem = Exclude<LineProblem, 'not-covered'>

/** The fields of a line that limit its quantity. */
export type Limited = Pick<CartLine, 'minimum_order_quantity' | 'stock'>

function limitNotice(finding: QuantityFinding, line: Limited): Notice {
  return finding === 'below-minimum'
    ? {
        tone: 'warning',
        text: cartTexts.belowMinimum,
        values: { minimum: minimumOf(line) },
      }
    : { tone: 'warning', text: cartTexts.aboveStock, values: { stock: line.stock } }
}

/** Returns the message why the quantity of a line cannot be ordered. */
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

export function minimumOf(line: Pick<Limited, 'minimum_order_quantity'>): number {
  return toNumber(minimumQuantity(line.minimum_order_quantity))
}

const limitsOf = (line: Limited) => ({ minimum: line.minimum_order_quantity, stock: line.stock })

/**
 * Returns why a product cannot be added, or undefined: no stock, too little stock, or not delivered to the city
 * (Spec 1 §5).
 */
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

/** Limits a quantity to minimum order and stock, with a message if it changed. */
export function fitted(
  quantity: DecimalInput,
  limits: Limited,
): { quantity: number; notice: Notice | undefined } {
  const { quantity: fit, finding } = fitQuantity(quantity, limitsOf(limits))
  return { quantity: toNumber(fit), notice: finding && limitNotice(finding, limits) }
}

/** Parses a typed quantity; empty text is 0. */
export const typedQuantity = (text: string): Decimal =>
  decimal(text === '' || text === '.' ? 0 : text.replace(/\.$/, ''))

/** Applies a typed quantity within the limits; invalid text changes nothing. */
export function typeQuantity(line: CartLine, text: string): LineResult {
  if (!isQuantityText(text)) return { line, notice: undefined }
  const { quantity, finding } = fitQuantity(typedQuantity(text), limitsOf(line))
  if (finding === undefined && quantity.eq(line.quantity)) return { line, notice: undefined }
  return {
    line: quantity.eq(line.quantity) ? line : repriceLine(line, toNumber(quantity)),
    notice: finding === undefined ? success(cartTexts.changed) : limitNotice(finding, line),
  }
}

/** Adds one, unless the stock is insufficient. */
export function increaseLine(line: CartLine): LineResult {
  const wanted = decimal(line.quantity).plus(1)
  if (wanted.gt(line.stock)) return { line, notice: limitNotice('above-stock', line) }
  return {
    line: repriceLine(line, toNumber(wanted)),
    notice: success(cartTexts.increased),
  }
}

/**
 * Subtracts one, not below the minimum order. At quantity 1, requests confirmation to remove the line (Spec 1
 * §5). Works on the stored line, because the row on the screen may be outdated.
 */
export function decreaseLine(line: CartLine): LineResult {
  const minimum = minimumOf(line)
  if (minimum <= 1 && line.quantity <= 1) return { line, notice: questionOf(line) }
  if (line.quantity <= minimum) return { line, notice: limitNotice('below-minimum', line) }
  const wanted = decimal(line.quantity).minus(1)
  return {
    line: repriceLine(line, Math.max(toNumber(wanted), minimum)),
    notice: success(cartTexts.decreased),
  }
}
