import { useEffect, useRef } from 'react'
import { useInstantSearch, usePagination } from 'react-instantsearch'

export interface SearchState {
  /** Nothing was answered yet. */
  isFirst: boolean
  /** An answer takes longer than a moment. */
  isSlow: boolean
  isError: boolean
  count: number
  /** The words that the hits shown were found by. */
  query: string
  retry: () => void
}

/** How the search stands; it tries again by itself once the network is back. */
export function useSearchState(): SearchState {
  const { status, results, refresh } = useInstantSearch({ catchError: true })
  const isError = status === 'error'
  const retry = useRef(refresh)
  retry.current = refresh
  useEffect(() => {
    if (!isError) return undefined
    const again = () => retry.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isError])
  return {
    isFirst: results.__isArtificial === true,
    isSlow: status === 'stalled',
    isError,
    count: results.nbHits,
    query: results.query,
    retry: refresh,
  }
}

/** Back to the first page when another city is chosen, and to the last one when there are fewer now. */
export function usePageWithin(city: string | undefined): void {
  const { setIndexUiState, results } = useInstantSearch()
  const { refine } = usePagination()
  const before = useRef(city)
  useEffect(() => {
    if (before.current === city) return
    before.current = city
    setIndexUiState((state) => ({ ...state, page: 1 }))
  }, [city, setIndexUiState])
  const { page, nbPages } = results
  useEffect(() => {
    if (nbPages > 0 && page >= nbPages) refine(nbPages - 1)
  }, [page, nbPages, refine])
}
