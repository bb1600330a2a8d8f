import { sql } from 'kysely'
import type { Named } from '@pasok/domain/catalog/imports/imports.choices'
import type { Reader, Trx } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import type { columnsOf } from '../products/choices'
import type { OwnProductRow } from '../products/products.store'

/** A product's columns for the import, with the SKU that was looked up. */
export type ImportedRow = Pick<
  OwnProductRow,
  | 'id'
  | 'name'
  | 'sku'
  | 'brand'
  | 'category_id'
  | 'coverage_id'
  | 'image_urls'
  | 'short_description'
  | 'description'
  | 'storage'
  | 'retail_price'
  | 'discount'
  | 'tax_title'
  | 'tax'
  | 'stock'
  | 'minimum_order'
  | 'payment_term'
  | 'weight'
  | 'width'
  | 'height'
  | 'length'
  | 'warehouse_city_id'
> & { requested_sku: string }

/**
 * Lists the vendor's products with these SKUs, ignoring case. When locked, rows are locked in the order of
 * their ids to avoid deadlocks.
 */
export async function listBySkus(
  db: Reader | Trx,
  scope: VendorScope,
  skus: readonly string[],
  shouldLock: boolean,
): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select wanted.sku as requested_sku, products.id, products.name, products.sku, brand, category_id,
      coverage_id, image_urls, short_description, description, storage, retail_price, discount,
      tax_title, tax, stock, minimum_order, payment_term, weight, width, height, length,
      warehouse_city_id
    from products
    join unnest(${[...skus]}::text[]) as wanted(sku) on lower(products.sku) = lower(wanted.sku)
    where products.vendor_id = ${scope.id}
    order by products.id
    ${shouldLock ? sql`for no key update of products` : sql``}
  `.execute(db)
  return rows
}

/**
 * Lists everything that names in a file can refer to: all categories and cities, and the vendor's own delivery
 * areas.
 */
export async function listNamed(db: Reader, scope: VendorScope): Promise<Named> {
  const [categories, cities, coverages] = await Promise.all([
    db.selectFrom('categories').select(['id', 'path']).orderBy('sort').orderBy('id').execute(),
    db.selectFrom('cities').select(['id', 'name']).execute(),
    db
      .selectFrom('coverages')
      .select(['id', 'name'])
      .where('vendor_id', '=', scope.id)
      .orderBy(sql`lower(name)`)
      .execute(),
  ])
  return { categories, cities, coverages }
}

/**
 * Locks the existing ones of these categories and delivery areas until the transaction ends, and returns their
 * ids.
 */
export async function lockNamed(
  trx: Trx,
  scope: VendorScope,
  ids: { categories: readonly string[]; coverages: readonly string[] },
): Promise<Set<string>> {
  const locked = new Set<string>()
  const { categories, coverages } = ids
  if (categories.length > 0)
    for (const { id } of await trx
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', categories)
      .orderBy('id')
      .forKeyShare()
      .execute())
      locked.add(id)
  if (coverages.length > 0)
    for (const { id } of await trx
      .selectFrom('coverages')
      .select('id')
      .where('vendor_id', '=', scope.id)
      .where('id', 'in', coverages)
      .orderBy('id')
      .forKeyShare()
      .execute())
      locked.add(id)
  return locked
}

/** Lists the stored pictures of the vendor among these ids. When locked, the sweep cannot delete them. */
export async function listOwnPictures(
  db: Reader | Trx,
  scope: VendorScope,
  ids: readonly string[],
  shouldLock: boolean,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product_pictures')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .$if(shouldLock, (query) => query.orderBy('id').forUpdate())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type ImportedColumns = ReturnType<typeof columnsOf> & { id: string; stock: string }

/** The columns of both the insert and the update statement, with their types. */
const COLUMNS = {
  name: 'text',
  sku: 'text',
  brand: 'text',
  category_id: 'uuid',
  coverage_id: 'uuid',
  image_urls: 'text[]',
  short_description: 'text',
  description: 'text',
  storage: 'text',
  retail_price: 'numeric',
  discount: 'numeric',
  tax_title: 'text',
  tax: 'numeric',
  stock: 'numeric',
  minimum_order: 'numeric',
  payment_term: 'integer',
  weight: 'numeric',
  width: 'numeric',
  height: 'numeric',
  length: 'numeric',
  warehouse_city_id: 'text',
} as const satisfies Record<Exclude<keyof ImportedColumns, 'id'>, string>
const NAMES = Object.keys(COLUMNS)

const shape = (more: string) =>
  sql.raw(
    ['id uuid', more, ...Object.entries(COLUMNS).map((one) => one.join(' '))]
      .filter(Boolean)
      .join(', '),
  )

/**
 * Inserts products in one statement. @returns the ids of inserted products; a product whose slug or SKU already
 * exists is skipped.
 */
export async function insertImported(
  trx: Trx,
  scope: VendorScope,
  products: readonly (ImportedColumns & { slug: string })[],
  now: Date,
): Promise<Set<string>> {
  if (products.length === 0) return new Set()
  const names = sql.raw(NAMES.join(', '))
  // Ordered by slug to avoid deadlocks between two vendors' batches with the same slugs.
  const { rows } = await sql<{ id: string }>`
    insert into products (vendor_id, id, slug, created_at, updated_at, ${names})
    select ${scope.id}, id, slug, ${now}, ${now}, ${names}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given(${shape('slug text')})
    order by slug
    on conflict do nothing
    returning id
  `.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Updates locked products in one statement. */
export async function updateImported(
  trx: Trx,
  scope: VendorScope,
  products: readonly ImportedColumns[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return
  const set = sql.raw(NAMES.map((name) => `${name} = given.${name}`).join(', '))
  await sql`
    update products set ${set}, version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given(${shape('')})
    where products.vendor_id = ${scope.id} and products.id = given.id
  `.execute(trx)
}
