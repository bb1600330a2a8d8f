import { PRODUCTS, specialOf, termOf, VENDORS, type ProductKey } from './market'

/** The arithmetic of the specification, implemented again with integers only (Spec 1 §5). */

/** `12.5` with four places → 125000n. */
function scaled(text: string, places: number): bigint {
  const [whole = '0', behind = ''] = text.split('.')
  return BigInt(whole + behind.padEnd(places, '0').slice(0, places))
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

/** Converts back to text, without trailing zeros. */
function written(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  const behind = digits.slice(-places).replace(/0+$/, '')
  return digits.slice(0, -places) + (behind && `.${behind}`)
}

interface Priced {
  /** A fraction. */
  discount: string
  discountPrice: string
  singleTaxPrice: string
  /** Whole rupiah. */
  subTotal: bigint
  subTotalTax: bigint
}

interface Figures {
  retail: string
  discount: string
  tax: string
  special: string
  setting: string
  quantity: string
}

const WHOLE = 10_000n

/** Fractions and percentages are counted in units of 0.0001, money and quantities in units of 0.01. */
function priceOf(line: Figures): Priced {
  const own = scaled(line.discount, 4) + scaled(line.special, 2)
  const discount = smaller(own === 0n ? scaled(line.setting, 2) : own, WHOLE)
  const discountPrice = scaled(line.retail, 2) * (WHOLE - discount)
  const tax = scaled(line.tax, 4)
  const quantity = scaled(line.quantity, 2)
  return {
    discount: written(discount, 4),
    discountPrice: written(discountPrice, 6),
    singleTaxPrice: written(discountPrice * tax, 10),
    subTotal: (quantity * discountPrice * (WHOLE + tax)) / 10n ** 12n,
    subTotalTax: (quantity * discountPrice * tax) / 10n ** 12n,
  }
}

export interface Wanted {
  product: ProductKey
  quantity: number
}

export function priceFor(company: string, { product, quantity }: Wanted): Priced {
  const { vendor, ...own } = PRODUCTS[product]
  return priceOf({
    ...own,
    special: specialOf(company, product),
    setting: VENDORS[vendor].discount,
    quantity: String(quantity),
  })
}

interface VendorSums {
  total: bigint
  downPayment: bigint
  /** By payment term in days. */
  packages: Map<number, bigint>
}

/** Returns the totals of a request with these lines, by vendor, in the order of first appearance. */
export function sumsFor(company: string, lines: readonly Wanted[]): Map<string, VendorSums> {
  const vendors = new Map<string, VendorSums>()
  for (const line of lines) {
    const { vendor } = PRODUCTS[line.product]
    const sums = vendors.get(vendor) ?? { total: 0n, downPayment: 0n, packages: new Map() }
    const { subTotal } = priceFor(company, line)
    const term = termOf(company, line.product)
    sums.total += subTotal
    sums.packages.set(term, (sums.packages.get(term) ?? 0n) + subTotal)
    sums.downPayment = (sums.total * scaled(VENDORS[vendor].downPayment, 2)) / WHOLE
    vendors.set(vendor, sums)
  }
  return vendors
}

export const totalFor = (company: string, lines: readonly Wanted[]): bigint =>
  lines.reduce((sum, line) => sum + priceFor(company, line).subTotal, 0n)
