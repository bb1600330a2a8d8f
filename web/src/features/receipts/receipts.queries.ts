import {
  getOrder,
  getOrderLedger,
  countOrders,
  listOrders,
} from '@pasok/domain/orders/orders.contract'
import { RECEIPTS_PAGE_SIZE } from '@pasok/domain/receipts/receipts.constants'
import { getReceipt, listReceipts } from '@pasok/domain/receipts/receipts.contract'
import { RECEIPT_RANGES, type ReceiptTopic } from '@pasok/domain/receipts/receipts.list.topics'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { isMissing } from '../../lib/api-error'
import { askedBy, type BY_DATE, type ListSearch } from '../../lib/list-search'
import { useSession } from '../../lib/session'

export type ReceiptSearchKey = ReceiptTopic | typeof BY_DATE

interface ReceiptsQuery {
  search: ListSearch<ReceiptSearchKey>
  status?: ReceiptState | undefined
  /** Of orders that have ended, too. */
  all: boolean
  skip: number
}

/** A page of the company's receipts; while the next one loads the last one stays. */
export function useReceipts({ search, status, all, skip }: ReceiptsQuery) {
  const { buyer_id: id } = useSession()
  const query = {
    id,
    skip,
    limit: RECEIPTS_PAGE_SIZE,
    lastStatus: status,
    all: all ? 'true' : 'false',
    ...askedBy(search, RECEIPT_RANGES[0]),
  } as const
  return useQuery({
    queryKey: queryKey(listReceipts, { query }),
    queryFn: ({ signal }) => callPage(listReceipts, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A receipt by its id, its code, or the id of its package. */
export function useReceipt(id: string | undefined) {
  const params = { id: id ?? '' }
  return useQuery({
    queryKey: queryKey(getReceipt, { params }),
    queryFn: ({ signal }) => call(getReceipt, { params, signal }),
    enabled: id !== undefined,
  })
}

/** The receipt of a package; null while there is none. */
export function useReceiptOfPackage(packageId: string) {
  const params = { id: packageId }
  return useQuery({
    queryKey: [...queryKey(getReceipt, { params }), 'of package'],
    queryFn: async ({ signal }) => {
      try {
        return await call(getReceipt, { params, signal })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  })
}

/** A receipt was made or moved: what shows it, or its order, asks again. */
export async function renewReceipts(client: QueryClient): Promise<void> {
  await Promise.all(
    [listReceipts, getReceipt, listOrders, countOrders, getOrder, getOrderLedger].map((contract) =>
      client.invalidateQueries({ queryKey: queryKey(contract) }),
    ),
  )
}
