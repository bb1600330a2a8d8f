interface LockRequest {
  take: () => Promise<void>
  fail: (reason: Error) => void
}

interface Options {
  steal?: boolean
  signal?: AbortSignal
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** The locks of one browser, for tests: one holder, waiting requests and stealing. */
export function createLocks() {
  let holder: LockRequest | undefined
  const queue: LockRequest[] = []
  const goOn = () => {
    if (holder) return
    const next = queue.shift()
    if (!next) return
    holder = next
    void next.take().then(() => {
      if (holder === next) holder = undefined
      goOn()
    })
  }
  const request = <Result>(_: string, { steal, signal }: Options, act: () => Promise<Result>) =>
    new Promise<Result>((done, fail) => {
      const take = async () => {
        try {
          done(await act())
        } catch (error) {
          fail(asError(error))
        }
      }
      const waiter: LockRequest = { take, fail }
      signal?.addEventListener('abort', () => {
        if (!queue.includes(waiter)) return
        queue.splice(queue.indexOf(waiter), 1)
        fail(asError(signal.reason))
      })
      if (steal) {
        const before = holder
        holder = undefined
        queue.unshift(waiter)
        goOn()
        before?.fail(new Error('stolen'))
      } else queue.push(waiter)
      goOn()
    })
  return { request }
}
