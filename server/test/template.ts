import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../src/db/migrate'

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', 'migrations')

/** Fills the database that every test file's own database is copied from. */
export async function prepareTemplate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await migrate(pool, MIGRATIONS_DIR)
  } finally {
    await pool.end()
  }
}
