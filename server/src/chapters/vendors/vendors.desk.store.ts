import type { Reader, Trx } from '../../db/db'
import type { VendorScope } from '../../db/scope'

/** The vendor itself. */
export function getOwnVendorRow(db: Reader | Trx, scope: VendorScope) {
  return db
    .selectFrom('vendors')
    .selectAll()
    .where('vendors.id', '=', scope.id)
    .executeTakeFirstOrThrow()
}
