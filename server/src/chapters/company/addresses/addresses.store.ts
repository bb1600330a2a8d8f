import type { Insertable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { isNamed } from '../../../db/like'
import type { BuyerScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type AddressRow = Awaited<ReturnType<typeof listAddressRows>>[number]

/** Selects the company's addresses with their region names, including removed ones. */
function addressQuery(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('addresses')
    .innerJoin('provinces', 'provinces.id', 'addresses.province_id')
    .innerJoin('cities', 'cities.id', 'addresses.city_id')
    .innerJoin('districts', 'districts.id', 'addresses.district_id')
    .innerJoin('villages', 'villages.id', 'addresses.village_id')
    .selectAll('addresses')
    .select([
      'provinces.name as province',
      'cities.name as city',
      'districts.name as district',
      'villages.name as village',
    ])
    .where('addresses.buyer_id', '=', scope.id)
}

/** Lists the company's addresses, the default first. */
export function listAddressRows(db: Reader | Trx, scope: BuyerScope) {
  return addressQuery(db, scope)
    .where('addresses.deleted_at', 'is', null)
    .orderBy('addresses.is_default', 'desc')
    .orderBy('addresses.name')
    .execute()
}

/** Finds an address of the company that is not removed. */
export function findAddressRow(db: Reader | Trx, scope: BuyerScope, id: string) {
  return addressQuery(db, scope)
    .where('addresses.id', '=', id)
    .where('addresses.deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findRemovedAddress(db: Reader | Trx, scope: BuyerScope, id: string) {
  return db
    .selectFrom('addresses')
    .select('name')
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
}

/** Finds the default address; undefined when the company has no address. */
export function findDefaultRow(db: Reader | Trx, scope: BuyerScope) {
  return addressQuery(db, scope)
    .where('addresses.is_default', '=', true)
    .where('addresses.deleted_at', 'is', null)
    .executeTakeFirst()
}

export type RegisteredRow = NonNullable<Awaited<ReturnType<typeof findRegisteredRow>>>

export function findRegisteredRow(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('registered_addresses')
    .innerJoin('provinces', 'provinces.id', 'registered_addresses.province_id')
    .innerJoin('cities', 'cities.id', 'registered_addresses.city_id')
    .innerJoin('districts', 'districts.id', 'registered_addresses.district_id')
    .innerJoin('villages', 'villages.id', 'registered_addresses.village_id')
    .selectAll('registered_addresses')
    .select([
      'provinces.name as province',
      'cities.name as city',
      'districts.name as district',
      'villages.name as village',
    ])
    .where('registered_addresses.buyer_id', '=', scope.id)
    .executeTakeFirst()
}

export async function saveRegistered(
  trx: Trx,
  scope: BuyerScope,
  columns: Omit<Insertable<Tables['registered_addresses']>, 'buyer_id'>,
) {
  await trx
    .insertInto('registered_addresses')
    .values({ ...columns, buyer_id: scope.id })
    .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet(columns))
    .execute()
}

/** Finds an address of the company with this name, ignoring case and spaces. */
export function findNamesake(trx: Trx, scope: BuyerScope, name: string, except?: string) {
  return trx
    .selectFrom('addresses')
    .select(['id', 'name'])
    .where('buyer_id', '=', scope.id)
    .where('deleted_at', 'is', null)
    .where(isNamed(name))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
}

export async function countAddresses(trx: Trx, scope: BuyerScope): Promise<number> {
  const { count } = await trx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('buyer_id', '=', scope.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type AddressColumns = Omit<
  Insertable<Tables['addresses']>,
  'buyer_id' | 'id' | 'is_default' | 'version' | 'created_at' | 'deleted_at'
>

export async function insertAddress(
  trx: Trx,
  scope: BuyerScope,
  columns: AddressColumns & { id: string; is_default: boolean },
) {
  await trx
    .insertInto('addresses')
    .values({ ...columns, buyer_id: scope.id })
    .execute()
}

/** Updates an address and increments its version, so that earlier loaded versions become stale. */
export async function updateAddress(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: Partial<AddressColumns> & { is_default?: boolean; deleted_at?: Date },
) {
  await trx
    .updateTable('addresses')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function listDeliveryCities(db: Reader, scope: BuyerScope): Promise<string[]> {
  const rows = await db
    .selectFrom('addresses')
    .innerJoin('cities', 'cities.id', 'addresses.city_id')
    .select('cities.name')
    .where('addresses.buyer_id', '=', scope.id)
    .where('addresses.deleted_at', 'is', null)
    .groupBy('cities.name')
    .orderBy('cities.name')
    .execute()
  return rows.map(({ name }) => name)
}
