import { sumTotal } from '../cart/cart.rules'
import { decimal, floor, sum, ZERO, type Decimal, type DecimalInput } from '../kernel/decimal'
import type { DownPaymentState, ItemState, PackageState } from './orders.states'

/** The figures of an item that stand: what totals count. Prices in rupiah, `discount` and `tax` fractions. */
export interface ItemFigures {
  quantity: Decimal
  retailPrice: Decimal
  discountPrice: Decimal
  singleTaxPrice: Decimal
  subTotal: Decimal
}

interface UnitPrice {
  discountPrice: DecimalInput
  singleTaxPrice: DecimalInput
}

/** Whole rupiah of a quantity, tax included: of a line received in full, its sub_total (Spec 1 §5). */
export const amountOf = (quantity: DecimalInput, price: UnitPrice): Decimal =>
  floor(decimal(quantity).times(decimal(price.discountPrice).plus(price.singleTaxPrice)))

/** An item's figures at another quantity or retail price: its discount and tax stay what they were. */
export function changedFigures(
  item: { discount: DecimalInput; tax: DecimalInput },
  change: { quantity: DecimalInput; retailPrice: DecimalInput },
): ItemFigures {
  const retailPrice = decimal(change.retailPrice)
  const discountPrice = retailPrice.times(decimal(1).minus(item.discount))
  const singleTaxPrice = discountPrice.times(item.tax)
  const quantity = decimal(change.quantity)
  const subTotal = amountOf(quantity, { discountPrice, singleTaxPrice })
  return { quantity, retailPrice, discountPrice, singleTaxPrice, subTotal }
}

/** What of a line was received, in whole rupiah; the parts add up to the amount (`docs/domain.md` §6, invoice). */
export interface ReceivedFigures {
  amount: Decimal
  /** Tax left out. */
  subTotalReceived: Decimal
  subTotalTax: Decimal
}

export function receivedFigures(received: DecimalInput, price: UnitPrice): ReceivedFigures {
  const amount = amountOf(received, price)
  const subTotalTax = floor(decimal(received).times(price.singleTaxPrice))
  return { amount, subTotalTax, subTotalReceived: amount.minus(subTotalTax) }
}

interface StandingItem {
  state: ItemState
  quantity: DecimalInput
  subTotal: DecimalInput
}

/** True for an item that nobody delivers any more: rejected, or accepted with a quantity of 0. */
export const isItemCancelled = ({ state, quantity }: Omit<StandingItem, 'subTotal'>): boolean =>
  state === 'Rejected' || decimal(quantity).eq(ZERO)

interface ChangedItem {
  quantity: DecimalInput
  quantityOriginal: DecimalInput
  retailPrice: DecimalInput
  retailPriceOriginal: DecimalInput
}

/** True when what stands of an item is what was ordered: no change of it was accepted. */
export const standsAsOrdered = (item: ChangedItem): boolean =>
  decimal(item.quantity).eq(item.quantityOriginal) &&
  decimal(item.retailPrice).eq(item.retailPriceOriginal)

/** A package's total in whole rupiah, without shipping: its items that were not cancelled. */
export const packageTotal = (items: readonly StandingItem[]): Decimal =>
  sumTotal(items.filter((item) => !isItemCancelled(item)).map(({ subTotal }) => subTotal))

/**
 * An order's `grand_total` in whole rupiah: of its packages that go on; of all once each was
 * cancelled, so that one still reads what the order was about.
 */
export function orderTotal(
  packages: readonly { state: PackageState; total: DecimalInput }[],
): Decimal {
  const living = packages.filter(({ state }) => state !== 'Cancel')
  return sumTotal((living.length > 0 ? living : packages).map(({ total }) => total))
}

/**
 * Whole rupiah of a down payment of which nothing was sent yet, once the order comes to less than was
 * ordered: lowered in proportion and floored, but as long as there is something to pay for at least 1,
 * for an order that waits must wait for something.
 */
export function downPaymentFor(
  asked: DecimalInput,
  totalBefore: DecimalInput,
  totalNow: DecimalInput,
): Decimal {
  const [before, now, most] = [decimal(totalBefore), decimal(totalNow), decimal(asked)]
  if (now.gte(before)) return most
  const share = floor(most.times(now).div(before))
  return share.gt(ZERO) || most.eq(ZERO) || now.eq(ZERO) ? share : decimal(1)
}

/** Views in which shipping isn't known yet, so the total leaves it out (Spec 2 §2). */
const WITHOUT_SHIPPING: readonly PackageState[] = ['Waiting Down Payment', 'New']

/** True when the total of an order adds its shipping in the buyer's list of this status. */
export function addsShipping(status: PackageState): boolean {
  return !WITHOUT_SHIPPING.includes(status)
}

interface OrderMoney {
  grand_total: number
  shipping_total: number
  down_payment: number
  lastStatus: PackageState
}

/** What an order comes to, in whole rupiah: the same on its page and on paper. */
export interface OrderSums {
  goods: number
  shipping: number
  whole: number
  /** Absent where no down payment is asked for, and of an order that was canceled. */
  afterDownPayment?: { downPayment: number; remaining: number }
}

export function orderSums(order: OrderMoney): OrderSums {
  const { grand_total: goods, shipping_total: shipping, down_payment: downPayment } = order
  const whole = decimal(goods).plus(shipping)
  const left = whole.minus(downPayment)
  const remaining = left.lt(ZERO) ? 0 : left.toNumber()
  return {
    goods,
    shipping,
    whole: whole.toNumber(),
    ...(downPayment > 0 &&
      order.lastStatus !== 'Cancel' && { afterDownPayment: { downPayment, remaining } }),
  }
}

interface PayablePackage {
  lastStatus: PackageState
  total: number
  shipping_cost: number
  invoice: { lastStatus: string; grand_total: number } | null
}

interface PayableOrder {
  down_payment: number
  down_payment_used: number
  down_payment_status: DownPaymentState | null
  packages: readonly PayablePackage[]
}

function packageToPay({ lastStatus, total, shipping_cost, invoice }: PayablePackage): Decimal {
  if (lastStatus === 'Cancel' || lastStatus === 'Paid') return ZERO
  if (invoice) return invoice.lastStatus === 'Paid' ? ZERO : decimal(invoice.grand_total)
  return decimal(total).plus(shipping_cost)
}

/**
 * Whole rupiah that the buyer still has to pay for an order with all its packages: unpaid invoices, and
 * packages without an invoice as ordered, less the confirmed down payment that no invoice has used yet.
 */
export function stillToPay(order: PayableOrder): number {
  const { packages, down_payment, down_payment_used, down_payment_status: status } = order
  const open = sum(packages.map(packageToPay))
  const paidAhead = status === 'Confirmed' ? decimal(down_payment).minus(down_payment_used) : ZERO
  const left = open.minus(paidAhead)
  return left.lt(ZERO) ? 0 : left.toNumber()
}

/** True while there is something to be printed and mailed: what nobody delivers any more is on no paper. */
export const hasPaper = (order: { packages: readonly { lastStatus: PackageState }[] }): boolean =>
  order.packages.some(({ lastStatus }) => lastStatus !== 'Cancel')
