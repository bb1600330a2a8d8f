import { sql } from 'kysely'
import type { Reader } from '../../db/db'
import { containing } from '../../db/like'
import type { ProviderScope } from '../../db/scope'

export interface AuditFilter {
  search?: string | undefined
  companyId?: string | undefined
  /** From this instant on. */
  from?: Date | undefined
  /** Before this instant. */
  before?: Date | undefined
}

function auditQuery(db: Reader, { search, companyId, from, before }: AuditFilter) {
  const pattern = containing(search ?? '')
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('audit_log.actor_name', 'ilike', pattern),
          eb('actor.email', 'ilike', pattern),
          eb('audit_log.action', 'ilike', pattern),
          eb('audit_log.subject_id', 'ilike', pattern),
        ]),
      ),
    )
    .$if(companyId !== undefined, (query) =>
      query.where('audit_log.buyer_id', '=', companyId ?? null),
    )
    .$if(from !== undefined, (query) => query.where('audit_log.at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('audit_log.at', '<', before ?? new Date(0)))
}

export type AuditRecord = Awaited<ReturnType<typeof listAuditRows>>[number]

/** A page of the log, newest first, with who and whose by name. */
export function listAuditRows(
  db: Reader,
  _scope: ProviderScope,
  filter: AuditFilter,
  page: { skip: number; limit: number },
) {
  return auditQuery(db, filter)
    .leftJoin('buyers', 'buyers.id', 'audit_log.buyer_id')
    .leftJoin('buyers as acted', 'acted.id', 'audit_log.acting_for')
    .selectAll('audit_log')
    .select([
      'actor.email as actor_email',
      'buyers.legal_name as company_name',
      'acted.legal_name as acting_for_name',
    ])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(page.limit)
    .offset(page.skip * page.limit)
    .execute()
}

export async function countAuditRows(
  db: Reader,
  _scope: ProviderScope,
  filter: AuditFilter,
): Promise<number> {
  const { count } = await auditQuery(db, filter)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
