import { sql, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import type { VendorsTable } from '../../../db/tables.vendors'

export function getOwnVendorRow(db: Reader | Trx, scope: VendorScope) {
  return db
    .selectFrom('vendors')
    .selectAll()
    .where('vendors.id', '=', scope.id)
    .executeTakeFirstOrThrow()
}

/** Returns the vendor with the names of its city and province. */
export function getStoreRow(db: Reader | Trx, scope: VendorScope) {
  return db
    .selectFrom('vendors')
    .leftJoin('cities', 'cities.id', 'vendors.city_id')
    .leftJoin('provinces', 'provinces.id', 'cities.province_id')
    .selectAll('vendors')
    .select(['cities.name as city', 'cities.province_id', 'provinces.name as province'])
    .where('vendors.id', '=', scope.id)
    .executeTakeFirstOrThrow()
}
export type StoreRow = Awaited<ReturnType<typeof getStoreRow>>

/** Locks the vendor until the transaction ends; data read afterwards is current. */
export async function lockOwnVendor(trx: Trx, scope: VendorScope): Promise<void> {
  await trx
    .selectFrom('vendors')
    .select('id')
    .where('id', '=', scope.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Locks the vendor's terms against changes until the transaction ends. The lock is shared, so several
 * transactions may hold it.
 */
export async function lockVendorTerms(trx: Trx, scope: VendorScope): Promise<void> {
  await trx
    .selectFrom('vendors')
    .select('id')
    .where('id', '=', scope.id)
    .forShare()
    .executeTakeFirstOrThrow()
}

export async function hasAccount(trx: Trx, scope: VendorScope): Promise<boolean> {
  const account = await trx
    .selectFrom('vendor_bank_accounts')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}

export async function updateOwnVendor(
  trx: Trx,
  scope: VendorScope,
  now: Date,
  columns: Updateable<VendorsTable>,
): Promise<void> {
  await trx
    .updateTable('vendors')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', scope.id)
    .execute()
}

/** Returns the names of an existing district and village. */
export function getPlaceNames(
  trx: Trx,
  _scope: VendorScope,
  { districtId, villageId }: { districtId: string; villageId: string },
) {
  return trx
    .selectFrom('villages')
    .innerJoin('districts', 'districts.id', 'villages.district_id')
    .select(['villages.name as village', 'districts.name as district'])
    .where('villages.id', '=', villageId)
    .where('districts.id', '=', districtId)
    .executeTakeFirstOrThrow()
}

/**
 * Marks the vendor's stored pictures among these as used, for products or the logo, and returns their number.
 */
export async function attachPictures(
  trx: Trx,
  scope: VendorScope,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('product_pictures')
    .set({ attached_at: sql<Date>`coalesce(attached_at, ${now})` })
    .where('vendor_id', '=', scope.id)
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
