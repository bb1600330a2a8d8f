import { LONGEST_OF_PRODUCT } from '@pasok/domain/catalog/portal/portal.constants'
import type { ImportField } from '@pasok/domain/catalog/imports/imports.constants'
import { columnName } from '@pasok/domain/catalog/imports/imports.columns'
import { readHeading } from '@pasok/domain/catalog/imports/imports.heading'
import {
  IMPORT_ENCODINGS,
  type BadLine,
  type ImportRow,
  type LineProblem,
  type ProductImport,
} from '@pasok/domain/catalog/imports/imports.model'
import { importMachine } from '@pasok/domain/catalog/imports/imports.states'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { cut } from '@pasok/domain/kernel/cut'
import { canMove } from '@pasok/domain/kernel/machine'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import type { ImportRecord } from './imports.store'

export function presentImportRow(row: ImportRecord, language: Language): ImportRow {
  return {
    _id: row.id,
    state: row.state,
    file_name: row.file_name,
    size: row.size,
    lines: row.lines,
    lines_checked: row.lines_checked,
    lines_imported: row.lines_imported,
    good: row.good,
    bad: row.bad,
    new_lines: row.new_lines,
    changed_lines: row.changed_lines,
    imported: row.imported,
    created: row.created,
    changed: row.changed,
    failure: row.failure ? formatText(row.failure, language) : '',
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    started_by: row.started_by_name,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    is_swept: row.swept_at !== null,
    actions: {
      start: canMove(importMachine, row.state, 'start') && row.good > 0,
      cancel: canMove(importMachine, row.state, 'cancel'),
    },
  }
}

function columnsOf(heading: readonly string[]) {
  const read = readHeading(heading)
  if (!('names' in read)) return { columns: {}, unknown_columns: [] }
  const named = read.names.flatMap((name, at): [ImportField, string][] => {
    const field = read.fields[at]
    return field ? [[field, name]] : []
  })
  return { columns: Object.fromEntries(named), unknown_columns: [...read.unknown] }
}

export function presentImport(row: ImportRecord, language: Language): ProductImport {
  return {
    ...presentImportRow(row, language),
    encoding: IMPORT_ENCODINGS.find((one) => one === row.encoding) ?? '',
    numbers: row.numbers,
    delimiter: row.delimiter,
    ...columnsOf(row.heading),
    sample: row.sample,
  }
}

/** Returns the field's name in the file, or the application's name when the file lacks the field. */
export function columnWords(heading: readonly string[], language: Language) {
  const { columns } = columnsOf(heading)
  const names = new Map<string, string>(Object.entries(columns))
  return ({ field }: LineProblem): string =>
    field === null
      ? formatText(importTexts.wholeLine, language)
      : (names.get(field) ?? formatText(columnName(field), language))
}

interface BadRow {
  line: number
  fields: readonly string[]
  problems: readonly LineProblem[]
}

export function presentBadLines(
  rows: readonly BadRow[],
  { heading }: Pick<ImportRecord, 'heading'>,
  language: Language,
): BadLine[] {
  const wordsOf = columnWords(heading, language)
  const read = readHeading(heading)
  const skuAt = 'names' in read ? read.fields.indexOf('sku') : -1
  return rows.map(({ line, fields, problems }) => ({
    line,
    sku: cut(fields[skuAt]?.trim() ?? '', LONGEST_OF_PRODUCT.sku),
    problems: problems.map((one) => ({
      column: wordsOf(one),
      message: formatText(one.text, language),
    })),
  }))
}
