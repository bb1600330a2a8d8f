import { IMPORT_POLL_MS } from '@pasok/domain/catalog/imports/imports.constants'
import type { ImportRow } from '@pasok/domain/catalog/imports/imports.model'
import { isRunning } from '@pasok/domain/catalog/imports/imports.states'
import { keepPreviousData, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useRefreshAfter } from '../../lib/refresh'

interface Page {
  skip: number
  limit: number
}

/** Repeated loads by polling do not count as user activity. */
const isAgain = (client: QueryClient, key: QueryKey) => client.getQueryData(key) !== undefined

const pollWhile = (isOn: boolean) => (isOn ? IMPORT_POLL_MS : false)

/** Loads the vendor's imports, every second while one is running. */
export function useImports(query: Page) {
  return useQuery({
    queryKey: queryKey('listImports', { query }),
    queryFn: ({ signal, client, queryKey: key }) =>
      callPage('listImports', { query, signal, background: isAgain(client, key) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      pollWhile(state.data?.rows.some((row) => isRunning(row.state)) === true),
  })
}

/** Loads one import, every second while it is running. */
export function useImport(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getImport', { params }),
    queryFn: ({ signal, client, queryKey: key }) =>
      call('getImport', { params, signal, background: isAgain(client, key) }),
    refetchInterval: ({ state }) =>
      pollWhile(state.data !== undefined && isRunning(state.data.state)),
  })
}

/** Loads a page of the import's bad lines; `upTo` is their current number. */
export function useBadLines(id: string, query: Page, upTo: number) {
  const params = { id }
  return useQuery({
    queryKey: [...queryKey('listBadLines', { params, query }), upTo],
    queryFn: ({ signal, client, queryKey: key }) =>
      callPage('listBadLines', { params, query, signal, background: isAgain(client, key) }),
    placeholderData: keepPreviousData,
  })
}

/** Starts or cancels an import; resolves to the server's message. */
export function useMoveImport({ _id }: Pick<ImportRow, '_id'>) {
  const refreshAfter = useRefreshAfter(['import'])
  return async (name: 'startImport' | 'cancelImport'): Promise<string> =>
    (await refreshAfter(callReply(name, { params: { id: _id } }))).message
}
