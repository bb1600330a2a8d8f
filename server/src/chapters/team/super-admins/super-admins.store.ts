import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import type { ProviderScope, Scope } from '../../../db/scope'

/** Lists the companies that a super admin may act for, with their owners, by name. */
export function listOwnedRows(db: Reader | Trx, _scope: Scope, userId: string, name: string) {
  return db
    .selectFrom('super_admin_companies')
    .innerJoin('buyers', 'buyers.id', 'super_admin_companies.buyer_id')
    .innerJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .select([
      'buyers.id',
      'buyers.legal_name',
      'buyers.company_code',
      'owner.full_name',
      'owner.email',
      'owner.auth_id',
    ])
    .where('super_admin_companies.user_id', '=', userId)
    .$if(name !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('buyers.legal_name', 'ilike', containing(name)),
          eb('buyers.name', 'ilike', containing(name)),
        ]),
      ),
    )
    .orderBy(sql`lower(buyers.legal_name)`)
    .orderBy('buyers.id')
    .execute()
}

/** Finds a company that a super admin may act for, by its owner. */
export function findOwnedCompany(trx: Trx, _scope: Scope, userId: string, ownerAuthId: string) {
  return trx
    .selectFrom('super_admin_companies')
    .innerJoin('buyers', 'buyers.id', 'super_admin_companies.buyer_id')
    .innerJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .select([
      'buyers.id',
      'buyers.company_code',
      'buyers.legal_name',
      'buyers.time_zone',
      'buyers.language',
    ])
    .where('super_admin_companies.user_id', '=', userId)
    .where('owner.auth_id', '=', ownerAuthId)
    .forShare('super_admin_companies')
    .executeTakeFirst()
}

/** Returns the super admin's own sign-in, also when the given one is for a company. */
export function findOwnSignIn(trx: Trx, _scope: Scope, signInId: string) {
  return trx
    .selectFrom('sign_ins as here')
    .innerJoin('sign_ins as own', (join) =>
      join.on('own.id', '=', (eb) => eb.fn.coalesce('here.parent_id', 'here.id')),
    )
    .select(['own.id', 'own.created_at', 'own.expires_at', 'own.address', 'own.user_agent'])
    .where('here.id', '=', signInId)
    .forShare('own')
    .executeTakeFirstOrThrow()
}

/** Lists super admins by name, with one row per company they may act for. */
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

export function lockSuperAdmin(trx: Trx, _scope: ProviderScope, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'status'])
    .where('id', '=', id)
    .where('is_super_admin', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function findBuyerIds(
  trx: Trx,
  _scope: ProviderScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx.selectFrom('buyers').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
