/** Bounds of the difference between the server's clock and this one, in milliseconds. */
let ahead = { min: -Infinity, max: Infinity }

/**
 * Narrows the bounds by a response's `Date`, which has whole seconds: the server set it between sending and
 * receiving.
 */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime)) return
  const [min, max] = [serverTime - receivedAt, serverTime + 999 - sentAt]
  const closer = { min: Math.max(min, ahead.min), max: Math.min(max, ahead.max) }
  // One of the clocks was changed.
  ahead = closer.min > closer.max ? { min, max } : closer
}

/** Returns the server's time in milliseconds since 1970; this device's time while that is within the bounds. */
export const serverNow = (): number => Date.now() + Math.min(Math.max(0, ahead.min), ahead.max)
