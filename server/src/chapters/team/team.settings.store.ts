import type { Reader, Trx } from '../../db/db'
import { roleDecides } from '../../db/decides-own'
import type { BuyerScope } from '../../db/scope'

/** Active users beside the Owner who may approve requests, by name. */
export function listOtherDeciders(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('users')
    .innerJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select('users.full_name')
    .where('users.buyer_id', '=', scope.id)
    .where('users.status', '=', 'ACTIVE')
    .where('users.is_owner', '=', false)
    .where(roleDecides)
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
}
