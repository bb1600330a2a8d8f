interface Row {
  productId: string
  key: string
  position: number
}

class Rows {
  rows = new Map<string, Row>()
  constructor(readonly key: 'productId' | 'key') {}
  get = async (id: string) => this.rows.get(id)
  put = async (row: Row) => void this.rows.set(row[this.key], row)
  bulkPut = async (rows: Row[]) => void (await Promise.all(rows.map(this.put)))
  bulkDelete = async (ids: string[]) => ids.forEach((id) => this.rows.delete(id))
  clear = async () => this.rows.clear()
  count = async () => this.rows.size
  orderBy = () => {
    const rows = [...this.rows.values()].sort((a, b) => a.position - b.position)
    return { toArray: async () => rows, last: async () => rows.at(-1) }
  }
}

/** As much of a local database as a cart asks for, in memory, for tests. */
export default class Memory {
  tables = { lines: new Rows('productId'), markers: new Rows('key') }
  version = () => ({ stores: () => undefined })
  table = (name: 'lines' | 'markers') => this.tables[name]
  transaction = async <T>(_mode: string, _a: Rows, _b: Rows, work: () => Promise<T>) => work()
}

export const liveQuery = () => undefined
