const HOUR_MS = 3_600_000

/**
 * Shifts this process's clock by some hours, as on a machine with a wrong clock; the database's
 * clock is unchanged. @returns a function that restores the clock
 */
export function shiftClock(hours: number): () => void {
  const right = globalThis.Date
  const now = () => right.now() + hours * HOUR_MS
  globalThis.Date = new Proxy(right, {
    construct: (target, given: [], self: typeof Date) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new right(now()).toString(),
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = right
  }
}
