import { giveBackCell, REMARK, writeCell } from '@pasok/domain/catalog/imports/imports.cells'
import { PATH_SIGN } from '@pasok/domain/catalog/imports/imports.choices'
import {
  columnHelp,
  columnName,
  IMPORT_COLUMNS,
  isNumberField,
} from '@pasok/domain/catalog/imports/imports.columns'
import { isPassedOver } from '@pasok/domain/catalog/imports/imports.heading'
import { writeNumber } from '@pasok/domain/catalog/imports/imports.numbers'
import { badFileTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import { stringify } from 'csv-stringify/sync'
import type { Reader } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import { ownProducts, type OwnProductsFilter } from '../products/filter'
import { importedProductOf, wordingOf } from './stored-product'
import { columnWords } from './imports.present'
import { listNamed } from './imported-products.store'
import { listBadRecords, type ImportRecord } from './imports.store'

/** Number of rows read and written per part; only one part is in memory. */
export const PART = 1_000

/** Cell delimiter and decimal sign that spreadsheets expect in each language. */
export const SHEET = {
  en: { delimiter: ',', sign: '.' },
  id: { delimiter: ';', sign: ',' },
} as const satisfies Record<Language, { delimiter: string; sign: '.' | ',' }>

export const csv = (rows: readonly string[][], delimiter: string, isFirst: boolean): string =>
  stringify([...rows], { bom: isFirst, delimiter, record_delimiter: 'windows' })

const headOf = (language: Language) =>
  IMPORT_COLUMNS.map(({ field }) => formatText(columnName(field), language))

/**
 * Writes the template: the columns, their meanings and an example. Both extra lines are comments, which an
 * import skips.
 */
export async function* writeTemplate(
  db: Reader,
  scope: VendorScope,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const { delimiter, sign } = SHEET[language]
  const { categories, coverages } = await listNamed(db, scope)
  const leaf = categories.toSorted((a, b) => b.path.length - a.path.length)[0]
  const own: Partial<Record<string, string>> = {
    category_id: leaf?.path.join(PATH_SIGN) ?? '',
    coverage_id: coverages[0]?.name ?? '',
  }
  const example = IMPORT_COLUMNS.map(({ field, example: text }) => {
    const value = own[field] ?? formatText(text, language)
    return isNumberField(field) && value !== '' ? writeNumber(value, sign) : writeCell(value)
  })
  const help = IMPORT_COLUMNS.map(({ field }) => formatText(columnHelp(field), language))
  const remark = ([first = '', ...others]: readonly string[]) => [`${REMARK} ${first}`, ...others]
  yield csv([headOf(language), remark(help), remark(example)], delimiter, true)
}

/**
 * Writes the vendor's products in the import's columns. Each part is its own statement. Importing the unchanged
 * file restores every field except the stock: quantities ordered since the export stay deducted.
 */
export async function* writeProducts(
  db: Reader,
  scope: VendorScope,
  filter: OwnProductsFilter,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const { delimiter, sign } = SHEET[language]
  const wording = wordingOf(await listNamed(db, scope))
  let rows: string[][] = [headOf(language)]
  let last: string | undefined
  let isFirst = true
  do {
    const part = await listPart(db, scope, filter, last)
    for (const row of part) {
      const product = importedProductOf(row)
      rows.push(
        IMPORT_COLUMNS.map(({ field }) => {
          const text = wording(field === 'stock_seen' ? 'stock' : field, product, sign)
          return isNumberField(field) ? text : writeCell(text)
        }),
      )
    }
    last = part.length === PART ? part.at(-1)?.id : undefined
    if (rows.length > 0) yield csv(rows, delimiter, isFirst)
    rows = []
    isFirst = false
  } while (last !== undefined)
}

function listPart(
  db: Reader,
  scope: VendorScope,
  filter: OwnProductsFilter,
  after: string | undefined,
) {
  let query = ownProducts(db, scope, filter).selectAll('products')
  if (after !== undefined) query = query.where('products.id', '>', after)
  return query.orderBy('products.id').limit(PART).execute()
}

/**
 * Writes the invalid lines unchanged, with their row numbers and problems. When the corrected file is uploaded,
 * these two columns are ignored.
 */
export async function* writeBadLines(
  db: Reader,
  scope: VendorScope,
  record: ImportRecord,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const { heading, id } = record
  const delimiter = record.delimiter || SHEET[language].delimiter
  const columns = heading.flatMap((name, at) => (isPassedOver(name) ? [] : [at]))
  const addedHeadings = [badFileTexts.line, badFileTexts.problems].map((text) =>
    formatText(text, language),
  )
  const wordsOf = columnWords(heading, language)
  let rows: string[][] = [
    [...columns.map((at) => giveBackCell(heading[at] ?? '')), ...addedHeadings],
  ]
  let after: number | undefined = 0
  let isFirst = true
  do {
    const part = await listBadRecords(db, scope, id, { after, limit: PART })
    for (const { line, fields, problems } of part)
      rows.push([
        ...columns.map((at) => giveBackCell(fields[at] ?? '')),
        String(line),
        writeCell(
          problems.map((one) => `${wordsOf(one)}: ${formatText(one.text, language)}`).join(' | '),
        ),
        // Cells beyond the last column are included for inspection.
        ...fields.slice(heading.length).map(giveBackCell),
      ])
    after = part.length === PART ? part.at(-1)?.line : undefined
    if (rows.length > 0) yield csv(rows, delimiter, isFirst)
    rows = []
    isFirst = false
  } while (after !== undefined)
}
