import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Stores what a save answered as the newest data of a query. A read that began before the save is
 * cancelled first: its older answer would replace the newer one.
 */
export async function setAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Data | ((before: Data | undefined) => Data | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Data>(queryKey, answer)
  // The cancelled read was the first one, and the answer alone is not the whole: read it again.
  if (client.getQueryData(queryKey) === undefined)
    void client.invalidateQueries({ queryKey, exact: true })
}
