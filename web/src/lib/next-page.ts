import type { InfiniteQueryObserverResult } from '@tanstack/react-query'

type Paged<Data> = Pick<
  InfiniteQueryObserverResult<Data>,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>

/**
 * Loads the next page. A list that is being read again is read to the end first: the library would
 * stop that reading, and its news would be lost.
 */
export async function nextPage<Data>(
  list: Paged<Data>,
): Promise<InfiniteQueryObserverResult<Data>> {
  if (list.isFetching && !list.isFetchingNextPage) await list.refetch({ cancelRefetch: false })
  return list.fetchNextPage()
}
