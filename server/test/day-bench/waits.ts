import pg from 'pg'

const EVERY_MS = 50
/** The wait events of active connections, except the one that queries them. */
const LOOK = `select coalesce(wait_event_type || ': ' || wait_event, 'working') as what, state, count(*)::int
  from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
  and datname = current_database() and state <> 'idle' group by 1, 2`

export interface Waits {
  /** Stops and returns the average number of connections per wait event. */
  end(): Promise<Record<string, number>>
}

/** Samples the activity of a database's connections many times per second. */
export async function watchWaits(connectionString: string): Promise<Waits> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const seen: Record<string, number> = {}
  let looks = 0
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ what: string; state: string; count: number }>(LOOK)
      looks += 1
      for (const { what, state, count } of rows) {
        const name = state === 'active' ? what : state
        seen[name] = (seen[name] ?? 0) + count
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return {
    async end() {
      isOver = true
      await looking
      await client.end()
      return Object.fromEntries(Object.entries(seen).map(([name, count]) => [name, count / looks]))
    },
  }
}
