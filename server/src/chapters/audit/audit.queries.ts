import type { AuditRow } from '@pasok/domain/audit/audit.model'
import type { listAudit as contract } from '@pasok/domain/audit/audit.provider.contract'
import { DEFAULT_TIME_ZONE, findRangeEnd } from '@pasok/domain/kernel/calendar'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { isId } from '@pasok/domain/kernel/ids'
import type { Reader } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import { countAuditRows, listAuditRows, type AuditFilter, type AuditRecord } from './audit.store'

const presentRow = (row: AuditRecord): AuditRow => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  actor_name: row.actor_name,
  actor_email: row.actor_email ?? '',
  acting_for: row.acting_for_name ?? '',
  company_name: row.company_name ?? '',
  action: row.action,
  subject: row.subject,
  subject_id: row.subject_id,
  before: row.before,
  after: row.after,
  address: row.address ?? '',
  request_id: row.request_id ?? '',
})

/** A page of the audit log: two queries whatever its length; a company that isn't one has none. */
export async function listAudit(
  db: Reader,
  scope: ProviderScope,
  { search, company_id, from, to, skip, limit }: QueryOf<typeof contract>,
): Promise<Page<AuditRow>> {
  if (company_id !== undefined && !isId(company_id)) return { rows: [], count: 0 }
  const filter: AuditFilter = {
    search,
    companyId: company_id,
    from: from === undefined ? undefined : findRangeEnd(from, DEFAULT_TIME_ZONE, 'from'),
    before: to === undefined ? undefined : findRangeEnd(to, DEFAULT_TIME_ZONE, 'to'),
  }
  const [rows, count] = await Promise.all([
    listAuditRows(db, scope, filter, { skip, limit }),
    countAuditRows(db, scope, filter),
  ])
  return { rows: rows.map(presentRow), count }
}
