import { sumTotal } from '../cart/cart.rules'
import { amountsOf, priceLine, type UnitPrice } from '../catalog/catalog.prices'
import { decimal, type Decimal, type DecimalInput, floor, sum, ZERO } from '../kernel/decimal'
import type { DownPaymentState, ItemState, PackageState } from './orders.states'
import type { VendorOrder, VendorPackage } from './orders.model'

/** Returns the order's packages that are not canceled, or only the one with this code. */
export const deliveredPackages = (order: VendorOrder, code?: string): VendorPackage[] =>
  order.packages.filter(
    ({ lastStatus, code_package: own }) =>
      lastStatus !== 'Cancel' && (code === undefined || own === code),
  )

/** An item's agreed values, which the totals use. Prices in rupiah, `discount` and `tax` as fractions. */
export interface ItemFigures {
  quantity: Decimal
  retailPrice: Decimal
  discountPrice: Decimal
  singleTaxPrice: Decimal
  subTotal: Decimal
}

/**
 * Returns the amount of a quantity in whole rupiah, tax included; for a line received in full, its
 * sub_total (Spec 1 §5).
 */
export const amountOf = (quantity: DecimalInput, price: UnitPrice): Decimal =>
  amountsOf(quantity, price).subTotal

/** Computes an item's values for another quantity or retail price; its discount and tax rates stay. */
export function changedFigures(
  item: { discount: DecimalInput; tax: DecimalInput },
  change: { quantity: DecimalInput; retailPrice: DecimalInput },
): ItemFigures {
  const { discountPrice, singleTaxPrice, subTotal } = priceLine({
    ...change,
    // The agreed discount of an item is that of product and relation together.
    discountFraction: item.discount,
    specialDiscountPercent: 0,
    defaultDiscountPercent: 0,
    taxFraction: item.tax,
  })
  return {
    quantity: decimal(change.quantity),
    retailPrice: decimal(change.retailPrice),
    discountPrice,
    singleTaxPrice,
    subTotal,
  }
}

/**
 * The received part of a line in whole rupiah; the parts add up to the amount (`docs/domain.md` §6,
 * invoice).
 */
export interface ReceivedFigures {
  amount: Decimal
  /** Without tax. */
  subTotalReceived: Decimal
  subTotalTax: Decimal
}

/** Computes the amount, tax and amount before tax of a received quantity, in whole rupiah. */
export function receivedFigures(received: DecimalInput, price: UnitPrice): ReceivedFigures {
  const { subTotal, subTotalTax, subTotalBeforeTax } = amountsOf(received, price)
  return { amount: subTotal, subTotalTax, subTotalReceived: subTotalBeforeTax }
}

interface ItemWithState {
  state: ItemState
  quantity: DecimalInput
  subTotal: DecimalInput
}

/** Returns whether an item will not be delivered: rejected, or accepted with quantity 0. */
export const isItemCanceled = ({ state, quantity }: Omit<ItemWithState, 'subTotal'>): boolean =>
  state === 'Rejected' || decimal(quantity).eq(ZERO)

interface ChangedItem {
  quantity: DecimalInput
  quantityOriginal: DecimalInput
  retailPrice: DecimalInput
  retailPriceOriginal: DecimalInput
}

/** Returns whether an item's agreed values are those of the order, without an accepted change. */
export const isAsOrdered = (item: ChangedItem): boolean =>
  decimal(item.quantity).eq(item.quantityOriginal) &&
  decimal(item.retailPrice).eq(item.retailPriceOriginal)

/** Returns a package's total in whole rupiah, without shipping and canceled items. */
export const packageTotal = (items: readonly ItemWithState[]): Decimal =>
  sumTotal(items.filter((item) => !isItemCanceled(item)).map(({ subTotal }) => subTotal))

/**
 * Returns an order's `grand_total` in whole rupiah, without canceled packages; if all are
 * canceled, of all packages, so that the order's original size remains visible.
 */
export function orderTotal(
  packages: readonly { state: PackageState; total: DecimalInput }[],
): Decimal {
  const living = packages.filter(({ state }) => state !== 'Cancel')
  return sumTotal((living.length > 0 ? living : packages).map(({ total }) => total))
}

/**
 * Returns the down payment, in whole rupiah, of an order whose total has decreased before anything
 * was paid: reduced proportionally and rounded down, but at least 1 while the order's total is
 * above 0, because a waiting order needs something to wait for.
 */
export function downPaymentFor(
  requested: DecimalInput,
  totalBefore: DecimalInput,
  totalNow: DecimalInput,
): Decimal {
  const [before, now, full] = [decimal(totalBefore), decimal(totalNow), decimal(requested)]
  if (now.gte(before)) return full
  const share = floor(full.times(now).div(before))
  return share.gt(ZERO) || full.eq(ZERO) || now.eq(ZERO) ? share : decimal(1)
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

/** An order's totals in whole rupiah, for its page and its document. */
export interface OrderSums {
  goods: number
  shipping: number
  whole: number
  /** Undefined when no down payment is required, and for a canceled order. */
  afterDownPayment?: { downPayment: number; remaining: number }
}

/**
 * Computes an order's totals in whole rupiah: goods, shipping, their sum, and the remainder after
 * the down payment (at least 0).
 */
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
 * Returns the amount in whole rupiah that the buyer still has to pay for an order: unpaid invoices,
 * plus packages without an invoice at their order value, minus the confirmed down payment not yet
 * used by invoices.
 */
export function stillToPay(order: PayableOrder): number {
  const { packages, down_payment, down_payment_used, down_payment_status: status } = order
  const open = sum(packages.map(packageToPay))
  const paidAhead = status === 'Confirmed' ? decimal(down_payment).minus(down_payment_used) : ZERO
  const left = open.minus(paidAhead)
  return left.lt(ZERO) ? 0 : left.toNumber()
}

/** Returns whether an order can be printed and mailed: at least one package is not canceled. */
export const hasPaper = (order: { packages: readonly { lastStatus: PackageState }[] }): boolean =>
  order.packages.some(({ lastStatus }) => lastStatus !== 'Cancel')
