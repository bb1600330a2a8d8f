import {
  countOrders,
  getOrder,
  listOrderRows,
  listOrdersByStatus,
  listOrders,
} from '@pasok/domain/orders/orders.contract'
import { ORDER_TABS, PACKAGE_STATES, type PackageState } from '@pasok/domain/orders/orders.states'
import { countVendorOrders, listVendorOrders } from '@pasok/domain/orders/orders.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'
import { findBreaches } from '../../../test/invariants'
import {
  codesIn,
  codesOf,
  inTab,
  ofCompany,
  ofVendor,
  spreadOrders,
  type Spread,
} from '../../../test/spread-orders'

let api: Api
let reader: Person
let vendor: Person
/** Newest first: the buyer's orders, those of the vendor to both buyers, and all orders. */
let all: Spread[]
let ours: Spread[]
let sinar: Spread[]

beforeAll(async () => {
  api = await startApi()
  reader = await api.as('finance@maju.test')
  vendor = await api.as('vendor@sinar.test')
  all = await spreadOrders(api)
  ours = ofCompany(all, 'maju')
  sinar = ofVendor(all, 'PT Sinar Abadi')
})
afterAll(() => api.drop())

/** Returns the number of orders per tab, without empty tabs. */
const countsOf = (orders: readonly Spread[]) =>
  Object.fromEntries(
    ORDER_TABS.map(({ state }) => [state, inTab(orders, state).length] as const).filter(
      ([, count]) => count > 0,
    ),
  )

/** Expects every package in the right status, and in a tab only the packages of its status. */
function expectShown(
  orders: readonly { packages: readonly { code_package: string; lastStatus: PackageState }[] }[],
  tabs: readonly PackageState[] = PACKAGE_STATES,
) {
  for (const { code_package, lastStatus } of orders.flatMap(({ packages }) => packages)) {
    expect(all.some(({ states }) => states.get(code_package) === lastStatus)).toBe(true)
    expect(tabs).toContain(lastStatus)
  }
}

describe("a buyer's orders", () => {
  it('are listed newest first, three per request, each with all its packages', async () => {
    const orders = await reader.must(listOrders, { query: { limit: 100 } })
    expect(codesOf(orders)).toEqual(codesIn(ours))
    expect(orders.map(({ packages }) => packages.length)).toEqual(
      ours.map(({ states }) => states.size),
    )
    expect(orders.flatMap(({ packages }) => packages).every((pack) => pack.items.length > 0)).toBe(
      true,
    )
    expectShown(orders)
  })

  // proves 2.7.14 2.9.1
  it('are paged: twenty by default, each once, with the total number', async () => {
    const usual = await reader.request(listOrders)
    expect(usual.count).toBe(ours.length)
    expect(listOrders.data.parse(usual.data)).toHaveLength(20)
    const pages = []
    for (let skip = 0; skip < 6; skip += 1) {
      const answer = await reader.request(listOrders, { query: { skip, limit: 5 } })
      expect(answer.count).toBe(ours.length)
      pages.push(listOrders.data.parse(answer.data))
    }
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 4, 0])
    expect(codesOf(pages.flat())).toEqual(codesIn(ours))
  })

  // proves 2.7.16
  it.each(PACKAGE_STATES)(
    'with a package in %s stand in its tab, showing that alone',
    async (state) => {
      const wanted = inTab(ours, state)
      expect(wanted.length).toBeGreaterThan(0)
      const answer = await reader.request(listOrdersByStatus, {
        query: { lastStatus: state, limit: 100 },
      })
      expect(answer.count).toBe(wanted.length)
      const orders = listOrdersByStatus.data.parse(answer.data)
      expect(codesOf(orders)).toEqual(codesIn(wanted))
      expectShown(orders, [state])
      // The same search as a criterion gives the same result, independent of the status that the
      // endpoint selects.
      const query = { searchTopic: 'packages.lastStatus', searchValue: state, limit: 100 } as const
      expect(await reader.must(listOrdersByStatus, { query })).toEqual(orders)
      expect(await reader.must(listOrders, { query })).toEqual(orders)
      // The status may be given in addition to a topic.
      const beside = {
        id: companyId('maju'),
        skip: 0,
        limit: 100,
        searchTopic: 'packages.lastStatus',
        lastStatus: state,
      } as const
      expect(await reader.must(listOrdersByStatus, { query: beside })).toEqual(orders)
    },
  )

  it.each(PACKAGE_STATES)(
    'in %s are rows with the figures and actions of the whole orders',
    async (state) => {
      const query = { lastStatus: state, limit: 100 }
      const orders = await reader.must(listOrdersByStatus, { query })
      const answer = await reader.request(listOrderRows, { query })
      expect(answer.count).toBe(orders.length)
      expect(listOrderRows.data.parse(answer.data)).toEqual(
        orders.map((order) => ({
          _id: order._id,
          code_po: order.code_po,
          date: order.date,
          grand_total: order.grand_total,
          shipping_total: order.shipping_total,
          down_payment_status: order.down_payment_status,
          refund_due: order.refund_due,
          lastStatus: order.lastStatus,
          vendor: { name: order.vendor.name, email: order.vendor.email },
          packages: order.packages.map((pack) => ({
            _id: pack._id,
            code_package: pack.code_package,
            lastStatus: pack.lastStatus,
            waiting_items: pack.items.filter((item) => item.lastStatus === 'Waiting Approval')
              .length,
            receipt_status: pack.receipt_statuses.at(-1)?.name ?? null,
            actions: { ...pack.actions, decide: pack.items.some((item) => item.actions.accept) },
          })),
          actions: order.actions,
        })),
      )
    },
  )

  it('have their number on a page beyond the last one, and for a search without matches', async () => {
    const query = { lastStatus: 'New', limit: 100, skip: 1_000 } as const
    const beyond = await reader.request(listOrderRows, { query })
    expect([beyond.data, beyond.count]).toEqual([[], inTab(ours, 'New').length])
    const searched = await reader.request(listOrderRows, {
      query: { lastStatus: 'New', searchTopic: 'code_po', searchValue: 'nothing' },
    })
    expect([searched.data, searched.count]).toEqual([[], 0])
  })

  it('are read as rows in four statements, for any number of orders', async () => {
    for (const limit of [1, 100]) {
      const query = { lastStatus: 'New' as const, limit }
      const statements = await statementsOf(() => reader.must(listOrderRows, { query }))
      expect(statements).toHaveLength(4)
    }
  })

  it('of a tab are paged by order, not by package', async () => {
    const wanted = inTab(ours, 'New')
    const pages = []
    for (let skip = 0; skip <= wanted.length; skip += 1)
      pages.push(await reader.must(listOrdersByStatus, { query: { skip, limit: 1 } }))
    expect(codesOf(pages.flat())).toEqual(codesIn(wanted))
    expect(pages.at(-1)).toEqual([])
  })

  it('are in a tab once, however many of their packages are', () => {
    const pairs = ours.map(({ states }) => [...states.values()])
    expect(pairs.some(([one, other]) => one !== undefined && one === other)).toBe(true)
    expect(pairs.some(([one, other]) => other !== undefined && one !== other)).toBe(true)
  })

  // proves 2.7.17
  it('are counted in every tab that one of their packages is in', async () => {
    const params = { buyer_id: companyId('maju') }
    expect(await reader.must(countOrders, { params })).toEqual(countsOf(ours))
    const other = await api.as('finance@lain.test')
    const otherCompany = { buyer_id: companyId('lain') }
    expect(await other.must(countOrders, { params: otherCompany })).toEqual(
      countsOf(ofCompany(all, 'lain')),
    )
  })

  it('are found by id and by code, with all of their packages', async () => {
    for (const { order, states } of ours.slice(0, 3)) {
      const byId = await reader.must(getOrder, { params: { id: order._id } })
      expect(await reader.must(getOrder, { params: { id: order.code_po } })).toEqual(byId)
      expect(byId.packages.map(({ code_package }) => code_package)).toEqual([...states.keys()])
      for (const { _id: id } of byId.packages)
        expect(await reader.must(getOrder, { params: { id } })).toEqual(byId)
      expect(byId.grand_total).toBe(order.grand_total)
    }
  })
})

describe("a vendor's orders", () => {
  it('are those of all its buyers, newest first, and no other vendor’s', async () => {
    const answer = await vendor.request(listVendorOrders, { query: { limit: 100 } })
    const orders = listVendorOrders.data.parse(answer.data)
    expect([codesOf(orders), answer.count]).toEqual([codesIn(sinar), sinar.length])
    expect(new Set(orders.map(({ buyer }) => buyer.name)).size).toBe(2)
    expectShown(orders)
  })

  it.each(PACKAGE_STATES)('are in the tab of %s, showing only that', async (state) => {
    const wanted = inTab(sinar, state)
    const answer = await vendor.request(listVendorOrders, {
      query: { lastStatus: state, limit: 100 },
    })
    const orders = listVendorOrders.data.parse(answer.data)
    expect([codesOf(orders), answer.count]).toEqual([codesIn(wanted), wanted.length])
    expectShown(orders, [state])
    const query = { searchTopic: 'packages.lastStatus', searchValue: state, limit: 100 } as const
    expect(await vendor.must(listVendorOrders, { query })).toEqual(orders)
  })

  it('are counted in every tab', async () => {
    expect(await vendor.must(countVendorOrders)).toEqual(countsOf(sinar))
    const karya = await api.as('vendor@karya.test')
    expect(await karya.must(countVendorOrders)).toEqual(countsOf(ofVendor(all, 'PT Karya Teknik')))
  })
})

describe('a list of orders', () => {
  it('takes a fixed number of statements, whatever is searched and found', async () => {
    const range = { rangeTopic: 'createdAt', rangeFrom: '2026-10-01' } as const
    const lists = [
      () => reader.must(listOrders, { query: { limit: 1 } }),
      () => reader.must(listOrders, { query: { limit: 100 } }),
      () => reader.must(listOrders, { query: range }),
      () => reader.must(listOrders, { query: { searchTopic: 'vendor', searchValue: 'karya' } }),
      () =>
        reader.must(listOrdersByStatus, {
          query: { ...range, lastStatus: 'Pick', searchTopic: 'createdBy', searchValue: 'a' },
        }),
      () => vendor.must(listVendorOrders, { query: { limit: 100, lastStatus: 'Shipped' } }),
      () => vendor.must(listVendorOrders, { query: { searchTopic: 'buyer', searchValue: 'maju' } }),
    ]
    const numbers: number[] = []
    for (const list of lists) {
      let rows: readonly unknown[] = []
      numbers.push((await statementsOf(async () => (rows = await list()))).length)
      expect(rows.length).toBeGreaterThan(0)
    }
    // Orders with a down payment need one statement more for its history, and orders with a receipt
    // two more for its history and invoice.
    expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThanOrEqual(3)
    const counts = [
      () => reader.must(countOrders, { params: { buyer_id: companyId('maju') } }),
      () => vendor.must(countVendorOrders),
    ]
    const counted = await Promise.all(counts.map(async (list) => (await statementsOf(list)).length))
    expect(Math.max(...counted)).toBeLessThan(Math.min(...numbers))
  })

  it('and its counts agree with a recount of the packages', async () => {
    const breaches = await findBreaches(api.pool)
    expect(breaches.filter((one) => /\btabs?\b/.test(one.split(':')[0] ?? ''))).toEqual([])
  })
})
