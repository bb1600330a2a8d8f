import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

function vendorsQuery(db: Reader | Trx) {
  return db
    .selectFrom('vendors')
    .leftJoin('cities', 'cities.id', 'vendors.city_id')
    .leftJoin('provinces', 'provinces.id', 'cities.province_id')
    .selectAll('vendors')
    .select(['cities.name as city', 'provinces.name as province'])
}

/** A vendor as buyers see it, while it is active. */
export function findVendor(db: Reader | Trx, _scope: BuyerScope, vendorId: string) {
  return vendorsQuery(db)
    .where('vendors.id', '=', vendorId)
    .where('vendors.active', '=', true)
    .executeTakeFirst()
}

/** Vendors by id, whatever became of them. */
export async function listVendors(db: Reader | Trx, _scope: BuyerScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  return vendorsQuery(db).where('vendors.id', 'in', ids).execute()
}
