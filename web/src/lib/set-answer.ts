import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Stores the response of a save as the newest data of a query. Cancels a running refetch first, because its
 * older response would replace the data.
 */
export async function setAnswer<Data>(
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
