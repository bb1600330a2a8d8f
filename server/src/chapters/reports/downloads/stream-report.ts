import type { Snapshot } from '../../../db/db'
import type { WorkbookPort } from '../../../ports/workbook'
import { writeReport, type ReportSetting } from './write-report'

/**
 * Streams a report's file while its data is read. When reading stops, its thread and transaction end; an error
 * in either of them ends the stream.
 */
export async function* streamReport(
  snapshot: Snapshot,
  workbook: WorkbookPort,
  setting: ReportSetting,
  onProgress?: (rows: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const book = workbook.open()
  const writing = snapshot((db) => writeReport(db, book, setting, onProgress)).catch(
    (error: unknown) => book.abort(error instanceof Error ? error : new Error(String(error))),
  )
  try {
    yield* book.content
  } finally {
    await writing
  }
}
