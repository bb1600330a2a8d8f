import { inflateSync } from 'node:zlib'

/** One page of a PDF file as text. Text drawn on one line, from left to right, is one entry. */
export interface ReadPage {
  lines: string[]
  /** Points. */
  width: number
  height: number
  /** The rightmost and the lowest position where a letter begins. */
  rightmost: number
  lowest: number
  /** Number of boxes drawn for characters that no font has. */
  boxes: number
}

interface Piece {
  x: number
  y: number
  text: string
  boxes: number
}

/** Extracts the numbered objects of a file (between `obj` and `endobj`) with inflated streams. */
function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length
    const body = text.slice(start, text.indexOf('\nendobj', start))
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw = at < 0 ? '' : body.slice(at + 7, at + 7 + length)
    const isPacked = head.includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(found[1] ?? '', { head, stream })
  }
  return objects
}

const fromUtf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Maps the glyphs of a font to their characters. */
function lettersOf(cmap: string): string[] {
  const letters: string[] = []
  for (const [, from = '', to = '', list = ''] of cmap.matchAll(
    /<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/gi,
  )) {
    const first = Number.parseInt(from, 16)
    const words = [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) =>
      fromUtf16(hex.replaceAll(' ', '')),
    )
    for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1)
      letters[glyph] = words[glyph - first] ?? ''
  }
  return letters
}

const TOKEN = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g

/** Extracts the drawn texts with their positions, measured from the page's upper left corner. */
function piecesOf(content: string, fonts: ReadonlyMap<string, string[]>, height: number): Piece[] {
  const pieces: Piece[] = []
  let letters: string[] = []
  let [x, y] = [0, 0]
  for (const token of content.matchAll(TOKEN)) {
    const [, tx, ty, font, glyphs] = token
    if (tx !== undefined && ty !== undefined) [x, y] = [Number(tx), height - Number(ty)]
    if (font !== undefined) letters = fonts.get(font) ?? []
    if (glyphs === undefined) continue
    const drawn = [...glyphs.matchAll(/<([\da-f]*)>/gi)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16))
    const text = drawn.map((glyph) => letters[glyph] ?? '').join('')
    pieces.push({ x, y, text, boxes: drawn.filter((glyph) => glyph === 0).length })
  }
  return pieces
}

/** Reads the pages of a PDF file written by pdfkit. Other PDF files may not be readable. */
export function readPdf(file: Uint8Array): ReadPage[] {
  const objects = objectsOf(Buffer.from(file))
  const at = (head: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '')
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
    const resources = at(head, 'Resources')?.head ?? head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
        const font = objects.get(number)?.head ?? ''
        return [name, lettersOf(at(font, 'ToUnicode')?.stream ?? '')] as const
      }),
    )
    const pieces = piecesOf(at(head, 'Contents')?.stream ?? '', fonts, Number(height))
    return {
      lines: linesOf(pieces),
      width: Number(width),
      height: Number(height),
      rightmost: Math.max(0, ...pieces.map(({ x }) => x)),
      lowest: Math.max(0, ...pieces.map(({ y }) => y)),
      boxes: pieces.reduce((sum, { boxes }) => sum + boxes, 0),
    }
  })
}

function linesOf(pieces: readonly Piece[]): string[] {
  const rows = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const row = Math.round(piece.y)
    rows.set(row, [...(rows.get(row) ?? []), piece])
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) =>
      row
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}
