import type pg from 'pg'

interface Column {
  type: string
  /** Whether a row can be written without the column. */
  isFree: boolean
}

export type Columns = ReadonlyMap<string, Column>

export async function readColumns(pool: pg.Pool): Promise<Columns> {
  const { rows } = await pool.query<{ name: string; type: string; is_free: boolean }>(
    `select relname || '.' || attname as name, typname as type,
       not attnotnull or atthasdef or attidentity <> '' as is_free
     from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  )
  return new Map(rows.map(({ name, type, is_free: isFree }) => [name, { type, isFree }]))
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'))

/** Returns what an earlier release that knows only the former columns would miss, or would have to write. */
export function findMissed(before: Columns, now: Columns): string[] {
  const tables = new Set([...before.keys()].map(tableOf))
  const lost = [...before].filter(([name, { type }]) => now.get(name)?.type !== type)
  const required = [...now].filter(
    ([name, { isFree }]) =>
      !isFree && tables.has(tableOf(name)) && (before.get(name)?.isFree ?? true),
  )
  return [
    ...lost.map(([name]) => `${name} is gone, or of another type`),
    ...required.map(([name]) => `${name} must be written now`),
  ]
}
