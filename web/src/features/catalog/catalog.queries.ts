import { getCategoryTree } from '@pasok/domain/catalog/catalog.categories.contract'
import { getProduct, listCompanyPrices } from '@pasok/domain/catalog/catalog.contract'
import type { CompanyPrice } from '@pasok/domain/catalog/catalog.model'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** How long prices once read are shown again without asking, milliseconds. */
const PRICES_FRESH = 60_000

export interface CompanyPrices {
  priceOf: (productId: string) => CompanyPrice | undefined
  /** The list's price must not be shown yet as if it were the company's. */
  isPending: boolean
}

/** What this company pays for the products given: one call for all of them. */
export function useCompanyPrices(productIds: readonly string[]): CompanyPrices {
  const ids = [...productIds].sort().join(',')
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: queryKey(listCompanyPrices, { query: { product_ids: ids } }),
    queryFn: ({ signal }) =>
      call(listCompanyPrices, { query: { product_ids: ids }, signal, background: true }),
    enabled: ids !== '',
    staleTime: PRICES_FRESH,
    placeholderData: keepPreviousData,
  })
  return {
    priceOf: (productId) => data?.find((price) => price.product_id === productId),
    isPending: ids !== '' && (isPending || isPlaceholderData),
  }
}

/** A product by its slug. */
export function useProduct(slug: string) {
  return useQuery({
    queryKey: queryKey(getProduct, { params: { slug } }),
    queryFn: ({ signal }) => call(getProduct, { params: { slug }, signal }),
    enabled: slug !== '',
  })
}

/** A vendor's own data; asked for once a product names it. */
export function useVendor(vendorId: string | undefined) {
  return useQuery({
    queryKey: queryKey(getVendor, { query: { vendor_id: vendorId ?? '' } }),
    queryFn: ({ signal }) =>
      call(getVendor, { query: { vendor_id: vendorId ?? '' }, signal, background: true }),
    enabled: vendorId !== undefined,
  })
}

/** How long the categories are good without asking again, milliseconds: they change rarely. */
const CATEGORIES_FRESH = 300_000

/** The category tree; asked for where a screen needs it. */
export function useCategoryTree(enabled = true) {
  return useQuery({
    queryKey: queryKey(getCategoryTree, {}),
    queryFn: ({ signal }) => call(getCategoryTree, { signal, background: true }),
    enabled,
    staleTime: CATEGORIES_FRESH,
  })
}
