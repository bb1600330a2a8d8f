import type { ReportFilter } from '@pasok/domain/reports/reports.ranges'
import { asWords } from '../../lib/address-parts'

/** In the order of Spec 2 §2. Written out: the ranges themselves are no part of what every page loads. */
export const FILTERS = [
  'today',
  'this_month',
  'last_month',
  'custom',
] as const satisfies readonly ReportFilter[]

/** The range of a report in an address: the usual one isn't said, a custom one by its days as they stand there. */
export interface FilterAddress {
  filter?: ReportFilter
  from?: string
  to?: string
}

export const FILTER_NAMES = ['filter', 'from', 'to'] as const

export const USUAL_FILTER = 'this_month'

/**
 * Reads it. A custom range keeps what is said of it, also what is none: who follows such a link is told
 * so, and sees no other figures than were meant (`report-range.ts`).
 */
export function readFilter(search: Record<string, unknown>): FilterAddress {
  const filter = FILTERS.find((one) => one === search['filter'])
  if (filter === undefined || filter === USUAL_FILTER) return {}
  if (filter !== 'custom') return { filter }
  const [from, to] = [asWords(search['from']), asWords(search['to'])]
  return { filter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
