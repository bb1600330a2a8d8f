import { RECEIPT_TOPICS } from '@pasok/domain/receipts/receipts.list.topics'
import { RECEIPT_STATES, type ReceiptState } from '@pasok/domain/receipts/receipts.states'
import type { ReceiptSearchKey } from '../../../features/receipts/receipts.queries'
import { othersIn } from '../../../lib/address'
import { asWords } from '../../../lib/address-parts'
import { LIST_NAMES, readList } from '../../../lib/list-address'
import { BY_DATE, readListSearch, SEARCH_NAMES, type ListSearch } from '../../../lib/list-search'

const TOPICS = [...RECEIPT_TOPICS, BY_DATE] as const

/** Search parameters of the goods receipts; other parameters are preserved. */
export interface ReceiptsSearch extends ListSearch<ReceiptSearchKey> {
  status?: ReceiptState
  /** Includes receipts of completed orders. */
  all?: 'true'
  /** Zero-based page of the list. */
  skip?: number
  /** Id or code of the receipt shown first and expanded. */
  receipt?: string
  /** The package to receive, or whose receipt is corrected. */
  package?: string
}

const OWN = [...SEARCH_NAMES, 'status', 'all', 'receipt', 'package', ...LIST_NAMES]

/** Reads the search parameters; invalid ones are ignored. */
export function parseSearch(search: Record<string, unknown>): ReceiptsSearch {
  const status = RECEIPT_STATES.find((one) => one === search['status'])
  const receipt = asWords(search['receipt'])
  const pack = asWords(search['package'])
  const { skip } = readList(search, [])
  return {
    ...othersIn(search, OWN),
    ...readListSearch(search, TOPICS),
    ...(status && { status }),
    ...(search['all'] === 'true' && { all: 'true' as const }),
    ...(skip !== undefined && { skip }),
    ...(receipt !== undefined && { receipt }),
    ...(pack !== undefined && { package: pack }),
  }
}
