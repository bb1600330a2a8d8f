import type { listCompanyAudit as companyContract } from '@pasok/domain/audit/audit.contract'
import { auditExportTexts } from '@pasok/domain/audit/audit.texts'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import type { listAudit as contract } from '@pasok/domain/audit/audit.provider.contract'
import { listActionsNamed } from '@pasok/domain/audit/audit.rules'
import { DEFAULT_TIME_ZONE, findRangeEnd } from '@pasok/domain/kernel/calendar'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { isId } from '@pasok/domain/kernel/ids'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import type { Reader } from '../../db/db'
import { presentPage, type PageOf } from '../../db/paged-list'
import type { BuyerScope, ProviderScope, VendorScope } from '../../db/scope'
import { listAuditRows, type AuditFilter, type AuditRecord } from './audit.store'

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

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Converts calendar days of a time zone, both included, to instants. */
const instantsOf = ({ from, to }: Days, timeZone: string) => ({
  from: from === undefined ? undefined : findRangeEnd(from, timeZone, 'from'),
  before: to === undefined ? undefined : findRangeEnd(to, timeZone, 'to'),
})

async function pageOf(
  db: Reader,
  scope: ProviderScope | BuyerScope | VendorScope,
  filter: AuditFilter,
  page: PageOf,
): Promise<Page<AuditRow>> {
  return presentPage(await listAuditRows(db, scope, filter, page), presentRow)
}

/** Returns a page of the audit log in two queries. An invalid company or vendor id returns an empty page. */
export async function listAudit(
  db: Reader,
  scope: ProviderScope,
  query: QueryOf<typeof contract>,
): Promise<Page<AuditRow>> {
  const { search, company_id: companyId, vendor_id: vendorId } = query
  if ([companyId, vendorId].some((id) => id !== undefined && !isId(id)))
    return { rows: [], count: 0 }
  return pageOf(
    db,
    scope,
    { search, companyId, vendorId, ...instantsOf(query, DEFAULT_TIME_ZONE) },
    query,
  )
}

export type OwnQuery = Pick<QueryOf<typeof companyContract>, 'search' | 'subject' | 'from' | 'to'>

/** Builds the filter for a company's or vendor's own log, in its time zone and the reader's language. */
export function ownFilter(query: OwnQuery, timeZone: string, language: Language): AuditFilter {
  const { search, subject } = query
  return {
    search,
    subject,
    ...(search && { actions: listActionsNamed(search, language) }),
    ...instantsOf(query, timeZone),
    unnamed: formatText(auditExportTexts.pasok, language),
  }
}

/** Returns a page of a company's or a vendor's own log in two queries. */
export const listOwnAudit = (
  db: Reader,
  scope: BuyerScope | VendorScope,
  filter: AuditFilter,
  page: PageOf,
): Promise<Page<AuditRow>> => pageOf(db, scope, filter, page)
