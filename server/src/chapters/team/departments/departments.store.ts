import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { onKey } from '../../../db/on-key'
import { isNamed } from '../../../db/like'
import type { BuyerScope } from '../../../db/scope'

/** Lists departments by name with one row per user; only one department when an id is given. */
export function listDepartmentRows(db: Reader | Trx, scope: BuyerScope, id?: string) {
  return db
    .selectFrom('departments')
    .leftJoin('department_users', onKey('department_users.department_id', 'departments.id'))
    .leftJoin('users', 'users.id', 'department_users.user_id')
    .select([
      'departments.id',
      'departments.buyer_id',
      'departments.name',
      'departments.version',
      'users.auth_id',
      'users.full_name',
    ])
    .where('departments.buyer_id', '=', scope.id)
    .where('departments.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('departments.id', '=', id ?? ''))
    .orderBy(sql`lower(departments.name)`)
    .orderBy('departments.id')
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .execute()
}

export function lockDepartment(trx: Trx, scope: BuyerScope, id: string) {
  return trx
    .selectFrom('departments')
    .select(['id', 'name', 'version'])
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function lockDepartments(trx: Trx, scope: BuyerScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  return trx
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('buyer_id', '=', scope.id)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function addMembers(
  trx: Trx,
  scope: BuyerScope,
  members: readonly { department_id: string; user_id: string }[],
): Promise<void> {
  if (members.length === 0) return
  const ids = [...new Set(members.map((one) => one.department_id))]
  await trx
    .updateTable('departments')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', 'in', ids)
    .execute()
  await trx
    .insertInto('department_users')
    .values(members.map((one) => ({ ...one, buyer_id: scope.id })))
    .execute()
}

export function listMembers(db: Reader | Trx, scope: BuyerScope, departmentId: string) {
  return db
    .selectFrom('department_users')
    .innerJoin('users', 'users.id', 'department_users.user_id')
    .select(['users.id', 'users.full_name'])
    .where('department_users.buyer_id', '=', scope.id)
    .where('department_users.department_id', '=', departmentId)
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .execute()
}

/** Lists the company's users with these auth ids, by name. */
export async function findUsers(db: Reader | Trx, scope: BuyerScope, authIds: readonly string[]) {
  if (authIds.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'auth_id', 'full_name', 'status'])
    .where('buyer_id', '=', scope.id)
    .where('auth_id', 'in', authIds)
    .orderBy(sql`lower(full_name)`)
    .orderBy('id')
    .execute()
}

/** Finds a department by its name, ignoring case and spaces. */
export function findDepartmentByName(db: Reader | Trx, scope: BuyerScope, name: string) {
  return db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('buyer_id', '=', scope.id)
    .where('deleted_at', 'is', null)
    .where(isNamed(name))
    .executeTakeFirst()
}

export async function insertDepartment(
  trx: Trx,
  scope: BuyerScope,
  department: { id: string; name: string },
): Promise<void> {
  await trx
    .insertInto('departments')
    .values({ ...department, buyer_id: scope.id })
    .execute()
}

export async function updateDepartmentRow(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: { name: string } | { deleted_at: Date },
): Promise<void> {
  await trx
    .updateTable('departments')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}

/** Replaces the users of a locked department, in two statements. */
export async function replaceMembers(
  trx: Trx,
  scope: BuyerScope,
  departmentId: string,
  userIds: readonly string[],
): Promise<void> {
  const department = { buyer_id: scope.id, department_id: departmentId }
  await trx
    .deleteFrom('department_users')
    .where('buyer_id', '=', scope.id)
    .where('department_id', '=', departmentId)
    .$if(userIds.length > 0, (query) => query.where('user_id', 'not in', userIds))
    .execute()
  if (userIds.length === 0) return
  await trx
    .insertInto('department_users')
    .values(userIds.map((user_id) => ({ ...department, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks a department, even a removed one, against changes until the transaction ends. */
export function lockDepartmentAgainstChanges(trx: Trx, scope: BuyerScope, id: string) {
  return (
    trx
      .selectFrom('departments')
      // After a wait for the lock, the locked row is current while this second copy still shows the state
      // before.
      .innerJoin('departments as seen', onKey('seen.id', 'departments.id'))
      .select([
        'departments.id',
        'departments.name',
        'departments.deleted_at',
        'seen.deleted_at as seen_deleted_at',
      ])
      .where('departments.buyer_id', '=', scope.id)
      .where('departments.id', '=', id)
      .forShare('departments')
      .executeTakeFirst()
  )
}

/** Returns whether one of these users belongs to a department, which must be locked. */
export async function hasMember(
  trx: Trx,
  scope: BuyerScope,
  departmentId: string,
  userIds: readonly string[],
): Promise<boolean> {
  const row = await trx
    .selectFrom('department_users')
    .select('user_id')
    .where('buyer_id', '=', scope.id)
    .where('department_id', '=', departmentId)
    .where('user_id', 'in', userIds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
