import { inBothLanguages } from '@pasok/domain/catalog/imports/imports.line'
import { importMachine, type ImportEvent } from '@pasok/domain/catalog/imports/imports.states'
import { failure, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { canMove, move } from '@pasok/domain/kernel/machine'
import type { Text, WordedValues } from '@pasok/domain/kernel/texts'
import { writeAudit } from '../../../db/audit'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { lockImport, updateImport, type ImportColumns, type ImportRecord } from './imports.store'

interface Details {
  /** Columns that change together with the state. */
  columns?: ImportColumns
  failure?: { text: Text; values: WordedValues }
}

/** The audit log has one entry per import, with its counts. */
const inAudit = (record: ImportRecord) => ({
  file: record.file_name,
  status: record.state,
  lines: record.lines,
  good: record.good,
  bad: record.bad,
  imported: record.imported,
  created: record.created,
  changed: record.changed,
})

/** @throws AppError `not_found`; `illegal_move` for any illegal move. */
export async function getLockedImport(
  { trx, scope }: Work<VendorScope>,
  id: string,
): Promise<ImportRecord> {
  const record = isId(id) ? await lockImport(trx, scope, id) : undefined
  if (!record || record.state === 'uploading') throw notFound('id')
  return record
}

/**
 * Moves an import by an event and writes its audit entry in the same transaction. A late event of the system is
 * ignored.
 */
export async function moveImport(
  work: Work<VendorScope>,
  id: string,
  event: ImportEvent,
  details: Details = {},
): Promise<ImportRecord> {
  const { trx, scope } = work
  const before = await getLockedImport(work, id)
  const bySystem = importMachine.events[event].by.every((side) => side === 'system')
  if (bySystem && !canMove(importMachine, before.state, event)) return before
  const state = move(importMachine, before.state, event)
  const failureText =
    details.failure && inBothLanguages(details.failure.text, details.failure.values)
  const after = await updateImport(trx, scope, before.id, before.state, {
    ...details.columns,
    state,
    ...(failureText && { failure: JSON.stringify(failureText) }),
    ...(ENDS.has(state) && { finished_at: work.now }),
  })
  if (!after) throw failure('conflict')
  await writeAudit(
    { ...work, ...(bySystem && { requestId: null, address: null }) },
    {
      action: `import.${event}`,
      subject: 'import',
      subjectId: before.id,
      before: { file: before.file_name, status: before.state },
      after: inAudit(after),
    },
  )
  return after
}

const ENDS: ReadonlySet<string> = new Set(['done', 'canceled', 'failed'])
