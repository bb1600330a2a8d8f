import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { isId } from '@pasok/domain/kernel/ids'
import type { DocumentSearch } from '@pasok/domain/kernel/search'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { sql, type AliasableExpression, type Expression, type RawBuilder } from 'kysely'
import type { Reader } from './db'

export type Condition = RawBuilder<boolean>

/** What a search finds of each document; the newest stand first, of one moment by id. */
export interface Found {
  id: string
  created_at: Date
}

export interface PageOf {
  skip: number
  limit: number
}

/** How much a search finds; nothing for a list whose number is kept. */
export type FoundCount = Counted | undefined

/** Found this many times for each row up to the page's end, the newest are soon come across. */
const MUCH = 100

/**
 * A page of what is found, newest first, as the table `page` of ids: what is read of them is joined to
 * it. What finds little is found by its index first: the page would be sought among all.
 */
export function withPage(
  db: Reader,
  found: Expression<Found>,
  { skip, limit }: PageOf,
  counted: FoundCount,
) {
  const isLittle =
    counted !== undefined && !counted.more && counted.count <= (skip + 1) * limit * MUCH
  return db
    .with(
      (cte) => (isLittle ? cte('found').materialized() : cte('found').notMaterialized()),
      () => found,
    )
    .with('page', (query) =>
      query
        .selectFrom('found')
        .select(['id', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip * limit),
    )
}

/** Ids of a page of what is found, newest first. */
export async function listFoundIds(
  db: Reader,
  found: Expression<Found>,
  page: PageOf,
  counted: FoundCount,
): Promise<string[]> {
  const rows = await withPage(db, found, page, counted)
    .selectFrom('page')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many are found, counted. */
export async function countFound(
  db: Reader,
  found: AliasableExpression<Pick<Found, 'id'>>,
): Promise<Counted> {
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}

/**
 * Where documents are counted in steps of so many, to the first one beyond the page: what finds
 * hundreds of thousands costs no more than what finds this many, and nobody turns so many pages.
 */
const COUNTED_AT_ONCE = 10_000

/** How many are found, counted up to a step beyond the page; or that there are more. */
export async function countSome(
  db: Reader,
  found: AliasableExpression<Found>,
  { skip, limit }: PageOf,
): Promise<Counted> {
  const most = Math.floor(((skip + 1) * limit) / COUNTED_AT_ONCE + 1) * COUNTED_AT_ONCE
  const one = db.selectFrom(found.as('found')).select('id')
  const { count } = await countFound(db, one.limit(most + 1))
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

/** Of the days that were asked for; of all of them when none were. */
export function inRange(column: string, { from, before }: Omit<DocumentSearch, 'find'>): Condition {
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
