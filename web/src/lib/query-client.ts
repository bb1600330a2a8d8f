import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

/** Milliseconds for which query results are not loaded again. */
const FRESH_MS = 10_000
const MAX_TRIES = 3

/** Returns true for temporary failures: no response, or 503. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status === 503)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // An error message may use the same query. Retrying on its mount would replace the message by the loading
      // state, and so on in a loop.
      retryOnMount: false,
      retry: (failures, error) => failures < MAX_TRIES && mayPass(error),
      retryDelay: (failures, error) =>
        error instanceof ApiError && error.retryAfter !== undefined
          ? error.retryAfter * 1000
          : Math.min(1000 * 2 ** failures, 8000),
    },
    // While offline, a mutation fails immediately with a message instead of waiting silently for the connection.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Removes failed queries without observers, so that the next visit loads them again. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return
  if (query.state.status === 'error' && query.state.data === undefined)
    queryClient.getQueryCache().remove(query)
})
