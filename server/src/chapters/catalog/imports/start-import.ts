import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import { importMachine } from '@pasok/domain/catalog/imports/imports.states'
import { ruleError } from '@pasok/domain/kernel/errors'
import { move } from '@pasok/domain/kernel/machine'
import { addJob, queueOf } from '../../../db/jobs'
import type { VendorWork } from '../products/choices'
import { getLockedImport, moveImport } from './move-import'
import { checkNoImportRuns, type ImportRecord, lockImports } from './imports.store'

/**
 * Cancels an import after waiting for the batch that is being written; written products stay. @throws AppError
 * `not_found`; `illegal_move` when the import has already ended.
 */
export const cancelImport = (work: VendorWork, id: string): Promise<ImportRecord> =>
  moveImport(work, id, 'cancel')

/**
 * Starts the import of a checked file's valid lines. @throws AppError `not_found`; `illegal_move`; `rule` when
 * another import runs or no line is valid.
 */
export async function startImport(work: VendorWork, id: string): Promise<ImportRecord> {
  const { trx, scope, actor, now } = work
  const assertNoneRuns = await checkNoImportRuns(trx, scope)
  await lockImports(trx, scope)
  const record = await getLockedImport(work, id)
  move(importMachine, record.state, 'start')
  if (record.good === 0) throw ruleError(importErrors.nothingGood)
  await assertNoneRuns()
  const started = await moveImport(work, record.id, 'start', {
    columns: { started_by: actor.userId, started_by_name: actor.name, started_at: now },
  })
  const queue = queueOf('imports', scope.id)
  await addJob(trx, 'run-import', { vendorId: scope.id, importId: record.id }, { queue })
  return started
}
