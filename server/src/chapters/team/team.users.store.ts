import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/** The company's users with the names of their roles. */
function usersOf(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('users')
    .leftJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select([
      'users.id',
      'users.auth_id',
      'users.email',
      'users.full_name',
      'users.status',
      'users.is_owner',
      'users.first_time',
      'users.last_sign_in_at',
      'users.role_id',
      'users.version',
      'roles.name as role_name',
    ])
    .where('users.buyer_id', '=', scope.id)
}

export type UserRow = Awaited<ReturnType<typeof listUserRows>>[number]

/** The company's users, the owner first, then by name. */
export function listUserRows(db: Reader | Trx, scope: BuyerScope) {
  return usersOf(db, scope)
    .orderBy('users.is_owner', 'desc')
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .execute()
}

/**
 * A user of the company, held until the transaction ends; read after that, so that the role beside
 * it is the one that it has now.
 */
export async function lockUser(
  trx: Trx,
  scope: BuyerScope,
  authId: string,
): Promise<UserRow | undefined> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .where('auth_id', '=', authId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held && usersOf(trx, scope).where('users.id', '=', held.id).executeTakeFirst()
}
