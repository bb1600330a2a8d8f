import type { OwnedCompany } from '@pasok/domain/team/team.super-admin.contract'
import type { Actor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { listOwnedRows } from './team.super-admin.store'

/** The companies that a super admin may act for (Spec 1 §6). */
export async function listOwned(
  db: Reader,
  actor: Actor,
  name: string | undefined,
): Promise<OwnedCompany[]> {
  const rows = await listOwnedRows(db, actor.scope, actor.userId, name ?? '')
  return rows.map((row) => ({
    _id: row.id,
    buyer_id: row.id,
    buyer_name: row.legal_name,
    company_code: row.company_code,
    fullname: row.full_name,
    email: row.email,
    auth_id: row.auth_id,
  }))
}
