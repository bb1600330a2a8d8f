import { sql, type RawBuilder } from 'kysely'
import type { Reader } from './db'

/** Rows per part: limits the memory of a long list and how long other work waits for one part. */
const PART = 250

/** Reads a list of any length part by part. It needs a transaction, which the cursor belongs to. */
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
