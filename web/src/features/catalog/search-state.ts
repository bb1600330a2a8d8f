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
  retry: () => void
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The words that the index marks in the query as left out. */
export const leftOutOf = (markup: string): string[] =>
  [...markup.matchAll(/<em>(.*?)<\/em>/gs)].map(([, word = '']) =>
    word.replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  )

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
