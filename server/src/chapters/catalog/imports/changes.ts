import { writeCell } from '@pasok/domain/catalog/imports/imports.cells'
import { columnName, isNumberField } from '@pasok/domain/catalog/imports/imports.columns'
import { NEW_PRODUCT } from '@pasok/domain/catalog/imports/imports.line'
import {
  badFileTexts,
  changesFileTexts,
  importTexts,
} from '@pasok/domain/catalog/imports/imports.texts'
import { PRODUCT_FIELDS } from '@pasok/domain/catalog/portal/portal.constants'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import type { Reader } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import { csv, PART, SHEET } from './files'
import { wordingOf } from './stored-product'
import { listNamed } from './imported-products.store'
import { listChanges } from './imports.store'

const HEAD = [
  badFileTexts.line,
  columnName('sku'),
  columnName('name'),
  importTexts.kind,
  importTexts.column,
  changesFileTexts.before,
  changesFileTexts.after,
]

/** Writes the changes that an import made to products, one line per field, in parts. */
export async function* writeChanges(
  db: Reader,
  scope: VendorScope,
  importId: string,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const { delimiter, sign } = SHEET[language]
  const wording = wordingOf(await listNamed(db, scope))
  const kinds = [importTexts.kindNew, importTexts.kindChanged].map((text) =>
    formatText(text, language),
  )
  let rows: string[][] = [HEAD.map((text) => formatText(text, language))]
  let after: number | undefined = 0
  let isFirst = true
  do {
    const part = await listChanges(db, scope, importId, { after, limit: PART })
    for (const { line, sku, name, change } of part)
      for (const field of PRODUCT_FIELDS) {
        const values = change[field]
        if (!values) continue
        const texts = values.map((value) => {
          const text = wording(field, { ...NEW_PRODUCT, [field]: value }, sign)
          return isNumberField(field) ? text : writeCell(text)
        })
        rows.push([
          String(line),
          writeCell(sku),
          writeCell(name),
          kinds[values.length - 1] ?? '',
          formatText(columnName(field), language),
          ...(texts.length === 1 ? ['', ...texts] : texts),
        ])
      }
    after = part.length === PART ? part.at(-1)?.line : undefined
    if (rows.length > 0) yield csv(rows, delimiter, isFirst)
    rows = []
    isFirst = false
  } while (after !== undefined)
}
