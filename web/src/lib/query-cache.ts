import type { InfiniteQueryObserverResult, QueryClient, QueryKey } from '@tanstack/react-query'

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

/**
 * Stores the response of a save as the newest data of a query. Cancels a running refetch first, because its
 * older response would replace the data.
 */
export async function setResponse<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Data | ((before: Data | undefined) => Data | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Data>(queryKey, answer)
  // The canceled request was the first load, and the response alone is incomplete: loads the query again.
  if (client.getQueryData(queryKey) === undefined)
    void client.invalidateQueries({ queryKey, exact: true })
}
