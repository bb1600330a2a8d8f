import type { Quantity } from './catalog.pasted-quantity'
import { cellsOf, type Columns, readCells, readHeading } from './catalog.pasted-table'
import { readWords, tidy } from './catalog.pasted-words'

/** A line of a pasted list: what is wanted, by SKU or in words, and how much of it. */
interface PastedLine extends Quantity {
  /** In the text, from 1. */
  line: number
  wanted: string
}

/** Longer than any SKU or name, and than any line that has one. */
const LONGEST_WANTED = 200
const LONGEST_LINE = 1_000

/** What a list begins its lines with: `-`, `•`, `3.`, `3)`, `(3)`, `[ ]`. */
const BULLET = /^(?:[-*•–—·▪>✓✔☐☑]+|\(?\d{1,3}[.)]|\[[ x]?\])\s+/iu
const HEADING =
  /^(?:no\.?\W+)?(?:sku|kode|code|product|produk|item|nama|barang)\b\D*\b(?:qty|quantity|jumlah|kuantitas)\b\D*$/iu
/** A table has a title and a date above its heading. */
const HEADING_WITHIN = 10
/** A cell of several lines, which spreadsheets quote. */
const BROKEN_CELL = /(^|\t)"([^"\t]*)"(?=[\t\r\n]|$)/gm

interface Line {
  /** In the text, from 1. */
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

/** Where the heading of a table is, with its columns; titles above it are no lines of the list. */
function findHeading(lines: readonly Line[]): { at: number; columns: Columns } | undefined {
  for (const [at, { text, cells }] of lines.slice(0, HEADING_WITHIN).entries()) {
    const columns = readHeading(cells ?? cellsOf(text, true) ?? [])
    if (columns) return { at, columns }
    // Lines of a list stand above no heading.
    if (cells) return undefined
  }
  return undefined
}

/**
 * The lines of a list as it was copied from a spreadsheet or a chat message; empty lines, and a
 * heading with the titles above it, are passed over. The heading says which column is the quantity.
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
