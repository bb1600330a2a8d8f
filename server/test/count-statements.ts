import pg from 'pg'

/** Every statement that the driver sends while `work` runs, on any connection of this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const send = pg.Client.prototype.query
  const textOf = (query: unknown): string => {
    if (typeof query === 'string') return query
    const hasText = typeof query === 'object' && query !== null && 'text' in query
    return hasText ? String(query.text) : 'unknown'
  }
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    seen.push(textOf(given[0]))
    return Reflect.apply(send, this, given) as unknown
  } as typeof send
  try {
    await work()
  } finally {
    pg.Client.prototype.query = send
  }
  return seen
}
