import type { Log } from './log'

interface Leftovers<Row extends { id: string }> {
  /** Name of the kind of row in the log. */
  what: string
  /** Returns the next rows by id after the given one; '' for the first ones. */
  list: (after: string, limit: number) => Promise<readonly Row[]>
  /** Returns whether the row was removed; rows in use are skipped. */
  remove: (row: Row) => Promise<boolean>
  /** True: stops when a whole batch failed, because the object store is down. */
  givesUp?: boolean
}

/** Rows per batch. */
const BATCH = 200

/**
 * Removes leftovers one by one. A row that cannot be removed now, because the object store is down or it is
 * still referenced, stays for the next run. @returns the number of removed rows.
 */
export async function removeLeftovers<Row extends { id: string }>(
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
        log.warn({ err: error, [what]: row.id }, `sweep: ${what} not removed, retried in an hour`)
      }
    const last = rows.at(-1)
    if (rows.length < BATCH || !last || (givesUp && failures === rows.length)) return removed
    after = last.id
  }
}
