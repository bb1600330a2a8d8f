import { RECEIPTS_PAGE_SIZE } from '@pasok/domain/receipts/receipts.constants'
import type { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import { VENDOR_RECEIPT_TOPICS } from '@pasok/domain/receipts/receipts.list.topics'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import type { VendorReceiptSearchKey } from '../../../features/receipts/vendor-receipts.queries'
import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList } from '../../../lib/list-address'
import { BY_DATE, readListSearch, SEARCH_NAMES, type ListSearch } from '../../../lib/list-search'

/** Tabs of the receipts, in the order of the work. */
export const PORTAL_TABS = [
  {
    query: 'waiting',
    state: 'Good Receive Note Submit',
    text: 'tabWaiting',
    none: 'noneWaiting',
  },
  { query: 'returned', state: 'Rejected', text: 'tabReturned', none: 'noneReturned' },
  { query: 'approved', state: 'Ready to Invoice', text: 'tabApproved', none: 'noneApproved' },
  { query: 'invoiced', state: 'Invoicing', text: 'tabInvoiced', none: 'noneInvoiced' },
  { query: 'closed', state: 'Closed', text: 'tabClosed', none: 'noneClosed' },
] as const satisfies readonly {
  query: string
  state: ReceiptState
  text: keyof typeof portalReceiptTexts
  none: keyof typeof portalReceiptTexts
}[]
export type VendorReceiptTab = (typeof PORTAL_TABS)[number]

export const RECEIPT_PAGE_SIZES = [RECEIPTS_PAGE_SIZE, 50, 100] as const

const TOPICS = [...VENDOR_RECEIPT_TOPICS, BY_DATE] as const

/** Search parameters of `/vendor/receipts`. */
export interface VendorReceiptsSearch extends ListSearch<VendorReceiptSearchKey> {
  tab?: VendorReceiptTab['query']
  skip?: number
  limit?: number
}

export function parseVendorReceipts(given: Record<string, unknown>): VendorReceiptsSearch {
  const tab = PORTAL_TABS.find(({ query }) => query === given['tab'])
  const { skip, limit } = readList(given, RECEIPT_PAGE_SIZES)
  return {
    ...othersIn(given, ['tab', ...SEARCH_NAMES, ...LIST_NAMES]),
    ...readListSearch(given, TOPICS),
    ...(tab && { tab: tab.query }),
    ...(skip !== undefined && { skip }),
    ...(limit !== undefined && { limit }),
  }
}

export const tabOf = (query: VendorReceiptTab['query'] | undefined): VendorReceiptTab =>
  PORTAL_TABS.find((one) => one.query === query) ?? PORTAL_TABS[0]
