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

/** A vendor as this buyer sees it, while it is active. */
export function findVendor(db: Reader | Trx, scope: BuyerScope, vendorId: string) {
  return vendorsQuery(db, scope)
    .where('vendors.id', '=', vendorId)
    .where('vendors.active', '=', true)
    .executeTakeFirst()
}

/** Vendors by id, whatever became of them. */
export async function listVendors(db: Reader | Trx, scope: BuyerScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  return vendorsQuery(db, scope).where('vendors.id', 'in', ids).execute()
}

/**
 * The down payment, in percent, that counts for a buyer: what its relation grants, else the vendor's own.
 * Of `vendors` beside `preferred_vendors`, joined while that is Active.
 */
export const downPaymentSetting = sql<string>`coalesce(preferred_vendors.down_payment, vendors.down_payment_setting)`
