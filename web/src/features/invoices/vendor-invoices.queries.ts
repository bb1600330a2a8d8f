import type { Sorting } from '@pasok/domain/kernel/sortings'
import {
  INVOICE_RANGES,
  type VendorInvoiceTopic,
} from '@pasok/domain/invoices/invoices.list.topics'
import type { InvoicePreview, VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import {
  keepPreviousData,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { createKeyedCall } from '../../lib/use-call-key'
import {
  queryParamsOf,
  FOUND_ELSEWHERE,
  type BY_DATE,
  type ListSearch,
} from '../../lib/list-search'

export type VendorInvoiceSearchKey = VendorInvoiceTopic | typeof BY_DATE

interface VendorInvoicesQuery {
  search: ListSearch<VendorInvoiceSearchKey, Sorting>
  /** Undefined for all statuses. */
  status: InvoiceState | undefined
  skip: number
  limit: number
}

export function useVendorInvoices({ search, status, skip, limit }: VendorInvoicesQuery) {
  const query = { skip, limit, lastStatus: status, ...queryParamsOf(search, INVOICE_RANGES[0]) }
  return useQuery({
    queryKey: queryKey('listVendorInvoices', { query }),
    queryFn: ({ signal }) => callPage('listVendorInvoices', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the number of invoices per status, and their totals. */
export function useVendorInvoiceCounts() {
  const client = useQueryClient()
  const key = queryKey('countVendorInvoices')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countVendorInvoices', {
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
  })
}

/** Loads an invoice by its number, its id or the id of its package. */
export function useVendorInvoice(id: string): UseQueryResult<VendorInvoice> {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getVendorInvoice', { params }),
    queryFn: ({ signal }) => call('getVendorInvoice', { params, signal }),
  })
}

/** Never cached, so that the preview shows current amounts. */
const preview = (receiptId: string) => {
  const params = { id: receiptId }
  return {
    queryKey: queryKey('previewInvoice', { params }),
    queryFn: ({ signal }: { signal: AbortSignal }) => call('previewInvoice', { params, signal }),
    staleTime: 0,
    gcTime: 0,
  }
}

export const useInvoicePreview = (receiptId: string): UseQueryResult<InvoicePreview> =>
  useQuery(preview(receiptId))

export const useInvoicePreviews = (
  receiptIds: readonly string[],
  enabled: boolean,
): UseQueryResult<InvoicePreview>[] =>
  useQueries({ queries: receiptIds.map((id) => ({ ...preview(id), enabled })) })

export function useStatement(buyerId: string, { from, to }: { from?: string; to?: string }) {
  const input = { params: { buyer_id: buyerId }, query: { from, to } }
  return useQuery({
    queryKey: queryKey('listStatement', input),
    queryFn: ({ signal }) => call('listStatement', { ...input, signal }),
  })
}

const send = createKeyedCall()

/** Actions on invoices; each applies to the version that the user saw. */
export const invoiceMoves = {
  issue: (receiptId: string, seen: { receipt_version: number; grand_total: number }) =>
    send('issueInvoice', {
      params: { id: receiptId },
      body: { version: seen.receipt_version, grand_total: seen.grand_total },
    }),
  withdraw: ({ _id: id, version }: Pick<VendorInvoice, '_id' | 'version'>, reason: string) =>
    send('withdrawInvoice', { params: { id }, body: { reason, version } }),
} as const

/** Searches the invoices of all tabs. */
export const findVendorInvoices = (
  search: ListSearch<VendorInvoiceSearchKey, Sorting>,
  signal: AbortSignal,
) =>
  call('listVendorInvoices', {
    query: { limit: FOUND_ELSEWHERE, ...queryParamsOf(search, INVOICE_RANGES[0]) },
    signal,
  })
