import { foldLetters } from '@pasok/domain/catalog/catalog.search-pieces'

const TOKEN = /[\p{L}\p{N}\p{M}]+|\p{Emoji_Presentation}/gu
const ACCENTS = /\p{M}+/gu

/** A whole value as one string to compare by: SKUs, names of facets and cities. */
export function foldValue(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').trim()
}

/** An SKU's letters and digits: `SA-KER-0012` and `saker 0012` are one. It is stored so. */
export function foldSku(text: string): string {
  const tokens = text.match(TOKEN) ?? []
  return tokens.map((token) => foldLetters(token).replaceAll('/', '')).join('')
}
