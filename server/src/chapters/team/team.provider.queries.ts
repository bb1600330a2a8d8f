import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import type { Reader, Trx } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import { listSuperAdminRows } from './team.super-admins.store'

/** Super admins and the companies that they act for; one alone when its id is given. */
export async function listSuperAdminsOf(
  db: Reader | Trx,
  scope: ProviderScope,
  id?: string,
): Promise<SuperAdmin[]> {
  const admins = new Map<string, SuperAdmin>()
  for (const row of await listSuperAdminRows(db, scope, id)) {
    const admin = admins.get(row.id) ?? {
      _id: row.id,
      fullname: row.full_name,
      email: row.email,
      status: row.status,
      last_login_time: row.last_sign_in_at?.toISOString() ?? null,
      version: row.version,
      companies: [],
    }
    admins.set(row.id, admin)
    if (row.buyer_id !== null)
      admin.companies.push({
        _id: row.buyer_id,
        legal_name: row.legal_name ?? '',
        company_code: row.company_code ?? '',
      })
  }
  return [...admins.values()]
}
