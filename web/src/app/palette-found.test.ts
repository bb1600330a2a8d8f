// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../lib/eventually.fixture'
import { mountHook } from '../lib/hook.fixture'
import { sessionOf } from '../lib/session.fixture'
import { sessionStore } from '../lib/session.store'
import { useFound } from './palette-found'
import { readRecentItems, rememberItem } from './palette'

interface Input {
  query: { search?: string; searchValue?: string }
}
const { asked, hits } = vi.hoisted(() => ({
  asked: vi.fn<(name: string, input: Input) => Promise<object[]>>(),
  hits: vi.fn<(words: string) => Promise<object[]>>(),
}))
vi.mock(import('../lib/api'), async (original) => ({ ...(await original()), call: asked as never }))
vi.mock(import('../features/catalog/picker-search'), async (original) => ({
  ...(await original()),
  findHits: hits as never,
}))

const entry = (path: string) => ({ path, name: { en: path, id: path } })
const ALL = ['/dashboard/purchase-requests', '/dashboard/purchase-orders', '/dashboard/products']
const request = (code: string) => ({
  code_pr: code,
  lastStatus: 'Submit',
  held_by: { count: 1, people: [{ name: 'Dewi', role: 'Approver' }] },
  vendors: ['PT Sinar', 'PT Karya'].map((name) => ({ vendor: { name } })),
})
const order = (code: string) => ({
  code_po: code,
  lastStatus: 'Shipped',
  vendor: { name: 'PT Sinar' },
  buyer: { name: 'PT Maju' },
})
const product = (name: string) => ({
  _id: `id-${name}`,
  name,
  sku: 'SKU-1',
  SKU: 'SKU-1',
  brand: '',
  retail_price: 60_000,
  slug_product: name.toLowerCase().replace(' ', '-'),
  vendor_name: 'PT Sinar',
})

const answers = new Map<string, object[] | Error>()
async function answer(name: string): Promise<object[]> {
  const given = answers.get(name) ?? []
  if (given instanceof Error) throw given
  return given
}

/** The requests that were sent, with their search words. */
const calls = () => [
  ...asked.mock.calls.map(
    ([name, { query }]) => [name, query.searchValue ?? query.search] as const,
  ),
  ...hits.mock.calls.map(([words]) => ['picker', words] as const),
]

/** Mounts the palette's search for a user who has these screens. */
async function open(paths: readonly string[]) {
  const typed = { words: '' }
  const entries = paths.map(entry)
  const hook = await mountHook(() => useFound(typed.words, entries))
  return {
    now: hook.now,
    leave: hook.leave,
    type: (words: string) => {
      typed.words = words
      return hook.rerender()
    },
    settle: () =>
      eventually(async () => {
        await hook.act(() => undefined)
        expect(hook.now().isWaiting).toBe(false)
      }),
    names: () => hook.now().groups.map(({ rows }) => rows.map(({ name }) => name)),
  }
}

beforeEach(() => {
  sessionStore.set(sessionOf('owner'))
  answers.clear()
  asked.mockReset().mockImplementation((name) => answer(name))
  hits.mockReset().mockImplementation(() => answer('picker'))
})
afterEach(() => sessionStore.set(null))

it('searches each kind from two letters on, and narrows known results until the response arrives', async () => {
  answers.set('searchRequests', [request('PR-10'), request('PR-21')])
  // The search index also returns similar products.
  answers.set('picker', [product('Printer'), product('Pin')])
  const { now, type, settle, names, leave } = await open(ALL)
  await type('p')
  expect(now().isWaiting).toBe(false)
  await type('pr')
  expect(now().isWaiting).toBe(true)
  await settle()
  expect(names()).toEqual([['PR-10', 'PR-21'], [], ['Printer']])
  expect(new Map(calls())).toEqual(
    new Map([
      ['searchRequests', 'pr'],
      ['listOrders', 'pr'],
      ['picker', 'pr'],
    ]),
  )
  expect(calls()).toHaveLength(3)
  await type('pr-2')
  expect(names()).toEqual([['PR-21'], [], []])
  await type('p')
  expect(names()).toEqual([[], [], []])
  await leave()
})

it('links each result, with its details', async () => {
  answers.set('searchRequests', [request('PR-10')])
  answers.set('listOrders', [order('PO-10')])
  answers.set('picker', [product('Printer 10')])
  answers.set('listVendorOrders', [order('PO-10')])
  answers.set('listOwnProducts', [product('Printer')])
  const buyer = await open(ALL)
  await buyer.type('10')
  await buyer.settle()
  expect(buyer.now().groups.flatMap(({ rows }) => rows)).toEqual([
    {
      name: 'PR-10',
      line: 'Submit · Waiting for Dewi, Approver · PT Sinar, PT Karya',
      href: '/dashboard/purchase-requests?page=detail&id=PR-10',
    },
    {
      name: 'PO-10',
      line: 'Shipped · PT Sinar',
      href: '/dashboard/purchase-orders?page=detail&id=PO-10',
    },
    {
      key: 'id-Printer 10',
      name: 'Printer 10',
      line: 'PT Sinar',
      href: '/dashboard/products?page=detail-product&slug=printer-10',
    },
  ])
  await buyer.leave()
  const vendor = await open(['/vendor/orders', '/vendor/products'])
  await vendor.type('10')
  await vendor.settle()
  expect(vendor.now().groups.flatMap(({ rows }) => rows)).toEqual([
    { name: 'PO-10', line: 'Shipped · PT Maju', href: '/vendor/orders/PO-10' },
    {
      key: 'id-Printer',
      name: 'Printer',
      line: 'SKU-1 · Rp. 60.000',
      href: '/vendor/products?page=edit&id=id-Printer',
    },
  ])
  await vendor.leave()
})

it('reports failed searches beside the results', async () => {
  answers.set('listOrders', new Error('Away'))
  answers.set('picker', [product('Printer')])
  const { now, type, settle, names, leave } = await open(ALL)
  await type('printer')
  await settle()
  expect(now().missing).toEqual(['orders'])
  expect(names()).toEqual([['Printer'], [], []])
  await leave()
})

it('searches nothing for which the user has no screen or permission', async () => {
  const owner = sessionOf('owner')
  const features = owner.features.filter((one) => one !== 'requests.read')
  sessionStore.set({ ...owner, features })
  const { type, settle, leave } = await open(ALL.slice(0, 2))
  await type('pr')
  await settle()
  expect(calls()).toEqual([['listOrders', 'pr']])
  await leave()
  const provider = await open(['/provider/audit'])
  expect(provider.now().isAny).toBe(false)
  await provider.leave()
})

it('finds invoices, receipts, payments, vendors and people, exact names first', async () => {
  const party = { vendor: { name: 'PT Sinar' }, lastStatus: 'Paid' }
  answers.set('listInvoices', [
    { invoice_number: 'INV-10', ...party },
    { invoice_number: 'INV-1', ...party },
  ])
  answers.set('listReceipts', [{ received: { code: 'GRN-INV-1' }, ...party }])
  answers.set('listTransactions', [{ code: 'TRX-INV-1', ...party }])
  answers.set('listPreferredVendors', [
    { vendor_id: 'v', legal_name: 'Inv-1 Jaya', stage: 'Active' },
  ])
  answers.set('listTeamUsers', [
    { auth_id: 'a', fullname: 'Inv-1 Sari', email: 's@maju.test', role_name: 'Owner' },
  ])
  const paths = ['finance/invoice', 'good-receipt-note', 'vendor-list', 'teams', 'purchase-orders']
  const { now, type, settle, leave } = await open(paths.map((path) => `/dashboard/${path}`))
  await type('inv-1')
  await settle()
  const found = now().groups.map(({ kind, rows }) => [kind, ...rows.map(({ name }) => name)])
  expect(found).toEqual([
    // An exact match comes first.
    ['invoices', 'INV-1', 'INV-10'],
    ['orders'],
    ['receipts', 'GRN-INV-1'],
    ['payments', 'TRX-INV-1'],
    ['vendors', 'Inv-1 Jaya'],
    ['people', 'Inv-1 Sari'],
  ])
  // Long lists are searched on the server.
  expect(calls()).toEqual(
    expect.arrayContaining([
      ['listPreferredVendors', 'inv-1'],
      ['listTeamUsers', 'inv-1'],
    ]),
  )
  await leave()
})

it('finds companies, vendors and payments for the provider, in all tabs', async () => {
  answers.set('listCompanies', [])
  asked.mockImplementation((name, { query }) =>
    name === 'listCompanies'
      ? Promise.resolve(
          Reflect.get(query, 'standing') === 'returned'
            ? [{ _id: 'c', legal_name: 'PT Maju', company_code: 'MAJU', standing: 'returned' }]
            : [],
        )
      : answer(name),
  )
  answers.set('listVendors', [
    { _id: 'v', legal_name: 'PT Maju Kertas', company_code: 'MJK', standing: 'active' },
  ])
  answers.set('listProviderTransactions', [
    { code: 'TRX-MAJU-1', lastStatus: 'Paid', buyer: { name: 'PT Maju' } },
  ])
  const { now, type, settle, leave } = await open([
    '/provider',
    '/provider/vendors',
    '/provider/payments',
  ])
  await type('maju')
  await settle()
  expect(now().groups.flatMap(({ rows }) => rows.map(({ line, href }) => [line, href]))).toEqual([
    ['Paid · PT Maju', '/provider/payments/TRX-MAJU-1'],
    ['MAJU · Returned', '/provider/companies/c'],
    ['MJK · Active', '/provider/vendors/v'],
  ])
  await leave()
})

it('finds a vendor’s buyers and payments', async () => {
  answers.set('listRelatedBuyers', [
    { _id: 'b', legal_name: 'PT Maju', company_code: 'MAJU', status: 'Active' },
  ])
  answers.set('listVendorTransactions', [
    {
      code: 'TRX-MAJU-1',
      lastStatus: 'Paid',
      buyer: { name: 'PT Maju' },
      invoices: [{ invoice_number: 'INV-1' }],
    },
  ])
  const { now, type, settle, leave } = await open(['/vendor/invoices', '/vendor/buyers'])
  await type('maju')
  await settle()
  const hrefs = now().groups.flatMap(({ rows }) => rows.map(({ href }) => href))
  expect([...new Set(hrefs)]).toEqual(['/vendor/invoices/INV-1', '/vendor/buyers/b'])
  await leave()
})

it('starts with the recently opened records, each once, by id', () => {
  const item = (key: string) => ({ kind: 'people', key, name: 'Sari', line: '', href: `/${key}` })
  for (const key of ['a', 'b', 'a']) rememberItem({ ...item(key), kind: 'people' })
  expect(readRecentItems().map(({ href }) => href)).toEqual(['/a', '/b'])
  sessionStore.set(null)
  expect(readRecentItems()).toEqual([])
})
