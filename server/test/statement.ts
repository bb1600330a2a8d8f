import { join } from 'node:path'
import pg from 'pg'
import { launchEmbeddedPostgres } from '../src/db/embedded/launch'
import { findBreaches, readStockBeforeOrders } from './invariants'

/** Works on the embedded database of the server running on `dataDir`. */
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

/** Runs one statement on that database. */
export const runStatement = (
  dataDir: string,
  text: string,
  values: readonly unknown[],
): Promise<void> =>
  onDatabase(dataDir, async (client) => {
    await client.query(text, [...values])
  })

/** Returns each product's stock without the effect of any order. */
export const stockThere = (dataDir: string): Promise<Map<string, string>> =>
  onDatabase(dataDir, readStockBeforeOrders)

/** Returns violated invariants; with a stock, also compares it with the orders. */
export const breachesThere = (
  dataDir: string,
  stock?: ReadonlyMap<string, string>,
): Promise<string[]> => onDatabase(dataDir, (client) => findBreaches(client, stock))
