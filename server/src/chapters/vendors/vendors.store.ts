import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

function vendorsQuery(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('vendors')
    .leftJoin('cities', 'cities.id', 'vendors.city_id')
    .leftJoin('provinces', 'provinces.id', 'cities.province_id')
    .leftJoin('preferred_vendors', (join) =>
      join
        .on('preferred_vendors.buyer_id', '=', scope.id)
        .onRef('preferred_vendors.vendor_id', '=', 'vendors.id')
        .on('preferred_vendors.status', '=', 'Active'),
    )
    .selectAll('vendors')
    .select(['cities.name as city', 'provinces.name as province'])
    .select(downPaymentSetting.as('own_down_payment'))
}

export function findVendor(db: Reader | Trx, scope: BuyerScope, vendorId: string) {
  return vendorsQuery(db, scope)
    .where('vendors.id', '=', vendorId)
    .where('vendors.active', '=', true)
    .executeTakeFirst()
}

/** Lists vendors by id, inactive ones included. */
export async function listVendors(db: Reader | Trx, scope: BuyerScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  return vendorsQuery(db, scope).where('vendors.id', 'in', ids).execute()
}

/**
 * SQL for the down payment in percent that applies to a buyer: the relation's, else the vendor's. It needs
 * `vendors` and `preferred_vendors`, joined while the relation is Active.
 */
export const downPaymentSetting = sql<string>`coalesce(preferred_vendors.down_payment, vendors.down_payment_setting)`
