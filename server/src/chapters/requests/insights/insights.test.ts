import {
  approveRequest,
  getRequest,
  rejectRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import {
  getRequestInsights,
  listLastPurchases,
} from '@pasok/domain/requests/insights/insights.contract'
import { monthBounds } from '@pasok/domain/requests/insights/insights'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, productId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { openDepartments } from '../../../../test/departments'
import { assertSound, readStock } from '../../../../test/invariants'
import { PRODUCTS } from '../../../../test/market'
import { priceFor, type Wanted } from '../../../../test/oracle'
import { approved, draft, submitted } from '../../../../test/requests'
import { addProducts } from '../../../../test/world'
import { buyerScope } from '../../../db/scope'
import { IndexAway } from '../../../ports/search-index'
import { indexProducts } from '../../catalog/search/index-products'
import { sumSubmitted } from './insights.store'

let api: Api
let stock: Map<string, string>
let purchasing: Person
let approver: Person
const many = Array.from({ length: 40 }, (_, at) => `banyak${at}`)

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
  const figures = { discount: '0', tax: '0.11', stock: '100', minimum: '1' }
  await addProducts(api.db, [
    { key: 'palu besar', vendor: 'karya', retail: '90000', ...figures },
    { key: 'palu kecil', vendor: 'karya', retail: '40000', ...figures },
    { key: 'palu emas', vendor: 'sinar', retail: '900000', ...figures },
    { key: 'palu habis', vendor: 'sinar', retail: '10', ...figures, stock: '0' },
    { key: 'palu ditarik', vendor: 'sinar', retail: '20', ...figures },
    // Three in stock, with a minimum of four.
    { key: 'palu dus', vendor: 'sinar', retail: '30', ...figures, stock: '3', minimum: '4' },
    ...many.map((key) => ({ key, vendor: 'sinar', retail: '1000', ...figures })),
  ])
  await api.pool.query(
    `update products set name = replace(name, 'Barang palu', 'Palu') where name like 'Barang palu%'`,
  )
  await api.pool.query('update products set withdrawn_at = now() where id = $1', [
    productId('palu ditarik'),
  ])
  const keys = ['besar', 'kecil', 'emas', 'habis', 'ditarik', 'dus'].map((key) => `palu ${key}`)
  await indexProducts(api.db, api.app.index, {
    productIds: [...Object.keys(PRODUCTS), ...keys, ...many].map(productId),
  })
  stock = await readStock(api.pool)
})
afterEach(() => assertSound(api.pool, stock))
afterAll(() => api.drop())

const read = (id: string) => approver.must(getRequestInsights, { params: { id } })
const palu = (key: string) => ({ productId: productId(`palu ${key}`), quantity: 1 })
const wanting = async (...items: { productId: string; quantity: number }[]) =>
  draft(purchasing, [], { vendors: [{ packages: { items } }] })

describe('the last price', () => {
  it('is that of the latest order of the company, with its date and code', async () => {
    const lines: Wanted[] = [{ product: 'kertas', quantity: 1 }]
    const first = await submitted(purchasing, lines)
    expect((await read(first)).lines).toMatchObject([
      { productId: productId('kertas'), last_ordered: null },
    ])
    await approved(purchasing, approver, lines)
    const latest = await approved(purchasing, approver, lines)
    const { rows } = await api.pool.query<{ id: string; code: string; created_at: Date }>(
      'select id, code, created_at from purchase_orders where request_id = $1',
      [latest],
    )
    expect((await read(first)).lines[0]?.last_ordered).toEqual({
      price: Number(priceFor('maju', { product: 'kertas', quantity: 1 }).discountPrice),
      date: rows[0]?.created_at.toISOString(),
      order_id: rows[0]?.id,
      code_po: rows[0]?.code,
    })
  })

  it("is neither a canceled one, nor of this request, nor another company's", async () => {
    const lines: Wanted[] = [{ product: 'helm', quantity: 1 }]
    const other = await api.as('purchasing@lain.test')
    await approved(other, await api.as('approver@lain.test'), lines)
    const requestId = await submitted(purchasing, lines)
    expect((await read(requestId)).lines[0]?.last_ordered).toBe(null)
    const id = await approved(purchasing, approver, lines)
    expect((await read(id)).lines[0]?.last_ordered).toBe(null)
    expect((await read(requestId)).lines[0]?.last_ordered).not.toBe(null)
    const { rows } = await api.pool.query<{ id: string; last_status: string }>(
      `select packages.id, packages.last_status from packages
       join purchase_orders on purchase_orders.id = order_id where request_id = $1`,
      [id],
    )
    const set = (status: string) =>
      api.pool.query('update packages set last_status = $2 where id = $1', [rows[0]?.id, status])
    await set('Cancel')
    expect((await read(requestId)).lines[0]?.last_ordered).toBe(null)
    await set(rows[0]?.last_status ?? '')
  })
})

describe('a similar product', () => {
  it('is the cheapest similar one, in stock for its minimum, offered and delivered there', async () => {
    const id = await wanting(palu('besar'))
    const { lines, similar_known: known } = await read(id)
    expect(known).toBe(true)
    expect(lines[0]?.similar?.product_id).toBe(productId('palu kecil'))
    expect(lines[0]?.similar).toMatchObject({
      name: 'Palu kecil',
      vendor_name: 'PT Karya Teknik',
      price: 40_000,
    })
  })

  it('is not a line of the request itself, even if those are more similar', async () => {
    const emas = productId('palu emas')
    const all = await read(await wanting(palu('besar'), palu('kecil')))
    expect(all.lines.map(({ similar }) => similar?.product_id)).toEqual([emas, emas])
    const banyak = many.slice(0, 12).map((key) => ({ productId: productId(key), quantity: 1 }))
    const own = new Set(banyak.map(({ productId: id }) => id))
    for (const { similar } of (await read(await wanting(...banyak))).lines) {
      expect(similar).not.toBe(null)
      expect(own).not.toContain(similar?.product_id)
    }
  })

  it('is queried before the shown data is read', async () => {
    const id = await wanting(palu('besar'))
    const search = vi.spyOn(api.app.index, 'search').mockImplementationOnce(async () => {
      const { rows } = await api.pool.query(`select from pg_stat_activity
        where datname = current_database() and state like 'idle in%'`)
      expect(rows).toEqual([])
      return []
    })
    expect(await read(id)).toMatchObject({ similar_known: true, lines: [{ similar: null }] })
    expect(search).toHaveBeenCalledOnce()
    search.mockRestore()
  })

  it('is missing while the index is unreachable, and everything else is returned', async () => {
    const id = await wanting(palu('besar'))
    const search = vi
      .spyOn(api.app.index, 'search')
      .mockRejectedValueOnce(new IndexAway(new Error('away')))
    expect(await read(id)).toMatchObject({
      similar_known: false,
      lines: [{ similar: null }],
      department: { department: 'generic' },
    })
    search.mockRestore()
  })
})

describe("a department's month", () => {
  const lines: Wanted[] = [{ product: 'helm', quantity: 2 }]
  const total = Number(priceFor('maju', { product: 'helm', quantity: 2 }).subTotal)
  const submitFor = async (department: string) => {
    const id = await draft(purchasing, lines, { department })
    await purchasing.must(submitRequest, { params: { id } })
    return id
  }
  let departments: Awaited<ReturnType<typeof openDepartments>>
  beforeAll(async () => {
    departments = await openDepartments(api)
  })
  const newDepartment = () => departments.made(purchasing.email)
  const monthOf = async (id: string) => (await read(id)).department

  /** Moves the submission back by five weeks. */
  async function backdate(id: string) {
    const client = await api.pool.connect()
    try {
      await client.query("begin; set local session_replication_role = 'replica'")
      await client.query(
        `update status_history set at = at - interval '35 days'
         where document_id = $1 and status in ('Open', 'Submit')`,
        [id],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  it('has the requests submitted in it that were not rejected', async () => {
    const { _id: department, name } = await newDepartment()
    const id = await submitFor(department)
    expect(await monthOf(id)).toMatchObject({ department: name, requests: 1, total })
    const another = await submitFor(department)
    await draft(purchasing, lines, { department })
    expect(await monthOf(id)).toMatchObject({ requests: 2, total: 2 * total })
    await approver.must(approveRequest, { params: { id: another } })
    expect(await monthOf(id)).toMatchObject({ requests: 2 })
    const refused = await submitFor(department)
    await approver.must(rejectRequest, { params: { id: refused }, body: { note: 'No' } })
    const inMonthOf = (at: Date) =>
      sumSubmitted(
        api.db,
        buyerScope(companyId('maju')),
        { id, department_id: department },
        monthBounds(at, 'Asia/Jakarta'),
      )
    expect(await inMonthOf(new Date())).toEqual({ requests: 2, total: 2 * total })
    // In another month only the pending request counts.
    for (const days of [-32, 32])
      expect(await inMonthOf(new Date(Date.now() + days * 86_400_000))).toEqual({
        requests: 1,
        total,
      })
    expect(await monthOf(id)).toMatchObject({ requests: 2, total: 2 * total })
  })

  it('has the request itself while it waits, whenever it was submitted', async () => {
    const { _id: department } = await newDepartment()
    const id = await submitFor(department)
    const another = await submitFor(department)
    await backdate(id)
    expect(await monthOf(id)).toMatchObject({ requests: 2, total: 2 * total })
    expect(await monthOf(another)).toMatchObject({ requests: 1, total })
  })

  it('has nothing that was submitted before it, though it is approved in it', async () => {
    const { _id: department } = await newDepartment()
    const id = await submitFor(department)
    const another = await submitFor(department)
    await backdate(id)
    await approver.must(approveRequest, { params: { id } })
    expect(await monthOf(another)).toMatchObject({ requests: 1, total })
    expect(await monthOf(id)).toMatchObject({ requests: 1, total })
  })
})

it('takes the same number of queries for forty lines as for one', async () => {
  const lines = many.map((key) => ({ productId: productId(key), quantity: 1 }))
  const one = await wanting(...lines.slice(0, 1))
  const all = await wanting(palu('besar'), ...lines)
  await read(one)
  await read(all)
  // The index checks for changes periodically, independent of searches.
  const isLook = (statement: string) => /^\s*select (key, revision|id, cities)/.test(statement)
  const statementsFor = async (id: string) =>
    (await statementsOf(() => read(id)))
      .filter((statement) => !isLook(statement))
      .map((statement) => statement.replaceAll(/\$\d+(, \$\d+)*/g, '$'))
      .toSorted()
  expect(await statementsFor(all)).toEqual(await statementsFor(one))
})

it("is neither for users who may not decide, nor for another company's request", async () => {
  const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
  const params = { params: { id } }
  expect((await purchasing.request(getRequestInsights, params)).status).toBe(403)
  const other = await api.as('approver@lain.test')
  expect((await other.request(getRequestInsights, params)).status).toBe(404)
  const { code_pr: code } = await approver.must(getRequest, params)
  expect((await read(code)).lines).toHaveLength(1)
})

describe('the latest order beside search results', () => {
  const queryFor = (...ids: string[]) => ({ query: { product_ids: ids.join(',') } })

  it('is the quantity and date of the latest order of each product, in one statement', async () => {
    const [helm, paku] = [productId('helm'), productId('palu kecil')]
    const id = await approved(purchasing, approver, [{ product: 'helm', quantity: 3 }])
    const { rows } = await api.pool.query<{ created_at: Date }>(
      'select created_at from purchase_orders where request_id = $1',
      [id],
    )
    expect(await purchasing.must(listLastPurchases, queryFor(helm, paku))).toEqual([
      { product_id: helm, quantity: 3, date: rows[0]?.created_at.toISOString() },
    ])
    const later = await approved(purchasing, approver, [{ product: 'helm', quantity: 7 }])
    await api.pool.query(
      `update order_items set quantity = 0, sub_total = 0 where package_id in (
        select packages.id from packages join purchase_orders orders
          on orders.id = packages.order_id where orders.request_id = $1)`,
      [later],
    )
    // An item accepted with quantity 0 does not count as bought.
    expect(await purchasing.must(listLastPurchases, queryFor(helm))).toMatchObject([
      { quantity: 3 },
    ])
    await api.pool.query(
      `update order_items set quantity = quantity_original, sub_total = sub_total_original
       where package_id in (select packages.id from packages join purchase_orders orders
         on orders.id = packages.order_id where orders.request_id = $1)`,
      [later],
    )
    const count = async (...ids: string[]) =>
      (await statementsOf(() => purchasing.must(listLastPurchases, queryFor(...ids)))).length
    expect(await count(helm, paku)).toBe(await count(helm))
  })

  it("is neither another company's nor of ids that are none, and not for who requests nothing", async () => {
    const other = await api.as('purchasing@lain.test')
    await approved(purchasing, approver, [{ product: 'tisu', quantity: 2 }])
    const sarung = productId('tisu')
    expect(await purchasing.must(listLastPurchases, queryFor(sarung))).toHaveLength(1)
    expect(await other.must(listLastPurchases, queryFor(sarung))).toEqual([])
    expect(await purchasing.must(listLastPurchases, queryFor('no-id'))).toEqual([])
    expect(await purchasing.must(listLastPurchases, queryFor(''))).toEqual([])
    expect((await approver.request(listLastPurchases, queryFor(sarung))).status).toBe(403)
  })
})
