import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/**
 * The company's people with their roles, held until the transaction ends; read after that, so that
 * the roles are those that they have now.
 */
export async function lockMembers(trx: Trx, scope: BuyerScope) {
  await trx
    .selectFrom('users')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
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
