import type pg from 'pg'
import { CHAT_INVARIANTS } from './invariants/chat.invariants'
import { COMPANY_INVARIANTS } from './invariants/company.invariants'
import { INVITATION_INVARIANTS } from './invariants/invitations.invariants'
import { INVOICE_INVARIANTS } from './invariants/invoices.invariants'
import type { Invariant } from './invariants/invariant'
import { NOTIFICATION_INVARIANTS } from './invariants/notifications.invariants'
import { ORDER_TAB_INVARIANTS } from './invariants/order-tabs.invariants'
import { ORDER_MOVE_INVARIANTS } from './invariants/order-moves.invariants'
import { ORDER_INVARIANTS } from './invariants/orders.invariants'
import { PAYMENT_INVARIANTS } from './invariants/payments.invariants'
import { OWED_INVARIANTS } from './invariants/owed.invariants'
import { RECEIPT_INVARIANTS } from './invariants/receipts.invariants'
import { REPORT_INVARIANTS } from './invariants/reports.invariants'
import { REQUEST_INVARIANTS } from './invariants/requests.invariants'

/** A pool, or a client within a transaction. */
type Queryable = Pick<pg.Pool, 'query'>

/** Conditions that hold after every test, crash and race. */
const INVARIANTS: readonly Invariant[] = [
  ...REQUEST_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...ORDER_TAB_INVARIANTS,
  ...ORDER_MOVE_INVARIANTS,
  ...RECEIPT_INVARIANTS,
  ...INVOICE_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...COMPANY_INVARIANTS,
  ...INVITATION_INVARIANTS,
  ...OWED_INVARIANTS,
  ...CHAT_INVARIANTS,
  ...NOTIFICATION_INVARIANTS,
  ...REPORT_INVARIANTS,
]

/** Returns the stock of every product, for a later comparison. */
export async function readStock(pool: Queryable): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; stock: string }>('select id, stock from products')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** The quantity of each product that is ordered and not canceled. */
const ORDERED_QUANTITIES = `select product_id, sum(quantity) as quantity from order_items
  join packages on packages.buyer_id = order_items.buyer_id and packages.id = package_id
  where state <> 'Rejected' and (packages.last_status <> 'Cancel' or received is not null)
  group by product_id`

/** Returns the stock without the effect of any order, for a database that already has orders. */
export async function readStockBeforeOrders(pool: Queryable): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; stock: string }>(
    `select id, stock + coalesce(taken.quantity, 0) as stock from products
     left join (${ORDERED_QUANTITIES}) taken on taken.product_id = products.id`,
  )
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

async function stockBreaches(pool: Queryable, before: ReadonlyMap<string, string>) {
  const { rows } = await pool.query<{ id: string; stock: string; before: string; taken: string }>(
    `select products.id, products.stock, before.stock as before, coalesce(taken.quantity, 0) as taken
     from unnest($1::uuid[], $2::numeric[]) as before(id, stock)
     join products on products.id = before.id
     left join (${ORDERED_QUANTITIES}) taken
       on taken.product_id = products.id
     where products.stock <> before.stock - coalesce(taken.quantity, 0)`,
    [[...before.keys()], [...before.values()]],
  )
  return rows.map(
    (row) => `stock is what it was less what was ordered and not canceled: ${JSON.stringify(row)}`,
  )
}

/**
 * Returns violated invariants; empty when all hold. With the initial stock, also compares the
 * present stock with the orders since.
 */
export async function findBreaches(
  pool: Queryable,
  stockBefore?: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = []
  for (const { name, breaches } of INVARIANTS) {
    const { rows } = await pool.query<Record<string, unknown>>(breaches)
    for (const row of rows) found.push(`${name}: ${JSON.stringify(row)}`)
  }
  if (stockBefore) found.push(...(await stockBreaches(pool, stockBefore)))
  return found
}

/** Expects all invariants to hold at the end of a test file. */
export async function assertSound(
  pool: pg.Pool,
  stockBefore?: ReadonlyMap<string, string>,
): Promise<void> {
  const breaches = await findBreaches(pool, stockBefore)
  if (breaches.length > 0) throw new Error(breaches.join('\n'))
}
