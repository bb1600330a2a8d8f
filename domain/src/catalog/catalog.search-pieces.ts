// Letters and numbers of a text in their order: what its words are made of.

import { unitOf } from './catalog.units'

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

/** What is longer is cut: nobody types it, and comparing words takes the square of their length. */
export const LONGEST_WORD = 40
const INCH = 'inch'
/** The sign between two numbers, where it is no letter. */
const TIMES = '×'

export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  const folded = PLAIN.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(ACCENTS, '').replace('\u2044', '/').replace(NOT_OF_WORDS, '')
  return folded.length > LONGEST_WORD ? folded.slice(0, LONGEST_WORD) : folded
}

/** Lengths that are squared or cubed: `10 m2`, `2,5mm²`. */
const SQUARED = /^(?:mm|cm|dm|m|km)$/
/** A unit before the sign of a size: `10mmx12m`. */
const UNIT_AND_TIMES = /^(\p{L}+)x$/u

/** `10m2` is a number with one unit, and `10mmx12m` has a unit before its sign. */
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

/** Letters and numbers in their order. */
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

/** Signs such as `½`, `²` and `Ⅳ` are what they stand for. */
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

/** A number in one spelling; what is no number, such as `1.2.3`, is several. */
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

/** `1 1/2` and `1½` are one number, so that `1/2` doesn't find them. */
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

/** Between no numbers an `x` is a letter, and a sign is nothing. */
const withoutLooseTimes = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, at) => {
    if (piece.kind !== 'times') return [piece]
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (after?.kind === 'number' && before !== undefined && isSized(before)) return [piece]
    return piece.word === TIMES ? [] : [{ ...piece, kind: 'letters' as const }]
  })

export const isSized = ({ kind, word }: Piece) =>
  kind === 'number' || kind === 'unit' || (kind === 'letters' && unitOf(word, true) !== undefined)
