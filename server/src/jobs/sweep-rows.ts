import type { Log } from './log'

interface Leftovers<Row extends { id: string }> {
  /** What a row is called in the log. */
  what: string
  /** The next rows by id behind that one; the first ones behind ''. */
  list: (after: string, most: number) => Promise<readonly Row[]>
  /** Whether it went; what is being used at this moment is passed over. */
  remove: (row: Row) => Promise<boolean>
  /** Of which no more are tried when none of a whole batch went: the store is away. */
  givesUp?: boolean
}

/** Rows that are looked at in one go. */
const BATCH = 200

/**
 * Removes what is left over, one row after the other. What can't be removed now, because the store is
 * away or something still names it, stays for the next time.
 * @returns how many were removed.
 */
export async function sweepRows<Row extends { id: string }>(
  { what, list, remove, givesUp = false }: Leftovers<Row>,
  log: Log,
): Promise<number> {
  let removed = 0
  for (let after = ''; ;) {
    const rows = await list(after, BATCH)
    let failures = 0
    for (const row of rows)
      try {
        if (await remove(row)) removed += 1
      } catch (error) {
        failures += 1
        log.warn({ err: error, [what]: row.id }, `sweep: ${what} stays, tried again in an hour`)
      }
    const last = rows.at(-1)
    if (rows.length < BATCH || !last || (givesUp && failures === rows.length)) return removed
    after = last.id
  }
}
