import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { BY_DATE, readDocuments, type DocumentsAddress } from '../../../lib/list-search'

/** Search topics in the order of Spec 1 §2. */
const SHOWN_REQUEST_TOPICS = [
  'vendor',
  BY_DATE,
  'code_pr',
  'createdBy',
  'department',
  'lastStatus',
] as const
export type RequestSearchTopic = (typeof SHOWN_REQUEST_TOPICS)[number]

export const REQUEST_PAGE_SIZES = [REQUESTS_PAGE_SIZE, 25, 50, 100] as const

/** Search parameters of the requests; a request is named by its id or code. */
export type RequestsSearch = DocumentsAddress<RequestSearchTopic>

/** Reads the search parameters; invalid ones are ignored. */
export const parseSearch = (search: Record<string, unknown>): RequestsSearch =>
  readDocuments(search, SHOWN_REQUEST_TOPICS, REQUEST_PAGE_SIZES, { sorts: SORTINGS })
