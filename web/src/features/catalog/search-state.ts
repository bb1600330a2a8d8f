import { foldLetters } from '@pasok/domain/catalog/catalog.search-pieces'
import { hasDigit } from '@pasok/domain/catalog/catalog.search-words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useInstantSearch, usePagination } from 'react-instantsearch'
import { useLookedAtAgain } from '../../lib/looked-at-again'
import { useStore, type Store } from '../../lib/store'

export interface SearchState {
  /** Nothing was answered yet. */
  isFirst: boolean
  /** An answer takes longer than a moment. */
  isSlow: boolean
  isError: boolean
  count: number
  /** The words that the hits shown were found by. */
  query: string
  /** Words of the query that nothing has together with the others: the hits are without them. */
  leftOut: readonly string[]
  /** Words that stand for others in all hits of the first page. */
  replaced: readonly Replaced[]
  retry: () => void
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The words that the index marks in the query as left out. */
export const leftOutOf = (markup: string): string[] =>
  [...markup.matchAll(/<em>(.*?)<\/em>/gs)].map(([, word = '']) =>
    word.replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  )

/** A query's word that no product on the page has as it was typed, and a word that was taken for it. */
export interface Replaced {
  typed: string
  shown: string
}

/** What a hit says of the words that it was found by. */
interface Matched {
  value: string
  matchedWords: readonly string[]
}

const MARKED = /(?:__ais-highlight__|<mark>|<em>)(.*?)(?:__\/ais-highlight__|<\/mark>|<\/em>)/gs
/** Shorter words and figures are never taken for others. */
const SHORTEST_REPLACED = 4

function matchedOf(highlight: unknown): Matched[] {
  if (typeof highlight !== 'object' || highlight === null) return []
  if ('value' in highlight && 'matchedWords' in highlight) {
    const { value, matchedWords } = highlight
    return typeof value === 'string' && Array.isArray(matchedWords) ? [{ value, matchedWords }] : []
  }
  return Object.values(highlight).flatMap(matchedOf)
}

/** How many letters two words have in common at their beginnings and ends. */
function alikeness(mark: string, word: string): number {
  const [a, b] = [foldLetters(mark), foldLetters(word)]
  const most = Math.min(a.length, b.length)
  const sharedBy = (at: (text: string, place: number) => string | undefined) => {
    let shared = 0
    while (shared < most && at(a, shared) === at(b, shared)) shared += 1
    return shared
  }
  return sharedBy((text, place) => text[place]) + sharedBy((text, place) => text.at(-1 - place))
}

/**
 * The words of a search that every hit has in another spelling: as nothing has the words together,
 * the index takes one for a similar word, and a lamp to read by (`baca`) stands for a pane (`kaca`).
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

/** How the search stands; it searches again once it is looked at again, or the network is back. */
export function useSearchState(failed: Store<boolean>): SearchState {
  const { status, results, refresh } = useInstantSearch()
  const isError = useStore(failed)
  const retry = useEffectEvent(refresh)
  useLookedAtAgain(refresh)
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
 * Back to the first page when another city is chosen, and to the last one when there are fewer now
 * than the address says; `replacePage` corrects that without a new entry of the history.
 */
export function usePageWithin(city: string | undefined, replacePage: (page: number) => void): void {
  const { setIndexUiState, results } = useInstantSearch()
  // Must stand before there are pages to show, or the first search would be for the first page.
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
