import type pg from 'pg'

export interface GuardedPool {
  pool: pg.Pool
  /** From now on a failing query is told to `onTrouble` alone, and never answered. */
  guard(): void
  /** Settles when no query is under way. */
  settled(): Promise<void>
}

const never = () => new Promise<never>(() => undefined)

/**
 * The pool as the job library may have it. The library does not wait for some of its own queries,
 * nor for what it gives back twice: what fails there would end the process.
 */
export function guardPool(pool: pg.Pool, onTrouble: (error: unknown) => void): GuardedPool {
  let isGuarding = false
  const underWay = new Set<Promise<unknown>>()

  const guarded = async <T>(work: () => Promise<T>, giveBack: () => void): Promise<T> => {
    const working = work()
    underWay.add(working)
    try {
      return await working
    } catch (error) {
      if (!isGuarding) throw error
      giveBack()
      onTrouble(error)
      return await never()
    } finally {
      underWay.delete(working)
    }
  }
  const guardClient = (client: pg.PoolClient): pg.PoolClient => {
    const query = (...args: Parameters<pg.PoolClient['query']>) =>
      guarded(
        async () => client.query(...args),
        () => client.release(true),
      )
    return new Proxy(client, {
      get: (target, key) => {
        if (key === 'query') return query
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  type Callback = Parameters<pg.Pool['connect']>[0]
  const connect = (callback?: Callback) => {
    if (!callback)
      return guarded(
        async () => guardClient(await pool.connect()),
        () => undefined,
      )
    return pool.connect((error, client, done) => {
      let isBack = false
      callback(error, client, (reason) => {
        if (!isBack) done(reason)
        isBack = true
      })
    })
  }
  return {
    pool: new Proxy(pool, {
      get: (target, key) => {
        if (key === 'connect') return connect
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
    guard: () => {
      isGuarding = true
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled([...underWay])
    },
  }
}
