import { sql, type RawBuilder } from 'kysely'
import type { Reader } from './db'

/** Rows that are read at once: what a long list holds in memory, and how long others wait for one part. */
const PART = 250

/** Reads a list part by part, however long it is: in a transaction, as its cursor ends with that. */
export async function* inParts<Row>(
  db: Reader,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[], void, undefined> {
  await sql`declare parts no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PART)} from parts`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < PART) break
  }
  await sql`close parts`.execute(db)
}
