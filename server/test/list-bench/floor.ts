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

/** The SQL of one list, each statement with its best index. */
interface Listed {
  readonly counted: string
  /** Returns a page of rows with `buyer_id` and `id`; parameters: the owner, the limit and the offset. */
  readonly page: string
  /** Statements for the buyers and ids of the page. */
  readonly beside: readonly string[]
}

type Side = 'buyer_id' | 'vendor_id'

/** Cuts a page using an index only, and reads its rows by another index that begins with the owner. */
const pageOf = (side: Side, table: string, found: string) => `
  with page as materialized (
    ${found} where ${side} = $1 order by created_at desc, id desc limit $2 offset $3
  )
  select documents.*, buyers.legal_name from page
  join ${table} documents on documents.${side} = $1 and documents.id = page.id
  join buyers on buyers.id = documents.buyer_id
  order by documents.created_at desc, documents.id desc`

const ofOrders = (side: Side, counted: string, found: string): Listed => ({
  counted,
  page: pageOf(side, 'purchase_orders', found),
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
const ORDERS = 'select id, created_at from purchase_orders'
const NEW_ONES = `select id, created_at from (select *, order_id as id from order_tabs
  where last_status = 'New') tabs`

/** The rows of a tab: one statement, with the packages of each order. */
const ORDER_ROWS: Listed = {
  counted: 'order-tab',
  page: `with page as materialized (
      ${NEW_ONES} where buyer_id = $1 order by created_at desc, id desc limit $2 offset $3
    )
    select orders.id, orders.buyer_id, orders.code, orders.created_at, orders.vendor_name,
      orders.grand_total, orders.last_status, (
        select json_agg(json_build_object('id', package.id, 'code', package.code,
          'status', package.last_status, 'shipping', package.shipping_cost))
        from packages package
        where package.buyer_id = orders.buyer_id and package.order_id = orders.id) as packages
    from page join purchase_orders orders on orders.buyer_id = $1 and orders.id = page.id
    order by orders.created_at desc, orders.id desc`,
  beside: [],
}

const ofReceipts = (side: Side, counted: string, which: string): Listed => ({
  counted,
  page: pageOf(
    side,
    'receipts',
    `select id, created_at from (select * from receipts ${which}) listed`,
  ),
  beside: [
    `select orders.*, packages.* from receipts
     join purchase_orders orders
       on orders.buyer_id = receipts.buyer_id and orders.id = receipts.order_id
     join packages on packages.buyer_id = receipts.buyer_id and packages.id = package_id
     where receipts.buyer_id = any($1) and receipts.id = any($2)`,
    `select line.*, items.* from receipt_lines line
     join order_items items on items.buyer_id = line.buyer_id and items.id = item_id
     where line.buyer_id = any($1) and receipt_id = any($2)`,
    HISTORIES,
  ],
})
const CLOSED = `where last_status = 'Closed'`

const ofInvoices = (side: Side, which: string): Listed => ({
  counted: 'invoice',
  page: pageOf(
    side,
    'invoices',
    `select id, created_at from (select * from invoices ${which}) listed`,
  ),
  beside: [
    `select orders.*, packages.code as package_code, receipts.code as receipt_code from invoices
     join purchase_orders orders
       on orders.buyer_id = invoices.buyer_id and orders.id = invoices.order_id
     join packages on packages.buyer_id = invoices.buyer_id and packages.id = invoices.package_id
     join receipts on receipts.buyer_id = invoices.buyer_id and receipts.id = invoices.receipt_id
     where invoices.buyer_id = any($1) and invoices.id = any($2)`,
    `select line.*, items.* from invoices
     join receipt_lines line
       on line.buyer_id = invoices.buyer_id and line.receipt_id = invoices.receipt_id
     join order_items items on items.buyer_id = line.buyer_id and items.id = item_id
     where invoices.buyer_id = any($1) and invoices.id = any($2)`,
    `select part.invoice_id, payments.* from payment_invoices part
     join payments on payments.buyer_id = part.buyer_id and payments.id = part.payment_id
     where part.buyer_id = any($1) and part.invoice_id = any($2)`,
    HISTORIES,
  ],
})

const ofPayments = (side: Side, which: string): Listed => ({
  counted: 'payment',
  page: pageOf(
    side,
    'payments',
    `select id, created_at from (select * from payments ${which}) listed`,
  ),
  beside: [
    `select part.payment_id, part.amount, invoices.code from payment_invoices part
     join invoices on invoices.buyer_id = part.buyer_id and invoices.id = part.invoice_id
     where part.buyer_id = any($1) and part.payment_id = any($2)`,
    HISTORIES,
  ],
})
const PAID = `where last_status = 'Paid'`

const LISTS: { readonly [name: string]: Listed } = {
  requests: {
    counted: 'request',
    page: `
      with page as (
        select id from purchase_requests where buyer_id = $1 and last_status <> 'Deleted'
        order by created_at desc, id desc limit $2 offset $3
      )
      select request.*, (select jsonb_agg(jsonb_build_object('_id', vendor_id, 'name', name)
          order by position)
        from request_vendors asked
        where asked.buyer_id = request.buyer_id and asked.request_id = request.id) vendors
      from page join purchase_requests request on request.id = page.id
      where request.buyer_id = $1 order by request.created_at desc, request.id desc`,
    beside: [
      `select request_id, user_id from request_hands
       where buyer_id = any($1) and request_id = any($2)`,
      HISTORIES,
    ],
  },
  'buyer-orders': ofOrders('buyer_id', 'order', ORDERS),
  'buyer-orders-tab': ORDER_ROWS,
  'vendor-orders': ofOrders('vendor_id', 'order', ORDERS),
  'vendor-orders-tab': ofOrders('vendor_id', 'order-tab', NEW_ONES),
  'buyer-receipts': ofReceipts('buyer_id', 'active-receipt', 'where not order_ended'),
  'buyer-receipts-tab': ofReceipts('buyer_id', 'receipt', CLOSED),
  'vendor-receipts': ofReceipts('vendor_id', 'receipt', ''),
  'vendor-receipts-tab': ofReceipts('vendor_id', 'receipt', CLOSED),
  'buyer-invoices': ofInvoices('buyer_id', ''),
  'buyer-invoices-tab': ofInvoices('buyer_id', PAID),
  'vendor-invoices': ofInvoices('vendor_id', ''),
  'vendor-invoices-tab': ofInvoices('vendor_id', PAID),
  'buyer-payments': ofPayments('buyer_id', ''),
  'buyer-payments-tab': ofPayments('buyer_id', PAID),
  'vendor-payments': ofPayments('vendor_id', ''),
  'vendor-payments-tab': ofPayments('vendor_id', PAID),
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

/** A statement as the product sent it. */
export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Requests an address of the product and returns its statements. */
type Record = (address: string, token: string) => Promise<readonly Sent[]>

/**
 * Minimal routes as a baseline ("floor"): `/floor` runs only the list's own SQL, `/same` every statement of
 * the product's request including authentication and transaction, `/statement` the given one.
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
  app.get<{ Querystring: { text: string } }>('/statement', async ({ query }) => {
    const { rows } = await pool.query(query.text)
    return rows
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
