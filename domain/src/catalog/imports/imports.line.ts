import { cleanName } from '../../kernel/clean-name'
import { shorten } from '../../kernel/cut'
import { decimal } from '../../kernel/decimal'
import { formatText, type Text, type WordedValues } from '../../kernel/texts'
import { PRODUCT_FIELDS, type ProductField } from '../portal/portal.constants'
import { CLEAR, readCell } from './imports.cells'
import { columnOf, isNumberField } from './imports.columns'
import type { ImportField } from './imports.constants'
import { lineErrors } from './imports.errors'
import type { LineKind, LineProblem, NumberStyle } from './imports.model'
import { readNumber } from './imports.numbers'
import {
  listProductProblems,
  type ProductInput,
  type ProductProblem,
} from '../catalog.product.rules'
import { stockAfter } from '../catalog.stock'

/** A product as stored, with API field names; numbers as plain digits, percentages in percent. */
export interface ImportedProduct extends ProductInput {
  pictures: readonly string[]
  retail_price: string
  discount_product: string
  tax_percentage: string
  stock: string
  minimum_order_quantity: string
  /** Days; empty: the vendor's setting applies. */
  payment_term: string
  weight: string
  width: string
  height: string
  length: string
}

export const NEW_PRODUCT: ImportedProduct = {
  name: '',
  sku: '',
  brand: '',
  category_id: '',
  short_description: '',
  description: '',
  pictures: [],
  retail_price: '',
  discount_product: '0',
  tax_title: '',
  tax_percentage: '0',
  stock: '',
  minimum_order_quantity: '1',
  payment_term: '',
  weight: '0',
  width: '0',
  height: '0',
  length: '0',
  storage: '',
  warehouse_city_id: '',
  coverage_id: '',
}

interface ReadLine {
  /** Identifies the product; empty when the line has no SKU. */
  sku: string
  given: Partial<Record<ImportField, string>>
  problems: LineProblem[]
}

export interface LineReading {
  fields: readonly (ImportField | null)[]
  /** The factor for each column's numbers (see `Heading`). */
  factors?: readonly (string | undefined)[]
  delimiter: string
  numbers: NumberStyle
}

/** Fills in a text's values in every language. */
export const inBothLanguages = (text: Text, values: WordedValues = {}): Text => ({
  en: formatText(text, 'en', values),
  id: formatText(text, 'id', values),
})

const problem = (field: ImportField | null, text: Text, values?: WordedValues): LineProblem => ({
  field,
  text: inBothLanguages(text, values),
})

const EXCEL_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|#+)$/i
/** SKUs of digits that Excel has turned into a number in scientific notation. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+\d+$/i
/** Notations of databases for "no value". */
const NO_VALUE = /^\\?null$|^\\N$/i
/** The replacement character for bytes that are invalid in the file's encoding. */
const UNREADABLE = '\ufffd'
/** Dashes of word processors that look like a hyphen; whitespace has been cleaned before. */
const ODD_DASH = /[\u00ad\u2010-\u2015\u2212]/g
const MAY_BREAK = new Set<ImportField | null>(['description', 'short_description'])
const MAX_CELL_LENGTH = 60
/** Shortens a cell for an error message. */
export const shortenCell = (cell: string): string => shorten(cell, MAX_CELL_LENGTH)

type Found = { value: string } | { text: Text; values?: WordedValues } | undefined

/** Reads one cell; undefined for an empty cell, which leaves the field unchanged. */
function readField(
  field: ImportField,
  cell: string,
  numbers: NumberStyle,
  factor: string | undefined,
): Found {
  if (cell.includes(UNREADABLE))
    return { text: lineErrors.badBytes, values: { found: shortenCell(cell) } }
  const read = readCell(cell)
  if (read === 'formula') return { text: lineErrors.formula }
  const { value, isText } = read
  if (value === '' || (!isText && NO_VALUE.test(value))) return undefined
  if (!isText && EXCEL_ERROR.test(value))
    return { text: lineErrors.excelError, values: { found: shortenCell(value) } }
  if (!isText && value === CLEAR) {
    const { cleared } = columnOf(field)
    return cleared === undefined ? { text: lineErrors.cannotClear } : { value: cleared }
  }
  if (isNumberField(field)) {
    const number = readNumber(value, numbers)
    if (!('plain' in number) || factor === undefined)
      return 'plain' in number ? { value: number.plain } : number
    return { value: decimal(number.plain).times(factor).toFixed() }
  }
  if (field === 'sku' && !isText && SHORTENED.test(value))
    return { text: lineErrors.scientific, values: { found: value } }
  return { value: field === 'description' ? value : cleanName(value) }
}

const LINE_END = /\r\n|\r|\n/

/** Recognises a line of the file inside a cell, by its several delimiters. */
const isFileLine = (text: string, delimiter: string) =>
  text.split(delimiter === ',' ? /,(?=\S)/ : delimiter).length > 2

/** Recognises a cell into which an unescaped quotation mark has joined several lines of the file. */
function isJoined(cell: string, field: ImportField | null, delimiter: string): boolean {
  const text = cell.trim()
  const lines = text.split(LINE_END)
  if (lines.length === 1) return false
  if (!MAY_BREAK.has(field) || text.startsWith(delimiter)) return true
  return lines.some((line) => isFileLine(line, delimiter))
}

/** Reads a line of the file cell by cell; numbers become plain digits. */
export function readLine(cells: readonly string[], reading: LineReading): ReadLine {
  const { fields, factors, delimiter, numbers } = reading
  const line: ReadLine = { sku: '', given: {}, problems: [] }
  const joined = cells.find((cell, at) => isJoined(cell, fields[at] ?? null, delimiter))
  if (joined !== undefined) {
    const lines = joined.trim().split(LINE_END)
    const values = { count: lines.length, last: shortenCell(lines.at(-1) ?? '') }
    return { ...line, problems: [problem(null, lineErrors.joinedLines, values)] }
  }
  // With more cells than columns, no cell can be assigned to a column reliably.
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    return { ...line, problems: [problem(null, lineErrors.moreCells, { delimiter })] }
  for (const [at, field] of fields.entries()) {
    if (field === null) continue
    const found = readField(field, cells[at] ?? '', numbers, factors?.[at])
    if (found === undefined) continue
    if ('text' in found) line.problems.push(problem(field, found.text, found.values))
    else line.given[field] = found.value
  }
  line.sku = line.given.sku ?? ''
  const isReported = line.problems.some(({ field }) => field === 'sku')
  if (line.sku === '' && !isReported) line.problems.push(problem('sku', lineErrors.skuMissing))
  return line
}

/** The id that a name refers to, or an error. */
export type Choice = { id: string } | { text: Text; values: WordedValues }

export interface Choices {
  category: (name: string) => Choice
  city: (name: string) => Choice
  coverage: (name: string) => Choice
}

export interface DecidedLine {
  problems: LineProblem[]
  kind: LineKind
  product: ImportedProduct
  /** Fields that differ from the stored product; for a new product, all given fields. */
  changes: ProductField[]
}

/** Separates the pictures in a cell. */
const APART = /[\s|]+/
const HOST = /^https?:\/\/[^/]+/

/** Converts a line's values to the types of their fields, with names resolved to ids. */
function resolve(given: ReadLine['given'], choices: Choices, problems: LineProblem[]) {
  const resolved: Partial<ImportedProduct> = {}
  const choose = (field: 'category_id' | 'warehouse_city_id' | 'coverage_id', choice: Choice) => {
    if ('id' in choice) resolved[field] = choice.id
    else problems.push(problem(field, choice.text, choice.values))
  }
  for (const field of PRODUCT_FIELDS) {
    const value = given[field]
    if (value === undefined) continue
    if (field === 'category_id') choose(field, choices.category(value))
    else if (field === 'warehouse_city_id') choose(field, choices.city(value))
    else if (field === 'coverage_id') choose(field, choices.coverage(value))
    else if (field === 'pictures')
      resolved.pictures = value
        .split(APART)
        .filter(Boolean)
        .map((path) => path.replace(HOST, ''))
    else resolved[field] = value
  }
  return resolved
}

const isSame = (field: ProductField, a: ImportedProduct, b: ImportedProduct): boolean => {
  const [left, right] = [a[field], b[field]]
  if (typeof left !== 'string' || typeof right !== 'string' || !isNumberField(field))
    return JSON.stringify(left) === JSON.stringify(right)
  return left === '' || right === '' ? left === right : decimal(left).eq(right)
}

/**
 * Returns the new stock as the product table computes it; undefined when the line lacks the new
 * stock or the stock at the export.
 */
function resolveStock(
  { stock, stock_seen: seen }: ReadLine['given'],
  before: ImportedProduct,
  problems: LineProblem[],
): Pick<ImportedProduct, 'stock'> | undefined {
  if (stock === undefined || seen === undefined) return undefined
  const after = stockAfter(before.stock, stock, seen)
  if (!after) problems.push(problem('stock', lineErrors.stockChanged, { stock: before.stock }))
  return after && { stock: after.toFixed() }
}

/** Checks a line's values against the product rules; a new product must satisfy all of them. */
function ruleProblems(
  given: Partial<ImportedProduct>,
  product: ImportedProduct,
  before: ImportedProduct | undefined,
): ProductProblem[] {
  if (!before) return listProductProblems(product)
  const taxes = { tax_title: product.tax_title, tax_percentage: product.tax_percentage }
  const isTaxed = 'tax_title' in given || 'tax_percentage' in given
  const { sku: _, ...others } = given
  return listProductProblems({ ...others, ...(isTaxed && taxes) })
}

/**
 * Decides what a line does to the product with its SKU: an empty cell leaves the field unchanged,
 * `-` clears it, and an unknown SKU creates a product with the defaults of the form. The rules and
 * units are those of every product.
 */
export function decideLine(
  line: ReadLine,
  before: ImportedProduct | undefined,
  choices: Choices,
): DecidedLine {
  const problems = [...line.problems]
  const plain = line.sku.replace(ODD_DASH, '-')
  // An existing SKU with an odd dash is accepted; a new one might duplicate a product.
  if (!before && plain !== line.sku)
    problems.push(problem('sku', lineErrors.oddSku, { found: shortenCell(line.sku), plain }))
  if (problems.some(({ field }) => field === null))
    return { problems, kind: 'same', product: before ?? NEW_PRODUCT, changes: [] }
  const given = resolve(line.given, choices, problems)
  if (before) Object.assign(given, resolveStock(line.given, before, problems))
  const { sku, ...others } = given
  const product = before
    ? { ...before, ...others }
    : { ...NEW_PRODUCT, ...others, sku: sku ?? line.sku }
  const reported = new Set(problems.map(({ field }) => field))
  for (const { field, text, values } of ruleProblems(given, product, before))
    if (!reported.has(field)) problems.push(problem(field, text, values))
  const changes = PRODUCT_FIELDS.filter((field) => !isSame(field, before ?? NEW_PRODUCT, product))
  const kind = before ? (changes.length > 0 ? 'changed' : 'same') : 'new'
  return { problems, kind, product, changes }
}
