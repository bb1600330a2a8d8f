import { join } from 'node:path'
import pg from 'pg'
import { loadMasters } from '../src/chapters/company/masters/load-masters'
import { loadRegions } from '../src/chapters/regions/load-regions'
import { createDb } from '../src/db/db'
import { prepareJobSchema } from '../src/db/start-database'
import { migrate } from '../src/db/migrate'
import { addProviderAccounts, loadWorld } from './world'

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', 'migrations')

/** Fills the template database from which every test file's database is copied. */
export async function prepareTemplate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await migrate(pool, MIGRATIONS_DIR)
    await prepareJobSchema(url)
    const db = createDb(pool)
    await loadRegions(db)
    await loadMasters(db)
    await loadWorld(db)
    await addProviderAccounts(db)
  } finally {
    await pool.end()
  }
}
