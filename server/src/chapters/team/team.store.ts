import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/** Departments with their users, one row per membership, by name. */
export function listDepartmentRows(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('departments')
    .leftJoin('department_users', (join) =>
      join
        .onRef('department_users.buyer_id', '=', 'departments.buyer_id')
        .onRef('department_users.department_id', '=', 'departments.id'),
    )
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
    .orderBy('departments.name')
    .orderBy('users.full_name')
    .execute()
}

/** A department that this user belongs to, or nothing. */
export function findDepartmentOfUser(
  db: Reader | Trx,
  scope: BuyerScope,
  departmentId: string,
  userId: string,
) {
  return db
    .selectFrom('departments')
    .innerJoin('department_users', (join) =>
      join
        .onRef('department_users.buyer_id', '=', 'departments.buyer_id')
        .onRef('department_users.department_id', '=', 'departments.id'),
    )
    .select(['departments.id', 'departments.name'])
    .where('departments.buyer_id', '=', scope.id)
    .where('departments.id', '=', departmentId)
    .where('department_users.user_id', '=', userId)
    .where('departments.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** True when the company has this department at all. */
export async function hasDepartment(
  db: Reader | Trx,
  scope: BuyerScope,
  departmentId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('departments')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .where('id', '=', departmentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

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
