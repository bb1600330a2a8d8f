import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { isId } from '@pasok/domain/kernel/ids'
import type { Criterion, DocumentSearch } from '@pasok/domain/kernel/search'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import {
  sql,
  type AliasableExpression,
  type AliasedRawBuilder,
  type Expression,
  type RawBuilder,
} from 'kysely'
import type { Reader } from './db'
import { containing } from './like'
import { countRows, type PageOf } from './paged-list'
import { sideColumn, type BuyerScope, type VendorScope } from './scope'

export type Condition = RawBuilder<boolean>

/** A matching document with its sort value. */
export interface Found {
  id: string
  sort_key: Date | string
}

/** The columns by which a list of documents is sorted; the total may be an expression. */
interface SortColumns {
  created_at: string
  total?: string | RawBuilder<string>
  due_date?: string
}

const SORTED_BY = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  largest: ['total', 'desc'],
  smallest: ['total', 'asc'],
  due: ['due_date', 'asc'],
} as const satisfies Record<Sorting, readonly [keyof SortColumns, 'asc' | 'desc']>

export const sortKey = (
  { sort = 'newest' }: Pick<DocumentSearch, 'sort'>,
  columns: SortColumns,
): AliasedRawBuilder<Date | string, 'sort_key'> => {
  const column = columns[SORTED_BY[sort][0]] ?? columns.created_at
  return sql<Date | string>`${typeof column === 'string' ? sql.ref(column) : column}`.as('sort_key')
}

/** Returns the sort direction of a list; documents with equal values are sorted by id. */
export const directionOf = (sort: Sorting = 'newest') => SORTED_BY[sort][1]

/** The number of matches; undefined for a list whose count is stored. */
export type FoundCount = Counted | undefined

export interface PageOfFound {
  page: PageOf
  sort?: Sorting | undefined
  counted: FoundCount
}

/** A search with at most this many matches per row up to the page's end is read completely. */
const FEW_PER_ROW = 100

/**
 * Builds the table `page` of ids and sort keys for a page of matches. When there are few matches, they are read
 * through their index first; otherwise the page is read in sort order.
 */
export function withPage(
  db: Reader,
  found: Expression<Found>,
  { page: { skip, limit }, sort = 'newest', counted }: PageOfFound,
) {
  const isShort =
    counted !== undefined && !counted.more && counted.count <= (skip + 1) * limit * FEW_PER_ROW
  const direction = directionOf(sort)
  return db
    .with(
      (cte) => (isShort ? cte('found').materialized() : cte('found').notMaterialized()),
      () => found,
    )
    .with('page', (query) =>
      query
        .selectFrom('found')
        .select(['id', 'sort_key'])
        .orderBy('sort_key', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(skip * limit),
    )
}

async function listFoundIds(
  db: Reader,
  found: Expression<Found>,
  page: PageOfFound,
): Promise<string[]> {
  const direction = directionOf(page.sort)
  const rows = await withPage(db, found, page)
    .selectFrom('page')
    .select('id')
    .orderBy('sort_key', direction)
    .orderBy('id', direction)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Matches are counted in steps of this size, up to the first one beyond the page. A search with hundreds of
 * thousands of matches then costs no more than one with this many.
 */
const COUNTED_AT_ONCE = 10_000

/** Counts the matches up to a step beyond the page; `more` when there are further ones. */
export async function countSome(
  db: Reader,
  found: AliasableExpression<Found>,
  { skip, limit }: PageOf,
): Promise<Counted> {
  const bound = Math.floor(((skip + 1) * limit) / COUNTED_AT_ONCE + 1) * COUNTED_AT_ONCE
  const one = db.selectFrom(found.as('found')).select('id')
  const count = await countRows(db, one.limit(bound + 1))
  return count > bound ? { count: bound, more: true } : { count }
}

/** Returns a page with the stored count, which is read together with it, or with the matches counted first. */
export async function pageOfFound<Row>(
  stored: (() => Promise<Counted>) | undefined,
  count: () => Promise<Counted>,
  read: (counted: FoundCount) => Promise<Row[]>,
): Promise<Page<Row>> {
  if (stored) {
    const [rows, counted] = await Promise.all([read(undefined), stored()])
    return { rows, ...counted }
  }
  const counted = await count()
  return { rows: await read(counted), ...counted }
}

/**
 * Returns a page of matching documents in the order of `sort`. When their count is stored (`countStored`), they
 * are not counted; otherwise they are counted up to a step beyond the page.
 */
export async function pageOfDocuments<Row>(
  db: Reader,
  matching: AliasableExpression<Found>,
  {
    page,
    sort,
    stored,
  }: { page: PageOf; sort?: Sorting | undefined; stored?: (() => Promise<Counted>) | undefined },
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  return pageOfFound(
    stored,
    () => countSome(db, matching, page),
    async (counted) => read(await listFoundIds(db, matching, { page, sort, counted })),
  )
}

/** Matches documents that meet every criterion; without criteria all documents. */
export function meetsAll<Topic extends string, Of extends BuyerScope | VendorScope>(
  conditions: Readonly<Record<Topic, (scope: Of, value: string) => Condition>>,
  scope: Of,
  criteria: readonly Criterion<Topic>[],
): Condition {
  const all = criteria.map(({ topic, value }) => conditions[topic](scope, value))
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`
}

/** Shorter texts match too many products to be searched in their names. */
const SHORTEST_PRODUCT_TEXT = 3

/** Matches lines (alias `lines`) whose product name or SKU contains the text. */
const ofProductWith = (text: string): Condition =>
  sql`lower(lines.name || ' ' || lines.sku) like lower(${containing(text)})`

interface Named {
  table: string
  alias: string
  /** Conditions under which a text matches a document; each has its own index. */
  conditions: readonly ((text: string) => Condition)[]
  withLine: (matches: Condition) => Condition
}

/**
 * Matches documents by a text in any of several ways, with one query each, because no index covers them
 * together.
 */
export function isNamed(
  text: string | undefined,
  scope: BuyerScope | VendorScope,
  { table, alias, conditions, withLine }: Named,
): Condition {
  if (text === undefined) return sql`true`
  const key = sql`${sql.ref(`${alias}.buyer_id`)}, ${sql.ref(`${alias}.id`)}`
  const ofSide = sql`${sql.ref(`${alias}.${sideColumn(scope)}`)} = ${scope.id}`
  const branches = conditions.map((condition) => condition(text))
  if (text.length >= SHORTEST_PRODUCT_TEXT) branches.push(withLine(ofProductWith(text)))
  const selects = branches.map(
    (branch) =>
      sql`select ${key} from ${sql.table(table)} ${sql.ref(alias)} where ${ofSide} and ${branch}`,
  )
  return sql`(${key}) in (${sql.join(selects, sql` union all `)})`
}

export const ofPackagesWithLine =
  (document: 'receipts' | 'invoices', scope: BuyerScope | VendorScope) =>
  (matches: Condition): Condition =>
    sql`
    (${sql.ref(`${document}.buyer_id`)}, ${sql.ref(`${document}.package_id`)}) in (
      select lines.buyer_id, lines.package_id from order_items lines
      where ${sql.ref(`lines.${sideColumn(scope)}`)} = ${scope.id} and ${matches})`

/** Matches documents whose column has one of the values; without values all documents. */
export const isOneOf = (column: string, values: readonly string[] | undefined): Condition =>
  values ? sql`${sql.ref(column)} in (${sql.join(values)})` : sql`true`

/** Returns records in the order of the ids; missing records are left out. */
export function inOrderOf<Item extends { id: string }, Made>(
  ids: readonly string[],
  records: readonly Item[],
  make: (record: Item) => Made,
): Made[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const record = byId.get(id)
    return record ? [make(record)] : []
  })
}

/** Matches documents of orders whose column contains the text. */
export const ofOrdersWith = (
  document: 'receipts' | 'invoices',
  scope: BuyerScope | VendorScope,
  column: 'code' | 'vendor_name',
  text: string,
): Condition => sql`
  (${sql.ref(`${document}.buyer_id`)}, ${sql.ref(`${document}.order_id`)}) in (
    select orders.buyer_id, orders.id from purchase_orders orders
    where ${sql.ref(`orders.${sideColumn(scope)}`)} = ${scope.id}
      and lower(${sql.ref(`orders.${column}`)}) like lower(${containing(text)}))`

/** Matches documents of packages whose code contains the text. */
export const ofPackagesWith = (document: 'receipts' | 'invoices', text: string): Condition => sql`
  (${sql.ref(`${document}.buyer_id`)}, ${sql.ref(`${document}.package_id`)}) in (
    select buyer_id, id from packages where lower(code) like lower(${containing(text)}))`

/** Matches times in the range; without a range all times. */
export function inRange(
  column: string,
  { from, before }: Pick<DocumentSearch, 'from' | 'before'>,
): Condition {
  const at = sql.ref(column)
  const ends = [
    ...(from ? [sql`${at} >= ${from}`] : []),
    ...(before ? [sql`${at} < ${before}`] : []),
  ]
  return ends.length === 0 ? sql`true` : sql`${sql.join(ends, sql` and `)}`
}

/**
 * Matches a department by its id or its current name; the generic name matches documents without a department.
 */
export function inDepartment(company: { id: string }, value: string): Condition {
  if (value === NO_DEPARTMENT) return sql`department_id is null`
  if (isId(value)) return sql`department_id = ${value}`
  return sql`department_id in (select id from departments
    where buyer_id = ${company.id} and lower(name) = lower(${value}))`
}
