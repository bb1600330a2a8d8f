import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db'

/** `live`: the process answers. `ready`: the database does too (503 through the error map). */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/health/live', { config: { access: 'public' } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config: { access: 'public' } }, async () => {
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
