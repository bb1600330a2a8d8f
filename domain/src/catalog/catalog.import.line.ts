import { cleanName } from '../kernel/clean-name'
import { shorten } from '../kernel/cut'
import { decimal } from '../kernel/decimal'
import { say, type Text, type WordedValues } from '../kernel/texts'
import { NEW_PRODUCT, type KeptProduct } from './catalog.import.product'
import { PRODUCT_FIELDS, type ProductField } from './catalog.desk.constants'
import { CLEAR, readCell } from './catalog.import.cells'
import { columnOf, isNumberField } from './catalog.import.columns'
import type { ImportField } from './catalog.import.constants'
import { lineErrors } from './catalog.import.errors'
import type { LineKind, LineProblem, NumberStyle } from './catalog.import.model'
import { readNumber } from './catalog.import.numbers'
import { listProductProblems, type ProductProblem } from './catalog.product.rules'
import { stockAfter } from './catalog.stock'

/** What a line says of a product: only what it gives, each as it is kept or looked up. */
interface ReadLine {
  /** As it identifies a product; empty: there is none. */
  sku: string
  given: Partial<Record<ImportField, string>>
  problems: LineProblem[]
}

/** How a line is read: whose columns they are, and how its numbers are written. */
export interface LineReading {
  fields: readonly (ImportField | null)[]
  /** What figures of a column are multiplied by (`Heading`). */
  factors?: readonly (string | undefined)[]
  delimiter: string
  numbers: NumberStyle
}

/** A text in every language with its values put in. */
export const sayAll = (text: Text, values: WordedValues = {}): Text => ({
  en: say(text, 'en', values),
  id: say(text, 'id', values),
})

const problem = (field: ImportField | null, text: Text, values?: WordedValues): LineProblem => ({
  field,
  text: sayAll(text, values),
})

const EXCEL_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|#+)$/i
/** Only of digits: such a SKU was one that Excel took for a number. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+\d+$/i
/** What databases write for no value. */
const NO_VALUE = /^\\?null$|^\\N$/i
/** Stands where bytes were no character of the file's encoding. */
const UNREADABLE = '\ufffd'
/** Dashes of word processors, which look like a hyphen and are none; blanks are cleaned before. */
const ODD_DASH = /[\u00ad\u2010-\u2015\u2212]/g
/** Texts of several lines. */
const MAY_BREAK = new Set<ImportField | null>(['description', 'short_description'])
const LONGEST_TOLD = 60
export const toldCell = (cell: string): string => shorten(cell, LONGEST_TOLD)

type Found = { value: string } | { text: Text; values?: WordedValues } | undefined

/** One cell: nothing where it is empty, which leaves the field as it is. */
function readField(
  field: ImportField,
  cell: string,
  numbers: NumberStyle,
  factor: string | undefined,
): Found {
  if (cell.includes(UNREADABLE))
    return { text: lineErrors.badBytes, values: { found: toldCell(cell) } }
  const read = readCell(cell)
  if (read === 'formula') return { text: lineErrors.formula }
  const { value, isText } = read
  if (value === '' || (!isText && NO_VALUE.test(value))) return undefined
  if (!isText && EXCEL_ERROR.test(value))
    return { text: lineErrors.excelError, values: { found: toldCell(value) } }
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

/** A line of the file, in the midst of a text: it has several cells. */
const isFileLine = (text: string, delimiter: string) =>
  text.split(delimiter === ',' ? /,(?=\S)/ : delimiter).length > 2

/** A cell that an unescaped quotation mark made of several lines of the file. */
function isJoined(cell: string, field: ImportField | null, delimiter: string): boolean {
  const text = cell.trim()
  const lines = text.split(LINE_END)
  if (lines.length === 1) return false
  if (!MAY_BREAK.has(field) || text.startsWith(delimiter)) return true
  return lines.some((line) => isFileLine(line, delimiter))
}

/** A line as it stands in the file, read cell by cell. Numbers are plain digits afterwards. */
export function readLine(cells: readonly string[], reading: LineReading): ReadLine {
  const { fields, factors, delimiter, numbers } = reading
  const line: ReadLine = { sku: '', given: {}, problems: [] }
  const joined = cells.find((cell, at) => isJoined(cell, fields[at] ?? null, delimiter))
  if (joined !== undefined) {
    const lines = joined.trim().split(LINE_END)
    const values = { count: lines.length, last: toldCell(lines.at(-1) ?? '') }
    return { ...line, problems: [problem(null, lineErrors.joinedLines, values)] }
  }
  // Its cells are not those of its columns: nothing else of it can be told.
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
  const isTold = line.problems.some(({ field }) => field === 'sku')
  if (line.sku === '' && !isTold) line.problems.push(problem('sku', lineErrors.skuMissing))
  return line
}

/** A name as something of ours, or why not. */
export type Choice = { id: string } | { text: Text; values: WordedValues }

/** What the names in a file stand for. */
export interface Choices {
  category: (name: string) => Choice
  city: (name: string) => Choice
  coverage: (name: string) => Choice
}

export interface DecidedLine {
  problems: LineProblem[]
  kind: LineKind
  product: KeptProduct
  /** Fields that differ from what is kept; of a new product, all that are given. */
  changes: ProductField[]
}

/** Where pictures stand beside each other in a cell. */
const APART = /[\s|]+/
const HOST = /^https?:\/\/[^/]+/

/** What a line gives, by its fields' types, with names as ids. */
function resolve(given: ReadLine['given'], choices: Choices, problems: LineProblem[]) {
  const resolved: Partial<KeptProduct> = {}
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

const isSame = (field: ProductField, a: KeptProduct, b: KeptProduct): boolean => {
  const [left, right] = [a[field], b[field]]
  if (typeof left !== 'string' || typeof right !== 'string' || !isNumberField(field))
    return JSON.stringify(left) === JSON.stringify(right)
  return left === '' || right === '' ? left === right : decimal(left).eq(right)
}

/** The stock as in the desk's table, where the line tells which one was seen. */
function settleStock(
  { stock, stock_seen: seen }: ReadLine['given'],
  before: KeptProduct,
  problems: LineProblem[],
): Pick<KeptProduct, 'stock'> | undefined {
  if (stock === undefined || seen === undefined) return undefined
  const after = stockAfter(before.stock, stock, seen)
  if (!after) problems.push(problem('stock', lineErrors.stockChanged, { stock: before.stock }))
  return after && { stock: after.toFixed() }
}

/** The rules of a product, of what the line gives; a new one is held against all of them. */
function ruleProblems(
  given: Partial<KeptProduct>,
  product: KeptProduct,
  before: KeptProduct | undefined,
): ProductProblem[] {
  if (!before) return listProductProblems(product)
  const taxes = { tax_title: product.tax_title, tax_percentage: product.tax_percentage }
  const isTaxed = 'tax_title' in given || 'tax_percentage' in given
  const { sku: _, ...others } = given
  return listProductProblems({ ...others, ...(isTaxed && taxes) })
}

/**
 * What a line makes of the product with its SKU: an empty cell leaves a field as it is, `-` clears
 * it; a product that there isn't is a new one, with the defaults of the form's call. Rupiah,
 * percent, quantities, days, kilograms and centimetres, by the rules of every product.
 */
export function decideLine(
  line: ReadLine,
  before: KeptProduct | undefined,
  choices: Choices,
): DecidedLine {
  const problems = [...line.problems]
  const plain = line.sku.replace(ODD_DASH, '-')
  // Who has such an SKU already goes on with it; a new one would be a second product.
  if (!before && plain !== line.sku)
    problems.push(problem('sku', lineErrors.oddSku, { found: toldCell(line.sku), plain }))
  if (problems.some(({ field }) => field === null))
    return { problems, kind: 'same', product: before ?? NEW_PRODUCT, changes: [] }
  const given = resolve(line.given, choices, problems)
  if (before) Object.assign(given, settleStock(line.given, before, problems))
  const { sku, ...others } = given
  const product = before
    ? { ...before, ...others }
    : { ...NEW_PRODUCT, ...others, sku: sku ?? line.sku }
  const told = new Set(problems.map(({ field }) => field))
  for (const { field, text, values } of ruleProblems(given, product, before))
    if (!told.has(field)) problems.push(problem(field, text, values))
  const changes = PRODUCT_FIELDS.filter((field) => !isSame(field, before ?? NEW_PRODUCT, product))
  const kind = before ? (changes.length > 0 ? 'changed' : 'same') : 'new'
  return { problems, kind, product, changes }
}
