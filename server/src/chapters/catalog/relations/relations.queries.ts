import { priceLine } from '@pasok/domain/catalog/catalog.prices'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { FoundOnly } from '@pasok/domain/kernel/shapes'
import {
  MAX_SPECIAL_DISCOUNTS,
  SPECIAL_DISCOUNTS_LISTED,
} from '@pasok/domain/vendors/relations/relations.constants'
import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import type { BuyerActor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import { presentPage } from '../../../db/paged-list'
import type { VendorScope } from '../../../db/scope'
import { presentRelation } from '../../vendors/relations/relations.present'
import { listRelationRows } from '../../vendors/relations/relations.store'
import {
  findDiscountRow,
  hasRelation,
  listDiscountRows,
  listGrantedProducts,
  type DiscountRow,
} from './relations.store'

/** Lists the company's preferred vendors with their special discounts, in two queries. */
export async function listPreferredVendors(
  db: Reader,
  actor: BuyerActor,
  vendorId: string | undefined,
  only: FoundOnly,
): Promise<PreferredVendor[]> {
  if (vendorId !== undefined && !isId(vendorId)) return []
  const rows = await listRelationRows(db, actor.scope, vendorId, only)
  const limit = vendorId === undefined ? SPECIAL_DISCOUNTS_LISTED : MAX_SPECIAL_DISCOUNTS
  const ids = rows.map((row) => row.vendor_id)
  const granted = await listGrantedProducts(db, actor.scope, ids, limit)
  const byVendor = new Map<string, typeof granted>()
  for (const one of granted) {
    const others = byVendor.get(one.vendor_id)
    if (others) others.push(one)
    else byVendor.set(one.vendor_id, [one])
  }
  return rows.map((row) => {
    const products = byVendor.get(row.vendor_id) ?? []
    const listed = products.map(({ product_id, name, sku, discount }) => ({
      product_id,
      product_name: name,
      SKU: sku,
      discount: Number(discount),
    }))
    return presentRelation(row, actor, listed, Number(products[0]?.in_all ?? 0))
  })
}

function presentDiscount(row: DiscountRow): BuyerDiscount {
  const price = priceLine({
    quantity: 1,
    retailPrice: row.retail_price,
    discountFraction: row.discount,
    specialDiscountPercent: row.granted ?? row.initial_discount ?? 0,
    defaultDiscountPercent: row.discount_setting,
    taxFraction: row.tax,
  })
  return {
    product_id: row.id,
    product_name: row.name,
    SKU: row.sku,
    picture: row.image_urls[0] ?? '',
    retail_price: Number(row.retail_price),
    discount_product: toNumber(percentOfFraction(row.discount)),
    default_discount: Number(row.discount_setting),
    discount: row.granted === null ? null : Number(row.granted),
    buyer_price: toNumber(price.discountPrice),
    withdrawn: row.withdrawn_at !== null,
  }
}

interface DiscountQuery {
  which: 'granted' | 'all'
  search?: string | undefined
  product_id?: string | undefined
  skip: number
  limit: number
}

/**
 * Lists a page of the vendor's products with one buyer's special discounts, in three queries. @throws AppError
 * `not_found` for a buyer without any relation to this vendor.
 */
export async function listBuyerDiscounts(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  query: DiscountQuery,
): Promise<Page<BuyerDiscount>> {
  if (!isId(buyerId) || !(await hasRelation(db, scope, buyerId))) throw notFound('id')
  if (query.product_id !== undefined && !isId(query.product_id)) return { rows: [], count: 0 }
  return presentPage(await listDiscountRows(db, scope, buyerId, query), presentDiscount)
}

/** Returns one of the vendor's products with the buyer's discount. @throws AppError `not_found`. */
export async function getBuyerDiscount(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
  productId: string,
): Promise<BuyerDiscount> {
  const row = getFound(
    isId(productId) ? await findDiscountRow(db, scope, buyerId, productId) : undefined,
    'product_id',
  )
  return presentDiscount(row)
}
