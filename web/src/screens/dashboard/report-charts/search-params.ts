/**
 * Search parameters as written in the address. The screen validates them (`report-search.ts`), so that pages do
 * not load the report's periods and figures.
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
