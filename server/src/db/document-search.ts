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

/** A document that matches a search, with the value that its list is sorted by. */
export interface Found {
  id: string
  sort_key: Date | string
}

/** The columns of a document that its list is sorted by; the total may also be a sum of several. */
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

/** Selects the column by which a list is sorted as `sort_key`. */
export const sortKey = (
  { sort = 'newest' }: Pick<DocumentSearch, 'sort'>,
  columns: SortColumns,
): AliasedRawBuilder<Date | string, 'sort_key'> => {
  const column = columns[SORTED_BY[sort][0]] ?? columns.created_at
  return sql<Date | string>`${typeof column === 'string' ? sql.ref(column) : column}`.as('sort_key')
}

/** The direction in which a list is sorted; documents of one value are sorted by id. */
export const directionOf = (sort: Sorting = 'newest') => SORTED_BY[sort][1]

/** How much a search finds; undefined for a list whose number the database keeps. */
export type FoundCount = Counted | undefined

export interface PageOfFound {
  page: PageOf
  sort?: Sorting | undefined
  counted: FoundCount
}

/** A search that matches at most this many documents for each row up to the page's end is read whole. */
const FEW_PER_ROW = 100

/**
 * A page of the documents found, as the table `page` of ids and sort keys to join to. A search that
 * matches few documents reads them by its index first; otherwise the page is read in sorted order.
 */
export function withPage(
  db: Reader,
  found: Expression<Found>,
  { page: { skip, limit }, sort = 'newest', counted }: PageOfFound,
) {
  const isFew =
    counted !== undefined && !counted.more && counted.count <= (skip + 1) * limit * FEW_PER_ROW
  const direction = directionOf(sort)
  return db
    .with(
      (cte) => (isFew ? cte('found').materialized() : cte('found').notMaterialized()),
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

/** Ids of a page of the documents found, in the order of their list. */
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
 * Where documents are counted in steps of so many, to the first one beyond the page: what finds
 * hundreds of thousands costs no more than what finds this many, and nobody turns so many pages.
 */
const COUNTED_AT_ONCE = 10_000

/** How many are found, counted up to a step beyond the page; or that there are more. */
async function countSome(
  db: Reader,
  found: AliasableExpression<Found>,
  { skip, limit }: PageOf,
): Promise<Counted> {
  const most = Math.floor(((skip + 1) * limit) / COUNTED_AT_ONCE + 1) * COUNTED_AT_ONCE
  const one = db.selectFrom(found.as('found')).select('id')
  const count = await countRows(db, one.limit(most + 1))
  return count > most ? { count: most, more: true } : { count }
}

/** A page with how much there is: the number that is kept, or what is found, which is counted first. */
export async function pageOfFound<Row>(
  kept: Counted | undefined,
  count: () => Promise<Counted>,
  read: (counted: FoundCount) => Promise<Row[]>,
): Promise<Page<Row>> {
  const counted = kept ?? (await count())
  return { rows: await read(kept ? undefined : counted), ...counted }
}

/**
 * A page of the documents that match a search, in the order of `sort`. Where the database keeps their number
 * (`countKept`) they are not counted; otherwise they are counted up to a step beyond the page.
 */
export async function pageOfDocuments<Row>(
  db: Reader,
  matching: AliasableExpression<Found>,
  { page, sort, kept }: { page: PageOf; sort?: Sorting | undefined; kept?: Counted | undefined },
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  return pageOfFound(
    kept,
    () => countSome(db, matching, page),
    async (counted) => read(await listFoundIds(db, matching, { page, sort, counted })),
  )
}

/** Documents that meet every criterion; without criteria every document does. */
export function meetsAll<Topic extends string, Of extends BuyerScope | VendorScope>(
  conditions: Readonly<Record<Topic, (scope: Of, value: string) => Condition>>,
  scope: Of,
  criteria: readonly Criterion<Topic>[],
): Condition {
  const all = criteria.map(({ topic, value }) => conditions[topic](scope, value))
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`
}

/** Shorter texts are part of too many products to look for them there. */
const SHORTEST_PRODUCT_TEXT = 3

/** The lines (alias `lines`) of a product whose name or SKU contains the text. */
const ofProductWith = (text: string): Condition =>
  sql`lower(lines.name || ' ' || lines.sku) like lower(${containing(text)})`

interface Named {
  /** The documents' table and its alias in the conditions. */
  table: string
  alias: string
  /** Ways in which a text names a document: each is answered by an index of its own. */
  conditions: readonly ((text: string) => Condition)[]
  /** Selects the key of documents with a line that matches. */
  withLine: (matches: Condition) => Condition
}

/**
 * Documents that a text names in one of several ways. One query for each way: the database has no
 * index that answers them together.
 */
export function isNamed(
  text: string | undefined,
  scope: BuyerScope | VendorScope,
  { table, alias, conditions, withLine }: Named,
): Condition {
  if (text === undefined) return sql`true`
  const key = sql`${sql.ref(`${alias}.buyer_id`)}, ${sql.ref(`${alias}.id`)}`
  const ofSide = sql`${sql.ref(`${alias}.${sideColumn(scope)}`)} = ${scope.id}`
  const ways = conditions.map((condition) => condition(text))
  if (text.length >= SHORTEST_PRODUCT_TEXT) ways.push(withLine(ofProductWith(text)))
  const selects = ways.map(
    (way) =>
      sql`select ${key} from ${sql.table(table)} ${sql.ref(alias)} where ${ofSide} and ${way}`,
  )
  return sql`(${key}) in (${sql.join(selects, sql` union all `)})`
}

/** Documents made of a package with a line that matches. */
export const ofPackagesWithLine =
  (document: 'receipts' | 'invoices', scope: BuyerScope | VendorScope) =>
  (matches: Condition): Condition =>
    sql`
    (${sql.ref(`${document}.buyer_id`)}, ${sql.ref(`${document}.package_id`)}) in (
      select lines.buyer_id, lines.package_id from order_items lines
      where ${sql.ref(`lines.${sideColumn(scope)}`)} = ${scope.id} and ${matches})`

/** True for documents whose column has one of the values; for all of them where none are given. */
export const isOneOf = (column: string, values: readonly string[] | undefined): Condition =>
  values ? sql`${sql.ref(column)} in (${sql.join(values)})` : sql`true`

/** Records in the order of their ids; an id without a record is left out. */
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

/** Documents that were made of an order in which a column contains the text. */
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

/** Documents that were made of a package whose code contains the text. */
export const ofPackagesWith = (document: 'receipts' | 'invoices', text: string): Condition => sql`
  (${sql.ref(`${document}.buyer_id`)}, ${sql.ref(`${document}.package_id`)}) in (
    select buyer_id, id from packages where lower(code) like lower(${containing(text)}))`

/** Of the days that were asked for; of all of them when none were. */
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

/** By id, or by the name that the company's department has today; `generic` is none. */
export function inDepartment(company: { id: string }, value: string): Condition {
  if (value === NO_DEPARTMENT) return sql`department_id is null`
  if (isId(value)) return sql`department_id = ${value}`
  return sql`department_id in (select id from departments
    where buyer_id = ${company.id} and lower(name) = lower(${value}))`
}
