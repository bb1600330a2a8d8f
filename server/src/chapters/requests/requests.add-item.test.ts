import {
  addItem,
  getRequest,
  getRequestItems,
  listOpenRequests,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import { MAX_OPEN_SHOWN } from '@pasok/domain/requests/requests.constants'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { addressId, companyId, idOf, nameOf, productId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { totalFor } from '../../../test/oracle'
import { addCustomRole } from '../../../test/people'
import { draft, submitted } from '../../../test/requests'

let api: Api
let purchasing: Person
let other: Person
beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  other = await api.as('purchasing2@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const read = (id: string) => purchasing.must(getRequest, { params: { id } })
const itemsIn = (request: PurchaseRequest) =>
  request.vendors.flatMap(({ packages }) => packages.flatMap(({ items }) => items))
const item = (product: Parameters<typeof productId>[0], quantity: number, note = '') => ({
  productId: productId(product),
  quantity,
  note,
})
const toBandung = { address: { _id: addressId('maju', 'Bandung Plant') } }

describe('adding to a draft', () => {
  // proves 1.4.21 1.7.45
  it('puts a product of another vendor last, priced as this company pays', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 2 }])
    const added = await other.must(addItem, {
      body: { id, version: 1, item: item('bor', 3, 'Red') },
    })
    const lines = [
      { product: 'kertas', quantity: 2 },
      { product: 'bor', quantity: 3 },
    ] as const
    expect(added).toMatchObject({ version: 2, quantity: 3, total: Number(totalFor('maju', lines)) })
    const request = await read(id)
    expect(itemsIn(request).map(({ productId: of, note }) => [of, note])).toEqual([
      [productId('kertas'), ''],
      [productId('bor'), 'Red'],
    ])
    const { items } = await purchasing.must(getRequestItems, { params: { id } })
    expect(items.map(({ statuses }) => statuses)).toEqual(['Open', 'Open'])
    expect(request.lastStatus).toBe('Open')
    expect(request.total).toBe(added.total)
  })

  it('adds to what is there already, and keeps its note unless another is given', async () => {
    const id = await draft(purchasing, [
      { product: 'kertas', quantity: 2.5 },
      { product: 'bor', quantity: 1 },
    ])
    await purchasing.must(addItem, { body: { id, item: item('kertas', 1, 'First') } })
    const again = await purchasing.must(addItem, { body: { id, item: item('kertas', 0.25) } })
    expect(again.quantity).toBe(3.75)
    const [first, ...others] = itemsIn(await read(id))
    expect(first).toMatchObject({ quantity: 3.75, note: 'First' })
    expect(others).toHaveLength(1)
  })

  it('leaves the changes of other items to be accepted', async () => {
    const id = await draft(purchasing, [{ product: 'tinta', quantity: 1 }])
    await api.pool.query('update products set retail_price = retail_price + 1000 where id = $1', [
      productId('tinta'),
    ])
    await purchasing.must(addItem, { body: { id, item: item('kertas', 1) } })
    const { changes } = await read(id)
    expect(changes).toMatchObject([{ productId: productId('tinta'), field: 'price' }])
    await api.pool.query('update products set retail_price = retail_price - 1000 where id = $1', [
      productId('tinta'),
    ])
  })

  it('makes the user who adds a contributor, who cannot decide it', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const owner = await api.as('owner@maju.test')
    await owner.must(addItem, { body: { id, item: item('bor', 1) } })
    const { rows } = await api.pool.query(
      'select user_id from request_hands where request_id = $1',
      [id],
    )
    expect(rows).toHaveLength(2)
  })

  // proves 1.5.46
  it.each([
    [
      'not delivered to its address',
      'pel',
      1,
      'This product cannot added to this PR, because vendor coverage area for this product does not match with your address!',
    ],
    ['below its minimum', 'pulpen', 3, 'Minimum order quantity is 12'],
    ['above the stock', 'kertas', 1001, 'Product stock left 1.000'],
    ['withdrawn', 'ember', 1, 'Barang ember is no longer offered. Remove it.'],
  ] as const)('refuses a product %s', async (_, product, quantity, message) => {
    const id = await draft(purchasing, [{ product: 'map', quantity: 1 }], toBandung)
    const answer = await purchasing.request(addItem, {
      body: { id, item: item(product, quantity) },
    })
    expect(answer).toMatchObject({ status: 422, codes: ['rule'], message })
    expect(itemsIn(await read(id))).toHaveLength(1)
  })

  // proves 1.5.45 2.5.16
  it('refuses a product without stock, and more in total than the stock', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 999 }])
    const more = await purchasing.request(addItem, { body: { id, item: item('kertas', 2) } })
    expect(more.message).toBe('Product stock left 1.000')
    await api.pool.query('update products set stock = 0 where id = $1', [productId('sabun')])
    const none = await purchasing.request(addItem, { body: { id, item: item('sabun', 1) } })
    expect(none.message).toBe('Product stock is empty, please contact vendor.')
    await api.pool.query('update products set stock = 400 where id = $1', [productId('sabun')])
  })

  it('refuses a draft that somebody else changed, one that is handed in, and unknown ones', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const body = { id, version: 1, item: item('bor', 1) }
    await purchasing.must(addItem, { body })
    expect(await other.request(addItem, { body })).toMatchObject({ codes: ['stale_version'] })
    const missing = { ...body, version: undefined, item: { ...body.item, productId: idOf('none') } }
    expect(await other.request(addItem, { body: missing })).toMatchObject({ status: 404 })
    await purchasing.must(submitRequest, { params: { id } })
    const late = await other.request(addItem, { body: { id, item: item('bor', 1) } })
    expect(late).toMatchObject({ status: 409, codes: ['illegal_move'] })
  })

  it('adds once for a repeated request, and everything for concurrent ones', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const body = { id, item: item('bor', 1) }
    const headers = { 'idempotency-key': 'once-and-again' }
    await Promise.all([1, 2, 3].map(() => purchasing.request(addItem, { body, headers })))
    expect(itemsIn(await read(id)).find(({ sku }) => sku === 'SKU-bor')?.quantity).toBe(1)
    await Promise.all([1, 2, 3].map(() => other.must(addItem, { body })))
    expect(itemsIn(await read(id)).find(({ sku }) => sku === 'SKU-bor')?.quantity).toBe(4)
  })
})

describe('the open requests', () => {
  const list = (person: Person) =>
    person.must(listOpenRequests, { params: { buyer_id: companyId('maju') } })

  // proves 1.7.49
  it('are the drafts, the latest changed first, with where they are delivered', async () => {
    const first = await draft(purchasing, [{ product: 'kertas', quantity: 1 }], toBandung)
    const second = await draft(other, [{ product: 'kertas', quantity: 1 }])
    const submittedId = await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])
    await purchasing.must(addItem, { body: { id: first, item: item('bor', 1) } })
    const open = await list(purchasing)
    expect(open.slice(0, 2).map(({ _id }) => _id)).toEqual([first, second])
    expect(open.map(({ _id }) => _id)).not.toContain(submittedId)
    expect(open[0]).toMatchObject({
      createdBy: nameOf('purchasing@maju.test'),
      items_count: 2,
      lastStatus: 'Open',
      address: { name: 'Bandung Plant', city: 'Kota Bandung' },
    })
  })

  it('are for users who may edit them', async () => {
    const approver = await api.as('approver@maju.test')
    const answer = await approver.request(listOpenRequests, {
      params: { buyer_id: companyId('maju') },
    })
    expect(answer.status).toBe(403)
  })

  it('are only the drafts of the user for users who may only create, even if others edited them', async () => {
    const email = await addCustomRole(api.db, 'maju', 'requester', ['requests.create'])
    const requester = await api.as(email)
    const own = await draft(requester, [{ product: 'kertas', quantity: 1 }])
    const others = await draft(other, [{ product: 'kertas', quantity: 1 }])
    for (let more = 1; more < MAX_OPEN_SHOWN; more++)
      await draft(other, [{ product: 'kertas', quantity: 1 }])
    expect((await list(requester)).map(({ _id }) => _id)).toEqual([own])
    await requester.must(addItem, { body: { id: own, item: item('bor', 1) } })
    expect(
      await requester.request(addItem, { body: { id: others, item: item('bor', 1) } }),
    ).toMatchObject({
      status: 403,
      codes: ['forbidden'],
    })
  })
})
