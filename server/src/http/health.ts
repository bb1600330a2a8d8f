import { failure } from '@pasok/domain/kernel/errors'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db'

/**
 * Registers `/health/live` (the process responds) and `/health/ready` (the database responds too and the
 * process is not shutting down; otherwise 503). @returns a function that marks the process as shutting down, so
 * that load balancers stop sending requests.
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
