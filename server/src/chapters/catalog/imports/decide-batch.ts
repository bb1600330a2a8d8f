import { productErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { lineErrors } from '@pasok/domain/catalog/imports/imports.errors'
import {
  decideLine,
  readLine,
  inBothLanguages,
  type DecidedLine,
} from '@pasok/domain/catalog/imports/imports.line'
import type { LineProblem } from '@pasok/domain/catalog/imports/imports.model'
import { pictureIdOf } from '@pasok/domain/catalog/catalog.pictures'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Batch, BatchLine, Setting } from './batches'
import { importedProductOf } from './stored-product'
import { lockNamed, listBySkus, listOwnPictures, type ImportedRow } from './imported-products.store'
import type { BadRecord } from './imports.store'

/** A valid line: the resulting product, and the existing row if there is one. */
export interface BatchDecision extends Omit<DecidedLine, 'problems'> {
  line: number
  cells: readonly string[]
  row: ImportedRow | undefined
}

interface Decided {
  good: BatchDecision[]
  bad: BadRecord[]
}

interface Options {
  /** True: locks the products, pictures, categories and delivery areas until the transaction ends. */
  shouldLock: boolean
  /** Lines already known to be invalid, which are skipped. */
  known?: ReadonlySet<number>
}

const addedPictures = (paths: readonly string[], row: ImportedRow | undefined) =>
  paths.filter((path) => !row?.image_urls.includes(path))

/** Decides what each line of a batch does to its product, in a fixed number of statements. */
export async function decideBatch(
  { trx, scope }: Work<VendorScope>,
  setting: Setting,
  { lines }: Batch,
  { shouldLock, known = new Set() }: Options,
): Promise<Decided> {
  const fresh = lines
    .filter(({ line }) => !known.has(line))
    .map((one) => ({ ...one, read: readLine(one.cells, setting.reading) }))
  const skus = [...new Set(fresh.map(({ read }) => read.sku).filter((sku) => sku !== ''))]
  const rows = new Map(
    (await listBySkus(trx, scope, skus, shouldLock)).map(
      (row) => [row.requested_sku, row] as const,
    ),
  )
  const decided = fresh.map(({ read, ...one }) => {
    const row = rows.get(read.sku)
    return { ...one, row, ...decideLine(read, row && importedProductOf(row), setting.choices) }
  })
  const pictures = await listOwnPictures(trx, scope, pictureIds(decided), shouldLock)
  const locked = shouldLock ? await lockNamed(trx, scope, idsOf(decided)) : undefined
  const result: Decided = { good: [], bad: [] }
  for (const { problems, first, ...one } of decided) {
    const all = [
      ...problems,
      ...twice(first),
      ...unknownPictures(one, pictures),
      ...removedProblems(one.product, locked),
    ]
    if (all.length === 0) result.good.push(one)
    else result.bad.push({ line: one.line, fields: one.cells, problems: all })
  }
  return result
}

type Tried = DecidedLine & { row: ImportedRow | undefined }

const pictureIds = (decided: readonly Tried[]): string[] => [
  ...new Set(
    decided.flatMap(({ product, row }) =>
      addedPictures(product.pictures, row).flatMap((path) => pictureIdOf(path) ?? []),
    ),
  ),
]

function unknownPictures(
  { product, row }: Pick<Tried, 'product' | 'row'>,
  own: ReadonlySet<string>,
): LineProblem[] {
  const added = addedPictures(product.pictures, row).map((path) => pictureIdOf(path))
  return added.every((id) => id !== undefined && own.has(id))
    ? []
    : [{ field: 'pictures', text: productErrors.pictureUnknown }]
}

const twice = (line: BatchLine['first']): LineProblem[] =>
  line === undefined ? [] : [{ field: 'sku', text: inBothLanguages(lineErrors.sameSku, { line }) }]

const idsOf = (decided: readonly Tried[]) => {
  const sound = decided.filter(({ problems }) => problems.length === 0)
  return {
    categories: [...new Set(sound.map(({ product }) => product.category_id))],
    coverages: [...new Set(sound.map(({ product }) => product.coverage_id))],
  }
}

/**
 * Returns the problems of categories and delivery areas that were removed after the file's names were resolved.
 */
function removedProblems(
  { category_id, coverage_id }: DecidedLine['product'],
  locked: ReadonlySet<string> | undefined,
): LineProblem[] {
  if (!locked || category_id === '' || coverage_id === '') return []
  return [
    ...(locked.has(category_id)
      ? []
      : [{ field: 'category_id', text: productErrors.categoryUnknown } as const]),
    ...(locked.has(coverage_id)
      ? []
      : [{ field: 'coverage_id', text: productErrors.coverageUnknown } as const]),
  ]
}
