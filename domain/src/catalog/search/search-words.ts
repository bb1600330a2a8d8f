// Splits texts and queries into words. Both must use the same rules for a query to match. Numbers
// get one spelling: `25 Kg`, `25kg` and `25-KG` become `25kg`, and `M14 x 41` becomes `m14` and
// `14x41`.
import {
  foldLetters,
  isSized,
  LETTERS,
  LONGEST_WORD,
  type Piece,
  readPieces,
} from './search-pieces'
import { unitOf } from '../catalog.units'
import { SEARCH_QUERY_BYTES } from '../catalog.constants'

/** Cuts a search to the length that the index accepts; the rest of a long pasted text adds nothing. */
export function cutQuery(text: string): string {
  // A character takes one to four bytes.
  if (text.length * 4 <= SEARCH_QUERY_BYTES) return text
  let bytes = 0
  let cut = ''
  for (const letter of text) {
    bytes += bytesOf(letter.codePointAt(0) ?? 0)
    if (bytes > SEARCH_QUERY_BYTES) break
    cut += letter
  }
  return cut
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
  /** Part of a longer word; only indexed, because queries search for the longer word. */
  readonly isPart?: true
}

/** Matches the words of a text without digits. */
const LETTER_GROUPS = new RegExp(LETTERS, 'gu')
/** Maximum length of the letters in a code: `HQ 47` also matches `HQ47`, but `Kertas 70` is two words. */
const LONGEST_CODE = 6

/** Returns the words of an indexed text, including parts of longer words. */
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
    if (next && isLetters(piece) && isLetters(next) && isHyphened(text, piece, next))
      words.push(joinedOf(piece, next))
    if (size) {
      words.push(size.word)
      for (const part of size.of) inWhole.add(part)
    }
    if (next && whole) {
      // `2m x 3m` and `2 x 3 m` are the same size: the last unit applies to both numbers.
      words.push(size ? { ...whole, isPart: true } : whole)
      if (size || whole.isPart !== true) inWhole.add(piece).add(next)
    }
  }
  const ownTerms = pieces
    .filter((piece) => !inWhole.has(piece) || isOwnTerm(piece))
    .map((piece): PlacedWord => (inWhole.has(piece) ? { ...piece, isPart: true } : piece))
  return [...words, ...ownTerms].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** Returns the words of a query, without the parts of longer words. */
export const placeQueryWords = (text: string): PlacedWord[] =>
  placeWords(text).filter(({ isPart }) => isPart !== true)

/** Returns whether a word contains a digit. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)

/** Recognises hyphenated words: `Wi-Fi` is also indexed as `wifi`. */
const isHyphened = (text: string, a: { end: number }, b: { start: number }) =>
  b.start - a.end === 1 && text[a.end] === '-'

const joinedOf = (
  a: { word: string; start: number },
  b: { word: string; end: number },
): PlacedWord => ({
  word: (a.word + b.word).slice(0, LONGEST_WORD),
  start: a.start,
  end: b.end,
  isPart: true,
})

function placeLetters(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { 0: letters, index: start } of text.matchAll(LETTER_GROUPS)) {
    const word = foldLetters(letters).replaceAll('/', '')
    if (word === '') continue
    const end = start + letters.length
    const last = words.at(-1)
    if (last && isHyphened(text, last, { start })) words.push(joinedOf(last, { word, end }))
    words.push({ word, start, end })
  }
  return words
}

/** Single letters of a code are not indexed alone: `a` of `A4`. */
const isOwnTerm = ({ kind, word }: Piece) =>
  kind === 'number' || ((kind === 'letters' || kind === 'unit') && word.length > 1)

const isLetters = ({ kind }: Piece) => kind === 'letters'

type Spacing = (a: Piece, b: Piece) => 'glued' | 'signed' | 'apart' | 'far'

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

/** Joins a number with its unit, or letters with a number, into one word. */
function joinPair(
  a: Piece,
  b: Piece,
  spaced: Spacing,
  after: Piece | undefined,
): PlacedWord | undefined {
  const space = spaced(a, b)
  if (space === 'far') return undefined
  if (a.kind === 'number' && (b.kind === 'unit' || b.kind === 'letters')) {
    // `10 A4`: the letters belong to the following number.
    const isOfNext = after?.kind === 'number' && spaced(b, after) === 'glued'
    if (isOfNext && space !== 'glued') return undefined
    const unit = unitOf(b.word, space === 'glued')
    const pair = pairOf(a, b, a.word + (unit ?? b.word))
    // `65R15` also matches `65 R15`.
    if (isOfNext && unit === undefined) return { ...pair, isPart: true }
    return unit !== undefined || space === 'glued' ? pair : { ...pair, isPart: true }
  }
  if (b.kind !== 'number' || (a.kind !== 'letters' && a.kind !== 'unit')) return undefined
  const pair = pairOf(a, b, a.word + b.word)
  if (space === 'glued') return pair
  if (a.word.length > LONGEST_CODE) return undefined
  return space === 'signed' ? pair : { ...pair, isPart: true }
}

/** Joins two numbers with a sign between them into a size, without units: `2 x 3`, `2m × 3m`. */
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
