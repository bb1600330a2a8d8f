import type { VendorWork } from '../products/choices'
import { moveImport } from './move-import'
import type { ImportRecord } from './imports.store'

/**
 * Stops an import. It waits for the batch that is being written; what is in stays.
 * @throws AppError `not_found`; `illegal_move` when it has ended by then.
 */
export const cancelImport = (work: VendorWork, id: string): Promise<ImportRecord> =>
  moveImport(work, id, 'cancel')
