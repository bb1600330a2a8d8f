import type { ProductSort } from '@pasok/domain/catalog/portal/portal.model'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { isNamedActor } from '../../../db/audit'
import type { Reader, Trx } from '../../../db/db'
import { onKey } from '../../../db/on-key'
import { countRows, type PageOf } from '../../../db/paged-list'
import type { VendorScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'
import { ownProducts, type OwnProductsFilter } from './filter'

/** Each sort order has its own index, which begins with the vendor. */
const ORDERS = {
  newest: sql`products.updated_at desc, products.id desc`,
  name: sql`lower(products.name), products.id`,
  name_desc: sql`lower(products.name) desc, products.id desc`,
  price: sql`products.retail_price, products.id`,
  price_desc: sql`products.retail_price desc, products.id desc`,
  stock: sql`products.stock, products.id`,
  stock_desc: sql`products.stock desc, products.id desc`,
} as const satisfies Record<ProductSort, RawBuilder<unknown>>

const ROW_COLUMNS = [
  'products.id',
  'products.name',
  'products.sku',
  'products.slug',
  'products.brand',
  'products.category_id',
  'products.image_urls',
  'products.retail_price',
  'products.discount',
  'products.tax_title',
  'products.tax',
  'products.stock',
  'products.minimum_order',
  'products.withdrawn_at',
  'products.version',
  'products.updated_at',
] as const

/**
 * Lists a page of the table. Only ids are sorted and limited first, so that sorting stays in memory; the other
 * columns are joined afterwards.
 */
export function listOwnProductRows(
  db: Reader,
  scope: VendorScope,
  filter: OwnProductsFilter,
  { skip, limit, sort }: PageOf & { sort: ProductSort },
) {
  const page = ownProducts(db, scope, filter)
    .select('products.id')
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(skip * limit)
  return db
    .selectFrom(page.as('page'))
    .innerJoin('products', 'products.id', 'page.id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([...ROW_COLUMNS, 'categories.path as category_path'])
    .orderBy(ORDERS[sort])
    .execute()
}

export const countOwnProducts = (
  db: Reader,
  scope: VendorScope,
  filter: OwnProductsFilter,
): Promise<number> => countRows(db, ownProducts(db, scope, filter))

export type OwnProductRow = NonNullable<Awaited<ReturnType<typeof findOwnProduct>>>

/** Finds a product with all editable fields and the names of its references. */
export function findOwnProduct(db: Reader | Trx, scope: VendorScope, id: string) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('cities', 'cities.id', 'products.warehouse_city_id')
    .innerJoin('provinces', 'provinces.id', 'cities.province_id')
    .innerJoin('coverages', onKey('coverages.id', 'products.coverage_id', 'vendor_id'))
    .selectAll('products')
    .select([
      'categories.path as category_path',
      'cities.name as city',
      'provinces.id as province_id',
      'provinces.name as province',
      'coverages.name as coverage_name',
    ])
    .where('products.vendor_id', '=', scope.id)
    .where('products.id', '=', id)
    .executeTakeFirst()
}

/**
 * Locks products until the transaction ends, in the order of their ids, as approvals do, to avoid deadlocks.
 */
export function lockProducts(trx: Trx, scope: VendorScope, ids: readonly string[]) {
  return trx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'withdrawn_at', 'version'])
    .where('vendor_id', '=', scope.id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Returns the storage instructions of products by id; products without any are left out. */
export async function listStorages(
  db: Reader,
  scope: VendorScope,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'storage'])
    .where('vendor_id', '=', scope.id)
    .where('id', 'in', ids)
    .where('storage', '<>', '')
    .execute()
  return Object.fromEntries(rows.map(({ id, storage }) => [id, storage]))
}

export type ProductColumns = Omit<
  Updateable<Tables['products']>,
  'vendor_id' | 'id' | 'slug' | 'version' | 'created_at'
>

/** Updates locked products and increments their versions, so that earlier loaded versions become stale. */
export async function updateProducts(
  trx: Trx,
  scope: VendorScope,
  ids: readonly string[],
  columns: ProductColumns,
): Promise<void> {
  await trx
    .updateTable('products')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('vendor_id', '=', scope.id)
    .where('id', 'in', ids)
    .execute()
}

export type NewProduct = Omit<Insertable<Tables['products']>, 'vendor_id'>

/** Inserts a product. Returns false when its slug or SKU already exists; waits for a concurrent insert. */
export async function insertProduct(
  trx: Trx,
  scope: VendorScope,
  product: NewProduct,
): Promise<boolean> {
  const row = await trx
    .insertInto('products')
    .values({ ...product, vendor_id: scope.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Serializes changes of a vendor's SKUs. The lock is acquired before any product is locked. */
export async function lockSkus(trx: Trx, scope: VendorScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('skus'), hashtext(${scope.id}))`.execute(trx)
}

/** Finds the vendor's product with this SKU, ignoring case. */
export function findBySku(db: Reader | Trx, scope: VendorScope, sku: string) {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('vendor_id', '=', scope.id)
    .where(sql<boolean>`lower(sku) = lower(${sku})`)
    .executeTakeFirst()
}

/** Jumps from brand to brand in the index, so the cost depends on the number of brands, not of products. */
export async function listBrandRows(db: Reader, scope: VendorScope): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    with recursive brands as (
      (select brand from products where vendor_id = ${scope.id} and brand > ''
        order by brand limit 1)
      union all
      select (select products.brand from products
        where vendor_id = ${scope.id} and products.brand > brands.brand
        order by products.brand limit 1)
      from brands where brands.brand is not null
    ) select brand from brands where brand is not null`.execute(db)
  return rows.map(({ brand }) => brand)
}

/** Lists the categories, which all vendors share. */
export function listCategoryRows(db: Reader, _scope: VendorScope) {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'name', 'path'])
    .orderBy('level')
    .orderBy('sort')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Returns whether the category and the vendor's delivery area exist, without locking them. */
export async function findChoices(
  trx: Trx,
  scope: VendorScope,
  ids: { category: string; coverage: string },
): Promise<{ category: boolean; coverage: boolean }> {
  const { rows } = await sql<{ category: boolean; coverage: boolean }>`
    select exists (select 1 from categories where id = ${ids.category}) as category,
      exists (select 1 from coverages
        where vendor_id = ${scope.id} and id = ${ids.coverage}) as coverage`.execute(trx)
  return rows[0] ?? { category: false, coverage: false }
}

/** Locks the existing ones of the category, city and vendor's delivery area that a product refers to. */
export async function lockChoices(
  trx: Trx,
  scope: VendorScope,
  ids: { category: string; city: string; coverage: string },
) {
  const category = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', ids.category)
    .forKeyShare()
    .executeTakeFirst()
  const city = await trx
    .selectFrom('cities')
    .select('id')
    .where('id', '=', ids.city)
    .executeTakeFirst()
  const coverage = await trx
    .selectFrom('coverages')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .where('id', '=', ids.coverage)
    .forKeyShare()
    .executeTakeFirst()
  return { category, city, coverage }
}

/**
 * Finds the user whose order, or its later change, last changed the stock. Both were written in one
 * transaction, so the product and the audit entry have the same time.
 */
export function findStockMove(trx: Trx, scope: VendorScope, productId: string) {
  const subject = sql`case when audit_log.subject in ('order', 'package', 'item')
    then audit_log.subject_id::uuid end`
  return trx
    .selectFrom('products')
    .innerJoin('audit_log', 'audit_log.at', 'products.updated_at')
    .innerJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('order_items', (join) =>
      join.on(
        sql<boolean>`order_items.buyer_id = audit_log.buyer_id and order_items.id = ${subject}`,
      ),
    )
    .leftJoin('packages', (join) =>
      join.on(
        sql<boolean>`packages.buyer_id = audit_log.buyer_id
          and packages.id = coalesce(order_items.package_id, ${subject})`,
      ),
    )
    .innerJoin('purchase_orders as orders', (join) =>
      join.on(
        sql<boolean>`orders.buyer_id = audit_log.buyer_id
          and orders.id = coalesce(packages.order_id, ${subject})`,
      ),
    )
    .select(['audit_log.actor_name', 'audit_log.at'])
    .where('products.vendor_id', '=', scope.id)
    .where('products.id', '=', productId)
    .where('orders.vendor_id', '=', scope.id)
    .where(isNamedActor(scope))
    .limit(1)
    .executeTakeFirst()
}
