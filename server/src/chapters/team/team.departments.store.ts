import { sql } from 'kysely'
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
    .orderBy(sql`lower(departments.name)`)
    .orderBy('departments.id')
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
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
