const HOUR_MS = 3_600_000

/**
 * This process's clock shows so many hours more, as on a machine whose clock was never set; the
 * database keeps its own. @returns what sets it right again
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
