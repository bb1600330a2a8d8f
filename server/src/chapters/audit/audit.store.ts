import { sql } from 'kysely'
import { isNamedActor, isOwnActor } from '../../db/audit'
import type { Reader } from '../../db/db'
import { inRange } from '../../db/document-search'
import { containsText, equalsFilter, readPage, type PageOf } from '../../db/paged-list'
import type { BuyerScope, ProviderScope, VendorScope } from '../../db/scope'

/** Whose log is read: the provider reads all of it, a company and a vendor their own rows. */
type AuditScope = ProviderScope | BuyerScope | VendorScope

export interface AuditFilter {
  search?: string | undefined
  /** Actions whose names have the words of `search`. */
  actions?: readonly string[] | undefined
  companyId?: string | undefined
  vendorId?: string | undefined
  subject?: string | undefined
  /** From this instant on. */
  from?: Date | undefined
  /** Before this instant. */
  before?: Date | undefined
  /** Said of those whose name isn't told. */
  unnamed?: string | undefined
}

/**
 * What a reader is told of who did it. The provider is told all. A company is told all of its own
 * people and of who acted for it, of a vendor's people the name, and of others nothing; a vendor all
 * of its own people, of a buyer's the name.
 */
function told(scope: AuditScope, unnamed = '') {
  const isOwn = isOwnActor(scope)
  return {
    name: sql<string>`case when ${isNamedActor(scope)} then audit_log.actor_name else ${unnamed} end`,
    email: sql<string | null>`case when ${isOwn} then actor.email end`,
    address: sql<string | null>`case when ${isOwn} then audit_log.address end`,
  }
}

/** What people call what was changed: a document by its code, another record by its name. */
const TITLE = sql<string | null>`coalesce(
  audit_log.after ->> 'code', audit_log.before ->> 'code',
  audit_log.after ->> 'name', audit_log.before ->> 'name',
  audit_log.after ->> 'fullname', audit_log.before ->> 'fullname')`

/** The rows that this reader may read and asks for: what isn't told isn't searched either. */
function auditQuery(db: Reader, scope: AuditScope, filter: AuditFilter) {
  const { search, actions = [], companyId, vendorId, subject } = filter
  const { name, email } = told(scope, filter.unnamed)
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

/** The same with who and whose by name. */
function rowsQuery(db: Reader, scope: AuditScope, filter: AuditFilter) {
  const { name, email, address } = told(scope, filter.unnamed)
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

/** A page of the log, newest first. */
export function listAuditRows(db: Reader, scope: AuditScope, filter: AuditFilter, page: PageOf) {
  const sorted = rowsQuery(db, scope, filter)
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
  return readPage(db, auditQuery(db, scope, filter), sorted, page)
}

/** Where a row stands in the log; its time as the database writes it, which is finer than a Date. */
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
 * The last of the next so many rows of the log, whatever is searched in them; nothing when there
 * are fewer. Read from an index alone: how long a part takes doesn't depend on what is found in it.
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

/** What is found between two places of the log, newest first: the upper one outside. */
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

/** What names a vendor's files. */
export async function getVendorCode(db: Reader, scope: VendorScope): Promise<string> {
  const { company_code: code } = await db
    .selectFrom('vendors')
    .select('company_code')
    .where('id', '=', scope.id)
    .executeTakeFirstOrThrow()
  return code
}
