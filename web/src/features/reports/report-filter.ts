import type { ReportFilter } from '@pasok/domain/reports/reports.ranges'
import { asWords } from '../../lib/address-parts'

/** In the order of Spec 2 §2. Repeated here, so that pages do not load the range calculations. */
export const FILTERS = [
  'today',
  'this_month',
  'last_month',
  'custom',
] as const satisfies readonly ReportFilter[]

/** The report's range in the address: the default is omitted, a custom range has its two days. */
export interface FilterAddress {
  filter?: ReportFilter
  from?: string
  to?: string
}

export const FILTER_NAMES = ['filter', 'from', 'to'] as const

export const USUAL_FILTER = 'this_month'

/**
 * Reads the range from the address. An invalid custom range is preserved, so that its error is shown instead of
 * another range's figures (`report-range.ts`).
 */
export function readFilter(search: Record<string, unknown>): FilterAddress {
  const filter = FILTERS.find((one) => one === search['filter'])
  if (filter === undefined || filter === USUAL_FILTER) return {}
  if (filter !== 'custom') return { filter }
  const [from, to] = [asWords(search['from']), asWords(search['to'])]
  return { filter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
