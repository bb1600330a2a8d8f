import { IMPORT_BATCH } from '@pasok/domain/catalog/imports/imports.constants'
import { readCell } from '@pasok/domain/catalog/imports/imports.cells'
import { choicesOf, type Named } from '@pasok/domain/catalog/imports/imports.choices'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import type { Choices, LineReading } from '@pasok/domain/catalog/imports/imports.line'
import type { ImportState } from '@pasok/domain/catalog/imports/imports.states'
import { cleanName } from '@pasok/domain/kernel/clean-name'
import { VISITOR, type Actor } from '../../../db/actor'
import type { Db } from '../../../db/db'
import type { ImportJob } from '../../../db/job-map'
import { vendorScope, type VendorScope } from '../../../db/scope'
import type { Subscriptions, Work } from '../../../db/work'
import { isBadData } from '../../../http/fault'
import { transact } from '../../../http/transaction'
import type { ObjectStore } from '../../../ports/object-store'
import { openImportFile, UnreadableFile, type FileLine, type OpenedFile } from './reading'
import { listNamed } from './imported-products.store'
import { findImport, type ImportRecord } from './imports.store'
import { moveImport } from './move-import'

export interface ImportContext {
  db: Db
  objects: ObjectStore
  subscriptions: Subscriptions
}

/** A line of a batch; `first` is the earlier row with the same SKU. */
export interface BatchLine extends FileLine {
  first: number | undefined
}

/** Lines written in one transaction; `before` is the number of lines processed earlier. */
export interface Batch {
  before: number
  lines: readonly BatchLine[]
}

/** The data shared by all batches of a job. */
export interface Setting {
  record: ImportRecord
  file: OpenedFile
  reading: LineReading
  named: Named
  choices: Choices
}

/** One of the two passes over a file: checking or importing. */
export interface Pass {
  state: ImportState & ('checking' | 'importing')
  done: (record: ImportRecord) => number
  /**
   * Processes one batch in a transaction. Returns false when the import left this state or another job
   * continued it.
   */
  take: (work: Work<VendorScope>, setting: Setting, batch: Batch) => Promise<boolean>
  finish: (work: Work<VendorScope>, setting: Setting, lines: number) => Promise<void>
}

/** The job acts as the user who started it. */
const actorOf = (record: ImportRecord, scope: VendorScope): Actor => ({
  ...VISITOR,
  flag: 'VENDOR',
  userId: record.started_by ?? record.created_by,
  name: record.started_by_name || record.created_by_name,
  scope,
})

/**
 * Reads a file from its beginning, skips the processed lines and handles the rest in batches. Each batch is one
 * transaction together with its count, so an interrupted job continues behind the last committed batch. @param
 * isLast true when no further attempt follows a failure
 */
export async function passOver(
  context: ImportContext,
  { vendorId, importId }: ImportJob,
  pass: Pass,
  isLast = false,
): Promise<void> {
  const { db, objects, subscriptions } = context
  const scope = vendorScope(vendorId)
  const record = await findImport(db, scope, importId)
  if (record?.state !== pass.state) return
  const actor = actorOf(record, scope)
  const caller = { actor, scope, requestId: importId, address: '' }
  const inStep = <Result>(command: (work: Work<VendorScope>) => Promise<Result>) =>
    transact(db, subscriptions, caller, command)
  let found: Awaited<ReturnType<ObjectStore['find']>>
  try {
    found = await objects.find(record.object_key)
    if (!found || record.encoding === '') throw new UnreadableFile(importErrors.gone)
    const file = await openImportFile(found.content, record.encoding)
    const named = await listNamed(db, scope)
    const { delimiter, heading } = file
    const { fields, factors } = heading
    const reading = { fields, factors, delimiter, numbers: record.numbers }
    const setting = { record, file, reading, named, choices: choicesOf(named) }
    const lines = await inBatches(setting, pass.done(record), (batch) =>
      inStep((work) => pass.take(work, setting, batch)),
    )
    if (lines !== 'over') await inStep((work) => pass.finish(work, setting, lines))
  } catch (error) {
    const isUnreadable = error instanceof UnreadableFile
    // Marks the import as failed; otherwise it would block the vendor's other imports forever.
    if (isUnreadable || isLast || isBadData(error)) {
      const failure = isUnreadable ? error : { text: importErrors.stopped, values: {} }
      await inStep((work) => moveImport(work, importId, 'fail', { failure }))
    }
    if (!isUnreadable) throw error
  } finally {
    found?.content.destroy()
  }
}

/** @returns the number of lines, or `over` when the import ended early. */
async function inBatches(
  { file, reading }: Setting,
  done: number,
  take: (batch: Batch) => Promise<boolean>,
): Promise<number | 'over'> {
  const skuAt = reading.fields.indexOf('sku')
  /** By SKU, the first row that contains it. 100,000 entries take about 10 MB. */
  const rows = new Map<string, number>()
  let count = 0
  let lines: BatchLine[] = []
  for await (const { line, cells } of file.lines) {
    const sku = skuOf(cells[skuAt] ?? '')
    const first = sku === '' ? undefined : rows.get(sku)
    if (sku !== '' && first === undefined) rows.set(sku, line)
    count += 1
    if (count <= done) continue
    lines.push({ line, cells, first })
    if (lines.length < IMPORT_BATCH) continue
    if (!(await take({ before: count - lines.length, lines }))) return 'over'
    lines = []
  }
  if (lines.length > 0 && !(await take({ before: count - lines.length, lines }))) return 'over'
  return count
}

function skuOf(cell: string): string {
  const read = readCell(cell)
  return read === 'formula' ? '' : cleanName(read.value).toLowerCase()
}
