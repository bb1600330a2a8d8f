import { PICKER_HITS, PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coverageFilter, createSearchClient, HITS_FRESH, WITHOUT_COVERAGE } from './search-client'

/** What the index is asked of the words, for a city that deliveries go to. */
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

/** So many of the first hits for the words, by vendor, name or SKU, of what is delivered to the city. */
export async function findHits(
  query: string,
  areaCity: string | undefined,
  most: number = PICKER_HITS,
  client = createSearchClient(),
): Promise<ProductHit[]> {
  const { results } = await client.searchForHits<ProductHit>({
    requests: [pickerRequest(query, areaCity, most)],
  })
  return results[0]?.hits ?? []
}

/** The first hits for the words, as they are typed. */
export function usePickerHits(words: string, areaCity: string | undefined, enabled: boolean) {
  const [client] = useState(createSearchClient)
  const query = words.trim()
  return useQuery({
    queryKey: ['picker', areaCity, query],
    queryFn: () => findHits(query, areaCity, PICKER_HITS, client),
    enabled,
    staleTime: HITS_FRESH,
    placeholderData: keepPreviousData,
  })
}
