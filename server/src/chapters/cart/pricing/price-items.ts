import { MAX_LINES } from '@pasok/domain/cart/cart.constants'
import { priceDownPayment, sumTotal } from '@pasok/domain/cart/cart.rules'
import { decimal, fractionOfPercent, type Decimal } from '@pasok/domain/kernel/decimal'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { cartErrors } from '@pasok/domain/cart/cart.errors'
import { priceOffer } from '@pasok/domain/cart/cart.offers'
import type { VendorsIn } from '@pasok/domain/cart/cart.shapes'
import { newId } from '../../../db/ids'
import type { BuyerWork } from '../../../db/move'
import { listOffers, type OfferRow } from '../../catalog/catalog.store'
import { addressLine } from '../../company/company.present'
import { listVendors } from '../../vendors/vendors.store'
import { offerOf } from './offer'

interface ItemIn {
  productId: string
  quantity: Decimal
  note: string
}

/** A line with its computed figures. Decimals are strings; `discount` and `tax` are fractions. */
export interface PricedLine {
  id: string
  position: number
  vendor_id: string
  product_id: string
  name: string
  slug: string
  sku: string
  brand: string
  image_url: string
  quantity: string
  minimum_order: string
  stock: string
  retail_price: string
  product_discount: string
  special_discount: string
  discount_setting: string
  discount: string
  discount_price: string
  tax_title: string
  tax: string
  single_tax_price: string
  sub_total_tax: string
  sub_total: string
  payment_term: number
  note: string
}

/** A vendor of the lines with its sums, in whole rupiah. */
export interface PricedVendor {
  vendor_id: string
  position: number
  name: string
  phone: string
  email: string
  address: string
  down_payment_setting: string
  down_payment: string
  total: string
}

/** Items with all figures computed by the server. */
export interface PricedItems {
  vendors: PricedVendor[]
  lines: PricedLine[]
  total: Decimal
}

/** Returns the items of a save payload in order. `packages` may be an object or an array. */
export function itemsOf(body: { vendors: VendorsIn }): ItemIn[] {
  return body.vendors
    .flatMap(({ packages }) => (Array.isArray(packages) ? packages : [packages]))
    .flatMap(({ items }) => items)
    .map((item) => ({ ...item, quantity: decimal(item.quantity) }))
}

/** Asserts that there are not too many items. @throws AppError `rule` otherwise. */
export function assertItemLimit(items: readonly ItemIn[]): void {
  if (items.length > MAX_LINES) throw ruleError(cartErrors.tooManyLines, { most: MAX_LINES })
}

/** JSON numbers are exact up to this value, so no total may exceed it. */
const LARGEST = decimal(Number.MAX_SAFE_INTEGER)

/**
 * Prices items with the company's current terms, ignoring all figures of the client. @throws AppError
 * `not_found` for an unknown product; `rule` for a product listed twice, too many items or a total that is too
 * large.
 */
export async function priceItems(
  work: BuyerWork,
  items: readonly ItemIn[],
  known?: readonly OfferRow[],
): Promise<PricedItems> {
  assertItemLimit(items)
  const ids = items.map(({ productId }) => productId)
  const rows = known ?? (await listOffers(work.trx, work.scope, ids.filter(isId)))
  const offers = new Map(rows.map((row) => [row.id, row]))
  const seen = new Set<string>()
  const lines = items.map((item, position) => {
    const offer = getFound(offers.get(item.productId), `items.${position}.productId`)
    if (seen.has(offer.id))
      throw ruleError(cartErrors.twice, { name: offer.name }, `items.${position}`)
    seen.add(offer.id)
    return priceItem(item, offer, position)
  })
  return { lines, vendors: await vendorsOf(work, rows, lines), total: totalOf(lines) }
}

/** Returns the sum of the lines. @throws AppError `rule` when the total is too large. */
export function totalOf(lines: readonly Pick<PricedLine, 'sub_total'>[]): Decimal {
  const total = sumTotal(lines.map((line) => line.sub_total))
  if (total.gt(LARGEST)) throw ruleError(cartErrors.tooLarge)
  return total
}

/** Prices an item with the company's current terms. */
export function priceItem(item: ItemIn, offer: OfferRow, position: number): PricedLine {
  const price = priceOffer(offerOf(offer), item.quantity)
  return {
    id: newId(),
    position,
    vendor_id: offer.vendor_id,
    product_id: offer.id,
    name: offer.name,
    slug: offer.slug,
    sku: offer.sku,
    brand: offer.brand,
    image_url: offer.image_urls[0] ?? '',
    quantity: item.quantity.toFixed(),
    minimum_order: offer.minimum_order,
    stock: offer.stock,
    retail_price: offer.retail_price,
    product_discount: offer.discount,
    special_discount: offer.special_discount,
    discount_setting: offer.discount_setting,
    discount: fractionOfPercent(price.discountPercent).toFixed(),
    discount_price: price.discountPrice.toFixed(),
    tax_title: offer.tax_title,
    tax: offer.tax,
    single_tax_price: price.singleTaxPrice.toFixed(),
    sub_total_tax: price.subTotalTax.toFixed(),
    sub_total: price.subTotal.toFixed(),
    payment_term: offer.payment_term,
    note: item.note,
  }
}

export async function vendorsOf(
  work: BuyerWork,
  offers: readonly OfferRow[],
  lines: readonly PricedLine[],
): Promise<PricedVendor[]> {
  if (lines.length === 0) return []
  const ids = [...new Set(lines.map((line) => line.vendor_id))]
  const parties = new Map(
    (await listVendors(work.trx, work.scope, ids)).map((row) => [row.id, row]),
  )
  return ids.flatMap((vendorId, position) => {
    const party = parties.get(vendorId)
    const setting = offers.find((row) => row.vendor_id === vendorId)?.down_payment_setting
    if (!party || setting === undefined) return []
    const subTotals = lines.filter((line) => line.vendor_id === vendorId).map((l) => l.sub_total)
    return {
      vendor_id: vendorId,
      position,
      name: party.legal_name,
      phone: party.phone,
      email: party.email,
      address: addressLine(party),
      down_payment_setting: setting,
      down_payment: priceDownPayment(subTotals, setting).toFixed(),
      total: sumTotal(subTotals).toFixed(),
    }
  })
}
