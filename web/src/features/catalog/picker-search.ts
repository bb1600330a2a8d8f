import { PICKER_HITS, PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  coverageFilter,
  createSearchClient,
  HITS_FRESH_MS,
  WITHOUT_COVERAGE,
} from './search-client'

/** Returns the search request for the query and the delivery city. */
export const pickerRequest = (
  query: string,
  areaCity: string | undefined,
  hitsPerPage: number = PICKER_HITS,
) => ({
  indexName: PRODUCTS_INDEX,
  query,
  hitsPerPage,
  attributesToRetrieve: WITHOUT_COVERAGE,
  filters: coverageFilter(areaCity),
})

/** Returns the first hits by vendor, name or SKU that are delivered to the city. */
export async function findHits(
  query: string,
  areaCity: string | undefined,
  limit: number = PICKER_HITS,
  client = createSearchClient(),
): Promise<ProductHit[]> {
  const { results } = await client.searchForHits<ProductHit>({
    requests: [pickerRequest(query, areaCity, limit)],
  })
  return results[0]?.hits ?? []
}

export function usePickerHits(words: string, areaCity: string | undefined, enabled: boolean) {
  const [client] = useState(createSearchClient)
  const query = words.trim()
  return useQuery({
    queryKey: ['picker', areaCity, query],
    queryFn: () => findHits(query, areaCity, PICKER_HITS, client),
    enabled,
    staleTime: HITS_FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
