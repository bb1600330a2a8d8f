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
import { askedBy, type BY_DATE, type ListSearch } from '../../lib/list-search'
import { useSession } from '../../lib/session'

type InvoiceSearch = ListSearch<InvoiceTopic | typeof BY_DATE, Sorting>

/** The days of a span today, by the calendar of a time zone. */
const daysToday = (zone: string) => (span: string) => {
  const known = DUE_SPANS.find((one) => one === span)
  return known ? daysOfSpan(known, new Date(), zone) : {}
}

/** A page of the company's invoices; while the next one loads the last one stays. */
export function useInvoices(search: InvoiceSearch, skip: number, limit = INVOICES_PAGE_SIZE) {
  const { buyer_id: id } = useSession()
  const zone = useTimeZone()
  const query = { id, skip, limit, ...askedBy(search, INVOICE_RANGES[0], daysToday(zone)) }
  return useQuery({
    queryKey: queryKey('listInvoices', { query }),
    queryFn: ({ signal }) => callPage('listInvoices', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many invoices stand in each status, and what they come to. */
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

/** An invoice by its number, its id, or the id of its package. */
export const useInvoice = (id: string | undefined) =>
  useQuery({ ...invoice(id ?? ''), enabled: id !== undefined })

/** What a list has shown of invoices is what is shown of them first elsewhere. */
export function keepInvoices(client: QueryClient, shown: readonly Invoice[]): void {
  for (const one of shown) client.setQueryData(invoice(one.invoice_number).queryKey, one)
}

/** Several by their numbers, to be paid together. */
export const useInvoicesNamed = (numbers: readonly string[]): UseQueryResult<Invoice>[] =>
  useQueries({ queries: numbers.map(invoice) })
