import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'

/** Milliseconds after which a report that is being made is looked at again. */
const LOOK_AGAIN = 2_000

/** How many rows a range has, told before anything is downloaded. */
export function useReportSize({ from, to }: DayRange) {
  const query = { from, to }
  return useQuery({
    queryKey: queryKey('getReportSize', { query }),
    queryFn: ({ signal }) => call('getReportSize', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One's own reports that were made in the background; looked at again while one is being made. */
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
        ? LOOK_AGAIN
        : false,
  })
}

/** Each gives the server's message. */
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
