// How texts and queries become words: the same way for both, or nothing would be found. Figures get
// one spelling: `25 Kg`, `25kg` and `25-KG` are `25kg`, and `M14 x 41` is `m14` and `14x41`.

import { unitOf } from './catalog.units'

export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
  /** Indexed only: a query that has it asks for the longer word that it is part of. */
  readonly isPart?: true
}

interface Piece {
  readonly kind: 'letters' | 'number' | 'unit' | 'times'
  readonly word: string
  readonly start: number
  readonly end: number
}

const LETTERS = String.raw`[\p{L}\p{M}]+|\p{Emoji_Presentation}`
const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*(?:[/\u2044]\p{Nd}+)?`
const PIECE = new RegExp(`(${LETTERS})|(${NUMBER})|([\\p{No}\\p{Nl}])|([×*])|(["″”]|'')`, 'gu')
/** Of a text without figures. */
const LETTERS_ALONE = new RegExp(LETTERS, 'gu')
const ACCENTS = /\p{M}+/gu
const NOT_OF_WORDS = /[^\p{L}\p{N}\p{Emoji_Presentation}/]+/gu
const PLAIN = /^[a-z0-9]*$/

/** What is longer is cut: nobody types it, and comparing words takes the square of their length. */
const LONGEST_WORD = 40
/** Longer words before a number are no code: `HQ 47` is `HQ47`, `Kertas 70` are two words. */
const LONGEST_CODE = 6

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

/** The words of a text that is searched, parts of longer words included. */
export function placeWords(text: string): PlacedWord[] {
  if (!hasDigit(text)) return placeLetters(text)
  const pieces = readPieces(text)
  const words: PlacedWord[] = []
  const inWhole = new Set<Piece>()
  const spaced = spacingOf(text)
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    const whole = next && joinPair(piece, next, spaced, pieces[at + 2])
    const size = joinSize(pieces, at)
    if (size) {
      words.push(size.word)
      for (const part of size.of) inWhole.add(part)
    }
    if (next && whole) {
      // `2m x 3m` and `2 x 3 m` are one size: its last unit is the unit of both.
      words.push(size ? { ...whole, isPart: true } : whole)
      if (size || whole.isPart !== true) inWhole.add(piece).add(next)
    }
  }
  const alone = pieces
    .filter((piece) => !inWhole.has(piece) || isWorthAlone(piece))
    .map((piece): PlacedWord => (inWhole.has(piece) ? { ...piece, isPart: true } : piece))
  return [...words, ...alone].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** The words that a query asks for, each as strict as it was typed. */
export const placeQueryWords = (text: string): PlacedWord[] =>
  placeWords(text).filter(({ isPart }) => isPart !== true)

export const splitWords = (text: string): string[] => placeWords(text).map(({ word }) => word)

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)

function placeLetters(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { 0: letters, index: start } of text.matchAll(LETTERS_ALONE)) {
    const word = foldLetters(letters).replaceAll('/', '')
    if (word !== '') words.push({ word, start, end: start + letters.length })
  }
  return words
}

/** Single letters and digits of a code say nothing by themselves: `a` of `A4`. */
const isWorthAlone = ({ kind, word }: Piece) =>
  kind === 'number' || ((kind === 'letters' || kind === 'unit') && word.length > 1)

type Spacing = (a: Piece, b: Piece) => 'glued' | 'signed' | 'apart' | 'far'

/** How two pieces stand to each other. */
const spacingOf =
  (text: string): Spacing =>
  (a, b) => {
    const length = b.start - a.end
    if (length === 0) return 'glued'
    if (length > 3) return 'far'
    const between = text.slice(a.end, b.start)
    if (/^[._/-]$/.test(between)) return 'signed'
    return /^[\s-]+$/.test(between) ? 'apart' : 'far'
  }

const pairOf = (a: Piece, b: Piece, word: string): PlacedWord => ({
  word,
  start: a.start,
  end: b.end,
})

/** A number with its unit, or a code of letters and a number, as one word. */
function joinPair(
  a: Piece,
  b: Piece,
  spaced: Spacing,
  after: Piece | undefined,
): PlacedWord | undefined {
  const space = spaced(a, b)
  if (space === 'far') return undefined
  if (a.kind === 'number' && (b.kind === 'unit' || b.kind === 'letters')) {
    // `10 A4`: the letters belong to the number that follows.
    const isOfNext = space !== 'glued' && after?.kind === 'number' && spaced(b, after) === 'glued'
    if (isOfNext) return undefined
    const unit = unitOf(b.word, space === 'glued')
    const pair = pairOf(a, b, a.word + (unit ?? b.word))
    return unit !== undefined || space === 'glued' ? pair : { ...pair, isPart: true }
  }
  if (b.kind !== 'number' || (a.kind !== 'letters' && a.kind !== 'unit')) return undefined
  const pair = pairOf(a, b, a.word + b.word)
  if (space === 'glued') return pair
  if (a.word.length > LONGEST_CODE) return undefined
  return space === 'signed' ? pair : { ...pair, isPart: true }
}

/** `2 x 3`, `2m × 3m`: two numbers with a sign between them, units aside. */
function joinSize(
  pieces: readonly Piece[],
  at: number,
): { word: PlacedWord; of: readonly Piece[] } | undefined {
  const first = pieces[at]
  if (first?.kind !== 'number') return undefined
  const unit = pieces[at + 1]
  const hasUnit = unit !== undefined && unit.kind !== 'number' && isSized(unit)
  const from = hasUnit ? at + 2 : at + 1
  const [times, second] = [pieces[from], pieces[from + 1]]
  if (times?.kind !== 'times' || second?.kind !== 'number') return undefined
  if (times.start - first.end > 8 || second.start - times.end > 3) return undefined
  const word = pairOf(first, second, `${first.word}x${second.word}`)
  return { word, of: [first, times, second] }
}

/** Letters and numbers in their order. */
function readPieces(text: string): Piece[] {
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
  return withoutLooseTimes(pieces)
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

const isSized = ({ kind, word }: Piece) =>
  kind === 'number' || kind === 'unit' || (kind === 'letters' && unitOf(word, true) !== undefined)
