import { MAX_PAGE_SIZE } from '@pasok/domain/kernel/shapes'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import { BY_DATE, readListSearch, type ListSearch } from '../../../lib/list-search'

export const REQUEST_PAGES = ['create', 'detail'] as const
export type RequestPage = (typeof REQUEST_PAGES)[number]

/** What the list is searched by, in the order of Spec 1 §2. */
export const REQUEST_SEARCHES = [
  'vendor',
  BY_DATE,
  'code_pr',
  'createdBy',
  'department',
  'lastStatus',
] as const
export type RequestSearchKey = (typeof REQUEST_SEARCHES)[number]

/** The address of the requests: what the screen reads of it; anything else stays in it untouched. */
export interface RequestsSearch extends ListSearch<RequestSearchKey> {
  /** Neither of the two: the list. */
  page?: RequestPage
  /** A request's id or code. */
  id?: string
  /** The list's page, counted from 0 as on the wire. */
  skip?: number
  /** Rows per page, when other than the default. */
  limit?: number
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}

/** A code that looks like a number has been made one on the way out of the address. */
function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Reads the address; what can't be understood counts as not given. */
export function parseSearch(search: Record<string, unknown>): RequestsSearch {
  const { page, id, skip, limit, by, value, from, to, ...others } = search
  const shown = REQUEST_PAGES.find((one) => one === page)
  const code = text(id)
  const at = wholeNumber(skip, 1, 1_000_000)
  const size = wholeNumber(limit, 1, MAX_PAGE_SIZE)
  return {
    ...others,
    ...readListSearch({ by, value, from, to }, REQUEST_SEARCHES),
    ...(shown && { page: shown }),
    ...(code !== undefined && { id: code }),
    ...(at !== undefined && { skip: at }),
    ...(size !== undefined && size !== REQUESTS_PAGE_SIZE && { limit: size }),
  }
}
