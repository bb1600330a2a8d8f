import { lineFromProduct, repriceLine } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { presentProduct, presentTerms } from '../../catalog/catalog.present'
import { listProducts, type OfferRow } from '../../catalog/catalog.store'
import { listAddressRows } from '../../company/addresses/addresses.store'
import { presentVendor } from '../../vendors/vendors.present'
import { listVendors } from '../../vendors/vendors.store'

interface WantedLine {
  product_id: string
  quantity: string | number
  note: string
}

/**
 * Returns cart lines with current prices in three queries, for any number of lines. Each product's coverage
 * contains only the cities of the company's addresses.
 */
export async function cartLinesOf(
  db: Reader,
  scope: BuyerScope,
  lines: readonly WantedLine[],
  offers: readonly OfferRow[],
): Promise<CartLine[]> {
  const addresses = await listAddressRows(db, scope)
  const cityIds = addresses.map((address) => address.city_id)
  const [products, vendors] = await Promise.all([
    listProducts(
      db,
      scope,
      offers.map(({ id }) => id),
      cityIds,
    ),
    listVendors(db, scope, [...new Set(offers.map((offer) => offer.vendor_id))]),
  ])
  const productById = new Map(products.map((row) => [row.id, presentProduct(row)]))
  const vendorById = new Map(vendors.map((row) => [row.id, presentVendor(row)]))
  const offerById = new Map(offers.map((row) => [row.id, row]))
  return lines.flatMap((line) => {
    const product = productById.get(line.product_id)
    const offer = offerById.get(line.product_id)
    const vendor = offer && vendorById.get(offer.vendor_id)
    if (!product || !vendor) return []
    const fresh = lineFromProduct(product, vendor, presentTerms(offer))
    return { ...repriceLine(fresh, Number(line.quantity)), note: line.note }
  })
}
