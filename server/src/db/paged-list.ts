import type { Page } from '@pasok/domain/kernel/envelope'
import {
  sql,
  type AliasableExpression,
  type Expression,
  type SelectQueryBuilder,
  type Simplify,
} from 'kysely'
import type { Reader, Trx } from './db'
import { containing } from './like'

/** Which page of a list is requested: `skip` counts pages, not rows. */
export interface PageOf {
  skip: number
  limit: number
}

/** How many rows a query has. */
export async function countRows(
  db: Reader | Trx,
  query: AliasableExpression<unknown>,
): Promise<number> {
  const { count } = await db
    .selectFrom(query.as('counted'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * A page of a sorted list with the number of all its rows: two statements whatever its length.
 * `matching` has the filters alone, so that counting joins and sorts nothing that is only displayed.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Reader | Trx,
  matching: AliasableExpression<unknown>,
  sorted: SelectQueryBuilder<DB, TB, Row>,
  { skip, limit }: PageOf,
): Promise<Page<Simplify<Row>>> {
  const [rows, count] = await Promise.all([
    sorted
      .limit(limit)
      .offset(skip * limit)
      .execute(),
    countRows(db, matching),
  ])
  return { rows, count }
}

/** The same page with its rows as the response has them. */
export const presentPage = <Row, Shown>(
  { rows, ...counted }: Page<Row>,
  present: (row: Row) => Shown,
): Page<Shown> => ({ rows: rows.map((row) => present(row)), ...counted })

/** True for rows where one of the columns contains the text, in upper or lower case; without a text for all. */
export function containsText(
  text: string | undefined,
  columns: readonly (string | Expression<unknown>)[],
): Expression<boolean> {
  if (!text) return sql<boolean>`true`
  const pattern = containing(text)
  const each = columns.map(
    (column) => sql`${typeof column === 'string' ? sql.ref(column) : column} ilike ${pattern}`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** True for rows whose column has the value; for all rows where the filter is not set. */
export const equalsFilter = (column: string, value: string | undefined): Expression<boolean> =>
  value === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${value}`
