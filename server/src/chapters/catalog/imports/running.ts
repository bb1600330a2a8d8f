import { PRODUCT_FIELDS } from '@pasok/domain/catalog/portal/portal.constants'
import { lineErrors } from '@pasok/domain/catalog/imports/imports.errors'
import { pictureIdOf } from '@pasok/domain/catalog/catalog.pictures'
import { markOf, slugOf } from '@pasok/domain/catalog/catalog.slug'
import { decimal } from '@pasok/domain/kernel/decimal'
import { newId } from '../../../db/ids'
import type { ImportJob } from '../../../db/job-map'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { attachPictures } from '../../vendors/profile/profile.store'
import { columnsOf } from '../products/choices'
import { lockSkus } from '../products/products.store'
import { passOver, type Batch, type ImportContext, type Pass, type Setting } from './batches'
import { decideBatch, type BatchDecision } from './decide-batch'
import { bodyOfImported, importedProductOf } from './stored-product'
import { moveImport } from './move-import'
import { insertImported, updateImported, type ImportedColumns } from './imported-products.store'
import {
  insertBadLines,
  insertChanges,
  listBadNumbers,
  lockImport,
  updateImport,
  type ChangeRecord,
} from './imports.store'

const RUN: Pass = {
  state: 'importing',
  done: (record) => record.lines_imported,
  take: importBatch,
  async finish(work, { record }) {
    await moveImport(work, record.id, 'finish')
  },
}

/**
 * Imports the valid lines of a checked file in batches. Products, counts, the search event and the change
 * records are one transaction, so an interrupted job repeats nothing.
 */
export const runImport = (
  context: ImportContext,
  job: ImportJob,
  isLast?: boolean,
): Promise<void> => passOver(context, job, RUN, isLast)

async function importBatch(
  work: Work<VendorScope>,
  setting: Setting,
  batch: Batch,
): Promise<boolean> {
  const { trx, scope } = work
  const { id } = setting.record
  const record = await lockImport(trx, scope, id)
  if (record?.state !== 'importing' || record.lines_imported !== batch.before) return false
  await lockSkus(trx, scope)
  const known = await listBadNumbers(trx, scope, id, rangeOf(batch))
  const { good, bad } = await decideBatch(work, setting, batch, { shouldLock: true, known })
  await attach(work, good)
  const { created, refused } = await create(work, good)
  const changed = await change(work, good)
  const productIds = [...created, ...changed].map((one) => one.product_id)
  if (productIds.length > 0) await work.emit('products.changed', { productIds })
  await insertChanges(trx, scope, id, [...created, ...changed])
  const late = [...bad, ...refused]
  await insertBadLines(trx, scope, id, late)
  await updateImport(trx, scope, id, 'importing', {
    lines_imported: batch.before + batch.lines.length,
    good: record.good - late.length,
    bad: record.bad + late.length,
    imported: record.imported + good.length - refused.length,
    created: record.created + created.length,
    changed: record.changed + changed.length,
  })
  return true
}

const rangeOf = ({ lines }: Batch): [number, number] => [
  lines[0]?.line ?? 0,
  lines.at(-1)?.line ?? 0,
]

async function attach({ trx, scope, now }: Work<VendorScope>, good: readonly BatchDecision[]) {
  const ids = good
    .filter(({ changes }) => changes.includes('pictures'))
    .flatMap(({ product }) => product.pictures.flatMap((path) => pictureIdOf(path) ?? []))
  if (ids.length > 0) await attachPictures(trx, scope, [...new Set(ids)], now)
}

const importedColumns = (id: string, { product }: BatchDecision): ImportedColumns => ({
  ...columnsOf(bodyOfImported(product)),
  id,
  stock: decimal(product.stock).toFixed(),
})

/** Creates products. The slug is derived from the name, with a suffix when it already exists. */
async function create({ trx, scope, now }: Work<VendorScope>, good: readonly BatchDecision[]) {
  const wanted = good
    .filter(({ kind }) => kind === 'new')
    .map((one) => ({ one, columns: importedColumns(newId(), one) }))
  const made = await insertImported(
    trx,
    scope,
    wanted.map(({ columns }) => ({ ...columns, slug: slugOf(columns.name) })),
    now,
  )
  const others = wanted.filter(({ columns }) => !made.has(columns.id))
  const marked = await insertImported(
    trx,
    scope,
    others.map(({ columns }) => ({ ...columns, slug: slugOf(columns.name, markOf(columns.id)) })),
    now,
  )
  const isMade = (id: string) => made.has(id) || marked.has(id)
  const created = wanted
    .filter(({ columns }) => isMade(columns.id))
    .map(({ one, columns }) => changeRecord(one, columns.id))
  const refused = wanted
    .filter(({ columns }) => !isMade(columns.id))
    .map(({ one: { line, cells } }) => ({
      line,
      fields: cells,
      problems: [{ field: null, text: lineErrors.changedMeanwhile }],
    }))
  return { created, refused }
}

async function change(
  { trx, scope, now }: Work<VendorScope>,
  good: readonly BatchDecision[],
): Promise<ChangeRecord[]> {
  const wanted = good.flatMap((one) =>
    one.kind === 'changed' && one.row ? [{ one, id: one.row.id }] : [],
  )
  await updateImported(
    trx,
    scope,
    wanted.map(({ one, id }) => importedColumns(id, one)),
    now,
  )
  return wanted.map(({ one, id }) => changeRecord(one, id))
}

/** Records the changed fields with old and new values; for a new product only the new ones. */
function changeRecord({ line, product, row, changes }: BatchDecision, id: string): ChangeRecord {
  const before = row && importedProductOf(row)
  const fields = PRODUCT_FIELDS.filter((field) => changes.includes(field))
  return {
    line,
    product_id: id,
    change: Object.fromEntries(
      fields.map((field) => [field, before ? [before[field], product[field]] : [product[field]]]),
    ),
  }
}
