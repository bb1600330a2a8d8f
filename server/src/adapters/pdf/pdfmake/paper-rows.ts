import type { PaperCell, PaperColumn } from '@pasok/domain/kernel/paper'

/** Font sizes in points: of a cell's text and of the small text below it. */
export const TEXT = 9
export const SMALL = 7.5
/** Width in points between the paper's margins, shared by a table's columns. */
const BREADTH = 523
/**
 * Maximum lines of one row part, counted as if each letter were as wide as it is high. A page has room for more
 * than twice as many.
 */
const MAX_LINES = 24

type Kind = keyof PaperCell
interface Piece {
  kind: Kind
  text: string
  lines: number
}

function widthsOf(columns: readonly PaperColumn[]): number[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const open = columns.filter(({ width }) => width === undefined).length
  const share = (BREADTH - fixed) / Math.max(1, open)
  return columns.map(({ width = share }) => Math.max(TEXT, width - 8))
}

/** Cuts a paragraph into pieces of limited length, between words where possible. */
function cutText(text: string, maxLength: number): string[] {
  const pieces: string[] = []
  let rest = Array.from(text)
  while (rest.length > maxLength) {
    const blank = rest.lastIndexOf(' ', maxLength - 1)
    const end = blank > maxLength / 2 ? blank + 1 : maxLength
    pieces.push(rest.slice(0, end).join(''))
    rest = rest.slice(end)
  }
  return [...pieces, rest.join('')]
}

function piecesOf(kind: Kind, text: string, width: number): Piece[] {
  const letters = Math.max(1, Math.floor(width / (kind === 'text' ? TEXT : SMALL)))
  return text.split('\n').flatMap((paragraph) =>
    cutText(paragraph, letters * MAX_LINES).map((piece) => ({
      kind,
      text: piece,
      lines: Math.max(1, Math.ceil(piece.length / letters)),
    })),
  )
}

const cellOf = (pieces: readonly Piece[]): PaperCell => {
  const of = (kind: Kind) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text)
  return { text: of('text').join('\n'), struck: of('struck'), below: of('below') }
}

/** Splits a cell into parts of at most MOST_LINES lines. */
function cellParts({ text, struck = [], below = [] }: PaperCell, width: number): PaperCell[] {
  const pieces = [
    ...piecesOf('text', text, width),
    ...struck.flatMap((line) => piecesOf('struck', line, width)),
    ...below.flatMap((line) => piecesOf('below', line, width)),
  ]
  const parts: Piece[][] = [[]]
  let lines = 0
  for (const piece of pieces) {
    if (lines > 0 && lines + piece.lines > MAX_LINES) {
      parts.push([])
      lines = 0
    }
    parts.at(-1)?.push(piece)
    lines += piece.lines
  }
  return parts.map(cellOf)
}

/**
 * Splits the rows of a table so that each fits on a page, because the library drops the part of an unbreakable
 * row that does not fit. @returns the parts of every row, nearly always one.
 */
export function fittingRows(
  rows: readonly (readonly PaperCell[])[],
  columns: readonly PaperColumn[],
): PaperCell[][][] {
  const widths = widthsOf(columns)
  return rows.map((row) => {
    const cells = row.map((cell, at) => cellParts(cell, widths[at] ?? BREADTH))
    const height = Math.max(1, ...cells.map(({ length }) => length))
    return Array.from({ length: height }, (_, part) =>
      cells.map((parts) => parts[part] ?? { text: '' }),
    )
  })
}
