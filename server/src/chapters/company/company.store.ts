import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

export type AddressRow = Awaited<ReturnType<typeof listAddressRows>>[number]

/** The company's addresses with the names of their regions, the default first. */
export function listAddressRows(db: Reader | Trx, scope: BuyerScope) {
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
    .where('addresses.deleted_at', 'is', null)
    .orderBy('addresses.is_default', 'desc')
    .orderBy('addresses.name')
    .execute()
}

export type BuyerRow = NonNullable<Awaited<ReturnType<typeof findBuyer>>>

export function findBuyer(db: Reader | Trx, scope: BuyerScope) {
  return db.selectFrom('buyers').selectAll().where('id', '=', scope.id).executeTakeFirst()
}
