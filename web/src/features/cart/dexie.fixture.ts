interface Row {
  productId: string
  key: string
  position: number
  stamp: number
}

const copyOf = <Value>(value: Value): Value => structuredClone(value)

class Rows {
  rows = new Map<string, Row>()
  constructor(readonly key: 'productId' | 'key') {}
  get = async (id: string) => copyOf(this.rows.get(id))
  put = async (row: Row) => void this.rows.set(row[this.key], copyOf(row))
  bulkPut = async (rows: Row[]) => void (await Promise.all(rows.map(this.put)))
  bulkDelete = async (ids: string[]) => ids.forEach((id) => this.rows.delete(id))
  sorted = () => copyOf([...this.rows.values()].sort((a, b) => a.position - b.position))
  orderBy = () => ({
    toArray: async () => this.sorted(),
    primaryKeys: async () => this.sorted().map((row) => row[this.key]),
  })
  where = () => ({
    above: (stamp: number) => ({
      toArray: async () => this.sorted().filter((row) => row.stamp > stamp),
    }),
  })
}

class Stored {
  tables = { lines: new Rows('productId'), markers: new Rows('key') }
  turn: Promise<unknown> = Promise.resolve()
}

const databases = new Map<string, Stored>()
const queries = new Set<() => Promise<void>>()

/**
 * An in-memory replacement of Dexie with the parts that a cart needs, for tests. All tabs share the database of
 * a name.
 */
export default class Memory {
  readonly #stored: Stored
  constructor(name = '') {
    this.#stored = databases.get(name) ?? new Stored()
    databases.set(name, this.#stored)
  }
  on = (_event: 'ready', work: (db: this) => unknown) => void work(this)
  version = () => ({ stores: () => undefined })
  table = (name: 'lines' | 'markers') => this.#stored.tables[name]
  /** Runs one transaction at a time. A transaction that throws changes nothing. */
  transaction = async <T>(mode: string, _a: Rows, _b: Rows, work: () => Promise<T>): Promise<T> => {
    const { tables } = this.#stored
    const run = async () => {
      const before = [tables.lines.rows, tables.markers.rows].map((rows) => new Map(rows))
      try {
        return await work()
      } catch (error) {
        const [lines, markers] = before
        if (lines && markers) [tables.lines.rows, tables.markers.rows] = [lines, markers]
        throw error
      }
    }
    const turn = this.#stored.turn.then(run)
    this.#stored.turn = turn.catch(() => undefined)
    const result = await turn
    if (mode === 'rw') queueMicrotask(() => queries.forEach((query) => void query()))
    return result
  }
}

/** Runs the query immediately, and again after every change of any database. */
export const liveQuery = <Value>(read: () => Promise<Value>) => ({
  subscribe: ({ next, error }: { next: (value: Value) => void; error: (e: unknown) => void }) => {
    const query = async () => {
      try {
        next(await read())
      } catch (failure) {
        error(failure)
      }
    }
    queries.add(query)
    void query()
    return { unsubscribe: () => void queries.delete(query) }
  },
})
