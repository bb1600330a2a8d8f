import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'

/** Lists coverages by name, with the number of products that use each; only one when an id is given. */
export function listCoverageRows(db: Reader | Trx, scope: VendorScope, id?: string) {
  return db
    .selectFrom('coverages')
    .select(['id', 'name', 'province_ids', 'city_ids', 'version'])
    .select([
      sql<string[]>`array(select cities.id from cities where cities.id = any(city_ids)
        and cities.province_id <> all(province_ids) order by cities.id)`.as('single_ids'),
      sql<number>`(select count(*)::int from products
        where products.coverage_id = coverages.id and products.vendor_id = coverages.vendor_id)`.as(
        'products',
      ),
    ])
    .where('vendor_id', '=', scope.id)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

export function listDeliveryRows(db: Reader, _scope: VendorScope) {
  return db
    .selectFrom('cities')
    .innerJoin('provinces', 'provinces.id', 'cities.province_id')
    .select([
      'cities.id',
      'cities.name',
      'provinces.id as province_id',
      'provinces.name as province',
    ])
    .execute()
}

export async function findPlaces(
  db: Reader | Trx,
  _scope: VendorScope,
  ids: { provinces: readonly string[]; cities: readonly string[] },
) {
  const provinces = await db
    .selectFrom('provinces')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...ids.provinces]}::text[])`)
    .orderBy('name')
    .execute()
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'name', 'province_id'])
    .where(
      sql<boolean>`id = any(${[...ids.cities]}::text[])
        or province_id = any(${[...ids.provinces]}::text[])`,
    )
    .orderBy('name')
    .execute()
  return { provinces, cities }
}

/** Locks the vendor's coverages, so that concurrent requests cannot use the same name. */
export async function lockCoverages(trx: Trx, scope: VendorScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('coverages'), hashtext(${scope.id}))`.execute(trx)
}

/** Locks a coverage until the transaction ends; no product can start using it meanwhile. */
export function lockCoverage(trx: Trx, scope: VendorScope, id: string) {
  return trx
    .selectFrom('coverages')
    .select(['id', 'name', 'province_ids', 'city_ids', 'version'])
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function listCoverageNames(db: Reader | Trx, scope: VendorScope) {
  return db
    .selectFrom('coverages')
    .select(['id', 'name', sql<string>`lower(name)`.as('lower_name')])
    .where('vendor_id', '=', scope.id)
    .execute()
}

export interface CoverageColumns {
  name: string
  province_ids: string[]
  city_ids: string[]
}

export async function insertCoverage(
  trx: Trx,
  scope: VendorScope,
  coverage: CoverageColumns & { id: string },
): Promise<void> {
  await trx
    .insertInto('coverages')
    .values({ ...coverage, vendor_id: scope.id })
    .execute()
}

export async function updateCoverage(
  trx: Trx,
  scope: VendorScope,
  id: string,
  columns: CoverageColumns,
): Promise<void> {
  await trx
    .updateTable('coverages')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}

export async function deleteCoverage(trx: Trx, scope: VendorScope, id: string): Promise<void> {
  await trx.deleteFrom('coverages').where('vendor_id', '=', scope.id).where('id', '=', id).execute()
}

export async function countProductsOf(trx: Trx, scope: VendorScope, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('vendor_id', '=', scope.id)
    .where('coverage_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}
