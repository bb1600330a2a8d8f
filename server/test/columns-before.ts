import type pg from 'pg'

interface Column {
  type: string
  /** A row can be written without it. */
  isFree: boolean
}

/** By `table.column`. */
export type Columns = ReadonlyMap<string, Column>

export async function readColumns(pool: pg.Pool): Promise<Columns> {
  const { rows } = await pool.query<{ name: string; type: string; is_free: boolean }>(
    `select table_name || '.' || column_name as name, udt_name as type,
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES'
         or is_generated = 'ALWAYS' as is_free
     from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  return new Map(rows.map(({ name, type, is_free: isFree }) => [name, { type, isFree }]))
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'))

/** What a release that knows the columns of before would miss, or not know to write, by now. */
export function findMissed(before: Columns, now: Columns): string[] {
  const tables = new Set([...before.keys()].map(tableOf))
  const lost = [...before].filter(([name, { type }]) => now.get(name)?.type !== type)
  const asked = [...now].filter(
    ([name, { isFree }]) =>
      !isFree && tables.has(tableOf(name)) && (before.get(name)?.isFree ?? true),
  )
  return [
    ...lost.map(([name]) => `${name} is gone, or of another type`),
    ...asked.map(([name]) => `${name} must be written now`),
  ]
}
