import type { DocumentSearch } from '@pasok/domain/kernel/search'
import type { RequestTopic } from '@pasok/domain/requests/requests.list.topics'
import type { ListedVendor } from '@pasok/domain/vendors/vendors.model'
import { sql } from 'kysely'
import type { Reader } from '../../db/db'
import {
  inDepartment,
  inRange,
  isNamed,
  meetsAll,
  directionOf,
  sortKey,
  withPage,
  type Condition,
  type FoundCount,
} from '../../db/document-search'
import { containing } from '../../db/like'
import type { PageOf } from '../../db/paged-list'
import type { BuyerScope } from '../../db/scope'

export interface RequestSearch extends DocumentSearch<RequestTopic> {
  /** Excludes requests that this user worked on. */
  notThrough?: string | undefined
  /** Only requests created by this user. */
  author?: string | undefined
}

/** Each condition has its own index (migration 0012). */
const CONDITIONS: Readonly<Record<RequestTopic, (scope: BuyerScope, value: string) => Condition>> =
  {
    vendor: (_scope, value) => sql`joined_words(vendor_names) like lower(${containing(value)})`,
    code_pr: (_scope, value) => sql`lower(code) like lower(${containing(value)})`,
    createdBy: (_scope, value) => sql`lower(created_by_name) like lower(${containing(value)})`,
    department: inDepartment,
    lastStatus: (_scope, value) => sql`last_status = ${value}`,
  }

const withoutContributor = (userId: string | undefined): Condition => sql`not exists (
  select from request_hands hands where hands.buyer_id = purchase_requests.buyer_id
    and hands.request_id = purchase_requests.id and hands.user_id = ${userId}::uuid)`

/** Matches a search text with the code, a vendor, the author or a product. */
const isNamedBy = (scope: BuyerScope, text: string | undefined): Condition =>
  isNamed(text, scope, {
    table: 'purchase_requests',
    alias: 'purchase_requests',
    conditions: (['code_pr', 'vendor', 'createdBy'] as const).map(
      (topic) => (value) => sql`last_status <> 'Deleted' and ${CONDITIONS[topic](scope, value)}`,
    ),
    withLine: (matches) => sql`(purchase_requests.buyer_id, purchase_requests.id) in (
      select lines.buyer_id, lines.request_id from request_lines lines
      where lines.buyer_id = ${scope.id} and ${matches})`,
  })

export const matchingRequests = (
  db: Reader,
  scope: BuyerScope,
  { criteria, text, sort, notThrough, author, ...range }: RequestSearch,
) =>
  db
    .selectFrom('purchase_requests')
    .select(['id', sortKey({ sort }, { created_at: 'created_at', total: 'total' })])
    .where('buyer_id', '=', scope.id)
    .where('last_status', '<>', 'Deleted')
    .where(inRange('created_at', range))
    .where(meetsAll(CONDITIONS, scope, criteria))
    .where(isNamedBy(scope, text))
    .$if(notThrough !== undefined, (query) => query.where(withoutContributor(notThrough)))
    .$if(author !== undefined, (query) => query.where(sql<boolean>`created_by = ${author}::uuid`))

const VENDORS = sql<ListedVendor[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'vendor', jsonb_build_object('_id', vendor_id, 'name', name)) order by position), '[]')
  from request_vendors asked
  where asked.buyer_id = request.buyer_id and asked.request_id = request.id)`

export type ListedRecord = Awaited<ReturnType<typeof listRequestRecords>>[number]

/** Lists a page of the matching requests in the order of the search. */
export function listRequestRecords(
  db: Reader,
  scope: BuyerScope,
  search: RequestSearch,
  page: PageOf,
  counted: FoundCount,
) {
  const { sort = 'newest' } = search
  return withPage(db, matchingRequests(db, scope, search), { page, sort, counted })
    .selectFrom('page')
    .innerJoin('purchase_requests as request', 'request.id', 'page.id')
    .selectAll('request')
    .select(VENDORS.as('vendors'))
    .where('request.buyer_id', '=', scope.id)
    .orderBy('page.sort_key', directionOf(sort))
    .orderBy('page.id', directionOf(sort))
    .execute()
}

/** Lists the most recently changed drafts of all authors or of one. */
export function listOpenRecords(
  db: Reader,
  scope: BuyerScope,
  { author, limit }: { author: string | undefined; limit: number },
) {
  const drafts = db
    .selectFrom('purchase_requests as request')
    .selectAll('request')
    .select(VENDORS.as('vendors'))
    .where('buyer_id', '=', scope.id)
    .where('last_status', '=', 'Open')
  return (author === undefined ? drafts : drafts.where('created_by', '=', author))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
