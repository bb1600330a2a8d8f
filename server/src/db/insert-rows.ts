import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Tables } from './tables'

/**
 * Builds an insert of rows that all have the columns of the first one. Its text does not depend on their number,
 * so that it is prepared once. A missing value is null, not the column's default; a JSON value is given as it is,
 * not as text.
 */
export function insertRows<Table extends keyof Tables>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}
