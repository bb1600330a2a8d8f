import { groupBy } from '@pasok/domain/kernel/group-by'
import { decimal } from '@pasok/domain/kernel/decimal'
import {
  changedFigures,
  isItemCanceled,
  orderTotal,
  packageTotal,
} from '@pasok/domain/orders/orders.rules'
import {
  orderState,
  PACKAGE_STATES,
  type ItemState,
  type PackageState,
} from '@pasok/domain/orders/orders.states'
import { INVOICE_STATES } from '@pasok/domain/invoices/invoices.states'
import type pg from 'pg'
import { companyId, departmentId, idOf, productId, vendorId } from './company'
import { PRODUCTS, VENDORS, type ProductKey, type VendorKey } from './market'

/** Returns a seeded pseudo-random generator (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('one of none')
    return value
  }
  return { below, one, chance: (share: number): boolean => next() < share }
}
export type Random = ReturnType<typeof randomFrom>

type Row = Record<string, unknown>

/** Adds copies of an existing row with the given changes. */
async function addLike(
  pool: pg.Pool,
  table: string,
  like: Row,
  rows: readonly Row[],
): Promise<void> {
  await pool.query(
    `insert into ${table} select made.* from jsonb_array_elements($1::jsonb) one,
      jsonb_populate_record(null::${table}, $2::jsonb || one) made`,
    [JSON.stringify(rows), JSON.stringify(like)],
  )
}

async function readLike(pool: pg.Pool, table: string, buyer: string): Promise<Row> {
  const { rows } = await pool.query<{ row: Row }>(
    `select to_jsonb(one) as row from ${table} one where buyer_id = $1 limit 1`,
    [buyer],
  )
  const [found] = rows
  if (!found) throw new Error(`no ${table} to go by`)
  return found.row
}

const DAY = 86_400_000
const YEARS = 2
/** UTC offsets, in minutes, of the tested time zones. */
const OFFSETS = [7 * 60, -5 * 60, -4 * 60, 5 * 60 + 45]

/**
 * Returns an instant in the last two years, often close to the beginning of a day or month in one
 * of the zones.
 */
function instant(random: Random, now: number): Date {
  const at = new Date(now - random.below(YEARS * 365 * DAY))
  if (random.chance(0.4)) return at
  if (random.chance(0.5)) at.setUTCDate(1)
  at.setUTCHours(0, 0, 0, 0)
  const near = random.one([-1, 0, 1, -1000, 999])
  const then = new Date(at.getTime() - random.one(OFFSETS) * 60_000 + near)
  return then.getTime() > now ? new Date(now) : then
}

/** Sixty brands, so that the list exceeds its limit; some look like a spreadsheet formula. */
const BRANDS = [
  '',
  '=SUM(A1)',
  '+62',
  '@Merek',
  ...Array.from({ length: 60 }, (_, at) => `Merek ${at}`),
]
const DEPARTMENTS = [null, 'Operations', 'General Affairs']
const STATES: readonly ItemState[] = ['Ordered', 'Approved', 'Approved', 'Rejected']

function item(random: Random, vendor: VendorKey, pack: PackageState) {
  const keys = (Object.keys(PRODUCTS) as ProductKey[]).filter(
    (key) => PRODUCTS[key].vendor === vendor,
  )
  const key = random.one(keys)
  const retail = decimal(1 + random.below(5_000_000)).div(random.one([1, 100]))
  const discount = random.one(['0', '0', '0.29', '0.0115', '1'])
  const price = { discount, tax: random.one(['0', '0.11', '0.12']) }
  const ordered = decimal(1 + random.below(20_000)).div(100)
  const original = changedFigures(price, { quantity: ordered, retailPrice: retail })
  const state = ['Waiting Down Payment', 'New'].includes(pack) ? 'Ordered' : random.one(STATES)
  const quantity =
    state === 'Approved' ? ordered.times(random.one(['1', '0.5', '0'])).round(2) : ordered
  const now = changedFigures(price, { quantity, retailPrice: retail })
  return {
    key,
    standing: { state, quantity: now.quantity, subTotal: now.subTotal },
    row: {
      vendor_id: vendorId(vendor),
      product_id: productId(key),
      name: `Barang ${key}`,
      brand: random.one(BRANDS),
      ...price,
      state,
      quantity: now.quantity,
      quantity_original: ordered,
      retail_price: retail,
      retail_price_original: retail,
      discount_price: now.discountPrice,
      discount_price_original: now.discountPrice,
      single_tax_price: now.singleTaxPrice,
      sub_total: now.subTotal,
      sub_total_original: original.subTotal,
      received: null,
    },
  }
}

/** Returns the rows of one order, with consistent totals. */
function order(random: Random, number: number, now: number) {
  const id = idOf(`order ${number}`)
  const at = instant(random, now).toISOString()
  const vendor = random.one(Object.keys(VENDORS) as VendorKey[])
  const isWaiting = random.chance(0.1)
  const packages = Array.from({ length: 1 + random.below(3) }, (_, part) => {
    const wanted = isWaiting
      ? random.one(['Waiting Down Payment', 'Waiting Down Payment', 'Cancel'] as const)
      : random.one(PACKAGE_STATES.filter((state) => state !== 'Waiting Down Payment'))
    const items = Array.from({ length: 1 + random.below(4) }, () => item(random, vendor, wanted))
    const figures = items.map((one) => one.standing)
    const state: PackageState = figures.every(isItemCanceled) ? 'Cancel' : wanted
    const total = packageTotal(figures)
    const code = `PKG-R-${number}-${part}`
    return { id: idOf(code), code, order_id: id, last_status: state, total, items }
  })
  const total = orderTotal(packages.map((one) => ({ state: one.last_status, total: one.total })))
  const name = random.one(DEPARTMENTS)
  const department = {
    department_id: name === null ? null : departmentId('maju', name),
    department_name: name,
  }
  return {
    request: { id, code: `PR-R-${number}`, created_at: at, ...department },
    row: {
      id,
      code: `PO-R-${number}`,
      request_id: id,
      request_code: `PR-R-${number}`,
      vendor_id: vendorId(vendor),
      vendor_name: VENDORS[vendor].legalName,
      ...department,
      last_status: orderState(packages.map((one) => one.last_status)),
      grand_total: total,
      down_payment: isWaiting ? total.div(5).round(0, 0) : 0,
      down_payment_state: 'Asked',
      created_at: at,
      updated_at: at,
    },
    packages: packages.map(({ items: _items, ...pack }) => ({
      ...pack,
      order_created_at: at,
      created_at: at,
      // Used for the receipt and the invoice; a package itself has no vendor.
      vendor_id: vendorId(vendor),
    })),
    items: packages.flatMap((pack) =>
      pack.items.map(({ row }, position) => ({
        ...row,
        id: idOf(`${pack.code} ${position}`),
        package_id: pack.id,
        position,
      })),
    ),
  }
}

/** Returns a receipt and an invoice for some of the received packages, due about a month later. */
function invoiceOf(
  random: Random,
  pack: { id: string; code: string; order_id: string; vendor_id: string; created_at: string },
) {
  const due = new Date(Date.parse(pack.created_at) + random.below(60) * DAY)
    .toISOString()
    .slice(0, 10)
  const part = { order_id: pack.order_id, package_id: pack.id, vendor_id: pack.vendor_id }
  const receipt = idOf(`receipt ${pack.code}`)
  const amount = random.below(90_000_000)
  const last_status = random.one(INVOICE_STATES)
  return {
    receipt: { ...part, id: receipt, code: `GRN-${pack.code}`, last_status: 'Invoicing' },
    invoice: {
      ...part,
      id: idOf(`invoice ${pack.code}`),
      code: `INV-${pack.code}`,
      receipt_id: receipt,
      last_status,
      sub_total: amount,
      tax: 0,
      shipping_cost: 0,
      down_payment_used: 0,
      grand_total: amount,
      due_date: due,
      paid_at: last_status === 'Paid' ? pack.created_at : null,
    },
  }
}

/** Adds this many orders of `maju`, modelled on a real one with its invoice. */
export async function addRandomDocuments(
  pool: pg.Pool,
  random: Random,
  count: number,
  now: number,
): Promise<void> {
  const buyer = companyId('maju')
  const made = Array.from({ length: count }, (_, number) => order(random, number, now))
  const add = async (table: string, rows: readonly Row[]) =>
    addLike(pool, table, await readLike(pool, table, buyer), rows)
  await add(
    'purchase_requests',
    made.map(({ request }) => request),
  )
  await add(
    'purchase_orders',
    made.map(({ row }) => row),
  )
  await add(
    'packages',
    made.flatMap(({ packages }) => packages),
  )
  await add(
    'order_items',
    made.flatMap(({ items }) => items),
  )
  const received = made
    .flatMap(({ packages }) => packages)
    .filter(({ last_status: state }) => state === 'Delivered' || state === 'Paid')
    .map((pack) => invoiceOf(random, pack))
  await add(
    'receipts',
    received.map(({ receipt }) => receipt),
  )
  await add(
    'invoices',
    received.map(({ invoice }) => invoice),
  )
}

/** Moves the packages of some orders: delivers shipped ones, cancels others. */
export async function moveSome(pool: pg.Pool, random: Random): Promise<void> {
  const { rows } = await pool.query<{
    id: string
    order_id: string
    last_status: PackageState
    total: string
  }>('select id, order_id, last_status, total from packages where buyer_id = $1 order by id', [
    companyId('maju'),
  ])
  const orders = groupBy(rows, (pack) => pack.order_id)
  for (const [id, packages] of orders) {
    if (random.chance(0.7)) continue
    const moved = packages.map((pack) => {
      const { last_status: state } = pack
      const onward = state === 'Shipped' ? 'Delivered' : random.one([state, 'Cancel' as const])
      return { ...pack, state: state === 'Delivered' || state === 'Paid' ? state : onward }
    })
    for (const { id: pack, state } of moved)
      await pool.query('update packages set last_status = $2 where id = $1', [pack, state])
    await pool.query(
      'update purchase_orders set last_status = $2, grand_total = $3 where id = $1',
      [id, orderState(moved.map(({ state }) => state)), String(orderTotal(moved))],
    )
  }
}
