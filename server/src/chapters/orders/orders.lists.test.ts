import {
  countOrders,
  getOrder,
  listNewOrders,
  listOrders,
} from '@pasok/domain/orders/orders.contract'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { ORDER_TABS, PACKAGE_STATES, type PackageState } from '@pasok/domain/orders/orders.states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId } from '../../../test/company'
import { approved } from '../../../test/requests'

let api: Api
let reader: Person
/** All orders, newest first, as they were made. */
let all: PurchaseOrder[]
/** The status of each package, by its code: the tests' own record. */
const states = new Map<string, PackageState>()

const REQUESTS = 8

beforeAll(async () => {
  api = await startApi()
  reader = await api.as('finance@maju.test')
  const purchasing = await api.as('purchasing@maju.test')
  const approver = await api.as('approver@maju.test')
  for (let at = 0; at < REQUESTS; at += 1)
    await approved(purchasing, approver, [
      { product: 'kertas', quantity: 1 + at },
      { product: 'kabel', quantity: 3 },
      { product: 'bor', quantity: 1 },
      { product: 'tisu', quantity: 2 },
    ])
  all = await reader.must(listOrders, { query: { limit: 100 } })
  for (const order of all)
    for (const pack of order.packages) states.set(pack.code_package, pack.lastStatus)
  // Moves come with a later issue: here the packages are put where they will be.
  const codes = [...states.keys()].toSorted()
  for (const [at, code] of codes.entries()) {
    // By threes, so that the two packages of an order stand sometimes together, sometimes apart.
    const state = PACKAGE_STATES[Math.floor(at / 3) % PACKAGE_STATES.length] ?? 'New'
    await api.pool.query('update packages set last_status = $1 where code = $2', [state, code])
    states.set(code, state)
  }
})
afterAll(() => api.drop())

const codesOf = (orders: readonly PurchaseOrder[]) => orders.map(({ code_po }) => code_po)
const withState = (state: PackageState) =>
  all.filter(({ packages }) => packages.some((pack) => states.get(pack.code_package) === state))

describe('orders', () => {
  it('stand newest first, three to a request, each with its packages', () => {
    expect(all).toHaveLength(REQUESTS * 3)
    const dates = all.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const packages = all.flatMap((order) => order.packages)
    expect(packages).toHaveLength(REQUESTS * 4)
    expect(packages.every((pack) => pack.items.length > 0)).toBe(true)
  })

  it('are paged: twenty unless said, every one once, with how many there are', async () => {
    const usual = await reader.ask(listOrders)
    expect(usual.count).toBe(all.length)
    expect(listOrders.data.parse(usual.data)).toHaveLength(20)
    const pages = []
    for (let skip = 0; skip < 6; skip += 1) {
      const answer = await reader.ask(listOrders, { query: { skip, limit: 5 } })
      expect(answer.count).toBe(all.length)
      pages.push(listOrders.data.parse(answer.data))
    }
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 4, 0])
    expect(codesOf(pages.flat())).toEqual(codesOf(all))
  })

  it.each(PACKAGE_STATES)(
    'with a package in %s stand in its tab, showing that alone',
    async (state) => {
      const wanted = withState(state)
      expect(wanted.length).toBeGreaterThan(0)
      const answer = await reader.ask(listNewOrders, { query: { lastStatus: state, limit: 100 } })
      expect(answer.count).toBe(wanted.length)
      const orders = listNewOrders.data.parse(answer.data)
      expect(codesOf(orders)).toEqual(codesOf(wanted))
      for (const pack of orders.flatMap(({ packages }) => packages)) {
        expect(pack.lastStatus).toBe(state)
        expect(states.get(pack.code_package)).toBe(state)
      }
      for (const ask of [
        reader.must(listNewOrders, {
          query: { searchTopic: 'packages.lastStatus', searchValue: state, limit: 100 },
        }),
        reader.must(listOrders, {
          query: { searchTopic: 'packages.lastStatus', searchValue: state, limit: 100 },
        }),
      ])
        expect(await ask).toEqual(orders)
    },
  )

  it('of a tab are paged by order, not by package', async () => {
    const wanted = withState('New')
    const pages = []
    for (let skip = 0; skip <= wanted.length; skip += 1)
      pages.push(await reader.must(listNewOrders, { query: { skip, limit: 1 } }))
    expect(codesOf(pages.flat())).toEqual(codesOf(wanted))
    expect(pages.at(-1)).toEqual([])
  })

  it('stand in a tab once, however many of their packages do', () => {
    const pairs = all.map(({ packages }) => packages.map((pack) => states.get(pack.code_package)))
    expect(pairs.some(([one, other]) => one !== undefined && one === other)).toBe(true)
    expect(pairs.some(([one, other]) => other !== undefined && one !== other)).toBe(true)
  })

  it('are counted in every tab that one of their packages stands in', async () => {
    const counts = await reader.must(countOrders, { params: { buyer_id: companyId('maju') } })
    expect(counts).toEqual(
      Object.fromEntries(ORDER_TABS.map(({ state }) => [state, withState(state).length])),
    )
    const other = await api.as('finance@lain.test')
    expect(await other.must(countOrders, { params: { buyer_id: companyId('lain') } })).toEqual({})
  })

  it('of a request are found by its code, whole', async () => {
    const code = all[4]?.code_pr ?? ''
    const answer = await reader.ask(listOrders, {
      query: { searchTopic: 'code_pr', searchValue: code },
    })
    const orders = listOrders.data.parse(answer.data)
    expect([answer.count, codesOf(orders)]).toEqual([
      3,
      codesOf(all.filter(({ code_pr }) => code_pr === code)),
    ])
    const none = await reader.ask(listOrders, {
      query: { searchTopic: 'code_pr', searchValue: 'PR-MAJU-209901-00001' },
    })
    expect([none.count, none.data]).toEqual([0, []])
  })

  it('are found by id and by code, with all of their packages', async () => {
    for (const order of all.slice(0, 3)) {
      const byId = await reader.must(getOrder, { params: { id: order._id } })
      expect(await reader.must(getOrder, { params: { id: order.code_po } })).toEqual(byId)
      expect(byId.packages.map(({ code_package }) => code_package)).toEqual(
        order.packages.map(({ code_package }) => code_package),
      )
      expect(byId.grand_total).toBe(order.grand_total)
    }
  })

  it.each([
    { lastStatus: 'Nowhere' },
    { searchTopic: 'vendor' },
    { searchTopic: 'packages.lastStatus', searchValue: 'Nowhere' },
    { limit: '101' },
    { limit: '0' },
    { skip: '-1' },
    { skip: 'many' },
  ])('are not listed by %j', async (query) => {
    const answer = await reader.call('GET', '/api/purchase-order/new', { query })
    expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
  })

  it('are not listed by a status that is none', async () => {
    const query = { searchTopic: 'packages.lastStatus', searchValue: 'Nowhere' }
    const answer = await reader.call('GET', '/api/purchase-order', { query })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'searchValue' }] })
  })
})
