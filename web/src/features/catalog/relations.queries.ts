import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Body, call, callPage, callReply, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'
import { useCallKey } from '../../lib/use-call-key'
import { useChange, useRefreshAfter } from '../../lib/refresh'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'

interface DiscountsQuery {
  which: 'granted' | 'all'
  search?: string | undefined
  skip: number
  limit: number
}

/** Loads a page of the vendor's products with one buyer's special discounts. */
export function useBuyerDiscounts(id: string, query: DiscountsQuery) {
  return useQuery({
    queryKey: queryKey('listBuyerDiscounts', { params: { id }, query }),
    queryFn: ({ signal }) => callPage('listBuyerDiscounts', { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Returns functions to set, change, remove and look up one buyer's special discounts; changes resolve to the
 * server's message.
 */
export function useDiscountMoves(id: string) {
  const refreshAfter = useRefreshAfter(['relation'])
  const run = async (reply: Promise<{ message: string }>) => (await refreshAfter(reply)).message
  return {
    set: (product_id: string, discount: number, seen: number | null) =>
      run(
        callReply('setBuyerDiscount', {
          params: { id },
          body: { product_id, discount, discount_seen: seen },
        }),
      ),
    read: async (product_id: string): Promise<BuyerDiscount | undefined> => {
      const query = { which: 'all', product_id, limit: 1 } as const
      const [found] = await call('listBuyerDiscounts', { params: { id }, query })
      return found
    },
    remove: ({ product_id }: BuyerDiscount) =>
      run(callReply('removeBuyerDiscount', { params: { id, product_id } })),
  }
}

/** Milliseconds after which an open list is loaded again, to show vendors' answers. */
const POLL_MS = 30_000

export function usePreferredVendors() {
  const { buyer_id } = useSession()
  const client = useQueryClient()
  const query = { buyer_id }
  const key = queryKey('listPreferredVendors', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('listPreferredVendors', {
        query,
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    refetchInterval: POLL_MS,
  })
}

/** Loads a preferred vendor with all its special discounts; null when it is not on the list. */
export function usePreferredVendor(vendor_id: string) {
  const { buyer_id } = useSession()
  const query = { buyer_id, vendor_id }
  return useQuery({
    queryKey: queryKey('listPreferredVendors', { query }),
    queryFn: ({ signal }) => call('listPreferredVendors', { query, signal }),
    select: ([row]): PreferredVendor | null => row ?? null,
  })
}

export function useFindVendor() {
  const { buyer_id } = useSession()
  return useMutation({
    mutationFn: (company_code: string) =>
      call('findVendorByCode', { query: { buyer_id, company_code } }),
  })
}

/** Requests a preferred-vendor relation; resolves to the server's message. */
export function useRequestRelation() {
  const { buyer_id } = useSession()
  const keyOf = useCallKey()
  return useChange(['relation'], async (terms: Omit<Body<'requestRelation'>, 'buyer_id'>) => {
    const body = { buyer_id, ...terms }
    return (await callReply('requestRelation', { body, idempotencyKey: keyOf(body) })).message
  })
}

/** Removes a vendor from the list, provided that it has not changed; resolves to the server's message. */
export function useRemoveRelation() {
  const { buyer_id } = useSession()
  return useChange(
    ['relation'],
    async ({ vendor_id, version }: Pick<PreferredVendor, 'vendor_id' | 'version'>) => {
      const query = { buyer_id, vendor_id, version: String(version) }
      return (await callReply('removeRelation', { query })).message
    },
  )
}
