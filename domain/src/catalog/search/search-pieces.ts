// Splits a text into letters and numbers, from which its words are built.

import { unitOf } from '../catalog.units'

export interface Piece {
  readonly kind: 'letters' | 'number' | 'unit' | 'times'
  readonly word: string
  readonly start: number
  readonly end: number
}

export const LETTERS = String.raw`[\p{L}\p{M}]+|\p{Emoji_Presentation}`
const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*(?:[/\u2044]\p{Nd}+)?`
const PIECE = new RegExp(`(${LETTERS})|(${NUMBER})|([\\p{No}\\p{Nl}])|([×*])|(["″”]|'')`, 'gu')
const ACCENTS = /\p{M}+/gu
const NOT_OF_WORDS = /[^\p{L}\p{N}\p{Emoji_Presentation}/]+/gu
const PLAIN = /^[a-z0-9]*$/

/**
 * Longer words are cut: nobody types them, and comparing words takes time proportional to the
 * square of their length.
 */
export const LONGEST_WORD = 40
const INCH = 'inch'
/** The multiplication sign between two numbers, unless it is a letter. */
const TIMES = '×'

/** Returns a word in lower case without accents and punctuation, cut to 40 characters. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  const folded = PLAIN.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(ACCENTS, '').replace('\u2044', '/').replace(NOT_OF_WORDS, '')
  return folded.length > LONGEST_WORD ? folded.slice(0, LONGEST_WORD) : folded
}

/** Units of length that may be squared or cubed: `10 m2`, `2,5mm²`. */
const SQUARED = /^(?:mm|cm|dm|m|km)$/
/** A unit followed by the sign of a size: `10mmx12m`. */
const UNIT_AND_TIMES = /^(\p{L}+)x$/u

/** Joins a unit and its power (`10m2`), and separates a unit from the sign of a size (`10mmx12m`). */
function withWholeUnits(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const [last, before, next] = [whole.at(-1), whole.at(-2), pieces[at + 1]]
    const isPower =
      /^[23]$/.test(piece.word) &&
      last?.end === piece.start &&
      before?.kind === 'number' &&
      SQUARED.test(last.word) &&
      next?.kind !== 'times'
    const [, unit = ''] = UNIT_AND_TIMES.exec(piece.word) ?? []
    const isSizeSign =
      unitOf(unit, true) !== undefined &&
      last?.kind === 'number' &&
      last.end === piece.start &&
      next?.kind === 'number' &&
      next.start === piece.end
    if (isPower) {
      whole.pop()
      whole.push({ kind: 'unit', word: last.word + piece.word, start: last.start, end: piece.end })
    } else if (isSizeSign) {
      const { start, end } = piece
      whole.push({ kind: 'unit', word: unit, start, end: end - 1 })
      whole.push({ kind: 'times', word: 'x', start: end - 1, end })
    } else whole.push(piece)
  }
  return whole
}

/** Splits a text into letters and numbers, in order. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let isQuoted = false
  for (const match of text.matchAll(PIECE)) {
    const [found, letters, number, sign, times, quote] = match
    const [start, end] = [match.index, match.index + found.length]
    const last = pieces.at(-1)
    if (quote !== undefined) {
      const isUnit = !isQuoted && last?.kind === 'number' && last.end === start
      if (isUnit) pieces.push({ kind: 'unit', word: INCH, start, end })
      else isQuoted = !isQuoted
    } else if (times !== undefined) {
      if (last && isSized(last)) pieces.push({ kind: 'times', word: TIMES, start, end })
    } else if (number !== undefined) addNumbers(pieces, number, start)
    else addFolded(pieces, letters ?? sign ?? '', start, end)
  }
  return withoutLooseTimes(withWholeUnits(pieces))
}

/** Adds signs such as `½`, `²` and `Ⅳ` by their meaning. */
function addFolded(pieces: Piece[], text: string, start: number, end: number): void {
  const word = foldLetters(text)
  if (word === '') return
  if (/^\d+(?:\/\d+)?$/.test(word)) addNumber(pieces, { kind: 'number', word, start, end })
  else
    pieces.push({
      kind: word === 'x' ? 'times' : 'letters',
      word: word.replaceAll('/', ''),
      start,
      end,
    })
}

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/
const DECIMAL = /^(\d+)[.,](\d+)$/
const FRACTION = /^\d{1,2}\/[1-9]\d?$/

/** Adds a number in one normalised spelling; several for digits that form no number, such as `1.2.3`. */
function addNumbers(pieces: Piece[], text: string, start: number): void {
  const digits = text.normalize('NFKD').replace('\u2044', '/')
  const word = numberOf(digits)
  if (word !== undefined || digits.length !== text.length) {
    const known = word ?? digits.replace(/\D/g, '')
    const end = start + text.length
    addNumber(pieces, { kind: 'number', word: known.slice(0, LONGEST_WORD), start, end })
    return
  }
  for (const part of digits.matchAll(/\d+/g)) {
    const at = start + part.index
    const end = at + part[0].length
    pieces.push({ kind: 'number', word: part[0].slice(0, LONGEST_WORD), start: at, end })
  }
}

function numberOf(text: string): string | undefined {
  if (/^\d+$/.test(text) || FRACTION.test(text)) return text
  if (GROUPED.test(text) && !text.startsWith('0')) return text.replace(/[.,]/g, '')
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return undefined
  const trimmed = decimals.replace(/0+$/, '')
  return trimmed === '' ? whole : `${whole}.${trimmed}`
}

/** Adds a number; `1 1/2` and `1½` become one number, so that `1/2` does not match them. */
function addNumber(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  const isMixed =
    last?.kind === 'number' &&
    /^\d{1,3}$/.test(last.word) &&
    piece.word.includes('/') &&
    piece.start - last.end <= 1
  if (!isMixed) {
    pieces.push(piece)
    return
  }
  pieces.pop()
  pieces.push({ ...piece, word: `${last.word}+${piece.word}`, start: last.start })
}

/** Turns an `x` that is not between numbers into a letter, and drops a lone multiplication sign. */
const withoutLooseTimes = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, at) => {
    if (piece.kind !== 'times') return [piece]
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (after?.kind === 'number' && before !== undefined && isSized(before)) return [piece]
    return piece.word === TIMES ? [] : [{ ...piece, kind: 'letters' as const }]
  })

/** Returns whether a piece is a number or a unit, and thus can precede the sign of a size. */
export const isSized = ({ kind, word }: Piece) =>
  kind === 'number' || kind === 'unit' || (kind === 'letters' && unitOf(word, true) !== undefined)
