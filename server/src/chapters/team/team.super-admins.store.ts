import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { ProviderScope } from '../../db/scope'

/** Super admins with the companies that they may act for, one row per company, by name. */
export function listSuperAdminRows(db: Reader | Trx, _scope: ProviderScope, id?: string) {
  return db
    .selectFrom('users')
    .leftJoin('super_admin_companies', 'super_admin_companies.user_id', 'users.id')
    .leftJoin('buyers', 'buyers.id', 'super_admin_companies.buyer_id')
    .select([
      'users.id',
      'users.full_name',
      'users.email',
      'users.status',
      'users.last_sign_in_at',
      'users.version',
      'buyers.id as buyer_id',
      'buyers.legal_name',
      'buyers.company_code',
    ])
    .where('users.is_super_admin', '=', true)
    .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? ''))
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .orderBy('buyers.legal_name')
    .execute()
}

/** A super admin, held until the transaction ends. */
export function lockSuperAdmin(trx: Trx, _scope: ProviderScope, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'status'])
    .where('id', '=', id)
    .where('is_super_admin', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Which of these ids are companies'. */
export async function findBuyerIds(
  trx: Trx,
  _scope: ProviderScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx.selectFrom('buyers').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
