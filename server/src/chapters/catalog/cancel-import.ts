import type { VendorWork } from './catalog.desk.choices'
import { moveImport } from './catalog.import.move'
import type { ImportRecord } from './catalog.import.store'

/**
 * Stops an import. It waits for the batch that is being written; what is in stays.
 * @throws AppError `not_found`; `illegal_move` when it has ended by then.
 */
export const cancelImport = (work: VendorWork, id: string): Promise<ImportRecord> =>
  moveImport(work, id, 'cancel')
