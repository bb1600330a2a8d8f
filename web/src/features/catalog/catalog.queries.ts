import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { useReturnToTab } from '../../lib/use-return-to-tab'

/** A product whose company price is needed, with its own price fields if already loaded. */
export type Priced = Pick<Product, '_id'> &
  Partial<Pick<Product, 'retail_price' | 'discount' | 'pajak'>>

/**
 * Returns a key of the product's own price fields; it changes when the product is loaded with other figures.
 */
function readingOf({ _id, retail_price, discount, pajak }: Priced): string {
  return [_id, retail_price, discount, pajak?.value].join(' ')
}

type PricesByReading = ReadonlyMap<string, CompanyPrice>

/** Maps the company prices by the price key of the product they were requested for. */
function pricesByReading(
  products: readonly Priced[],
  answered: readonly CompanyPrice[],
): PricesByReading {
  const byProduct = new Map(answered.map((price) => [price.product_id, price]))
  return new Map(
    products.flatMap((product) => {
      const price = byProduct.get(product._id)
      return price ? [[readingOf(product), price] as const] : []
    }),
  )
}

/**
 * Milliseconds for which an offer is shown without being loaded again; vendors may change offers at any moment.
 */
const OFFER_FRESH_MS = 3_000

interface CompanyPrices {
  priceOf: (product: Priced) => CompanyPrice | undefined
  /** True while the list price must not be mistaken for the company's price. */
  isPending: boolean
  /** Loads the prices again unless they are fresh. */
  renew: () => void
}

/**
 * Loads the company's prices for the given products in one request, and again when a product's own figures
 * change. Until the response, the previous prices of unchanged products are shown.
 */
export function useCompanyPrices(products: readonly Priced[]): CompanyPrices {
  const client = useQueryClient()
  const sorted = products.toSorted((one, other) => (one._id < other._id ? -1 : 1))
  const query = { product_ids: sorted.map(({ _id }) => _id).join(',') }
  const key = [...queryKey('listCompanyPrices', { query }), sorted.map(readingOf)]
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      pricesByReading(sorted, await call('listCompanyPrices', { query, signal, background: true })),
    enabled: sorted.length > 0,
    staleTime: OFFER_FRESH_MS,
    placeholderData: keepPreviousData,
    // Maps cannot be merged structurally.
    structuralSharing: false,
  })
  const renew = () =>
    void client.refetchQueries({ queryKey: key, stale: true }, { cancelRefetch: false })
  useReturnToTab(renew)
  return {
    priceOf: (product) => data?.get(readingOf(product)),
    isPending: sorted.length > 0 && (isPending || isPlaceholderData),
    renew,
  }
}

/** Loads a product by its slug. Never cached: the card or row that led to it may be newer. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKey('getProduct', { params: { slug } }),
    queryFn: ({ signal }) => call('getProduct', { params: { slug }, signal }),
    enabled: slug !== '',
    staleTime: OFFER_FRESH_MS,
    gcTime: 0,
  })

/** Loads the product of a page, and again whenever the page regains attention. */
export function useProduct(slug: string) {
  const product = useQuery(productQuery(slug))
  const { isStale, refetch } = product
  useReturnToTab(() => {
    if (slug !== '' && isStale) void refetch({ cancelRefetch: false })
  })
  return product
}

/** Loads a vendor; disabled while the id is undefined. */
export function useVendor(vendorId: string | undefined) {
  return useQuery({
    queryKey: queryKey('getVendor', { query: { vendor_id: vendorId ?? '' } }),
    queryFn: ({ signal }) =>
      call('getVendor', { query: { vendor_id: vendorId ?? '' }, signal, background: true }),
    enabled: vendorId !== undefined,
  })
}

/** Milliseconds for which the category tree is cached; it changes rarely. */
const CATEGORIES_FRESH_MS = 300_000

export function useCategoryTree(enabled = true) {
  return useQuery({
    queryKey: queryKey('getCategoryTree', {}),
    queryFn: ({ signal }) => call('getCategoryTree', { signal, background: true }),
    enabled,
    staleTime: CATEGORIES_FRESH_MS,
  })
}
