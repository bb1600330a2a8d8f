import { IMPORT_BATCH } from '@pasok/domain/catalog/catalog.import.constants'
import { readCell } from '@pasok/domain/catalog/catalog.import.cells'
import { choicesOf, type Named } from '@pasok/domain/catalog/catalog.import.choices'
import { importErrors } from '@pasok/domain/catalog/catalog.import.errors'
import type { Choices, LineReading } from '@pasok/domain/catalog/catalog.import.line'
import type { ImportState } from '@pasok/domain/catalog/catalog.import.states'
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

/** What a job works with. */
export interface ImportHouse {
  db: Db
  objects: ObjectStore
  subscriptions: Subscriptions
}

/** A line of a batch; `first` is where its SKU stands already. */
export interface BatchLine extends FileLine {
  first: number | undefined
}

/** Lines that become one transaction, after so many that have been done. */
export interface Batch {
  before: number
  lines: readonly BatchLine[]
}

/** What all batches of a job need. */
export interface Setting {
  record: ImportRecord
  file: OpenedFile
  reading: LineReading
  named: Named
  choices: Choices
}

/** One of the two passes over a file. */
export interface Pass {
  state: ImportState & ('checking' | 'importing')
  /** How many lines are done already. */
  done: (record: ImportRecord) => number
  /** One transaction. False: the import is no longer in this state, or another job went on with it. */
  take: (work: Work<VendorScope>, setting: Setting, batch: Batch) => Promise<boolean>
  /** The file has been read to its end. */
  finish: (work: Work<VendorScope>, setting: Setting, lines: number) => Promise<void>
}

/** Who a job acts as: the person who asked for it. */
const actorOf = (record: ImportRecord, scope: VendorScope): Actor => ({
  ...VISITOR,
  flag: 'VENDOR',
  userId: record.started_by ?? record.created_by,
  name: record.started_by_name || record.created_by_name,
  scope,
})

/**
 * Reads a file from its beginning, passes over what is done, and does the rest in batches, each of
 * which is one transaction with its count. Whenever it is cut off, the next one goes on behind the
 * last batch that was committed.
 * @param isLast when it fails now, nobody goes on with it
 */
export async function passOver(
  house: ImportHouse,
  { vendorId, importId }: ImportJob,
  pass: Pass,
  isLast = false,
): Promise<void> {
  const { db, objects, subscriptions } = house
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
    const isTold = error instanceof UnreadableFile
    // It would stand in the way of the vendor's other imports for good.
    if (isTold || isLast || isBadData(error)) {
      const failure = isTold ? error : { text: importErrors.stopped, values: {} }
      await inStep((work) => moveImport(work, importId, 'fail', { failure }))
    }
    if (!isTold) throw error
  } finally {
    found?.content.destroy()
  }
}

/** @returns how many lines there are, or that it ended before. */
async function inBatches(
  { file, reading }: Setting,
  done: number,
  take: (batch: Batch) => Promise<boolean>,
): Promise<number | 'over'> {
  const skuAt = reading.fields.indexOf('sku')
  /** By SKU, the row in which it stands first; 100,000 of them are some 10 MB. */
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
