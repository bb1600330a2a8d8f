import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

/** A list younger than this is shown without asking again. */
const FRESH_MS = 10_000
const MOST_TRIES = 3

/** Only what may pass by itself is tried again: no answer, or 503. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status === 503)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // What a failure shows may look at the same read: asked anew for it, the failure would give way
      // to waiting, waiting to the failure, and so on without end.
      retryOnMount: false,
      retry: (failures, error) => failures < MOST_TRIES && mayPass(error),
      retryDelay: (failures, error) =>
        error instanceof ApiError && error.retryAfter !== undefined
          ? error.retryAfter * 1000
          : Math.min(1000 * 2 ** failures, 8000),
    },
    mutations: { retry: false },
  },
})

/** A read that failed and is looked at no more is forgotten: whoever comes back asks anew. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return
  if (query.state.status === 'error' && query.state.data === undefined)
    queryClient.getQueryCache().remove(query)
})
