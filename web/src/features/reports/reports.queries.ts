import { type Figure, ROWS_PAGE_SIZE } from '@pasok/domain/reports/reports.figures'
import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'

/** Milliseconds between polls while a report is being generated. */
const LOOK_AGAIN_MS = 2_000

/** Loads the number of rows of a range, shown before the download. */
export function useReportSize({ from, to }: DayRange) {
  const query = { from, to }
  return useQuery({
    queryKey: queryKey('getReportSize', { query }),
    queryFn: ({ signal }) => call('getReportSize', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the user's reports generated in the background; polls while one is in progress. */
export function useReportDownloads(skip: number) {
  const query = { skip, limit: 10 }
  return useQuery({
    queryKey: queryKey('listReportDownloads', { query }),
    queryFn: ({ signal, client, queryKey: key }) => {
      const background = client.getQueryData(key) !== undefined
      return callPage('listReportDownloads', { query, signal, background })
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ lastStatus }) => lastStatus === 'Making') === true
        ? LOOK_AGAIN_MS
        : false,
  })
}

/** Actions on reports; each resolves to the server's message. */
export function useReportActs() {
  const client = useQueryClient()
  const done = async (reply: Promise<{ message: string }>) => {
    try {
      return (await reply).message
    } finally {
      await client.invalidateQueries({ queryKey: queryKey('listReportDownloads') })
    }
  }
  return {
    order: ({ from, to }: DayRange) => done(callReply('orderReport', { body: { from, to } })),
    remove: (id: string) => done(callReply('removeReportDownload', { params: { id } })),
    cancel: (id: string) => done(callReply('cancelReportDownload', { params: { id } })),
  }
}

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
