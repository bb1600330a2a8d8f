import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/** What a session shows of a person: the role, the owner of the company, and since when. */
export function findMember(db: Reader | Trx, scope: BuyerScope, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .leftJoin('users as owner', (join) =>
      join.on('owner.buyer_id', '=', scope.id).on('owner.is_owner', '=', true),
    )
    .select([
      'users.created_at',
      'roles.id as role_id',
      'roles.name as role_name',
      'roles.default_key',
      'roles.modules',
      'owner.email as owner_email',
      'owner.role_id as owner_role_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
