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

/** The requested page of a list; `skip` counts pages, not rows. */
export interface PageOf {
  skip: number
  limit: number
}

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
 * Reads a page of a sorted list and the total number of rows, in two statements. `matching` contains only the
 * filters, so that counting needs no joins or sorting for display.
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

export const presentPage = <Row, Shown>(
  { rows, ...counted }: Page<Row>,
  present: (row: Row) => Shown,
): Page<Shown> => ({ rows: rows.map((row) => present(row)), ...counted })

/** Matches rows where one of the columns contains the text, ignoring case; without a text all rows. */
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

/** Matches rows whose column has the value; without a value all rows. */
export const equalsFilter = (column: string, value: string | undefined): Expression<boolean> =>
  value === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${value}`
