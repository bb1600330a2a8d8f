import { INVOICES_PAGE_SIZE } from '@pasok/domain/invoices/invoices.constants'
import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { INVOICE_STATES } from '@pasok/domain/invoices/invoices.states'
import { SORTINGS_OF_INVOICES, type Sorting } from '@pasok/domain/kernel/sortings'
import { DUE_SPANS } from '../../../../lib/day-ranges'
import { othersIn } from '../../../../lib/address'
import { asWords } from '../../../../lib/address-parts'
import { LIST_NAMES, readList } from '../../../../lib/list-address'
import { BY_DATE, readListSearch, SEARCH_NAMES, type ListSearch } from '../../../../lib/list-search'
import { PAY_NAMES, readPay, type PayAddress } from '../shared/pay-address'

/** Search topics of the list in the order of Spec 2 §2; date ranges refer to the due date. */
const SHOWN_INVOICE_TOPICS = ['vendor', 'invoice_number', BY_DATE, 'lastStatus'] as const
export type InvoiceSearchTopic = (typeof SHOWN_INVOICE_TOPICS)[number]

/** A status, or all unpaid invoices. */
const STATUSES = [...INVOICE_STATES, UNPAID] as const

/** Pages shown instead of the list (Spec 2 §2). */
const INVOICE_PAGES = ['payment', 'waiting-payment', 'payment-confirmed', 'summary'] as const
type InvoicePage = (typeof INVOICE_PAGES)[number]

export const INVOICE_PAGE_SIZES = [INVOICES_PAGE_SIZE, 25, 50, 100] as const

/** Search parameters of the invoices; other parameters are preserved. */
export interface InvoicesSearch extends ListSearch<InvoiceSearchTopic, Sorting>, PayAddress {
  page?: InvoicePage
  /** For `summary`: an invoice's number or id, or its package's id. */
  id?: string
  /** For `waiting-payment` and `payment-confirmed`: a payment's code. */
  code?: string
  /** Code of the payment whose dialog is open over the page. */
  transaction?: string
  /** Zero-based page of the list. */
  skip?: number
  /** Rows per page, if other than the default. */
  limit?: number
}

const OWN = [
  ...SEARCH_NAMES,
  ...PAY_NAMES,
  ...LIST_NAMES,
  'page',
  'status',
  'id',
  'code',
  'transaction',
] as const

/** Converts the `status` parameter of earlier releases to a filter. */
function withStatus(search: Record<string, unknown>): Record<string, unknown> {
  const status = STATUSES.find((one) => one === search['status'])
  if (search['by'] !== BY_DATE || !status) return search
  return { ...search, filter: [`lastStatus:${status}`] }
}

/** Reads the search parameters; invalid ones are ignored. */
export function parseSearch(search: Record<string, unknown>): InvoicesSearch {
  const page = INVOICE_PAGES.find((one) => one === search['page'])
  const listed = readListSearch(withStatus(search), SHOWN_INVOICE_TOPICS, {
    sorts: SORTINGS_OF_INVOICES,
    spans: DUE_SPANS,
  })
  const id = asWords(search['id'])
  const code = asWords(search['code'])
  const transaction = asWords(search['transaction'])
  const { skip, limit } = readList(search, INVOICE_PAGE_SIZES)
  return {
    ...othersIn(search, OWN),
    ...listed,
    ...readPay(search),
    ...(page && { page }),
    ...(id !== undefined && { id }),
    ...(code !== undefined && { code }),
    ...(transaction !== undefined && { transaction }),
    ...(skip !== undefined && { skip }),
    ...(limit !== undefined && { limit }),
  }
}
