import { vi } from 'vitest'

/** Long enough for a busy machine, short compared with a test's own limit. */
const PATIENCE = { timeout: 60_000, interval: 20 }

/** For work of a thread with the lowest priority, which gets almost no time on a busy machine. */
export const STARVED = { timeout: 150_000 }

/**
 * Retries until `met` no longer fails and returns its result; after the timeout it fails with the
 * last error.
 */
export const eventually = <T>(met: () => T | Promise<T>, options: Partial<typeof PATIENCE> = {}) =>
  vi.waitFor(met, { ...PATIENCE, ...options })
