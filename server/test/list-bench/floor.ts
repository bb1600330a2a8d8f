import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

const PAGE = `
  with page as (
    select id from purchase_requests where buyer_id = $1 and last_status <> 'Deleted'
    and ($4::text is null or last_status = $4)
    order by created_at desc, id desc limit $2 offset $3
  )
  select request.* from page join purchase_requests request on request.id = page.id
  where request.buyer_id = $1 order by request.created_at desc, request.id desc`
const COUNTS = `
  select status, sum(count) as count from (
    select status, count from document_counts where owner_id = $1 and document = 'request'
    union all
    select status, delta from document_count_deltas where owner_id = $1 and document = 'request'
  ) counted group by status`
const HANDS = `select request_id, user_id from request_hands
  where buyer_id = $1 and request_id = any($2)`
const HISTORIES = `select document_id, status, at, user_name, note from status_history
  where buyer_id = $1 and document_id = any($2) order by id`

interface Query {
  buyer: string
  skip: string
  status?: string
}

const LIMIT = 10

/** A statement as our call sent it. */
export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Asks for an address of ours, and tells the statements that it took. */
export type Record = (address: string, token: string) => Promise<readonly Sent[]>

/**
 * Bare routes: `/floor` over the SQL of the list alone, `/same` over every statement that a call of
 * ours takes, the caller's and the transaction's included.
 */
export function createFloor(pool: Pool, record: Record): FastifyInstance {
  const app = fastify()
  const calls: (readonly Sent[])[] = []
  app.get<{ Querystring: { address: string; token: string } }>('/record', async ({ query }) => {
    calls.push(await record(query.address, query.token))
    return { at: calls.length - 1, statements: calls.at(-1)?.length }
  })
  app.get<{ Querystring: { at: string } }>('/same', async ({ query }) => {
    const client = await pool.connect()
    try {
      const results: unknown[][] = []
      for (const { text, values } of calls[Number(query.at)] ?? [])
        results.push((await client.query(text, [...values])).rows)
      return results
    } finally {
      client.release()
    }
  })
  app.get<{ Querystring: Query }>('/floor', async ({ query }) => {
    const { buyer, skip, status = null } = query
    const [page, counts] = await Promise.all([
      pool.query(PAGE, [buyer, LIMIT, Number(skip) * LIMIT, status]),
      pool.query(COUNTS, [buyer]),
    ])
    const ids = page.rows.map(({ id }: { id: string }) => id)
    const [hands, histories] = await Promise.all([
      pool.query(HANDS, [buyer, ids]),
      pool.query(HISTORIES, [buyer, ids]),
    ])
    return { rows: page.rows, counts: counts.rows, hands: hands.rows, histories: histories.rows }
  })
  return app
}
