import type { FoundOnly } from '@pasok/domain/kernel/shapes'
import type { Language } from '@pasok/domain/kernel/texts'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { roleDecides } from '../../../db/self-approval'
import { newId } from '../../../db/ids'
import { containing } from '../../../db/like'
import { onKey } from '../../../db/on-key'
import type { BuyerScope } from '../../../db/scope'

function usersOf(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('users')
    .leftJoin('roles', onKey('roles.id', 'users.role_id'))
    .select([
      'users.id',
      'users.auth_id',
      'users.email',
      'users.full_name',
      'users.language',
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

/** Lists the company's users, the owner first, then by name; with a search text only the matching ones. */
export function listUserRows(
  db: Reader | Trx,
  scope: BuyerScope,
  { search, limit }: FoundOnly = {},
) {
  const pattern = containing(search ?? '')
  return usersOf(db, scope)
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([eb('users.full_name', 'ilike', pattern), eb('users.email', 'ilike', pattern)]),
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('users.is_owner', 'desc')
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .execute()
}

export async function lockMembers(trx: Trx, scope: BuyerScope): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export const findUser = (trx: Trx, scope: BuyerScope, authId: string) =>
  usersOf(trx, scope).where('users.auth_id', '=', authId).executeTakeFirst()

/** Locks a user of the company until the transaction ends, then reads the user, so that the role is current. */
export async function lockUser(
  trx: Trx,
  scope: BuyerScope,
  authId: string,
): Promise<UserRow | undefined> {
  const locked = await trx
    .selectFrom('users')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .where('auth_id', '=', authId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked && usersOf(trx, scope).where('users.id', '=', locked.id).executeTakeFirst()
}

/**
 * Locks roles against changes and removal until the transaction ends. Roles are locked before their users, as
 * in the removal of a role.
 */
export async function lockRoles(trx: Trx, scope: BuyerScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  return trx
    .selectFrom('roles')
    .select(['id', 'name', 'default_key', 'features'])
    .where('buyer_id', '=', scope.id)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
}

interface NewMember {
  auth_id: string
  email: string
  full_name: string
  role_id: string
  language: Language
}

/**
 * Inserts the members whose email has no account, not even from a concurrent transaction. @returns the inserted
 * members.
 */
export function insertMembers(trx: Trx, scope: BuyerScope, members: readonly NewMember[]) {
  const rows = members.map((one) => ({
    ...one,
    id: newId(),
    flag: 'BUYER' as const,
    buyer_id: scope.id,
  }))
  return trx
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'auth_id', 'email', 'full_name', 'role_id'])
    .execute()
}

export async function updateMember(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: Partial<Pick<UserRow, 'full_name' | 'role_id' | 'status' | 'is_owner' | 'first_time'>>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}

/** Finds the user's session data: role, owner of the company, and creation date. */
export function findMember(db: Reader | Trx, scope: BuyerScope, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('roles', onKey('roles.id', 'users.role_id'))
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

/** Lists active users other than the Owner who may approve requests, by name. */
export function listOtherDeciders(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('users')
    .innerJoin('roles', onKey('roles.id', 'users.role_id'))
    .select('users.full_name')
    .where('users.buyer_id', '=', scope.id)
    .where('users.status', '=', 'ACTIVE')
    .where('users.is_owner', '=', false)
    .where(roleDecides)
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
}
