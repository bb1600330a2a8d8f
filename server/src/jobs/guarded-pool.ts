import type pg from 'pg'

interface GuardedPool {
  pool: pg.Pool
  /** From now on a failing query is told to `onTrouble` alone, and never answered. */
  guard(): void
  /** Settles when no query is under way. */
  settled(): Promise<void>
}

type Attempt = <T>(work: () => Promise<T>, giveBack: () => void) => Promise<T>
type Callback = Parameters<pg.Pool['connect']>[0]

const never = () => new Promise<never>(() => undefined)

/** The same object, but for one of its methods. */
function withMethod<T extends object>(target: T, name: keyof T, method: unknown): T {
  return new Proxy(target, {
    get(_, key): unknown {
      if (key === name) return method
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      const bound: unknown = value.bind(target)
      return bound
    },
  })
}

function guardClient(client: pg.PoolClient, attempt: Attempt): pg.PoolClient {
  const query = (...args: Parameters<pg.PoolClient['query']>) =>
    attempt(
      async () => client.query(...args),
      () => client.release(true),
    )
  return withMethod(client, 'query', query)
}

/** Takes a connection back once, however often it is given back. */
function onceBack(callback: Callback): Callback {
  return (error, client, done) => {
    let isBack = false
    callback(error, client, (reason) => {
      if (isBack) return
      isBack = true
      done(reason)
    })
  }
}

/**
 * The pool as the job library may have it. The library does not wait for some of its own queries,
 * nor does it mind giving a connection back twice: what fails there would end the process
 * (graphile-worker 0.17.3, dist/main.js and dist/helpers.js: to be looked at again with another).
 */
export function guardPool(pool: pg.Pool, onTrouble: (error: unknown) => void): GuardedPool {
  let isGuarding = false
  const underWay = new Set<Promise<unknown>>()

  const attempt: Attempt = async (work, giveBack) => {
    const working = work()
    underWay.add(working)
    try {
      return await working
    } catch (error) {
      if (!isGuarding) throw error
      try {
        giveBack()
      } catch {
        // Given back before; what failed is the trouble to tell.
      }
      onTrouble(error)
    } finally {
      underWay.delete(working)
    }
    return never()
  }
  const connect = (callback?: Callback) => {
    if (callback) return pool.connect(onceBack(callback))
    const take = async () => guardClient(await pool.connect(), attempt)
    return attempt(take, () => undefined)
  }
  return {
    pool: withMethod(pool, 'connect', connect),
    guard: () => {
      isGuarding = true
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}
