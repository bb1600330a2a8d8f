import { IMPORT_SAMPLE } from '@pasok/domain/catalog/imports/imports.constants'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import type { SampleLine } from '@pasok/domain/catalog/imports/imports.model'
import type { ImportJob } from '../../../db/job-map'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { passOver, type Batch, type ImportContext, type Pass, type Setting } from './batches'
import { decideBatch, type BatchDecision } from './decide-batch'
import { importedProductOf, wordingOf, wordsOf, type Wording } from './stored-product'
import { moveImport } from './move-import'
import { UnreadableFile } from './reading'
import { insertBadLines, lockImport, updateImport } from './imports.store'

const CHECK: Pass = {
  state: 'checking',
  done: (record) => record.lines_checked,
  take: checkBatch,
  async finish(work, { record }, lines) {
    if (lines === 0) throw new UnreadableFile(importErrors.noLines)
    await moveImport(work, record.id, 'finishCheck', { columns: { lines } })
  },
}

/**
 * Checks every line of an uploaded file without changing any product: which lines are good, which are bad and
 * why, and what would be created or changed.
 */
export const checkImport = (
  context: ImportContext,
  job: ImportJob,
  isLast?: boolean,
): Promise<void> => passOver(context, job, CHECK, isLast)

async function checkBatch(
  work: Work<VendorScope>,
  setting: Setting,
  batch: Batch,
): Promise<boolean> {
  const { trx, scope } = work
  const { id } = setting.record
  const record = await lockImport(trx, scope, id)
  if (record?.state !== 'checking' || record.lines_checked !== batch.before) return false
  const { good, bad } = await decideBatch(work, setting, batch, { shouldLock: false })
  await insertBadLines(trx, scope, id, bad)
  const wording = wordingOf(setting.named)
  const more = good.slice(0, IMPORT_SAMPLE - record.sample.length)
  const sample = [...record.sample, ...more.map((one) => sampleOf(one, wording))]
  const { heading, delimiter } = setting.file
  await updateImport(trx, scope, id, 'checking', {
    heading: JSON.stringify(heading.names),
    delimiter,
    lines_checked: batch.before + batch.lines.length,
    good: record.good + good.length,
    bad: record.bad + bad.length,
    new_lines: record.new_lines + good.filter(({ kind }) => kind === 'new').length,
    changed_lines: record.changed_lines + good.filter(({ kind }) => kind === 'changed').length,
    ...(more.length > 0 && { sample: JSON.stringify(sample) }),
  })
  return true
}

function sampleOf(
  { line, kind, product, row, changes }: BatchDecision,
  wording: Wording,
): SampleLine {
  const changed = kind === 'changed' ? changes : []
  const before = row ? wordsOf(importedProductOf(row), wording, changed) : {}
  return { line, kind, values: wordsOf(product, wording), changed, before }
}
