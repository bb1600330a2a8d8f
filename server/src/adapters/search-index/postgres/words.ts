// How texts and queries become words: the same way for both, or nothing would be found.

const TOKEN = /[\p{L}\p{N}\p{M}]+|\p{Emoji_Presentation}/gu
const ACCENTS = /\p{M}+/gu
const NOT_OF_WORDS = /[^\p{L}\p{N}\p{Emoji_Presentation}]+/gu
const PLAIN = /^[a-z0-9]*$/

/** What is longer is cut: nobody types it, and comparing words takes the square of their length. */
const LONGEST_WORD = 40

export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

function foldToken(token: string): string {
  const lower = token.toLowerCase()
  const folded = PLAIN.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(ACCENTS, '').replace(NOT_OF_WORDS, '')
  return folded.length > LONGEST_WORD ? folded.slice(0, LONGEST_WORD) : folded
}

/** The words of a text in lower case, without accents; signs only part them. */
export function splitWords(text: string): string[] {
  const words: string[] = []
  for (const token of text.match(TOKEN) ?? []) {
    const word = foldToken(token)
    if (word !== '') words.push(word)
  }
  return words
}

/** The words of a text with their places in it, for marking them. */
export function placeWords(text: string): PlacedWord[] {
  const placed: PlacedWord[] = []
  for (const match of text.matchAll(TOKEN)) {
    const word = foldToken(match[0])
    if (word !== '') placed.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return placed
}

/** A whole value as one string to compare by: SKUs, names of facets and cities. */
export function foldValue(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').trim()
}

/** An SKU's letters and digits: `SA-KER-0012` and `saker 0012` are one. */
export function foldSku(text: string): string {
  return splitWords(text).join('')
}

export function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word)
}
