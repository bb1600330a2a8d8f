import { decimal } from '@pasok/domain/kernel/decimal'
import type { Figure } from '@pasok/domain/reports/reports.figures'
import type pg from 'pg'

/**
 * Computes the report figures again, from whole documents by the rules of `docs/domain.md`, in simple loops.
 */

interface OrderRow {
  id: string
  code: string
  created_at: Date
  last_status: string
  vendor_id: string
  department_id: string | null
  grand_total: string
  down_payment: string
}
interface PackageRow {
  id: string
  order_id: string
  last_status: string
}
interface ItemRow {
  id: string
  package_id: string
  product_id: string
  name: string
  brand: string
  state: string
  quantity: string
  retail_price: string
  discount_price: string
  sub_total: string
  sub_total_original: string
}
interface InvoiceRow {
  id: string
  order_id: string
  due_date: string
  last_status: string
  grand_total: string
}

/** The contribution of one document or line to a figure, with the values by which it is grouped. */
export interface Counted {
  id: string
  /** The date of the order; for an invoice noon of the due day. */
  day: string
  at: number
  amount: bigint
  vendor: string
  department: string
  product: string
  name: string
  brand: string
  /** The root category. */
  category: string
  /** In units of 0.01. */
  quantity: bigint
}

const all = async <Row>(pool: pg.Pool, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool.query(text, values)).rows as Row[]

export interface Recount {
  of(figure: Figure): Counted[]
  /** Returns the contributions within a range of days in the time zone. */
  in(figure: Figure, from: string, to: string): Counted[]
}

async function readRoots(pool: pg.Pool): Promise<Map<string, string>> {
  const categories = await all<{ id: string; parent_id: string | null }>(
    pool,
    'select id, parent_id from categories',
  )
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]))
  const rootOf = (id: string): string => {
    const parent = parents.get(id)
    return parent ? rootOf(parent) : id
  }
  const products = await all<{ id: string; category_id: string }>(
    pool,
    'select id, category_id from products',
  )
  return new Map(products.map(({ id, category_id }) => [id, rootOf(category_id)]))
}

const UNDELIVERED = ['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship', 'Shipped']
const whole = (text: string) => BigInt(text)

export async function recount(pool: pg.Pool, buyer: string, zone: string): Promise<Recount> {
  const roots = await readRoots(pool)
  const of = [buyer]
  const orders = await all<OrderRow>(pool, 'select * from purchase_orders where buyer_id = $1', of)
  const packages = await all<PackageRow>(pool, 'select * from packages where buyer_id = $1', of)
  const items = await all<ItemRow>(pool, 'select * from order_items where buyer_id = $1', of)
  const invoices = await all<InvoiceRow>(pool, 'select * from invoices where buyer_id = $1', of)
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const packageOf = new Map(packages.map((pack) => [pack.id, pack]))
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  const counted: Record<Figure, Counted[]> = {
    total_po: [],
    pending_dp: [],
    order_reject: [],
    item_undelivered: [],
    ap_due: [],
    total_saving_orders: [],
    purchased: [],
  }

  const ofOrder = (order: OrderRow, amount: bigint): Counted => ({
    id: order.id,
    day: calendar.format(order.created_at),
    at: order.created_at.getTime(),
    amount,
    vendor: order.vendor_id,
    department: order.department_id ?? '',
    product: '',
    name: '',
    brand: '',
    category: '',
    quantity: 0n,
  })

  for (const order of orders) {
    if (order.last_status !== 'Cancel')
      counted.total_po.push(ofOrder(order, whole(order.grand_total)))
    if (order.last_status === 'Waiting Down Payment')
      counted.pending_dp.push(ofOrder(order, whole(order.down_payment)))
  }
  for (const item of items) {
    const pack = packageOf.get(item.package_id)
    const order = orderOf.get(pack?.order_id ?? '')
    if (!pack || !order) throw new Error('an item lies in a package of an order')
    const line = (amount: bigint): Counted => ({
      ...ofOrder(order, amount),
      id: item.id,
      product: item.product_id,
      name: item.name,
      brand: item.brand,
      category: roots.get(item.product_id) ?? '',
      quantity: BigInt(decimal(item.quantity).times(100).toFixed(0)),
    })
    const isRejected = item.state === 'Rejected'
    const isNothing = Number(item.quantity) === 0
    if (isRejected || isNothing || pack.last_status === 'Cancel') {
      counted.order_reject.push(line(whole(item.sub_total_original)))
      continue
    }
    counted.purchased.push(line(whole(item.sub_total)))
    if (UNDELIVERED.includes(pack.last_status))
      counted.item_undelivered.push(line(whole(item.sub_total)))
    const below = decimal(item.retail_price).minus(item.discount_price)
    if (below.gt(0)) {
      const saved = below.times(item.quantity).toFixed(12)
      counted.total_saving_orders.push(line(whole(saved.slice(0, saved.indexOf('.')))))
    }
  }
  for (const invoice of invoices) {
    if (invoice.last_status === 'Paid' || invoice.last_status === 'Withdrawn') continue
    const order = orderOf.get(invoice.order_id)
    if (!order) throw new Error('an invoice is of an order')
    counted.ap_due.push({
      ...ofOrder(order, whole(invoice.grand_total)),
      id: invoice.id,
      day: invoice.due_date,
      at: Date.parse(invoice.due_date),
    })
  }
  return {
    of: (figure) => counted[figure],
    in: (figure, from, to) =>
      counted[figure].filter(({ day }) => (figure === 'ap_due' || day >= from) && day <= to),
  }
}

export const figureOf = (rows: readonly Counted[]) => ({
  count: rows.length,
  totalAmount: Number(rows.reduce((sum, { amount }) => sum + amount, 0n)),
})
