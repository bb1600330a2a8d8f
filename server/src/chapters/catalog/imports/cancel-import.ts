import type { VendorWork } from '../products/choices'
import { moveImport } from './move-import'
import type { ImportRecord } from './imports.store'

/**
 * Cancels an import after waiting for the batch that is being written; written products stay. @throws AppError
 * `not_found`; `illegal_move` when the import has already ended.
 */
export const cancelImport = (work: VendorWork, id: string): Promise<ImportRecord> =>
  moveImport(work, id, 'cancel')
