import { MAX_NAMED } from '@pasok/domain/team/roles/roles.words'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { isNamed } from '../../../db/like'
import type { BuyerScope } from '../../../db/scope'

export type RoleRow = Awaited<ReturnType<typeof listRoleRows>>[number]

function rolesOf(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('roles')
    .select(['id', 'buyer_id', 'name', 'default_key', 'modules', 'features', 'version'])
    .where('buyer_id', '=', scope.id)
    .where('deleted_at', 'is', null)
}

/** Inactive users are counted too, because they keep their roles. */
function countedRoles(db: Reader | Trx, scope: BuyerScope) {
  return rolesOf(db, scope).select((eb) => [
    eb
      .selectFrom('users')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('users.buyer_id', '=', 'roles.buyer_id')
      .whereRef('users.role_id', '=', 'roles.id')
      .as('users'),
    sql<string[]>`array(select full_name from users
      where users.buyer_id = roles.buyer_id and users.role_id = roles.id
      order by status, full_name limit ${MAX_NAMED})`.as('holders'),
  ])
}

/** Lists the company's roles by name, with the number of users of each. */
export function listRoleRows(db: Reader | Trx, scope: BuyerScope) {
  return countedRoles(db, scope)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

export function findRoleRow(db: Reader | Trx, scope: BuyerScope, id: string) {
  return countedRoles(db, scope).where('id', '=', id).executeTakeFirst()
}

/** Locks a role until the transaction ends, so that it cannot be assigned meanwhile. */
export function lockRole(trx: Trx, scope: BuyerScope, id: string) {
  return rolesOf(trx, scope).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Returns whether another role of the company has this name, ignoring case and spaces. */
export async function isRoleName(
  trx: Trx,
  scope: BuyerScope,
  name: string,
  otherThan: string | undefined,
): Promise<boolean> {
  const row = await rolesOf(trx, scope)
    .where(isNamed(name))
    .$if(otherThan !== undefined, (query) => query.where('id', '!=', otherThan ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export interface RoleColumns {
  name: string
  modules: string[]
  features: string[]
}

export async function insertRole(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: RoleColumns,
): Promise<void> {
  await trx
    .insertInto('roles')
    .values({ ...columns, id, buyer_id: scope.id, default_key: null })
    .execute()
}

/** Updates a role and increments its version, so that earlier loaded versions become stale. */
export async function updateRoleRow(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: RoleColumns | { deleted_at: Date },
): Promise<void> {
  await trx
    .updateTable('roles')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}

/** Lists the names of a role's users, active ones first. */
export async function listUsersOfRole(trx: Trx, scope: BuyerScope, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('full_name')
    .where('buyer_id', '=', scope.id)
    .where('role_id', '=', id)
    .orderBy('status')
    .orderBy('full_name')
    .execute()
  return rows.map(({ full_name: name }) => name)
}
