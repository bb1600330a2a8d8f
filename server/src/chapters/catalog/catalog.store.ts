import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, Scope } from '../../db/scope'
import { downPaymentSetting } from '../vendors/vendors.store'

/**
 * A product is offered unless it is withdrawn, and while its vendor is active and has an active user
 * (`docs/domain.md`, Prices).
 */
export const isOffered = sql<boolean>`products.withdrawn_at is null and vendors.active and exists (
  select 1 from users where users.vendor_id = vendors.id and users.status = 'ACTIVE')`

/**
 * Selects products with the vendor's defaults and, while the relation is Active, the company's own terms.
 * `available` is false when the product is withdrawn, or its vendor is inactive or has no active user
 * (`docs/domain.md` §5).
 */
function offersQuery(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('preferred_vendors', (join) =>
      join
        .on('preferred_vendors.buyer_id', '=', scope.id)
        .onRef('preferred_vendors.vendor_id', '=', 'products.vendor_id')
        .on('preferred_vendors.status', '=', 'Active'),
    )
    .leftJoin('preferred_vendor_products', (join) =>
      join
        .onRef('preferred_vendor_products.buyer_id', '=', 'preferred_vendors.buyer_id')
        .onRef('preferred_vendor_products.vendor_id', '=', 'preferred_vendors.vendor_id')
        .onRef('preferred_vendor_products.product_id', '=', 'products.id'),
    )
    .select([
      'products.id',
      'products.vendor_id',
      'products.sku',
      'products.slug',
      'products.name',
      'products.brand',
      'products.image_urls',
      'products.retail_price',
      'products.discount',
      'products.tax_title',
      'products.tax',
      'products.stock',
      'products.minimum_order',
      'products.coverage_id',
      'vendors.legal_name as vendor_name',
      'vendors.discount_setting',
    ])
    .select(downPaymentSetting.as('down_payment_setting'))
    .select(
      sql<string>`coalesce(preferred_vendor_products.discount, preferred_vendors.initial_discount, 0)`.as(
        'special_discount',
      ),
    )
    .select('preferred_vendors.payment_term as relation_term')
    .select(
      sql<number>`coalesce(preferred_vendors.payment_term, products.payment_term, vendors.payment_term)`.as(
        'payment_term',
      ),
    )
    .select(isOffered.as('available'))
}

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number]

/** Lists the offers of these products; unknown products are left out. */
export async function listOffers(db: Reader | Trx, scope: BuyerScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  return offersQuery(db, scope).where('products.id', 'in', ids).execute()
}

/** Locks these products in the order of their ids until the transaction ends. */
export async function lockProducts(trx: Trx, _scope: Scope, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Finds the coverages, among the given ones, that include a city. */
export async function findCoveragesOf(
  db: Reader | Trx,
  _scope: BuyerScope,
  coverageIds: readonly string[],
  cityId: string,
): Promise<Set<string>> {
  if (coverageIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('coverages')
    .select('id')
    .where('id', 'in', [...new Set(coverageIds)])
    .where(sql<boolean>`${cityId} = any(city_ids)`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Selects products with everything that a page or a cart line shows; `coverage` contains the names of covered
 * cities.
 */
function productsQuery(db: Reader, within?: readonly string[]) {
  const cities = within ? sql`and covered.id = any(${[...within]}::text[])` : sql``
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('cities', 'cities.id', 'products.warehouse_city_id')
    .innerJoin('provinces', 'provinces.id', 'cities.province_id')
    .selectAll('products')
    .select([
      'vendors.legal_name as vendor_name',
      'categories.path as category_path',
      'cities.name as city',
      'provinces.name as province',
    ])
    .select(
      sql<
        string[]
      >`(select coalesce(array_agg(covered.name order by covered.name collate "C"), '{}')
        from coverages join cities covered on covered.id = any(coverages.city_ids) ${cities}
        where coverages.vendor_id = products.vendor_id and coverages.id = products.coverage_id)`.as(
        'coverage',
      ),
    )
}

/** Finds a product by its slug while it is offered. */
export function findProductBySlug(db: Reader, _scope: BuyerScope, slug: string) {
  return productsQuery(db).where('products.slug', '=', slug).where(isOffered).executeTakeFirst()
}

/** Lists products by id, withdrawn ones included. `coverage` contains only the given cities. */
export async function listProducts(
  db: Reader,
  _scope: BuyerScope,
  ids: readonly string[],
  cityIds: readonly string[],
) {
  if (ids.length === 0) return []
  return productsQuery(db, cityIds).where('products.id', 'in', ids).execute()
}
