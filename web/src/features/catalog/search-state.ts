import { foldLetters } from '@pasok/domain/catalog/search/search-pieces'
import { hasDigit } from '@pasok/domain/catalog/search/search-words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useInstantSearch, usePagination } from 'react-instantsearch'
import { useReturnToTab } from '../../lib/use-return-to-tab'
import { useStore, type Store } from '../../lib/store'

export interface SearchState {
  isFirst: boolean
  /** True when a response takes longer than a moment. */
  isSlow: boolean
  isError: boolean
  count: number
  query: string
  /** Words of the query that the index ignored, because no product has all words together. */
  leftOut: readonly string[]
  /** Words that were replaced by similar ones in all hits of the first page. */
  replaced: readonly Replaced[]
  retry: () => void
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Returns the words that the index marks as ignored in the query. */
export const leftOutOf = (markup: string): string[] =>
  [...markup.matchAll(/<em>(.*?)<\/em>/gs)].map(([, word = '']) =>
    word.replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  )

/** A typed word that no hit contains, with the similar word that matched instead. */
export interface Replaced {
  typed: string
  shown: string
}

interface Matched {
  value: string
  matchedWords: readonly string[]
}

const MARKED = /(?:__ais-highlight__|<mark>|<em>)(.*?)(?:__\/ais-highlight__|<\/mark>|<\/em>)/gs
/** The index never replaces shorter words or figures. */
const SHORTEST_REPLACED = 4

function matchedOf(highlight: unknown): Matched[] {
  if (typeof highlight !== 'object' || highlight === null) return []
  if ('value' in highlight && 'matchedWords' in highlight) {
    const { value, matchedWords } = highlight
    return typeof value === 'string' && Array.isArray(matchedWords) ? [{ value, matchedWords }] : []
  }
  return Object.values(highlight).flatMap(matchedOf)
}

/** Returns the number of letters that two words share at their beginnings and ends. */
function alikeness(mark: string, word: string): number {
  const [a, b] = [foldLetters(mark), foldLetters(word)]
  const shortest = Math.min(a.length, b.length)
  const sharedBy = (at: (text: string, place: number) => string | undefined) => {
    let shared = 0
    while (shared < shortest && at(a, shared) === at(b, shared)) shared += 1
    return shared
  }
  return sharedBy((text, place) => text[place]) + sharedBy((text, place) => text.at(-1 - place))
}

/**
 * Returns the query's words that all hits spell differently. If no product has all words, the index accepts
 * similar ones: a reading lamp (`baca`) matches a pane (`kaca`).
 */
export function replacedOf(hits: readonly { _highlightResult?: unknown }[]): Replaced[] {
  const all = hits.flatMap(({ _highlightResult }) => matchedOf(_highlightResult))
  const marksOf = ({ value }: Matched) => [...value.matchAll(MARKED)].map(([, mark = '']) => mark)
  const marks = all.flatMap(marksOf).map(foldLetters)
  const typed = [...new Set(all.flatMap(({ matchedWords }) => matchedWords))]
  const isShown = (word: string) => marks.some((mark) => mark.includes(foldLetters(word)))
  return typed.flatMap((word) => {
    if (word.length < SHORTEST_REPLACED || hasDigit(word) || isShown(word)) return []
    const others = typed.filter((other) => other !== word).map(foldLetters)
    const shown = all
      .filter(({ matchedWords }) => matchedWords.includes(word))
      .flatMap(marksOf)
      .filter((mark) => !others.some((other) => foldLetters(mark).startsWith(other)))
      .toSorted((a, b) => alikeness(b, word) - alikeness(a, word))[0]
    return shown === undefined ? [] : [{ typed: word, shown: shown.toLowerCase() }]
  })
}

/** State of the search; searches again when the page regains attention or the connection returns. */
export function useSearchState(failed: Store<boolean>): SearchState {
  const { status, results, refresh } = useInstantSearch()
  const isError = useStore(failed)
  const retry = useEffectEvent(refresh)
  useReturnToTab(refresh)
  useEffect(() => {
    if (!isError) return undefined
    const again = () => retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isError])
  return {
    isFirst: results.__isArtificial === true,
    isSlow: status === 'stalled',
    isError,
    count: results.nbHits,
    query: results.query,
    leftOut: leftOutOf(results.queryAfterRemoval ?? ''),
    replaced: results.page === 0 ? replacedOf(results.hits) : [],
    retry: refresh,
  }
}

/**
 * Returns to the first page when the city changes, and to the last page when the address has a higher one;
 * `replacePage` adds no history entry.
 */
export function usePageWithin(city: string | undefined, replacePage: (page: number) => void): void {
  const { setIndexUiState, results } = useInstantSearch()
  // Must be mounted before the pager; otherwise the first search would be for page 1.
  usePagination()
  const toLast = useEffectEvent(replacePage)
  const before = useRef(city)
  useEffect(() => {
    if (before.current === city) return
    before.current = city
    setIndexUiState((state) => ({ ...state, page: 1 }))
  }, [city, setIndexUiState])
  const { page, nbPages } = results
  useEffect(() => {
    if (nbPages > 0 && page >= nbPages) toLast(nbPages)
  }, [page, nbPages])
}
