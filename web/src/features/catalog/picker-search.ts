import { PICKER_HITS, PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coverageFilter, createSearchClient, HITS_FRESH, WITHOUT_COVERAGE } from './search-client'

/** What the index is asked of the words, for a city that deliveries go to. */
export const pickerRequest = (query: string, areaCity: string | undefined) => ({
  indexName: PRODUCTS_INDEX,
  query,
  hitsPerPage: PICKER_HITS,
  attributesToRetrieve: WITHOUT_COVERAGE,
  filters: coverageFilter(areaCity),
})

/** The first hits for the words, by vendor, name or SKU, of what is delivered to the city. */
export function usePickerHits(words: string, areaCity: string | undefined, enabled: boolean) {
  const [client] = useState(createSearchClient)
  const query = words.trim()
  return useQuery({
    queryKey: ['picker', areaCity, query],
    queryFn: async (): Promise<ProductHit[]> => {
      const { results } = await client.searchForHits<ProductHit>({
        requests: [pickerRequest(query, areaCity)],
      })
      return results[0]?.hits ?? []
    },
    enabled,
    staleTime: HITS_FRESH,
    placeholderData: keepPreviousData,
  })
}
