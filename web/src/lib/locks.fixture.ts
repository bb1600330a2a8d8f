interface Asked {
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
  let holder: Asked | undefined
  const queue: Asked[] = []
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
      const asked: Asked = { take, fail }
      signal?.addEventListener('abort', () => {
        if (!queue.includes(asked)) return
        queue.splice(queue.indexOf(asked), 1)
        fail(asError(signal.reason))
      })
      if (steal) {
        const before = holder
        holder = undefined
        queue.unshift(asked)
        goOn()
        before?.fail(new Error('stolen'))
      } else queue.push(asked)
      goOn()
    })
  return { request }
}
