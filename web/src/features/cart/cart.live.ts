import { liveQuery, type Subscription } from 'dexie'

/** The latest answer of a query that follows its data, shared by all who look at it. */
export interface Live<Value> {
  /**
   * Nothing until the first answer.
   * @throws what the query failed with.
   */
  get: () => Value | undefined
  subscribe: (listener: () => void) => () => void
}

/**
 * Asks once for however many look, so that what appears later has the answer at once and nothing on
 * the screen moves for it. With the last one gone the answer is forgotten.
 */
export function createLive<Value>(read: () => Promise<Value>): Live<Value> {
  const listeners = new Set<() => void>()
  let answer: { value: Value } | undefined
  let failure: { error: unknown } | undefined
  let subscription: Subscription | undefined
  const tell = () => {
    for (const listener of Array.from(listeners)) listener()
  }
  const start = () =>
    liveQuery(read).subscribe({
      next: (value) => {
        answer = { value }
        failure = undefined
        tell()
      },
      error: (error) => {
        failure = { error }
        tell()
      },
    })
  const stop = () => {
    subscription?.unsubscribe()
    subscription = undefined
    answer = undefined
    failure = undefined
  }
  return {
    get() {
      if (failure) throw failure.error
      return answer?.value
    },
    subscribe(listener) {
      listeners.add(listener)
      subscription ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
