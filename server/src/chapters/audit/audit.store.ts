import { sql } from 'kysely'
import { isNamedActor, isOwnActor } from '../../db/audit'
import type { Reader } from '../../db/db'
import { inRange } from '../../db/document-search'
import { containsText, equalsFilter, readPage, type PageOf } from '../../db/paged-list'
import type { BuyerScope, ProviderScope, VendorScope } from '../../db/scope'

/** Limits the readable rows: the provider reads the whole log, a company or a vendor only its own rows. */
type AuditScope = ProviderScope | BuyerScope | VendorScope

export interface AuditFilter {
  search?: string | undefined
  /** Actions whose names contain the words of `search`. */
  actions?: readonly string[] | undefined
  companyId?: string | undefined
  vendorId?: string | undefined
  subject?: string | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  before?: Date | undefined
  /** Name shown for actors whose real name the reader may not see. */
  unnamed?: string | undefined
}

/**
 * Selects the actor's details that the reader may see. The provider sees everything. A company sees all
 * details of its own users and of super admins acting for it, the names of vendor users, and nothing of
 * others. A vendor sees all details of its own users and the names of buyer users.
 */
function actorColumns(scope: AuditScope, unnamed = '') {
  const isOwn = isOwnActor(scope)
  return {
    name: sql<string>`case when ${isNamedActor(scope)} then audit_log.actor_name else ${unnamed} end`,
    email: sql<string | null>`case when ${isOwn} then actor.email end`,
    address: sql<string | null>`case when ${isOwn} then audit_log.address end`,
  }
}

/** The title of the changed record: a document's code or another record's name. */
const TITLE = sql<string | null>`coalesce(
  audit_log.after ->> 'code', audit_log.before ->> 'code',
  audit_log.after ->> 'name', audit_log.before ->> 'name',
  audit_log.after ->> 'fullname', audit_log.before ->> 'fullname')`

/** Selects the rows that the reader may see and the filter matches. Hidden details are not searched either. */
function auditQuery(db: Reader, scope: AuditScope, filter: AuditFilter) {
  const { search, actions = [], companyId, vendorId, subject } = filter
  const { name, email } = actorColumns(scope, filter.unnamed)
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .where(equalsFilter('audit_log.buyer_id', scope.kind === 'buyer' ? scope.id : undefined))
    .where(equalsFilter('audit_log.vendor_id', scope.kind === 'vendor' ? scope.id : undefined))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          containsText(search, [name, email, 'audit_log.action', 'audit_log.subject_id', TITLE]),
          ...(actions.length > 0 ? [eb('audit_log.action', 'in', actions)] : []),
        ]),
      ),
    )
    .where(equalsFilter('audit_log.buyer_id', companyId))
    .where(equalsFilter('audit_log.vendor_id', vendorId))
    .where(equalsFilter('audit_log.subject', subject))
    .where(inRange('audit_log.at', filter))
}

/** Adds the names of the actor, the company and the vendor. */
function rowsQuery(db: Reader, scope: AuditScope, filter: AuditFilter) {
  const { name, email, address } = actorColumns(scope, filter.unnamed)
  return auditQuery(db, scope, filter)
    .leftJoin('buyers', 'buyers.id', 'audit_log.buyer_id')
    .leftJoin('vendors', 'vendors.id', 'audit_log.vendor_id')
    .leftJoin('buyers as acted', 'acted.id', 'audit_log.acting_for')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.subject',
      'audit_log.subject_id',
      'audit_log.before',
      'audit_log.after',
      'audit_log.request_id',
      name.as('actor_name'),
      email.as('actor_email'),
      address.as('address'),
      sql<string | null>`coalesce(buyers.legal_name, vendors.legal_name)`.as('company_name'),
      'acted.legal_name as acting_for_name',
    ])
}

export type AuditRecord = Awaited<ReturnType<typeof listAuditRows>>['rows'][number]

export function listAuditRows(db: Reader, scope: AuditScope, filter: AuditFilter, page: PageOf) {
  const sorted = rowsQuery(db, scope, filter)
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
  return readPage(db, auditQuery(db, scope, filter), sorted, page)
}

/** Position of a row in the log. The time is the database's text, which is more precise than a Date. */
export interface AuditPlace {
  at: string
  id: number
}

const isBelow = (place: AuditPlace | undefined) =>
  place
    ? sql<boolean>`(audit_log.at, audit_log.id) < (${place.at}::timestamptz, ${place.id})`
    : sql<boolean>`true`
const isNotBelow = (place: AuditPlace | undefined) =>
  place
    ? sql<boolean>`(audit_log.at, audit_log.id) >= (${place.at}::timestamptz, ${place.id})`
    : sql<boolean>`true`

/**
 * Finds the last row of the log's next part of `rows` rows, ignoring the search text; undefined when fewer rows
 * remain. It reads only an index, so its duration does not depend on the number of matches.
 */
export function findPartEnd(
  db: Reader,
  scope: AuditScope,
  filter: AuditFilter,
  below: AuditPlace | undefined,
  rows: number,
): Promise<AuditPlace | undefined> {
  return auditQuery(db, scope, { ...filter, search: undefined })
    .select([sql<string>`audit_log.at::text`.as('at'), 'audit_log.id'])
    .where(isBelow(below))
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirst()
}

/** Lists the matching rows between two positions of the log, newest first; the upper position is excluded. */
export function listAuditPart(
  db: Reader,
  scope: AuditScope,
  filter: AuditFilter,
  below: AuditPlace | undefined,
  last: AuditPlace | undefined,
): Promise<AuditRecord[]> {
  return rowsQuery(db, scope, filter)
    .where(isBelow(below))
    .where(isNotBelow(last))
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .execute()
}

/** Returns the company code that appears in the names of a vendor's files. */
export async function getVendorCode(db: Reader, scope: VendorScope): Promise<string> {
  const { company_code: code } = await db
    .selectFrom('vendors')
    .select('company_code')
    .where('id', '=', scope.id)
    .executeTakeFirstOrThrow()
  return code
}
