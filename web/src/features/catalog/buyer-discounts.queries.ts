import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useRefreshAfter } from '../../lib/refresh'

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
