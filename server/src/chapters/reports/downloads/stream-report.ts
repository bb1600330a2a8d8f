import type { Snapshot } from '../../../db/db'
import type { WorkbookPort } from '../../../ports/workbook'
import { writeReport, type ReportSetting } from './write-report'

/**
 * A report as a file, written while it is read. Who stops reading ends its thread and its transaction;
 * what goes wrong in either ends the reading.
 */
export async function* streamReport(
  snapshot: Snapshot,
  workbook: WorkbookPort,
  setting: ReportSetting,
  told?: (rows: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const book = workbook.open()
  const writing = snapshot((db) => writeReport(db, book, setting, told)).catch((error: unknown) =>
    book.abort(error instanceof Error ? error : new Error(String(error))),
  )
  try {
    yield* book.content
  } finally {
    await writing
  }
}
