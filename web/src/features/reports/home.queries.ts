import { ROWS_PAGE_SIZE, type HomeFigure } from '@pasok/domain/reports/reports.figures'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'

/** The cards of the home; null where one's role doesn't read such documents. */
export const useOrderSums = () =>
  useQuery({
    queryKey: queryKey('getOrderSums', { query: {} }),
    queryFn: ({ signal }) => call('getOrderSums', { query: {}, signal }),
  })

/** The statistic cards beside them. */
export const useInvoiceSums = () =>
  useQuery({
    queryKey: queryKey('getInvoiceSums', { query: {} }),
    queryFn: ({ signal }) => call('getInvoiceSums', { query: {}, signal }),
  })

/** A page of what a card or a duty counts. */
export function useHomeRows(figure: HomeFigure, skip: number) {
  const query = { figure, skip, limit: ROWS_PAGE_SIZE }
  return useQuery({
    queryKey: queryKey('listHomeRows', { query }),
    queryFn: ({ signal }) => callPage('listHomeRows', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** What waits for this person. */
export const useDuties = () =>
  useQuery({
    queryKey: queryKey('listDuties', {}),
    queryFn: ({ signal }) => call('listDuties', { signal }),
  })

/** Purchases of this month beside last month's. */
export const useMonthSpend = () =>
  useQuery({
    queryKey: queryKey('getMonthSpend', {}),
    queryFn: ({ signal }) => call('getMonthSpend', { signal }),
  })

/** The company's newest documents. */
export const useRecentDocuments = () =>
  useQuery({
    queryKey: queryKey('listRecentDocuments', {}),
    queryFn: ({ signal }) => call('listRecentDocuments', { signal }),
  })

/** What a new company does first; read on each visit, because steps are taken on other screens. */
export const useFirstSteps = (enabled: boolean) =>
  useQuery({
    enabled,
    staleTime: 0,
    queryKey: queryKey('listFirstSteps', {}),
    queryFn: ({ signal }) => call('listFirstSteps', { signal }),
  })
