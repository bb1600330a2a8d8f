import {
  hasDigit,
  placeQueryWords,
  placeWords,
  type PlacedWord,
} from '@pasok/domain/catalog/catalog.search-words'
import type { SearchDocument } from '../../../ports/search-index'

/** The figures of a document in one spelling, beside its texts: the index would part `1/2` at its sign. */
export const FIGURES = 'figures'

const SIGNS: Readonly<Record<string, string>> = { '/': 'over', '.': 'dot', '+': 'and' }

/** A figure as a word of letters and digits. */
const codeOf = (figure: string): string => figure.replace(/[/.+]/g, (sign) => SIGNS[sign] ?? '')

/** Figures of all texts in which words are looked for. */
export function figuresOf(document: SearchDocument): string[] {
  const { name, brand, vendor_name, SKU, category_tree, short_description } = document
  const texts = [name, brand, vendor_name, SKU, short_description]
  const all = [...texts, ...category_tree.map((level) => level.name)]
  const words = all.flatMap((text) => placeWords(text))
  // `Wi-Fi` is parted at its hyphen as well.
  const figures = words.filter(({ word, isPart }) => isPart === true || hasDigit(word))
  return [...new Set(figures.map(({ word }) => codeOf(word)))]
}

/** The text of a query with its figures in the spelling of `figuresOf`. */
export function writeFigures(text: string): string {
  if (!hasDigit(text)) return text
  const codedOf = ({ word, start, end }: PlacedWord) =>
    hasDigit(word) ? codeOf(word) : text.slice(start, end)
  return placeQueryWords(text).map(codedOf).join(' ')
}

/** Words that the index left out, as they were typed. */
export const typedOf = (text: string, words: readonly string[]): string[] =>
  words.map((word) => {
    const placed = placeQueryWords(text).find((one) => codeOf(one.word) === word)
    return placed ? text.slice(placed.start, placed.end).toLowerCase() : word
  })
