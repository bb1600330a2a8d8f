import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

const COUNTS = `
  select status, sum(count) as count from (
    select status, count from document_counts where owner_id = $1 and document = $2
    union all
    select status, delta from document_count_deltas where owner_id = $1 and document = $2
  ) counted group by status`
const HISTORIES = `select document_id, status, at, user_name, note from status_history
  where buyer_id = any($1) and document_id = any($2) order by id`

/** The SQL of one list, each by its best index. */
interface Listed {
  readonly counted: string
  /** Rows with `buyer_id` and `id`, of whom, so many, after so many. */
  readonly page: string
  /** Of the buyers and ids of the page. */
  readonly beside: readonly string[]
}

const ofOrders = (side: 'buyer_id' | 'vendor_id', counted: string, from: string): Listed => ({
  counted,
  page: `
    with page as (
      select buyer_id, id from (${from}) found where ${side} = $1
      order by created_at desc, id desc limit $2 offset $3
    )
    select orders.*, buyers.legal_name from page
    join purchase_orders orders using (buyer_id, id)
    join buyers on buyers.id = orders.buyer_id
    order by orders.created_at desc, orders.id desc`,
  beside: [
    'select * from packages where buyer_id = any($1) and order_id = any($2)',
    `select items.* from packages
     join order_items items on items.buyer_id = packages.buyer_id and package_id = packages.id
     where packages.buyer_id = any($1) and order_id = any($2)`,
    `select history.* from packages
     join status_history history
       on history.buyer_id = packages.buyer_id and document_id = packages.id
     where packages.buyer_id = any($1) and order_id = any($2)`,
  ],
})

const NEW_ONES = `select buyer_id, vendor_id, order_id as id, created_at from order_tabs
  where last_status = 'New'`

const LISTS: { readonly [name: string]: Listed } = {
  requests: {
    counted: 'request',
    page: `
      with page as (
        select id from purchase_requests where buyer_id = $1 and last_status <> 'Deleted'
        order by created_at desc, id desc limit $2 offset $3
      )
      select request.* from page join purchase_requests request on request.id = page.id
      where request.buyer_id = $1 order by request.created_at desc, request.id desc`,
    beside: [
      `select request_id, user_id from request_hands
       where buyer_id = any($1) and request_id = any($2)`,
      HISTORIES,
    ],
  },
  orders: ofOrders('buyer_id', 'order', 'select * from purchase_orders'),
  'orders-tab': ofOrders('buyer_id', 'order-tab', NEW_ONES),
  'vendor-orders': ofOrders('vendor_id', 'order', 'select * from purchase_orders'),
  'vendor-orders-tab': ofOrders('vendor_id', 'order-tab', NEW_ONES),
}

interface Row {
  buyer_id: string
  id: string
}

interface Query {
  list: string
  owner: string
  skip: string
  limit: string
}

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
    const { list, owner, skip, limit } = query
    const listed = LISTS[list]
    if (!listed) throw new Error(`No list is called ${list}`)
    const [page, counts] = await Promise.all([
      pool.query(listed.page, [owner, Number(limit), Number(skip) * Number(limit)]),
      pool.query(COUNTS, [owner, listed.counted]),
    ])
    const buyers = [...new Set(page.rows.map(({ buyer_id: buyer }: Row) => buyer))]
    const ids = page.rows.map(({ id }: Row) => id)
    const beside = await Promise.all(listed.beside.map((text) => pool.query(text, [buyers, ids])))
    return { rows: page.rows, counts: counts.rows, beside: beside.map(({ rows }) => rows) }
  })
  return app
}
