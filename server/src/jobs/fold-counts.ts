import { alone } from '../db/alone'
import type { Db } from '../db/db'
import { foldCounts } from '../db/document-counts'
import { foldReportSums } from '../db/report-sums'
import type { Log } from './log'

const MINUTE_MS = 60_000

/** Folds the changes of the documents' counts, and of the sums of reports, once a minute; of several processes one at a time. @returns a way to stop. */
export function startFolding(db: Db, log: Log): () => void {
  const fold = () => {
    alone(db, 'counts', async (held) => {
      await foldCounts(held)
      await foldReportSums(held)
    }).catch((error: unknown) =>
      log.warn({ err: error }, 'counts: not folded, tried again in a minute'),
    )
  }
  const timer = setInterval(fold, MINUTE_MS).unref()
  return () => clearInterval(timer)
}
