import {
  hasDigit,
  placeQueryWords,
  placeWords,
  type PlacedWord,
} from '@pasok/domain/catalog/search/search-words'
import type { SearchDocument } from '../../../ports/search-index'

/**
 * Attribute with the document's numbers in a uniform spelling, because the hosted index would split `1/2` at
 * the slash.
 */
export const FIGURES = 'figures'

const SIGNS: Readonly<Record<string, string>> = { '/': 'over', '.': 'dot', '+': 'and' }

/** Spells a number as a word of letters and digits. */
const codeOf = (figure: string): string => figure.replace(/[/.+]/g, (sign) => SIGNS[sign] ?? '')

/** Returns the numbers in all searchable texts of the document. */
export function figuresOf(document: SearchDocument): string[] {
  const { name, brand, vendor_name, SKU, category_tree, short_description } = document
  const texts = [name, brand, vendor_name, SKU, short_description]
  const all = [...texts, ...category_tree.map((level) => level.name)]
  const words = all.flatMap((text) => placeWords(text))
  // Words that are split at a hyphen, such as `Wi-Fi`, are included as well.
  const figures = words.filter(({ word, isPart }) => isPart === true || hasDigit(word))
  return [...new Set(figures.map(({ word }) => codeOf(word)))]
}

/** Returns the query text with its numbers in the spelling of `figuresOf`. */
export function writeFigures(text: string): string {
  if (!hasDigit(text)) return text
  const codedOf = ({ word, start, end }: PlacedWord) =>
    hasDigit(word) ? codeOf(word) : text.slice(start, end)
  return placeQueryWords(text).map(codedOf).join(' ')
}

/** Returns the words that the index ignored as the user typed them. */
export const typedOf = (text: string, words: readonly string[]): string[] =>
  words.map((word) => {
    const placed = placeQueryWords(text).find((one) => codeOf(one.word) === word)
    return placed ? text.slice(placed.start, placed.end).toLowerCase() : word
  })
