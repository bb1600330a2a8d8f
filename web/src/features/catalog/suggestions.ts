import { SUGGESTIONS_INDEX, SUGGESTIONS_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createSearchClient } from './search-client'

/** How long suggestions are good without asking again, milliseconds: they are made once an hour. */
const FRESH = 300_000

/** What others look for that begins like these words; the most popular for none. */
export function useSuggestions(words: string, enabled: boolean): readonly string[] {
  const [client] = useState(createSearchClient)
  const query = words.trim()
  const { data } = useQuery({
    queryKey: [SUGGESTIONS_INDEX, query],
    queryFn: async () => {
      const { results } = await client.searchForHits<{ query: string }>({
        requests: [{ indexName: SUGGESTIONS_INDEX, query, hitsPerPage: SUGGESTIONS_SHOWN }],
      })
      return results[0]?.hits.map((hit) => hit.query) ?? []
    },
    enabled,
    staleTime: FRESH,
    // They help and no more: without them the search goes on as it is.
    retry: false,
    placeholderData: keepPreviousData,
  })
  return enabled ? (data ?? []) : []
}
