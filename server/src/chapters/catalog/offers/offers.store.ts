import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { isOffered } from '../catalog.store'

/** Minimum similarity of two SKUs, from 0 to 1. */
const ALIKE = 0.5

/** Lists the categories and names of products, withdrawn ones included. */
export async function listKin(db: Reader, _scope: BuyerScope, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  return db
    .selectFrom('products')
    .select(['id', 'category_id', 'name'])
    .where('id', 'in', productIds)
    .execute()
}

/** Lists offered products by SKU, ignoring case; several vendors may use the same SKU. */
export function listBySku(db: Reader, _scope: BuyerScope, skus: readonly string[]) {
  const wanted = [...new Set(skus.map((sku) => sku.toLowerCase()))]
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .select(['products.id', sql<string>`lower(products.sku)`.as('sku')])
    .where(sql<boolean>`lower(products.sku) = any(${wanted}::text[])`)
    .where(isOffered)
    .orderBy('vendors.legal_name')
    .execute()
}

/**
 * Lists the offered products with the most similar SKUs. The threshold is set explicitly, because the default
 * lets nearly all sequential SKUs of a vendor through.
 */
export async function listByLikeSku(
  trx: Trx,
  _scope: BuyerScope,
  wanted: readonly string[],
  limit: number,
) {
  if (wanted.length === 0) return []
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`.execute(trx)
  const { rows } = await sql<{ wanted: string; id: string }>`
    select asked.wanted, alike.id
    from unnest(${wanted.map((one) => one.toLowerCase())}::text[]) as asked (wanted)
    cross join lateral (
      select products.id
      from products join vendors on vendors.id = products.vendor_id
      where lower(products.sku) % asked.wanted
        and ${isOffered}
      order by similarity(lower(products.sku), asked.wanted) desc, products.id
      limit ${limit}
    ) as alike`.execute(trx)
  return rows
}
