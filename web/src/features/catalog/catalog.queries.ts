import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { useLookedAtAgain } from '../../lib/looked-at-again'

/** A product whose price is asked for, with what was read of it, where something was. */
export type Priced = Pick<Product, '_id'> &
  Partial<Pick<Product, 'retail_price' | 'discount' | 'pajak'>>

/** A reading of a product's price: another one as soon as the product itself was read otherwise. */
function readingOf({ _id, retail_price, discount, pajak }: Priced): string {
  return [_id, retail_price, discount, pajak?.value].join(' ')
}

type PricesByReading = ReadonlyMap<string, CompanyPrice>

/** What was answered, each price kept for the reading of the product that it was asked for. */
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

/** How long what a vendor may change at any moment is shown again without asking, milliseconds. */
const OFFER_FRESH = 3_000

interface CompanyPrices {
  priceOf: (product: Priced) => CompanyPrice | undefined
  /** The list's price must not be shown yet as if it were the company's. */
  isPending: boolean
  /** Asks again unless that was done just now. */
  renew: () => void
}

/**
 * What this company pays for the products given: one call for all of them, and another one when a
 * product was read with other figures. Until its answer the prices before stand, of the products
 * that are as they were.
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
    staleTime: OFFER_FRESH,
    placeholderData: keepPreviousData,
    // A map is never like the one before: it is new as a whole.
    structuralSharing: false,
  })
  const renew = () =>
    void client.refetchQueries({ queryKey: key, stale: true }, { cancelRefetch: false })
  useLookedAtAgain(renew)
  return {
    priceOf: (product) => data?.get(readingOf(product)),
    isPending: sorted.length > 0 && (isPending || isPlaceholderData),
    renew,
  }
}

/**
 * A product by its slug. It is never kept for the next time: what led to it, a card or a row, may
 * have been read since.
 */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKey('getProduct', { params: { slug } }),
    queryFn: ({ signal }) => call('getProduct', { params: { slug }, signal }),
    enabled: slug !== '',
    staleTime: OFFER_FRESH,
    gcTime: 0,
  })

/** The product of a page, read again when it is looked at again. */
export function useProduct(slug: string) {
  const product = useQuery(productQuery(slug))
  const { isStale, refetch } = product
  useLookedAtAgain(() => {
    if (slug !== '' && isStale) void refetch({ cancelRefetch: false })
  })
  return product
}

/** A vendor's own data; asked for once a product names it. */
export function useVendor(vendorId: string | undefined) {
  return useQuery({
    queryKey: queryKey('getVendor', { query: { vendor_id: vendorId ?? '' } }),
    queryFn: ({ signal }) =>
      call('getVendor', { query: { vendor_id: vendorId ?? '' }, signal, background: true }),
    enabled: vendorId !== undefined,
  })
}

/** How long the categories are good without asking again, milliseconds: they change rarely. */
const CATEGORIES_FRESH = 300_000

/** The category tree; asked for where a screen needs it. */
export function useCategoryTree(enabled = true) {
  return useQuery({
    queryKey: queryKey('getCategoryTree', {}),
    queryFn: ({ signal }) => call('getCategoryTree', { signal, background: true }),
    enabled,
    staleTime: CATEGORIES_FRESH,
  })
}
