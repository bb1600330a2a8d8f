import { join } from 'node:path'
import pg from 'pg'
import { launchEmbeddedPostgres } from '../src/db/embedded/launch'
import { findBreaches, readStockBeforeOrders } from './invariants'

/** Works on the embedded database of a server that is running on `dataDir`. */
async function onDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const database = await launchEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await database.stop()
  }
}

/** Runs one statement there. */
export const runStatement = (
  dataDir: string,
  text: string,
  values: readonly unknown[],
): Promise<void> =>
  onDatabase(dataDir, async (client) => {
    await client.query(text, [...values])
  })

/** What every product's stock would be if nothing had ever been ordered of it. */
export const stockThere = (dataDir: string): Promise<Map<string, string>> =>
  onDatabase(dataDir, readStockBeforeOrders)

/** Everything there that must never be; with that stock, it is held against the orders too. */
export const breachesThere = (
  dataDir: string,
  stock?: ReadonlyMap<string, string>,
): Promise<string[]> => onDatabase(dataDir, (client) => findBreaches(client, stock))
