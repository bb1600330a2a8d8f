import { readFigure } from '@pasok/domain/kernel/read-figure'
import { decimal, hasMaxDecimals, toNumber } from '@pasok/domain/kernel/decimal'
import { PRODUCT_NUMBERS } from '@pasok/domain/catalog/portal/portal.constants'
import { DEAREST_SHIPPING } from '@pasok/domain/orders/orders.constants'
import type { VendorOrderItem } from '@pasok/domain/orders/orders.model'
import { changedFigures } from '@pasok/domain/orders/orders.rules'
import { writeTyped } from '../../lib/typed-numbers'

/** A vendor's proposed change of an item, as typed. */
export interface ChangeDraft {
  quantity: string
  price: string
  reason: string
}

/** The proposal as numbers; NaN for values that must not be proposed. */
export interface Change {
  quantity: number
  retailPrice: number
}

type ItemFigures = Pick<VendorOrderItem, 'quantity' | 'retail_price'>

const PLAIN = /^\d{1,15}(?:\.\d+)?$/

/** Parses digits with at most two decimals; otherwise NaN. */
const numberOf = (plain: string): number =>
  PLAIN.test(plain) && hasMaxDecimals(plain, 2) ? Number(plain) : Number.NaN

export const draftOfItem = ({ quantity, retail_price: price }: ItemFigures): ChangeDraft => ({
  quantity: writeTyped(quantity),
  price: writeTyped(price),
  reason: '',
})

/** Parses a proposal and checks it against the item and the permitted maximum. */
export function changeOf({ quantity, price }: ChangeDraft, item: ItemFigures): Change {
  const [many, dear] = [numberOf(readFigure(quantity)), numberOf(readFigure(price))]
  return {
    quantity: many <= item.quantity ? many : Number.NaN,
    retailPrice: dear > 0 && dear <= PRODUCT_NUMBERS.retail_price.max ? dear : Number.NaN,
  }
}

/** Returns true when the proposal equals the current values. */
export const isSame = ({ quantity, retailPrice }: Change, item: ItemFigures): boolean =>
  quantity === item.quantity && retailPrice === item.retail_price

/** Returns the proposal's price and subtotal in rupiah; null while it is invalid. */
export function figuresOfChange(
  item: Pick<VendorOrderItem, 'discount' | 'tax'>,
  { quantity, retailPrice }: Change,
): { price: number; subTotal: number } | null {
  if (Number.isNaN(quantity) || Number.isNaN(retailPrice)) return null
  const { discountPrice, subTotal } = changedFigures(
    { discount: item.discount, tax: item.tax.value },
    { quantity: decimal(quantity), retailPrice: decimal(retailPrice) },
  )
  return { price: toNumber(discountPrice), subTotal: toNumber(subTotal) }
}

/** Returns the difference in rupiah and percent; undefined if there is none. */
export function differenceOf(
  was: number,
  is: number,
): { amount: number; share: number | undefined } | undefined {
  const amount = decimal(is).minus(was)
  if (amount.eq(0)) return undefined
  const share = was === 0 ? undefined : amount.times(100).div(was).toNumber()
  return { amount: toNumber(amount), share }
}

/** Parses a typed shipping cost into whole rupiah; NaN if invalid. */
export function shippingOfTyped(typed: string): number {
  const cost = numberOf(readFigure(typed))
  return Number.isInteger(cost) && cost <= DEAREST_SHIPPING ? cost : Number.NaN
}
