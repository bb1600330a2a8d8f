import { vi } from 'vitest'

/** Long enough for a busy machine and shorter than a test's own limit. */
const PATIENCE = { timeout: 60_000, interval: 20 }

/** Repeats `met` until it no longer fails. Fake timers advance meanwhile. */
export const eventually = <T>(met: () => T | Promise<T>) => vi.waitFor(met, PATIENCE)
