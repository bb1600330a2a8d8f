import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { decimal, toNumber } from '@pasok/domain/kernel/decimal'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { presentTerm } from '../catalog.present'
import { isOffered } from '../catalog.store'

/** Returns the city names of each coverage, one array shared by all products with it. */
async function coverageNames(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('coverages')
    .select('id')
    .select(
      sql<string[]>`(select coalesce(array_agg(name order by name collate "C"), '{}') from cities
        where cities.id = any(coverages.city_ids))`.as('names'),
    )
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.names]))
}

function rowsQuery(db: Db) {
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
    .select(isOffered.as('is_offered'))
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsQuery>['execute']>>[number]

/** The index sorts by list prices, so only the product's own discount is included. */
function documentOf(row: Row, coverage: string[]): ProductHit {
  return {
    objectID: row.id,
    _id: row.id,
    name: row.name,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    SKU: row.sku,
    slug_product: row.slug,
    stock: Number(row.stock),
    brand: row.brand,
    images_product: row.image_urls,
    category_id: row.category_id,
    category_tree: row.category_path.map((name) => ({ name })),
    minimum_order_quantity: Number(row.minimum_order),
    retail_price: Number(row.retail_price),
    discount: Number(row.discount),
    discount_price: toNumber(decimal(row.retail_price).times(decimal(1).minus(row.discount))),
    pajak: { title: row.tax_title, value: Number(row.tax) },
    payment_term: row.payment_term === null ? [] : [presentTerm(row.payment_term)],
    warehouse_detail: {
      city: row.city,
      province: row.province,
      country: DEFAULT_COUNTRY.name,
      coverage,
    },
    short_description: row.short_description,
    created_at: row.created_at.getTime(),
  }
}

async function documentsOf(db: Db, rows: readonly Row[]): Promise<ProductHit[]> {
  if (rows.length === 0) return []
  const names = await coverageNames(db, [...new Set(rows.map((row) => row.coverage_id))])
  return rows.map((row) => documentOf(row, names.get(row.coverage_id) ?? []))
}

/** Returns the documents of these products, and the ids of those that are no longer offered. */
export async function searchDocumentsOf(
  db: Db,
  ids: readonly string[],
): Promise<{ documents: ProductHit[]; removed: string[] }> {
  if (ids.length === 0) return { documents: [], removed: [] }
  const rows = await rowsQuery(db).where('products.id', 'in', ids).execute()
  const offered = rows.filter((row) => row.is_offered)
  const offeredIds = new Set(offered.map(({ id }) => id))
  return {
    documents: await documentsOf(db, offered),
    removed: ids.filter((id) => !offeredIds.has(id)),
  }
}

const BATCH = 1_000

/** Yields all documents in batches, ordered by id, for a rebuild of the index. */
export async function* allSearchDocuments(db: Db): AsyncGenerator<ProductHit[]> {
  for (let after: string | undefined; ;) {
    const rows: Row[] = await rowsQuery(db)
      .where(isOffered)
      .$if(after !== undefined, (query) => query.where('products.id', '>', after ?? ''))
      .orderBy('products.id')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield await documentsOf(db, rows)
    after = last.id
  }
}
