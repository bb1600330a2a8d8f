import { sql } from 'kysely'
import type { Db } from './db'

/** Changes per statement, which takes only a moment. */
const PORTION = 20_000

/** Adds the recorded changes to the report sums and deletes them; only one process does so at a time. */
export async function foldReportSums(db: Db): Promise<void> {
  for (let folded = PORTION; folded === PORTION;) {
    const { rows } = await sql<{
      folded: string
    }>`select fold_report_sums(${PORTION}) as folded`.execute(db)
    folded = Number(rows[0]?.folded)
  }
}
