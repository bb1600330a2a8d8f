import { sql } from 'kysely'
import type { Db } from './db'

/** Changes that are folded in one statement: a moment's work. */
const PORTION = 20_000

/** Adds what has changed to the sums that reports read, and removes it; by one process at a time. */
export async function foldReportSums(db: Db): Promise<void> {
  for (let folded = PORTION; folded === PORTION;) {
    const { rows } = await sql<{
      folded: string
    }>`select fold_report_sums(${PORTION}) as folded`.execute(db)
    folded = Number(rows[0]?.folded)
  }
}
