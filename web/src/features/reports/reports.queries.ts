import type { Figure } from '@pasok/domain/reports/reports.figures'
import { ROWS_PAGE_SIZE } from '@pasok/domain/reports/reports.figures'
import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'

/** Loads the report of a range; the previous one stays visible while loading. Disabled without a range. */
export function useReport(days: DayRange | undefined) {
  const query = { from: days?.from ?? '', to: days?.to ?? '' }
  return useQuery({
    queryKey: queryKey('getReport', { query }),
    queryFn: ({ signal }) => call('getReport', { query, signal }),
    enabled: days !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** Restricts the rows to one group or product. */
export interface RowsOf {
  vendor_id?: string
  product_id?: string
  department?: string
  category_id?: string
  brand?: string
}

export function useReportRows(figure: Figure, { from, to }: DayRange, of: RowsOf, skip: number) {
  const query = { from, to, figure, ...of, skip, limit: ROWS_PAGE_SIZE }
  return useQuery({
    queryKey: queryKey('listReportRows', { query }),
    queryFn: ({ signal }) => callPage('listReportRows', { query, signal }),
    placeholderData: keepPreviousData,
  })
}
