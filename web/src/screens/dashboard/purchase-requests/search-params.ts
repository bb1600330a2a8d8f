import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { BY_DATE, readDocuments, type DocumentsAddress } from '../../../lib/list-search'

/** Search topics in the order of Spec 1 §2. */
const REQUEST_SEARCHES = [
  'vendor',
  BY_DATE,
  'code_pr',
  'createdBy',
  'department',
  'lastStatus',
] as const
export type RequestSearchKey = (typeof REQUEST_SEARCHES)[number]

export const REQUEST_PAGE_SIZES = [REQUESTS_PAGE_SIZE, 25, 50, 100] as const

/** Search parameters of the requests; a request is named by its id or code. */
export type RequestsSearch = DocumentsAddress<RequestSearchKey>

/** Reads the search parameters; invalid ones are ignored. */
export const parseSearch = (search: Record<string, unknown>): RequestsSearch =>
  readDocuments(search, REQUEST_SEARCHES, REQUEST_PAGE_SIZES, { sorts: SORTINGS })
