import { SEARCHES_A_MINUTE } from '@pasok/domain/identity/identity.constants'
import { AppError, failure } from '@pasok/domain/kernel/errors'

const WINDOW_MS = 60_000

/** Counts searches by key in windows of a minute. */
export function countingSearches() {
  let windowStart = 0
  let counts = new Map<string, number>()
  return {
    /** @throws AppError `too_many_requests`, with the seconds until the next window. */
    count(key: string, now: number): void {
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count <= SEARCHES_A_MINUTE) return
      const seconds = Math.ceil((windowStart + WINDOW_MS - now) / 1000)
      throw new AppError(failure('too_many_requests').problems, seconds)
    },
  }
}
