import { foldLetters } from '@pasok/domain/catalog/search/search-pieces'

/**
 * Prefix for SKU entries in the vocabulary. No text contains it, and it is longer than the two edits allowed,
 * so prefix and typo searches of other words never reach these entries.
 */
const MARK = '\0\0\0'

/** Vocabulary entry for a part of an SKU between its separators. */
export const skuPart = (word: string): string => `${MARK}${word}`

const TOKEN = /[\p{L}\p{N}\p{M}]+|\p{Emoji_Presentation}/gu
const ACCENTS = /\p{M}+/gu

/** Folds a whole value for comparison: SKUs, facet names and cities. */
export function foldValue(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').trim()
}

/** Splits an SKU at its separators: `899.1234.567` into `899`, `1234` and `567`. */
export const skuTokens = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((token) => foldLetters(token).replaceAll('/', ''))

/** Reduces an SKU to its letters and digits, as it is stored: `SA-KER-0012` and `saker 0012` are equal. */
export const foldSku = (text: string): string => skuTokens(text).join('')
