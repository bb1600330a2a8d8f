import { SUGGESTIONS_SHOWN } from '@pasok/domain/catalog/catalog.constants'

export interface SearchOffer {
  kind: 'recent' | 'suggestion'
  query: string
}

const fold = (text: string) => text.trim().toLowerCase()

/**
 * Returns suggestions for the typed words: the user's recent searches with this beginning, then popular ones;
 * without duplicates and without the typed words themselves.
 */
export function offersFor(
  typed: string,
  recent: readonly string[],
  suggestions: readonly string[],
): readonly SearchOffer[] {
  const words = fold(typed)
  const own = recent.filter((query) => fold(query).startsWith(words) && fold(query) !== words)
  const known = new Set(own.map(fold))
  const others = suggestions.filter((query) => !known.has(fold(query)) && fold(query) !== words)
  return [
    ...own.map((query): SearchOffer => ({ kind: 'recent', query })),
    ...others
      .slice(0, SUGGESTIONS_SHOWN)
      .map((query): SearchOffer => ({ kind: 'suggestion', query })),
  ]
}
