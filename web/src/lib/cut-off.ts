import type { FetchStatus } from '@tanstack/react-query'
import { ApiError } from './api-error'

interface Asked {
  data: unknown
  fetchStatus: FetchStatus
  failureReason: Error | null
  isPlaceholderData?: boolean
}

/**
 * True while what a query asks for can't come for want of a connection: the query waits for it, or
 * got no answer and tries again. Either way it goes on by itself.
 */
export function isCutOff({ data, fetchStatus, failureReason, isPlaceholderData }: Asked): boolean {
  if (data !== undefined && isPlaceholderData !== true) return false
  if (fetchStatus === 'paused') return true
  const unanswered = failureReason instanceof ApiError && failureReason.code === 'offline'
  return fetchStatus === 'fetching' && unanswered
}
