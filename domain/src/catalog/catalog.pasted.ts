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

/** What a list begins its lines with: `-`, `•`, `3.`, `3)`. */
const BULLET = /^(?:[-*•–—·▪>]+|\d{1,3}[.)])\s+/u
const HEADING =
  /^(?:no\.?\W+)?(?:sku|kode|code|product|produk|item|barang)\b.*\b(?:qty|quantity|jumlah|kuantitas)\b/iu

/**
 * The lines of a list as it was copied from a spreadsheet or a chat message; empty lines and a
 * heading are passed over. The heading says which column is the quantity.
 */
export function parsePastedList(text: string): PastedLine[] {
  const lines: PastedLine[] = []
  let columns: Columns | undefined
  let isFirst = true
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const whole = raw.replace(/^[ \r\n]+|\s+$/g, '').slice(0, LONGEST_LINE)
    if (whole.trim() === '') continue
    const mayBeHeading = isFirst
    isFirst = false
    const cells = cellsOf(whole, columns !== undefined)
    if (mayBeHeading) {
      columns = readHeading(cells ?? cellsOf(whole, true) ?? [])
      if (columns || HEADING.test(tidy(whole))) continue
    }
    const parts = cells
      ? readCells(cells, columns, lines.length + 1)
      : readWords(tidy(whole.replace(BULLET, '')))
    if (!parts || parts.wanted === '') continue
    lines.push({ line: index + 1, ...parts, wanted: parts.wanted.slice(0, LONGEST_WANTED) })
  }
  return lines
}
