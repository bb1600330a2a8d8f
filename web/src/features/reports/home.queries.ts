import { ROWS_PAGE_SIZE, type HomeFigure } from '@pasok/domain/reports/reports.figures'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'

/** Loads the order figures of the home page; null if the user's role cannot read orders. */
export const useOrderSums = () =>
  useQuery({
    queryKey: queryKey('getOrderSums', { query: {} }),
    queryFn: ({ signal }) => call('getOrderSums', { query: {}, signal }),
  })

export const useInvoiceSums = () =>
  useQuery({
    queryKey: queryKey('getInvoiceSums', { query: {} }),
    queryFn: ({ signal }) => call('getInvoiceSums', { query: {}, signal }),
  })

export function useHomeRows(figure: HomeFigure, skip: number) {
  const query = { figure, skip, limit: ROWS_PAGE_SIZE }
  return useQuery({
    queryKey: queryKey('listHomeRows', { query }),
    queryFn: ({ signal }) => callPage('listHomeRows', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const useTodos = () =>
  useQuery({
    queryKey: queryKey('listTodos', {}),
    queryFn: ({ signal }) => call('listTodos', { signal }),
  })

/** Loads the purchases of this month and the last one. */
export const useMonthSpend = () =>
  useQuery({
    queryKey: queryKey('getMonthSpend', {}),
    queryFn: ({ signal }) => call('getMonthSpend', { signal }),
  })

export const useRecentDocuments = () =>
  useQuery({
    queryKey: queryKey('listRecentDocuments', {}),
    queryFn: ({ signal }) => call('listRecentDocuments', { signal }),
  })

/** Loads the first steps of a new company; on every visit, because steps are completed on other screens. */
export const useFirstSteps = (enabled: boolean) =>
  useQuery({
    enabled,
    staleTime: 0,
    queryKey: queryKey('listFirstSteps', {}),
    queryFn: ({ signal }) => call('listFirstSteps', { signal }),
  })
