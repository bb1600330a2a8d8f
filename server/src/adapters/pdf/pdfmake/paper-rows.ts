import type { PaperCell, PaperColumn } from '@pasok/domain/kernel/paper'

/** Points of a text in a cell, and of what is under it. */
export const TEXT = 9
export const SMALL = 7.5
/** Points between the edges of the paper, shared by the columns of a table. */
const BREADTH = 523
/**
 * Lines of one part of a row, counted as if every letter were as wide as it is high. A page holds
 * more than twice as many.
 */
const MOST_LINES = 24

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

/** A paragraph in pieces of as many characters at most, cut between words where there are any. */
function cutText(text: string, most: number): string[] {
  const pieces: string[] = []
  let rest = Array.from(text)
  while (rest.length > most) {
    const blank = rest.lastIndexOf(' ', most - 1)
    const end = blank > most / 2 ? blank + 1 : most
    pieces.push(rest.slice(0, end).join(''))
    rest = rest.slice(end)
  }
  return [...pieces, rest.join('')]
}

function piecesOf(kind: Kind, text: string, width: number): Piece[] {
  const letters = Math.max(1, Math.floor(width / (kind === 'text' ? TEXT : SMALL)))
  return text.split('\n').flatMap((paragraph) =>
    cutText(paragraph, letters * MOST_LINES).map((piece) => ({
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

/** A cell in parts of at most so many lines. */
function cellParts({ text, struck = [], below = [] }: PaperCell, width: number): PaperCell[] {
  const pieces = [
    ...piecesOf('text', text, width),
    ...struck.flatMap((line) => piecesOf('struck', line, width)),
    ...below.flatMap((line) => piecesOf('below', line, width)),
  ]
  const parts: Piece[][] = [[]]
  let lines = 0
  for (const piece of pieces) {
    if (lines > 0 && lines + piece.lines > MOST_LINES) {
      parts.push([])
      lines = 0
    }
    parts.at(-1)?.push(piece)
    lines += piece.lines
  }
  return parts.map(cellOf)
}

/**
 * The rows of a table so that each of them fits on a page: one that is taller goes on in further
 * rows. The library leaves out whatever of an unbroken row does not fit.
 * @returns for every row its parts, nearly always one.
 */
export function fittingRows(
  rows: readonly (readonly PaperCell[])[],
  columns: readonly PaperColumn[],
): PaperCell[][][] {
  const widths = widthsOf(columns)
  return rows.map((row) => {
    const cells = row.map((cell, at) => cellParts(cell, widths[at] ?? BREADTH))
    const most = Math.max(1, ...cells.map(({ length }) => length))
    return Array.from({ length: most }, (_, part) =>
      cells.map((parts) => parts[part] ?? { text: '' }),
    )
  })
}
