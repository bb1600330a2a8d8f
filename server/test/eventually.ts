import { vi } from 'vitest'

/** Long enough for a machine that does much else, short beside a test's own limit. */
const PATIENCE = { timeout: 60_000, interval: 20 }

/** For what a thread of the lowest priority makes: beside much else it gets next to no time. */
export const STARVED = { timeout: 150_000 }

/** Asks again and again until `met` no longer fails; its answer. What takes long fails as it did last. */
export const eventually = <T>(met: () => T | Promise<T>, options: Partial<typeof PATIENCE> = {}) =>
  vi.waitFor(met, { ...PATIENCE, ...options })
