import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryKey } from '../../lib/api'
import {
  coverageFilter,
  createSearchClient,
  HITS_FRESH_MS,
  WITHOUT_COVERAGE,
} from './search-client'

/** Loads similar products that are delivered to the given company address. */
export function useSimilar(productId: string, addressId: string | undefined) {
  const query = { product_id: productId, address_id: addressId ?? '' }
  return useQuery({
    queryKey: queryKey('listSimilar', { query }),
    queryFn: ({ signal }) => call('listSimilar', { query, signal, background: true }),
    enabled: addressId !== undefined,
  })
}

interface VendorHits {
  hits: readonly ProductHit[]
  count: number
}

/** Loads a vendor's newest products that are delivered to the city. */
export function useVendorHits(vendorId: string, city: string | undefined, limit: number) {
  const [client] = useState(createSearchClient)
  return useQuery({
    queryKey: ['vendor-hits', vendorId, city, limit],
    queryFn: async (): Promise<VendorHits> => {
      const { results } = await client.searchForHits<ProductHit>({
        requests: [
          {
            indexName: `${PRODUCTS_INDEX}_newest`,
            query: '',
            hitsPerPage: limit,
            attributesToRetrieve: WITHOUT_COVERAGE,
            filters: [`vendor_id:"${vendorId}"`, coverageFilter(city)]
              .filter(Boolean)
              .join(' AND '),
          },
        ],
      })
      const [result] = results
      return { hits: result?.hits ?? [], count: result?.nbHits ?? 0 }
    },
    staleTime: HITS_FRESH_MS,
  })
}
