import { isId } from '@pasok/domain/kernel/ids'
import type { DocumentSearch } from '@pasok/domain/kernel/search'
import { NO_DEPARTMENT } from '@pasok/domain/requests/requests.constants'
import type { RequestTopic } from '@pasok/domain/requests/requests.list.topics'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../db/db'
import { containing } from '../../db/like'
import type { BuyerScope } from '../../db/scope'

export type RequestSearch = DocumentSearch<RequestTopic>
type Condition = RawBuilder<boolean>

/** By id, or by the name that the department has today; `generic` is none. */
function inDepartment(scope: BuyerScope, value: string): Condition {
  if (value === NO_DEPARTMENT) return sql`department_id is null`
  if (isId(value)) return sql`department_id = ${value}`
  return sql`department_id in (select id from departments
    where buyer_id = ${scope.id} and lower(name) = lower(${value}))`
}

/** Each is answered by an index of its own (migration 0012). */
const CONDITIONS: Readonly<Record<RequestTopic, (scope: BuyerScope, value: string) => Condition>> =
  {
    vendor: (_scope, value) => sql`joined_words(vendor_names) like lower(${containing(value)})`,
    code_pr: (_scope, value) => sql`lower(code) like lower(${containing(value)})`,
    createdBy: (_scope, value) => sql`lower(created_by_name) like lower(${containing(value)})`,
    department: inDepartment,
    lastStatus: (_scope, value) => sql`last_status = ${value}`,
  }

const found = (db: Reader, scope: BuyerScope, { find, from, before }: RequestSearch) =>
  db
    .selectFrom('purchase_requests')
    .where('buyer_id', '=', scope.id)
    .where('last_status', '<>', 'Deleted')
    .$if(find !== undefined, (query) =>
      find ? query.where(CONDITIONS[find.topic](scope, find.value)) : query,
    )
    .$if(from !== undefined, (query) => (from ? query.where('created_at', '>=', from) : query))
    .$if(before !== undefined, (query) => (before ? query.where('created_at', '<', before) : query))

/** Found this many times for each row up to the page's end, the newest are soon come across. */
const MUCH = 100

/**
 * A page of the requests that were searched for, newest first: cut by ids, then read. Words that
 * find little (`found`, of words) are found by their index: the page would be sought among all.
 */
export function listRequestRecords(
  db: Reader,
  scope: BuyerScope,
  search: RequestSearch,
  page: { skip: number; limit: number; found: number | undefined },
) {
  const isLittle = page.found !== undefined && page.found <= (page.skip + 1) * page.limit * MUCH
  return db
    .with(
      (cte) => (isLittle ? cte('found').materialized() : cte('found').notMaterialized()),
      () => found(db, scope, search).select(['id', 'created_at']),
    )
    .with('page', (query) =>
      query
        .selectFrom('found')
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .offset(page.skip * page.limit),
    )
    .selectFrom('page')
    .innerJoin('purchase_requests as request', 'request.id', 'page.id')
    .selectAll('request')
    .where('request.buyer_id', '=', scope.id)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute()
}

/** How many there are of those that were searched for, counted. */
export async function countRequests(
  db: Reader,
  scope: BuyerScope,
  search: RequestSearch,
): Promise<number> {
  const { count } = await found(db, scope, search)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The drafts that were changed last: everybody's, or those of one author. */
export function listOpenRecords(
  db: Reader,
  scope: BuyerScope,
  { author, most }: { author: string | undefined; most: number },
) {
  const drafts = db
    .selectFrom('purchase_requests')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('last_status', '=', 'Open')
  return (author === undefined ? drafts : drafts.where('created_by', '=', author))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
