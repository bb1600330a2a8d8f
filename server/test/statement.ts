import { join } from 'node:path'
import pg from 'pg'
import { launchEmbeddedPostgres } from '../src/db/embedded/launch'

/** Runs one statement on the embedded database of a server that is running on `dataDir`. */
export async function runStatement(
  dataDir: string,
  text: string,
  values: readonly unknown[],
): Promise<void> {
  const database = await launchEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query(text, [...values])
  } finally {
    await client.end()
    await database.stop()
  }
}
