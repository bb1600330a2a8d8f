import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/** Locks the company's users until the transaction ends. */
export async function lockMembers(trx: Trx, scope: BuyerScope): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The company's users with their roles. */
export function listMembers(trx: Trx, scope: BuyerScope) {
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
