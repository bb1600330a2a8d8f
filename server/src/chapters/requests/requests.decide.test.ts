import { getOrder, listOrders } from '@pasok/domain/orders/orders.contract'
import {
  approveRequest,
  getRequest,
  rejectRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { idOf, nameOf, productId, userId, vendorId } from '../../../test/company'
import { VENDORS, type VendorKey } from '../../../test/market'
import { addCustomRole } from '../../../test/people'
import { addProducts } from '../../../test/world'
import { assertSound, readStock } from '../../../test/invariants'
import { priceFor, sumsFor, type Wanted } from '../../../test/oracle'
import { approved, bodyOf, draft, submitted } from '../../../test/requests'

let api: Api
let stock: Map<string, string>
let purchasing: Person
let approver: Person

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const approve = (person: Person, id: string) => person.request(approveRequest, { params: { id } })
const reject = (person: Person, id: string, note = 'Not now') =>
  person.request(rejectRequest, { params: { id }, body: { note } })
const read = (id: string) => approver.must(getRequest, { params: { id } })
const stockOf = async (product: string) =>
  (await readStock(api.pool)).get(productId(product)) ?? 'none'

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 2.5 },
  { product: 'kabel', quantity: 10.29 },
  { product: 'bor', quantity: 1.15 },
  { product: 'sabun', quantity: 7 },
  { product: 'map', quantity: 33.57 },
]

describe('approving', () => {
  it('makes one order per vendor, its packages by term, with the exact figures', async () => {
    const id = await approved(purchasing, approver, LINES)
    const { code_pr } = await read(id)
    const orders = await approver.must(listOrders, {
      query: { searchTopic: 'code_pr', searchValue: code_pr },
    })
    const sums = sumsFor('maju', LINES)
    expect(new Set(orders.map(({ vendor }) => vendor._id))).toEqual(
      new Set([...sums.keys()].map(vendorId)),
    )
    for (const [vendor, wanted] of sums) {
      const order = orders.find((one) => one.vendor._id === vendorId(vendor))
      const state = wanted.downPayment > 0n ? 'Waiting Down Payment' : 'New'
      expect(order).toMatchObject({
        code_pr,
        request_id: id,
        department: 'generic',
        grand_total: Number(wanted.total),
        down_payment: Number(wanted.downPayment),
        lastStatus: state,
        createdBy: nameOf(purchasing.email),
        vendor: { name: VENDORS[vendor as VendorKey].legalName },
        buyer: { name: 'PT Maju Bersama' },
      })
      expect(order?.code_po).toMatch(/^PO-MAJU-\d{6}-\d{5}$/)
      expect(order?.packages.map((pack) => [pack.payment_terms, pack.total])).toEqual(
        [...wanted.packages]
          .toSorted(([a], [b]) => a - b)
          .map(([term, total]) => [term, Number(total)]),
      )
      for (const pack of order?.packages ?? []) {
        expect(pack).toMatchObject({ lastStatus: state, shipping_cost: 0 })
        expect(pack.code_package).toMatch(/^PKG-MAJU-\d{6}-\d{5}$/)
        expect(pack.statuses).toMatchObject([{ name: state, user: nameOf(approver.email) }])
      }
    }
    const items = orders.flatMap(({ packages }) => packages.flatMap((pack) => pack.items))
    expect(items).toHaveLength(LINES.length)
    for (const line of LINES) {
      const price = priceFor('maju', line)
      expect(items.find((item) => item.productId === productId(line.product))).toMatchObject({
        quantity: line.quantity,
        quantity_original: line.quantity,
        discount_price: Number(price.discountPrice),
        discount_price_original: Number(price.discountPrice),
        single_tax_price: Number(price.singleTaxPrice),
        sub_total: Number(price.subTotal),
        sub_total_original: Number(price.subTotal),
        lastStatus: null,
        received: null,
      })
    }
  })

  // proves 1.7.47 1.8.21
  it('answers as specified, and the history has both names', async () => {
    const id = await submitted(purchasing, LINES)
    expect((await read(id)).actions).toMatchObject({ approve: true, reject: true, edit: false })
    const answer = await approver.call('PUT', `/api/purchase-request/approved/${id}`, {
      body: { name: 'Somebody else', note: 'ok', lastStatus: 'Rejected', user: 'Somebody' },
    })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Success approve purchase request',
      data: { _id: id, lastStatus: 'Approved' },
    })
    const request = await read(id)
    expect(request.lastStatus).toBe('Approved')
    expect(request.statuses.map(({ name, user, note }) => [name, user, note])).toEqual([
      ['Open', nameOf(purchasing.email), ''],
      ['Submit', nameOf(purchasing.email), ''],
      ['Approved', nameOf(approver.email), 'ok'],
    ])
    expect(Object.values(request.actions)).not.toContain(true)
  })

  it('takes the quantities off the stock, decimals included', async () => {
    const before = Number(await stockOf('bor'))
    await approved(purchasing, approver, [{ product: 'bor', quantity: 2.25 }])
    expect(Number(await stockOf('bor'))).toBe(before - 2.25)
  })

  it('is at the prices that were submitted, whatever they are now', async () => {
    const figures = { retail: '1000.00', discount: '0', tax: '0.1000', stock: '10', minimum: '1' }
    await addProducts(api.db, [{ key: 'rising', vendor: 'karya', ...figures }])
    const item = { productId: productId('rising'), quantity: 3 }
    const id = await draft(purchasing, [], { vendors: [{ packages: { items: [item] } }] })
    await purchasing.must(submitRequest, { params: { id } })
    await api.pool.query("update products set retail_price = 2000 where slug = 'rising'")
    const seen = await read(id)
    expect(seen.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['price', 1000, 2000],
    ])
    await approver.must(approveRequest, { params: { id } })
    expect(await read(id)).toMatchObject({ total: 3300, changes: [] })
    const [order] = await approver.must(listOrders, {
      query: { searchTopic: 'code_pr', searchValue: seen.code_pr },
    })
    expect(order).toMatchObject({ grand_total: 3300, down_payment: 660 })
    stock.set(productId('rising'), '10')
  })

  it('fails whole when stock no longer suffices, and names every such item', async () => {
    const id = await submitted(purchasing, [
      { product: 'kertas', quantity: 1 },
      { product: 'tinta', quantity: 2 },
      { product: 'helm', quantity: 10 },
      { product: 'pel', quantity: 4 },
    ])
    const before = await readStock(api.pool)
    await api.pool.query("update products set stock = 1.5 where slug = 'tinta'")
    await api.pool.query("update products set withdrawn_at = now() where slug = 'helm'")
    const answer = await approve(approver, id)
    expect(answer.status).toBe(422)
    expect(answer.errors).toEqual([
      { code: 'rule', path: productId('tinta'), message: 'Barang tinta: Product stock left 1,5' },
      {
        code: 'rule',
        path: productId('helm'),
        message: 'Barang helm is no longer offered by its vendor.',
      },
    ])
    expect(await read(id)).toMatchObject({ lastStatus: 'Submit' })
    await api.pool.query("update products set stock = 3 where slug = 'tinta'")
    await api.pool.query("update products set withdrawn_at = null where slug = 'helm'")
    expect(await readStock(api.pool)).toEqual(before)
    expect((await approve(approver, id)).status).toBe(200)
  })

  it('of what is not submitted is refused, with who moved it last', async () => {
    const open = await draft(purchasing, LINES)
    for (const answer of [await approve(approver, open), await reject(approver, open)]) {
      expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
      expect(answer.message).toContain('Open')
      expect(answer.message).toContain(nameOf(purchasing.email))
    }
    const done = await approved(purchasing, approver, [{ product: 'map', quantity: 1 }])
    for (const answer of [await approve(approver, done), await reject(approver, done)]) {
      expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
      expect(answer.message).toMatch(
        new RegExp(
          `Approved \\(${nameOf(approver.email)}, \\d{1,2} \\w{3,4} \\d{4}, \\d\\d:\\d\\d`,
        ),
      )
    }
  })

  it('twice with one key is one approval', async () => {
    const id = await submitted(purchasing, [{ product: 'map', quantity: 1 }])
    const headers = { 'idempotency-key': 'approve-once-1' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        approver.request(approveRequest, { params: { id }, headers }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data))
  })
})

describe('a rejected request', () => {
  // proves 1.7.47 1.8.22
  it('makes no order, takes no stock, and stays as it is', async () => {
    const before = await readStock(api.pool)
    const id = await submitted(purchasing, LINES)
    const answer = await reject(approver, id, ' Too many ')
    expect(answer).toMatchObject({
      status: 200,
      message: 'Success rejected purchase request',
      data: { lastStatus: 'Rejected' },
    })
    expect(await readStock(api.pool)).toEqual(before)
    for (const next of [
      await approve(approver, id),
      await reject(approver, id),
      await purchasing.request(submitRequest, { params: { id } }),
      await purchasing.request(updateRequest, { body: { ...bodyOf('maju', LINES), id } }),
    ])
      expect(next).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect((await read(id)).statuses).toHaveLength(3)
  })
})

describe("one's own request", () => {
  let both: Person
  beforeAll(async () => {
    const features = ['create', 'edit', 'submit', 'delete', 'decide', 'read']
    const email = await addCustomRole(
      api.db,
      'maju',
      'both',
      features.map((feature) => `requests.${feature}`),
    )
    both = await api.as(email)
  })

  const expectOwn = async (id: string) => {
    for (const answer of [await approve(both, id), await reject(both, id)])
      expect(answer).toMatchObject({ status: 403, codes: ['forbidden'] })
    const { actions } = await both.must(getRequest, { params: { id } })
    expect(actions).toMatchObject({ approve: false, reject: false })
    expect(await read(id)).toMatchObject({ lastStatus: 'Submit' })
  }

  it('is not decided by who created it', async () => {
    const id = await draft(both, LINES)
    await purchasing.must(submitRequest, { params: { id } })
    await expectOwn(id)
    expect((await approve(approver, id)).status).toBe(200)
  })

  it('is not decided by who edited it', async () => {
    const id = await draft(purchasing, LINES)
    await both.must(updateRequest, { body: { ...bodyOf('maju', LINES), id } })
    await purchasing.must(submitRequest, { params: { id } })
    await expectOwn(id)
  })

  it('is not decided by who submitted it', async () => {
    const id = await draft(purchasing, LINES)
    await both.must(submitRequest, { params: { id } })
    await expectOwn(id)
  })

  it('is decided by somebody else, with the same role', async () => {
    const id = await submitted(purchasing, LINES)
    expect((await approve(both, id)).status).toBe(200)
  })

  it('is decided by the Owner, who may all of it', async () => {
    const owner = await api.as('owner@maju.test')
    const id = await submitted(owner, LINES)
    expect((await owner.must(getRequest, { params: { id } })).actions.approve).toBe(true)
    expect((await approve(owner, id)).status).toBe(200)
    expect((await reject(owner, await submitted(owner, LINES))).status).toBe(200)
  })
})

describe('the records of a decision', () => {
  it('are one row of history and one of the audit log per transition, with the user', async () => {
    const id = await approved(purchasing, approver, LINES)
    const history = await api.pool.query(
      "select status, user_id, note from status_history where document_id = $1 and document = 'request' order by id",
      [id],
    )
    const [buyer, decider] = [userId(purchasing.email), userId(approver.email)]
    expect(history.rows).toEqual([
      { status: 'Open', user_id: buyer, note: '' },
      { status: 'Submit', user_id: buyer, note: '' },
      { status: 'Approved', user_id: decider, note: '' },
    ])
    const audit = await api.pool.query(
      'select action, actor_id, buyer_id, acting_for, before, after, request_id is not null as known, address from audit_log where subject_id = $1 order by id',
      [id],
    )
    const { code_pr: code } = await purchasing.must(getRequest, { params: { id } })
    const common = {
      buyer_id: idOf('company maju'),
      acting_for: null,
      known: true,
      address: '127.0.0.1',
    }
    expect(audit.rows).toMatchObject([
      { ...common, action: 'request.save', actor_id: buyer },
      {
        ...common,
        action: 'request.submit',
        actor_id: buyer,
        before: { code, status: 'Open' },
        after: { code, status: 'Submit' },
      },
      {
        ...common,
        action: 'request.approve',
        actor_id: decider,
        before: { code, status: 'Submit' },
        after: { code, status: 'Approved' },
      },
    ])
  })

  it('include every created order', async () => {
    const id = await approved(purchasing, approver, LINES)
    const { rows } = await api.pool.query<{ subject_id: string }>(
      "select audit.subject_id from audit_log audit join purchase_orders orders on orders.id::text = audit.subject_id where action = 'order.create' and orders.request_id = $1 and actor_id = $2",
      [id, userId(approver.email)],
    )
    expect(rows).toHaveLength(sumsFor('maju', LINES).size)
    for (const { subject_id } of rows)
      expect(await approver.must(getOrder, { params: { id: subject_id } })).toBeTruthy()
  })

  it.each(['audit_log', 'status_history'])('%s can be added to only', async (table) => {
    for (const statement of [
      `update ${table} set id = default`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(api.pool.query(statement)).rejects.toThrow(`${table} is append-only`)
  })
})
