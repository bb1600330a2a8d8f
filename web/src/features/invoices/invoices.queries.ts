import { INVOICES_PAGE_SIZE } from '@pasok/domain/invoices/invoices.constants'
import { INVOICE_RANGES, type InvoiceTopic } from '@pasok/domain/invoices/invoices.list.topics'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import {
  keepPreviousData,
  useQueries,
  useQuery,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { daysOfSpan, DUE_SPANS } from '../../lib/day-ranges'
import { useTimeZone } from '../../lib/format'
import { queryParamsOf, type BY_DATE, type ListSearch } from '../../lib/list-search'
import { useSession } from '../../lib/session'

type InvoiceSearch = ListSearch<InvoiceTopic | typeof BY_DATE, Sorting>

/** Resolves a relative date range to days, today in the given time zone. */
const daysToday = (zone: string) => (span: string) => {
  const known = DUE_SPANS.find((one) => one === span)
  return known ? daysOfSpan(known, new Date(), zone) : {}
}

export function useInvoices(search: InvoiceSearch, skip: number, limit = INVOICES_PAGE_SIZE) {
  const { buyer_id: id } = useSession()
  const zone = useTimeZone()
  const query = { id, skip, limit, ...queryParamsOf(search, INVOICE_RANGES[0], daysToday(zone)) }
  return useQuery({
    queryKey: queryKey('listInvoices', { query }),
    queryFn: ({ signal }) => callPage('listInvoices', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the number of invoices per status, and their totals. */
export function useInvoiceCounts() {
  const { buyer_id } = useSession()
  const params = { buyer_id }
  return useQuery({
    queryKey: queryKey('countInvoices', { params }),
    queryFn: ({ signal }) => call('countInvoices', { params, signal }),
  })
}

const invoice = (id: string) => {
  const params = { id }
  return {
    queryKey: queryKey('getInvoice', { params }),
    queryFn: ({ signal }: { signal: AbortSignal }) => call('getInvoice', { params, signal }),
  }
}

/** Loads an invoice by its number, its id or the id of its package. */
export const useInvoice = (id: string | undefined) =>
  useQuery({ ...invoice(id ?? ''), enabled: id !== undefined })

/** Caches the invoices of a list, so that their own pages show them immediately. */
export function cacheInvoices(client: QueryClient, shown: readonly Invoice[]): void {
  for (const one of shown) client.setQueryData(invoice(one.invoice_number).queryKey, one)
}

/** Loads several invoices by number, for a joint payment. */
export const useInvoicesNamed = (numbers: readonly string[]): UseQueryResult<Invoice>[] =>
  useQueries({ queries: numbers.map(invoice) })
