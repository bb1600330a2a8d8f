/** Ms by which the server's clock is ahead of this one: between the two, as far as answers tell. */
let ahead = { least: -Infinity, most: Infinity }

/**
 * Takes in an answer's `Date`, which tells whole seconds: the server wrote it after the call was sent
 * and before its answer was here.
 */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const told = Date.parse(date ?? '')
  if (Number.isNaN(told)) return
  const [least, most] = [told - receivedAt, told + 999 - sentAt]
  const closer = { least: Math.max(least, ahead.least), most: Math.min(most, ahead.most) }
  // Either clock was set anew.
  ahead = closer.least > closer.most ? { least, most } : closer
}

/** Ms since 1970 by the server's clock; by this one as long as the two agree. */
export const serverNow = (): number => Date.now() + Math.min(Math.max(0, ahead.least), ahead.most)
