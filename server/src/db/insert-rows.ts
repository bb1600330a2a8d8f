import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Json } from './columns'
import type { Tables } from './tables'

/** A row to insert, whose JSON values are given as they are, not as text. */
export type NewRow<Table extends keyof Tables> = {
  [Column in keyof Insertable<Tables[Table]>]: NonNullable<
    Tables[Table][Column & keyof Tables[Table]]
  > extends Json<infer Value>
    ? Value | null
    : Insertable<Tables[Table]>[Column]
}

/**
 * Builds an insert of rows that all have the columns of the first one. Its text does not depend on their number,
 * so that it is prepared once. A missing value is null, not the column's default; a JSON value is given as it is,
 * not as text.
 */
export function insertRows<Table extends keyof Tables>(
  table: Table,
  rows: readonly NewRow<Table>[],
): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {})
  const known = new Set(names)
  for (const row of rows)
    for (const name of Object.keys(row))
      if (!known.has(name))
        throw new Error(`A row of ${table} has ${name}, which the first has not.`)
  const columns = sql.join(names.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}
