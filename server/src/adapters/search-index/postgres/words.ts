import { foldLetters } from '@pasok/domain/catalog/catalog.search-pieces'

const TOKEN = /[\p{L}\p{N}\p{M}]+|\p{Emoji_Presentation}/gu
const ACCENTS = /\p{M}+/gu

/** A whole value as one string to compare by: SKUs, names of facets and cities. */
export function foldValue(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').trim()
}

/** What stands between the separators of an SKU: `899`, `1234` and `567` of `899.1234.567`. */
export const skuTokens = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((token) => foldLetters(token).replaceAll('/', ''))

/** An SKU's letters and digits: `SA-KER-0012` and `saker 0012` are one. It is stored so. */
export const foldSku = (text: string): string => skuTokens(text).join('')
