import { INVOICES_PAGE_SIZE } from '@pasok/domain/invoices/invoices.constants'
import { VENDOR_INVOICE_TOPICS } from '@pasok/domain/invoices/invoices.list.topics'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { SORTINGS_OF_INVOICES, type Sorting } from '@pasok/domain/kernel/sortings'
import type { VendorInvoiceSearchKey } from '../../../features/invoices/vendor-invoices.queries'
import { othersIn } from '../../../lib/address'
import { asWords } from '../../../lib/address-parts'
import { LIST_NAMES, readList } from '../../../lib/list-address'
import { BY_DATE, readListSearch, SEARCH_NAMES, type ListSearch } from '../../../lib/list-search'

export interface InvoiceTab {
  /** Value of the `tab` parameter. */
  query: string
  /** Undefined for all invoices. */
  state: InvoiceState | undefined
}

const ALL: InvoiceTab = { query: 'all', state: undefined }

/** Payable invoices first, then those being paid, ended ones, and all. */
export const INVOICE_TABS: readonly [InvoiceTab, ...InvoiceTab[]] = [
  { query: 'open', state: 'Ready to Payment' },
  { query: 'waiting', state: 'Waiting Payment' },
  { query: 'review', state: 'Review Payment' },
  { query: 'paid', state: 'Paid' },
  { query: 'withdrawn', state: 'Withdrawn' },
  ALL,
]

export const INVOICE_PAGE_SIZES = [INVOICES_PAGE_SIZE, 50, 100] as const

const TOPICS = [...VENDOR_INVOICE_TOPICS, BY_DATE] as const

/** Search parameters of `/vendor/invoices`. */
export interface VendorInvoicesSearch extends ListSearch<VendorInvoiceSearchKey, Sorting> {
  tab?: string
  skip?: number
  limit?: number
}

export function parseVendorInvoices(given: Record<string, unknown>): VendorInvoicesSearch {
  const tab = INVOICE_TABS.find(({ query }) => query === given['tab'])
  const { skip, limit } = readList(given, INVOICE_PAGE_SIZES)
  return {
    ...othersIn(given, ['tab', ...SEARCH_NAMES, ...LIST_NAMES]),
    ...readListSearch(given, TOPICS, { sorts: SORTINGS_OF_INVOICES }),
    ...(tab && { tab: tab.query }),
    ...(skip !== undefined && { skip }),
    ...(limit !== undefined && { limit }),
  }
}

export const tabOf = (query: string | undefined): InvoiceTab =>
  INVOICE_TABS.find((one) => one.query === query) ?? INVOICE_TABS[0]

/** Search parameters of `/vendor/invoices/new`: the receipt, by id, code or package. */
interface NewInvoiceSearch {
  receipt?: string
}

export function parseNewInvoice(given: Record<string, unknown>): NewInvoiceSearch {
  const receipt = asWords(given['receipt'])
  return { ...othersIn(given, ['receipt']), ...(receipt !== undefined && { receipt }) }
}

/** Search parameters of `/vendor/invoices/statement/$buyer`: a range of days, or the last days by default. */
type StatementSearch = ListSearch<typeof BY_DATE>

export const parseStatement = (given: Record<string, unknown>): StatementSearch => ({
  ...othersIn(given, SEARCH_NAMES),
  ...readListSearch(given, [BY_DATE]),
})
