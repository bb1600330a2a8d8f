import {
  NO_QUANTITY,
  oneOf,
  piecesOf,
  type Quantity,
  readQuantity,
  UNIT,
} from './catalog.pasted-quantity'
import { tidy } from './catalog.pasted-words'

type Column = 'sku' | 'name' | 'quantity' | 'amount' | 'place' | 'other'

/** The columns of a table as its heading names them. */
export type Columns = readonly Column[]

const NUMBERED = /^(?:no|nr|nomor|number|#)\.?$/i
const SKU =
  /\bsku\b|^(?:kode|code|item code|product code|part (?:no|number))\b|^(?:no|nomor)\.? (?:barang|part)/i
const NAME =
  /^(?:nama|name|product|produk|item|barang|uraian|deskripsi|description|keterangan barang)\b/i
const AMOUNT =
  /harga|price|\bnilai\b|\btotal\b|subtotal|amount|\brp\b|\bidr\b|pajak|\btax\b|ppn|diskon|discount|stok|\bstock\b/i
const QUANTITY =
  /^(?:qty|quantity|quantities|kuantitas|kuantiti|banyak(?:nya)?|jml|vol(?:ume)?|order(?:ed)?)\b/i
const SUM = /^jumlah\b/i

function columnOf(heading: string): Column {
  if (NUMBERED.test(heading)) return 'place'
  if (AMOUNT.test(heading)) return 'amount'
  if (QUANTITY.test(heading)) return 'quantity'
  if (SKU.test(heading)) return 'sku'
  return NAME.test(heading) ? 'name' : 'other'
}

/** What a line's cells are where it is a heading: it names two columns at least, and has no figures. */
export function readHeading(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /^\W*\d/.test(cell))) return undefined
  const columns = cells.map(columnOf)
  // `Jumlah` is how many, unless another column says so: then it is the sum.
  const sum = columns.includes('quantity') ? 'amount' : 'quantity'
  const known = columns.map((column, at) =>
    SUM.test(cells[at] ?? '') && column === 'other' ? sum : column,
  )
  return known.filter((column) => column !== 'other').length >= 2 ? known : undefined
}

/** Fields of a line with commas, quoted as CSV has them. */
function readCsv(text: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '"') {
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

/** The cells of a line of a spreadsheet: between tabs, semicolons, or the commas of CSV. */
export function cellsOf(text: string, isTable: boolean): readonly string[] | undefined {
  const cells = text.includes('\t')
    ? text.split('\t')
    : text.includes(';')
      ? text.split(';')
      : (isTable && text.includes(',')) ||
          (isCsv(text) && !/,\s/.test(text.replace(/"[^"]*"/g, '')))
        ? readCsv(text)
        : []
  const tidied = cells.map(tidy)
  return tidied.filter(Boolean).length > 1 ? tidied : undefined
}

const COUNT = new RegExp(String.raw`^[x×*]?\s*(\d[\d.,]*)(?:\s*(${UNIT}))?$`, 'iu')
const isCount = (cell: string) => COUNT.test(cell)

function readCell(cell: string): Quantity {
  const [, number, unit] = COUNT.exec(cell) ?? []
  return number === undefined ? NO_QUANTITY : readQuantity(number, piecesOf(unit))
}

/** How many a line without a heading wants: of several numbers it is asked which. */
function readCounts(cells: readonly string[]): Quantity {
  const [only, ...others] = cells
  if (only === undefined) return NO_QUANTITY
  if (others.length === 0) return readCell(only)
  return oneOf(
    cells.flatMap((cell) => {
      const { quantity, readings } = readCell(cell)
      return quantity === null ? readings : [quantity]
    }),
  )
}

/** A line of cells; `place` is its place among the lines, which a first column may number. */
export function readCells(
  cells: readonly string[],
  columns: Columns | undefined,
  place: number,
): (Quantity & { wanted: string }) | undefined {
  const of = (column: Column) => cells[columns?.indexOf(column) ?? -1] ?? ''
  const isNumbered = cells.length > 2 && Number(cells[0]?.replace(/[.)]$/, '')) === place
  const own = cells.filter((cell, at) => {
    const column = columns?.[at] ?? 'other'
    return (
      cell !== '' && !['amount', 'place', 'quantity'].includes(column) && !(at === 0 && isNumbered)
    )
  })
  const texts = own.filter((cell) => !isCount(cell) && !/^(?:@|rp\b|idr\b)/i.test(cell))
  const wanted = of('sku') || of('name') || texts[0] || own[0]
  if (wanted === undefined) return undefined
  if (columns?.includes('quantity') === true) return { wanted, ...readCell(of('quantity')) }
  const counts = own.filter((cell) => cell !== wanted && isCount(cell))
  return { wanted, ...readCounts(counts) }
}
