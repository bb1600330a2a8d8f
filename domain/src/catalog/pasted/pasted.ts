import {
  MEASURE,
  NO_QUANTITY,
  oneOf,
  piecesOf,
  type Quantity,
  readQuantity,
  UNIT,
} from './pasted-quantity'
import { readWords, tidy } from './pasted-words'

type Column = 'sku' | 'name' | 'quantity' | 'unit' | 'amount' | 'place' | 'other'

type Columns = readonly Column[]

const NUMBERED = /^(?:no|nr|nomor|number|#)\.?$/i
const SKU =
  /\bsku\b|^(?:kode|code|pn|item (?:code|no)|product code|part (?:no|number))\b|^(?:no|nomor)\.? (?:barang|part)/i
const NAME =
  /^(?:nama|name|product|produk|item|barang|uraian|deskripsi|description|keterangan barang)\b/i
const AMOUNT =
  /harga|price|\bnilai\b|\btotal\b|subtotal|amount|\brp\b|\bidr\b|pajak|\btax\b|ppn|diskon|discount|stok|\bstock\b|\bmin(?:imum|imal)?\b|terkirim|diterima|shipped|delivered|received/i
const QUANTITY =
  /^(?:quantity|quantities|kuantitas|kuantiti|banyak(?:nya)?|jml|vol(?:ume)?|order(?:ed)?|kebutuhan|permintaan|pesanan|dibutuhkan|diminta|needed|required|requested)\b|\bqty\b/i
const UNITS = /^(?:sat(?:uan)?|unit|uom|unit of measure)\b\.?$/i
const SUM = /^jumlah\b/i

function columnOf(heading: string): Column {
  if (NUMBERED.test(heading)) return 'place'
  if (AMOUNT.test(heading)) return 'amount'
  if (QUANTITY.test(heading)) return 'quantity'
  if (UNITS.test(heading)) return 'unit'
  if (SKU.test(heading)) return 'sku'
  return NAME.test(heading) ? 'name' : 'other'
}

/**
 * Returns the columns when the line is a heading: it names at least two columns, one of them the
 * SKU or the name, and has no numbers.
 */
function readHeading(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /^\W*\d/.test(cell))) return undefined
  const columns = cells.map(columnOf)
  // `Jumlah` means the quantity, unless another column is the quantity; then it means the amount.
  const sum = columns.includes('quantity') ? 'amount' : 'quantity'
  const known = columns.map((column, at) =>
    SUM.test(cells[at] ?? '') && column === 'other' ? sum : column,
  )
  const isNamed = known.includes('sku') || known.includes('name')
  const count = known.filter((column) => column !== 'other').length
  return isNamed && count >= 2 ? known : undefined
}

/** Splits a line into cells at commas, with the quoting of CSV. */
function readCsv(text: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    // A quotation mark inside a cell is an inch sign and does not quote.
    if (letter === '"' && (isQuoted || cell.trim() === '')) {
      if (isQuoted && text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = !isQuoted
    } else if (letter === ',' && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

const isCsv = (text: string) =>
  /^"[^"]*"\s*,|,\s*"[^"]*"\s*(?:,|$)/.test(text) || (text.match(/,(?=\S)/g)?.length ?? 0) >= 2

/**
 * Splits a spreadsheet line into cells at tabs, semicolons, bars or CSV commas; undefined when it
 * has fewer than two.
 */
function cellsOf(text: string, isTable: boolean): readonly string[] | undefined {
  const cells = text.includes('\t')
    ? text.split('\t')
    : text.includes(';')
      ? text.split(';')
      : text.includes('|')
        ? text.replace(/^\s*\||\|\s*$/g, '').split('|')
        : (isTable && text.includes(',')) ||
            (isCsv(text) && !/,\s/.test(text.replace(/"[^"]*"/g, '')))
          ? readCsv(text)
          : []
  const tidied = cells.map(tidy)
  return tidied.filter(Boolean).length > 1 ? tidied : undefined
}

/** `5`, `x 5`, `5 rim`, `5 (lima) rim`, `2,5 kg`. */
const COUNT = new RegExp(
  String.raw`^[x×*]?\s*(\d[\d.,]*)(?:\s*\([\p{L}\s]+\))?(?:\s*(${UNIT}|${MEASURE}))?$`,
  'iu',
)
const isCount = (cell: string) => COUNT.test(cell)
/** Barcodes and other SKUs of digits only. */
const isCode = (cell: string) => /^\d{8,14}$/.test(cell)
const UNIT_ONLY = new RegExp(`^${UNIT}$`, 'iu')
const hasUnit = (cell: string) => COUNT.exec(cell)?.[2] !== undefined

/** Reads the quantity in a cell; `unit` comes from another cell: `2` next to `lusin`. */
function readCell(cell: string, unit: string | undefined): Quantity {
  const [, number, own = unit] = COUNT.exec(cell) ?? []
  return number === undefined ? NO_QUANTITY : readQuantity(number, piecesOf(own))
}

/**
 * Reads the quantity of a line without a heading; several numbers become readings for the user to
 * choose from.
 */
function readCounts(all: readonly string[], unit: string | undefined): Quantity {
  const counted = all.filter(hasUnit)
  const cells = counted.length === 1 ? counted : all
  const [only, ...others] = cells
  if (only === undefined) return NO_QUANTITY
  if (others.length === 0) return readCell(only, unit)
  return oneOf(
    cells.flatMap((cell) => {
      const { quantity, readings } = readCell(cell, unit)
      return quantity === null ? readings : [quantity]
    }),
  )
}

/** Reads a line of cells; `place` is its number in the list, which the first column may repeat. */
function readCells(
  cells: readonly string[],
  columns: Columns | undefined,
  place: number,
): (Quantity & { wanted: string }) | undefined {
  const of = (column: Column) => cells[columns?.indexOf(column) ?? -1] ?? ''
  const isNumbered = cells.length > 2 && Number(cells[0]?.replace(/[.)]$/, '')) === place
  const own = cells.filter((cell, at) => {
    const column = columns?.[at] ?? 'other'
    return (
      cell !== '' &&
      !['amount', 'place', 'quantity', 'unit'].includes(column) &&
      !(at === 0 && isNumbered)
    )
  })
  const unit = of('unit') || own.find((cell) => UNIT_ONLY.test(cell))
  const isText = (cell: string) =>
    !isCount(cell) && !UNIT_ONLY.test(cell) && !/^(?:@|rp\b|idr\b)/i.test(cell)
  const named = cells.find((cell, at) => columns?.[at] === 'name' && cell !== '' && !isCount(cell))
  const [code] = columns ? [] : own.filter(isCode)
  const wanted = of('sku') || named || of('name') || code || own.find(isText) || own[0]
  if (wanted === undefined || isTotal(wanted)) return undefined
  if (columns?.includes('quantity') === true) return { wanted, ...readCell(of('quantity'), unit) }
  const counts = own.filter((cell) => cell !== wanted && isCount(cell))
  return { wanted, ...readCounts(counts, unit) }
}

const isTotal = (wanted: string) => /^(?:sub|grand)?[ -]?(?:total|jumlah)\b:?$/i.test(wanted)

/** A line of a pasted list: the product by SKU or words, and its quantity. */
interface PastedLine extends Quantity {
  /** Line number in the text, from 1. */
  line: number
  wanted: string
}

/** Maximum lengths in characters; no SKU, name or line is longer. */
const LONGEST_WANTED = 200
const LONGEST_LINE = 1_000

/** Bullets and numbers at the start of a line: `-`, `•`, `3.`, `3)`, `(3)`, `[ ]`. */
const BULLET = /^(?:[-*•–—·▪>✓✔☐☑]+|\(?\d{1,3}[.)]|\[[ x]?\])\s+/iu
const HEADING =
  /^(?:no\.?\W+)?(?:sku|kode|code|product|produk|item|nama|barang)\b\D*\b(?:qty|quantity|jumlah|kuantitas)\b\D*$/iu
/** Number of lines in which the heading is searched for, because a title and a date may precede it. */
const HEADING_WITHIN = 10
/** A quoted cell with line breaks. */
const BROKEN_CELL = /(^|\t)"([^"\t]*)"(?=[\t\r\n]|$)/gm

interface Line {
  /** Line number in the text, from 1. */
  line: number
  text: string
  cells: readonly string[] | undefined
}

function listLines(text: string): Line[] {
  const whole = text.replace(
    BROKEN_CELL,
    (_, before: string, cell: string) => before + cell.replace(/\r\n|\r|\n/g, '\v'),
  )
  const lines: Line[] = []
  let line = 1
  for (const raw of whole.split(/\r\n|\r|\n/)) {
    const given = raw.replace(/^[ \r\n\ufeff]+|\s+$/g, '').slice(0, LONGEST_LINE)
    if (given.trim() !== '') lines.push({ line, text: given, cells: cellsOf(given, false) })
    line += 1 + (raw.match(/\v/g)?.length ?? 0)
  }
  return lines
}

/** Returns the position and columns of the table's heading; undefined when there is none. */
function findHeading(lines: readonly Line[]): { at: number; columns: Columns } | undefined {
  for (const [at, { text, cells }] of lines.slice(0, HEADING_WITHIN).entries()) {
    const columns = readHeading(cells ?? cellsOf(text, true) ?? [])
    if (columns) return { at, columns }
    // Only titles, which have no cells, may precede a heading.
    if (cells) return undefined
  }
  return undefined
}

/**
 * Parses a list copied from a spreadsheet or a chat message. Empty lines, the heading and the
 * titles above it are skipped; the heading decides which column is the quantity.
 */
export function parsePastedList(text: string): PastedLine[] {
  const all = listLines(text)
  const heading = findHeading(all)
  const [first] = all
  const isHeaded = heading === undefined && first && HEADING.test(tidy(first.text))
  const lines: PastedLine[] = []
  for (const one of all.slice(heading ? heading.at + 1 : isHeaded ? 1 : 0)) {
    const cells = heading ? (one.cells ?? cellsOf(one.text, true)) : one.cells
    const parts = cells
      ? readCells(cells, heading?.columns, lines.length + 1)
      : readWords(tidy(one.text.replace(BULLET, '')))
    if (!parts || parts.wanted === '') continue
    lines.push({ line: one.line, ...parts, wanted: parts.wanted.slice(0, LONGEST_WANTED) })
  }
  return lines
}
