import { listOrders } from '@pasok/domain/orders/orders.contract'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderState, PACKAGE_STATES, type PackageState } from '@pasok/domain/orders/orders.states'
import type { Api, Person } from './api'
import { departmentId } from './company'
import { approveDraft, draft } from './requests'

/** An order in the test's own records, with which lists are compared. */
export interface Spread {
  order: PurchaseOrder
  company: string
  at: Date
  lastStatus: PackageState
  /** The status of each package by its code. */
  states: ReadonlyMap<string, PackageState>
}

const REQUESTS = { maju: 8, lain: 3 } as const
const DEPARTMENT = { maju: 'Operations', lain: 'Warehouse' } as const
const HOUR_MS = 3_600_000
/** Three days before the newest order, so that searches by day can be tested. */
const FIRST = Date.parse('2026-10-29T18:30:00.250Z')
const EVERY_MS = 2 * HOUR_MS

/** Creates approved requests of two companies, alternating between two users and between departments. */
async function makeOrders(api: Api, company: keyof typeof REQUESTS): Promise<PurchaseOrder[]> {
  const people: readonly Person[] = [
    await api.as(`purchasing@${company}.test`),
    await api.as(`owner@${company}.test`),
  ]
  const approver = await api.as(`approver@${company}.test`)
  for (let at = 0; at < REQUESTS[company]; at += 1) {
    const [author] = at % 3 === 0 ? people.slice(1) : people
    if (!author) throw new Error('nobody orders')
    const lines = [
      { product: 'kertas', quantity: 1 + at },
      { product: 'kabel', quantity: 3 },
      { product: 'bor', quantity: 1 },
      { product: 'tisu', quantity: 2 },
    ] as const
    const department =
      at % 2 === 0 ? {} : { department: departmentId(company, DEPARTMENT[company]) }
    await approveDraft(author, approver, await draft(author, lines, department))
  }
  return approver.must(listOrders, { query: { limit: 100 } })
}

/**
 * Changes after every third package, so that an order's two packages have sometimes equal,
 * sometimes different states.
 */
const stateAt = (at: number): PackageState =>
  PACKAGE_STATES[Math.floor(at / 3) % PACKAGE_STATES.length] ?? 'New'

/**
 * Creates orders of two companies with three vendors, with packages in every status, over some
 * days; newest first. Their states are written directly, because only the lists are tested.
 */
export async function spreadOrders(api: Api): Promise<Spread[]> {
  const spread: Spread[] = []
  let packages = 0
  for (const company of ['maju', 'lain'] as const)
    for (const order of (await makeOrders(api, company)).toReversed()) {
      const states = new Map<string, PackageState>()
      for (const { code_package: code } of order.packages) {
        states.set(code, stateAt(packages))
        packages += 1
      }
      const at = new Date(FIRST + spread.length * EVERY_MS)
      const lastStatus = orderState([...states.values()])
      spread.push({ order, company, at, lastStatus, states })
    }
  for (const { order, at, lastStatus, states } of spread) {
    await api.pool.query(
      'update purchase_orders set last_status = $2, created_at = $3 where id = $1',
      [order._id, lastStatus, at],
    )
    for (const [code, state] of states)
      await api.pool.query(
        'update packages set last_status = $2, order_created_at = $3 where code = $1',
        [code, state, at],
      )
    await api.pool.query('update order_tabs set created_at = $2 where order_id = $1', [
      order._id,
      at,
    ])
    await api.pool.query(
      `update report_lines set ordered_at = $2 from order_items items
        join packages on packages.id = items.package_id
        where items.id = report_lines.item_id and packages.order_id = $1`,
      [order._id, at],
    )
  }
  return spread.toReversed()
}

export const ofCompany = (all: readonly Spread[], company: string) =>
  all.filter((one) => one.company === company)
export const ofVendor = (all: readonly Spread[], name: string) =>
  all.filter(({ order }) => order.vendor.name === name)

export const inTab = (all: readonly Spread[], tab: PackageState | undefined) =>
  tab === undefined ? all : all.filter(({ states }) => [...states.values()].includes(tab))

export const codesOf = (orders: readonly { code_po: string }[]) =>
  orders.map(({ code_po }) => code_po)
export const codesIn = (all: readonly Spread[]) => codesOf(all.map(({ order }) => order))
