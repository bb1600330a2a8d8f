/**
 * The address of the report as it is written. Its screen reads it (`report-search.ts`): periods and
 * figures are no part of what every page loads.
 */
interface ReportAddress {
  filter?: string
  from?: string
  to?: string
  figure?: string
  by?: string
  of?: string
  at?: string
  skip?: number
}

export const parseSearch = (search: Record<string, unknown>): ReportAddress => ({ ...search })
