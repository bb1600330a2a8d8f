import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/** A vendor as buyers see it. */
export function findVendor(db: Reader | Trx, _scope: BuyerScope, vendorId: string) {
  return db
    .selectFrom('vendors')
    .leftJoin('cities', 'cities.id', 'vendors.city_id')
    .leftJoin('provinces', 'provinces.id', 'cities.province_id')
    .selectAll('vendors')
    .select(['cities.name as city', 'provinces.name as province'])
    .where('vendors.id', '=', vendorId)
    .where('vendors.active', '=', true)
    .executeTakeFirst()
}
