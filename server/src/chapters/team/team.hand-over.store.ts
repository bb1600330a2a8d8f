import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/** The company's people with their roles, held until the transaction ends. */
export function lockMembers(trx: Trx, scope: BuyerScope) {
  return trx
    .selectFrom('users')
    .leftJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select([
      'users.id',
      'users.email',
      'users.full_name',
      'users.language',
      'users.status',
      'users.is_owner',
      'users.first_time',
      'users.role_id',
      'roles.name as role_name',
    ])
    .where('users.buyer_id', '=', scope.id)
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute()
}

export async function updateMember(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: { is_owner: boolean; role_id: string | null; first_time: boolean },
) {
  await trx
    .updateTable('users')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}
