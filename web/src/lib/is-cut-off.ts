import type { FetchStatus } from '@tanstack/react-query'
import { ApiError } from './api-error'

interface QueryState {
  data: unknown
  fetchStatus: FetchStatus
  failureReason: Error | null
  isPlaceholderData?: boolean
}

/**
 * Returns true while a query has no data because of a missing connection: it is paused, or repeated without a
 * response. It continues automatically.
 */
export function isCutOff({
  data,
  fetchStatus,
  failureReason,
  isPlaceholderData,
}: QueryState): boolean {
  if (data !== undefined && isPlaceholderData !== true) return false
  if (fetchStatus === 'paused') return true
  const unanswered = failureReason instanceof ApiError && failureReason.code === 'offline'
  return fetchStatus === 'fetching' && unanswered
}
