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
      retry: (failures, error) => failures < MOST_TRIES && mayPass(error),
      retryDelay: (failures, error) =>
        error instanceof ApiError && error.retryAfter !== undefined
          ? error.retryAfter * 1000
          : Math.min(1000 * 2 ** failures, 8000),
    },
    mutations: { retry: false },
  },
})
