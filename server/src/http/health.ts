import { failure } from '@pasok/domain/kernel/errors'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db'

/**
 * `live`: the process answers. `ready`: the database does too (503 through the error map), and it
 * goes on. @returns tells that it ends, so that a balancer sends nobody here any more.
 */
export function registerHealth(app: FastifyInstance, db: Db): () => void {
  let isLeaving = false
  app.get('/health/live', { config: { access: 'public' } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config: { access: 'public' } }, async () => {
    if (isLeaving) throw failure('unavailable')
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
  return () => {
    isLeaving = true
  }
}
