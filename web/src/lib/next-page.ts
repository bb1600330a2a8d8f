import type { InfiniteQueryObserverResult } from '@tanstack/react-query'

type Paged<Data> = Pick<
  InfiniteQueryObserverResult<Data>,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>

/**
 * Loads the next page. Waits for a running refetch first, because the library would cancel it and lose newer
 * data.
 */
export async function nextPage<Data>(
  list: Paged<Data>,
): Promise<InfiniteQueryObserverResult<Data>> {
  if (list.isFetching && !list.isFetchingNextPage) await list.refetch({ cancelRefetch: false })
  return list.fetchNextPage()
}
