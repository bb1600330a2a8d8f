import { listOrdersByStatus, listOrders } from '@pasok/domain/orders/orders.contract'
import type { OrderTopic, VendorOrderTopic } from '@pasok/domain/orders/orders.list.topics'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { listVendorOrders } from '@pasok/domain/orders/orders.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { COMPANIES, departmentId, nameOf } from '../../../test/company'
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
let ours: Spread[]
let sinar: Spread[]

beforeAll(async () => {
  api = await startApi()
  reader = await api.as('finance@maju.test')
  vendor = await api.as('vendor@sinar.test')
  const all = await spreadOrders(api)
  ours = ofCompany(all, 'maju')
  sinar = ofVendor(all, 'PT Sinar Abadi')
})
afterAll(() => api.drop())

type Fits = (one: Spread) => boolean
type Looked<Topic> = readonly [Topic, () => string, Fits]

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

const BY: readonly Looked<Exclude<OrderTopic, 'packages.lastStatus'>>[] = [
  ['vendor', () => 'karya', ({ order }) => order.vendor.name === 'PT Karya Teknik'],
  ['vendor', () => 'pt', ({ order }) => has(order.vendor.name, 'pt')],
  ['vendor', () => '%', () => false],
  ['code_po', () => '-000', () => true],
  ['code_po', () => 'po-MAJU-', () => true],
  ['code_po', () => 'po-lain', () => false],
  ['code_po', () => ours[4]?.order.code_po ?? '', (one) => one === ours[4]],
  ['code_pr', () => '00003', ({ order }) => has(order.code_pr, '00003')],
  ['code_pr', () => 'PR-', () => true],
  [
    'code_pr',
    () => (ours[5]?.order.code_pr ?? '').toLowerCase(),
    ({ order }) => order.code_pr === ours[5]?.order.code_pr,
  ],
  ['code_pr', () => 'PR-MAJU-209901-00001', () => false],
  [
    'createdBy',
    () => nameOf('owner@maju.test'),
    ({ order }) => order.createdBy === nameOf('owner@maju.test'),
  ],
  ['createdBy', () => 'a', ({ order }) => has(order.createdBy, 'a')],
  ['department', () => 'operations', ({ order }) => order.department === 'Operations'],
  [
    'department',
    () => departmentId('maju', 'Operations'),
    ({ order }) => order.department === 'Operations',
  ],
  ['department', () => 'generic', ({ order }) => order.department === 'generic'],
  ['department', () => departmentId('lain', 'Warehouse'), () => false],
  ['lastStatus', () => 'Pick', ({ lastStatus }) => lastStatus === 'Pick'],
  ['lastStatus', () => 'Cancel', ({ lastStatus }) => lastStatus === 'Cancel'],
]

const VENDOR_BY: readonly Looked<Exclude<VendorOrderTopic, 'packages.lastStatus'>>[] = [
  ['buyer', () => 'MAJU ber', ({ company }) => company === 'maju'],
  ['buyer', () => 'pt ', () => true],
  ['buyer', () => 'stranger', () => false],
  ['code_po', () => 'po-lain', ({ company }) => company === 'lain'],
  ['code_po', () => sinar[2]?.order.code_po ?? '', (one) => one === sinar[2]],
  ['code_po', () => '-000', () => true],
  ['code_package', () => 'pkg-maju', ({ company }) => company === 'maju'],
  ['code_package', () => [...(sinar[3]?.states.keys() ?? [])][0] ?? '', (one) => one === sinar[3]],
  ['code_package', () => 'PKG-MAJU-209901-00001', () => false],
]

/** Days in Jakarta: times before midnight there are outside, independent of the day elsewhere. */
const RANGES: readonly (readonly [{ rangeFrom?: string; rangeTo?: string }, Fits])[] = [
  [{}, () => true],
  [
    { rangeFrom: '2026-10-30', rangeTo: '2026-10-30T23:59:59' },
    ({ at }) => at >= new Date('2026-10-29T17:00:00Z') && at < new Date('2026-10-30T17:00:00Z'),
  ],
  [{ rangeFrom: '2026-10-31T02:30:00' }, ({ at }) => at >= new Date('2026-10-30T19:30:00Z')],
]

const TABS: readonly (PackageState | undefined)[] = [undefined, 'New', 'Delivered', 'Cancel']

const CASES = TABS.flatMap((tab) => RANGES.map(([range, isIn]) => ({ tab, range, isIn })))

const queryOf = <Topic>(searchTopic: Topic, searchValue: string, range: object) => ({
  searchTopic,
  searchValue,
  ...(Object.keys(range).length > 0 && { rangeTopic: 'createdAt' as const, ...range }),
  limit: 100,
})

describe('a search in orders, with any tab and range', () => {
  // proves 2.7.14 2.7.15
  it.each(CASES)('finds what a buyer looks for: $tab $range', async ({ tab, range, isIn }) => {
    for (const [topic, valueOf, fits] of BY) {
      const query = queryOf(topic, valueOf(), range)
      const { data, count } = tab
        ? await reader.request(listOrdersByStatus, { query: { ...query, lastStatus: tab } })
        : await reader.request(listOrders, { query })
      const wanted = inTab(ours, tab).filter((one) => fits(one) && isIn(one))
      const found = listOrders.data.parse(data)
      const shown = found.flatMap(({ packages }) => packages)
      expect([topic, query.searchValue, codesOf(found), count]).toEqual([
        topic,
        query.searchValue,
        codesIn(wanted),
        wanted.length,
      ])
      expect(shown.every(({ lastStatus }) => tab === undefined || lastStatus === tab)).toBe(true)
    }
  })

  it.each(CASES)('finds what a vendor looks for: $tab $range', async ({ tab, range, isIn }) => {
    for (const [topic, valueOf, fits] of VENDOR_BY) {
      const query = queryOf(topic, valueOf(), range)
      const input = { query: { ...query, ...(tab && { lastStatus: tab }) } }
      const { data, count } = await vendor.request(listVendorOrders, input)
      const wanted = inTab(sinar, tab).filter((one) => fits(one) && isIn(one))
      expect([topic, query.searchValue, codesOf(listVendorOrders.data.parse(data)), count]).toEqual(
        [topic, query.searchValue, codesIn(wanted), wanted.length],
      )
    }
  })

  it.each(CASES)('finds all of them by days alone: $tab $range', async ({ tab, range, isIn }) => {
    const { searchTopic: _topic, searchValue: _value, ...query } = queryOf('', '', range)
    const { data, count } = await vendor.request(listVendorOrders, {
      query: { ...query, ...(tab && { lastStatus: tab }) },
    })
    const wanted = inTab(sinar, tab).filter(isIn)
    const found = codesOf(listVendorOrders.data.parse(data))
    expect([found, count]).toEqual([codesIn(wanted), wanted.length])
  })

  // proves 2.7.15
  it('is paged', async () => {
    const wanted = ours.filter(({ order }) => has(order.vendor.name, 'pt'))
    const pages = []
    for (let skip = 0; skip < 4; skip += 1)
      pages.push(
        await reader.must(listOrders, {
          query: { searchTopic: 'vendor', searchValue: 'pt', skip, limit: 5 },
        }),
      )
    expect(codesOf(pages.flat())).toEqual(codesIn(wanted.slice(0, 20)))
  })
})

/** The names of an order that a search text can match, on both sides. */
const namesOf = ({ order, states }: Spread): string[] => [
  order.code_po,
  ...states.keys(),
  ...order.packages.flatMap(({ items }) => items.flatMap(({ name, sku }) => [name, sku])),
]
const buyerNamesOf = (one: Spread): string[] => [
  ...namesOf(one),
  one.order.code_pr,
  one.order.vendor.name,
  one.order.createdBy,
]

const legalNameOf = (company: string): string =>
  COMPANIES.find(({ key }) => key === company)?.legalName ?? ''

const TEXTS = (): string[] => [
  'karya',
  '-000',
  'ma',
  'kertas',
  'KERTAS a4',
  '%',
  ours[4]?.order.code_po ?? '',
  ours[5]?.order.code_pr.toLowerCase() ?? '',
  [...(sinar[3]?.states.keys() ?? [])][0] ?? '',
  nameOf('owner@maju.test'),
]

describe('a text in orders, with any tab and range', () => {
  it.each(CASES)('names what a buyer looks for: $tab $range', async ({ tab, range, isIn }) => {
    for (const searchText of TEXTS()) {
      const { searchTopic: _topic, searchValue: _value, ...days } = queryOf('', '', range)
      const query = { ...days, searchText }
      const { data, count } = tab
        ? await reader.request(listOrdersByStatus, { query: { ...query, lastStatus: tab } })
        : await reader.request(listOrders, { query })
      const wanted = inTab(ours, tab).filter(
        (one) => isIn(one) && buyerNamesOf(one).some((name) => has(name, searchText)),
      )
      expect([searchText, codesOf(listOrders.data.parse(data)), count]).toEqual([
        searchText,
        codesIn(wanted),
        wanted.length,
      ])
    }
  })

  it('names what a vendor looks for, by its own orders alone', async () => {
    for (const searchText of [...TEXTS(), 'maju ber']) {
      const { data } = await vendor.request(listVendorOrders, { query: { searchText, limit: 100 } })
      const wanted = sinar.filter(
        (one) =>
          namesOf(one).some((name) => has(name, searchText)) ||
          has(legalNameOf(one.company), searchText),
      )
      expect([searchText, codesOf(listVendorOrders.data.parse(data))]).toEqual([
        searchText,
        codesIn(wanted),
      ])
    }
  })

  it('is met together with every criterion', async () => {
    for (const [topic, valueOf, fits] of BY)
      for (const [other, otherValueOf, otherFits] of BY.slice(0, 4)) {
        const filter = [`${topic}:${valueOf()}`, `${other}:${otherValueOf()}`]
        const { data } = await reader.request(listOrders, {
          query: { filter, searchText: 'pt', limit: 100 },
        })
        const wanted = ours.filter(
          (one) => fits(one) && otherFits(one) && buyerNamesOf(one).some((name) => has(name, 'pt')),
        )
        expect([filter, codesOf(listOrders.data.parse(data))]).toEqual([filter, codesIn(wanted)])
      }
  })
})

describe('a list of orders is sorted', () => {
  const codesBy = async (
    sort: 'newest' | 'oldest' | 'largest' | 'smallest',
    lastStatus?: PackageState,
  ) => {
    const query = { sort, limit: 100 }
    const { data } = lastStatus
      ? await reader.request(listOrdersByStatus, { query: { ...query, lastStatus } })
      : await reader.request(listOrders, { query })
    return listOrders.data.parse(data).map(({ code_po: code }) => code)
  }
  const totalOf = new Map<string, number>()
  const totalsBy = async (sort: 'largest' | 'smallest', lastStatus?: 'New') =>
    (await codesBy(sort, lastStatus)).map((code) => totalOf.get(code))

  beforeAll(() => {
    for (const { order } of ours) totalOf.set(order.code_po, order.grand_total)
  })

  it.each([undefined, 'New'] as const)('by time and by total, in the tab %s', async (tab) => {
    const newest = await codesBy('newest', tab)
    expect(newest).toEqual(codesIn(inTab(ours, tab)))
    expect(await codesBy('oldest', tab)).toEqual(newest.toReversed())
    const totals = newest.map((code) => totalOf.get(code) ?? 0).toSorted((a, b) => a - b)
    expect(await totalsBy('smallest', tab)).toEqual(totals)
    expect(await totalsBy('largest', tab)).toEqual(totals.toReversed())
  })

  // proves 2.2.61
  it.each(['New', 'Delivered', 'Paid', 'Cancel'] as const)(
    'by the total that the tab %s shows, with shipping or without',
    async (lastStatus) => {
      // The smaller an order, the more its shipping costs.
      await api.pool.query(`update packages set shipping_cost = 900000000 - total`)
      const list = (sort: 'largest' | 'smallest') =>
        reader.must(listOrdersByStatus, { query: { sort, lastStatus, limit: 100 } })
      const shown = (await list('smallest')).map((order) =>
        lastStatus === 'New' ? order.grand_total : order.grand_total + order.shipping_total,
      )
      expect(shown.length).toBeGreaterThan(1)
      expect(shown).toEqual(shown.toSorted((one, other) => one - other))
      const largest = (await list('largest')).map(({ code_po: code }) => code)
      expect(largest).toEqual((await codesBy('smallest', lastStatus)).toReversed())
      await api.pool.query(`update packages set shipping_cost = 0`)
    },
  )

  it('page after page without a gap', async () => {
    const pages = []
    for (let skip = 0; skip < 10; skip += 1)
      pages.push(...(await reader.must(listOrders, { query: { sort: 'largest', skip, limit: 3 } })))
    expect(pages.map(({ code_po: code }) => code)).toEqual(await codesBy('largest'))
  })
})

const REFUSED = [
  { sort: 'due' },
  { filter: 'vendor' },
  { filter: 'code_po:' },
  { filter: 'total:1' },
  { filter: 'lastStatus:Nowhere' },
  { filter: Array.from({ length: 9 }, () => 'code_po:po') },
  { searchText: 'x'.repeat(101) },
  { lastStatus: 'Nowhere' },
  { searchTopic: 'vendor' },
  { searchValue: 'x' },
  { searchTopic: 'total', searchValue: '1' },
  { searchTopic: 'code_po', searchValue: 'x'.repeat(101) },
  { searchTopic: 'packages.lastStatus', searchValue: 'Nowhere' },
  { searchTopic: 'packages.lastStatus', searchValue: 'new' },
  { rangeTopic: 'createdAt' },
  { rangeTopic: 'due_date', rangeFrom: '2026-11-01' },
  { rangeTopic: 'createdAt', rangeFrom: 'yesterday' },
  { rangeFrom: '2026-11-01' },
  { limit: '101' },
  { limit: '0' },
  { skip: '-1' },
  { skip: 'many' },
]

describe('a list of orders is refused', () => {
  it.each(REFUSED)('with %j', async (query) => {
    for (const [person, path] of [
      [reader, '/api/purchase-order/new'],
      [vendor, '/api/vendor/orders'],
    ] as const)
      expect(await person.call('GET', path, { query })).toMatchObject({
        status: 400,
        codes: ['bad_request'],
      })
  })

  it.each(['packages.lastStatus', 'lastStatus'])('by a status that is none: %s', async (topic) => {
    const query = { searchTopic: topic, searchValue: 'Nowhere' }
    const answer = await reader.call('GET', '/api/purchase-order', { query })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'searchValue' }] })
  })

  it("by the other side's topics", async () => {
    const search = (person: Person, path: string, searchTopic: string) =>
      person.call('GET', path, { query: { searchTopic, searchValue: 'a' } })
    for (const topic of ['buyer', 'code_package'])
      expect((await search(reader, '/api/purchase-order', topic)).status).toBe(400)
    for (const topic of ['vendor', 'code_pr', 'createdBy', 'department', 'lastStatus'])
      expect((await search(vendor, '/api/vendor/orders', topic)).status).toBe(400)
  })
})
