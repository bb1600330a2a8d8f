/** Bounds of the difference between the server's clock and this one, in milliseconds. */
let ahead = { least: -Infinity, most: Infinity }

/**
 * Narrows the bounds by a response's `Date`, which has whole seconds: the server set it between sending and
 * receiving.
 */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const told = Date.parse(date ?? '')
  if (Number.isNaN(told)) return
  const [least, most] = [told - receivedAt, told + 999 - sentAt]
  const closer = { least: Math.max(least, ahead.least), most: Math.min(most, ahead.most) }
  // One of the clocks was changed.
  ahead = closer.least > closer.most ? { least, most } : closer
}

/** Returns the server's time in milliseconds since 1970; this device's time while that is within the bounds. */
export const serverNow = (): number => Date.now() + Math.min(Math.max(0, ahead.least), ahead.most)
