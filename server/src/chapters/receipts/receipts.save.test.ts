import { cancelOrder, getOrderLedger, listOrders } from '@pasok/domain/orders/orders.contract'
import {
  changeItem,
  makePackageReady,
  pickPackage,
  shipPackage,
} from '@pasok/domain/orders/orders.vendor.contract'
import type { Shortage } from '@pasok/domain/receipts/receipts.constants'
import { getReceipt, saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import {
  approveReceipt,
  getVendorReceipt,
  returnReceipt,
} from '@pasok/domain/receipts/receipts.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../../test/api'
import { idOf } from '../../../test/company'
import { assertSound, readStock } from '../../../test/invariants'
import { itemOf, orderedOne, orderNow } from '../../../test/orders'
import { approved } from '../../../test/requests'
import { allOf, receive, received, shipped, type Shipped } from '../../../test/receipts'

let api: Api
let stock: Map<string, string>
let receiver: Person
let vendor: Person

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  receiver = await api.as('receiving@maju.test')
  vendor = await api.as('vendor@sinar.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

describe('the reason for a shortage', () => {
  it('is stored for an item that came short, not for one in full, and the vendor sees it', async () => {
    const place = await shipped(api, [
      { product: 'kertas', quantity: 4 },
      { product: 'pulpen', quantity: 12 },
    ])
    const [kertas, pulpen] = place.pack.items
    const lines = (shortage: Shortage) => [
      { _id: kertas?._id ?? '', received: 3, shortage },
      { _id: pulpen?._id ?? '', received: 12, shortage: 'refused' as const },
    ]
    const unknown = await receiver.call('PUT', `/api/grn/${place.pack._id}`, {
      body: { items: lines('damaged').map((line) => ({ ...line, shortage: 'lost' })) },
    })
    expect(unknown.status).toBe(400)
    const receipt = saveReceipt.data.parse((await receive(receiver, place, lines('damaged'))).data)
    expect(receipt.items.map(({ shortage }) => shortage)).toEqual(['damaged', null])
    const id = receipt._id
    const seen = await vendor.must(getVendorReceipt, { params: { id } })
    expect(seen.items.map(({ shortage }) => shortage)).toEqual(['damaged', null])
    const reason = 'Count again'
    await vendor.must(returnReceipt, { params: { id }, body: { reason, version: receipt.version } })
    await receive(receiver, place, lines('refused'))
    const { rows } = await api.pool.query<{ items: unknown }>(
      `select entry -> 'items' as items from audit_log, unnest(array[before, after]) entry
       where subject_id = $1 and action in ('receipt.create', 'receipt.correct')
         and entry -> 'items' is not null order by id, entry -> 'items' -> 0 ->> 'shortage'`,
      [id],
    )
    const [name, other] = receipt.items.map((item) => item.name)
    const first = { name, quantity: '3' }
    expect(rows.map(({ items }) => items)).toEqual([
      [
        { ...first, shortage: 'damaged' },
        { name: other, quantity: '12' },
      ],
      [{ ...first, shortage: 'damaged' }],
      [{ ...first, shortage: 'refused' }],
    ])
  })
})

describe('a package that has arrived', () => {
  // proves 2.7.21
  it('is received: its receipt is in the order, its ledger and its history', async () => {
    const place = await shipped(api, [{ product: 'kertas', quantity: 4 }])
    const [item] = place.pack.items
    const answer = await receive(receiver, place, [
      { _id: item?._id ?? '', received: 3.25, note: ' One box was open ' },
    ])
    expect(answer).toMatchObject({
      status: 200,
      message: 'Goods receipt submitted. The vendor confirms it.',
    })
    const receipt = saveReceipt.data.parse(answer.data)
    const single = (item?.discount_price ?? 0) * 0.11
    const tax = Math.floor(3.25 * single + 1e-9)
    const amount = Math.floor(3.25 * ((item?.discount_price ?? 0) + single) + 1e-9)
    expect(receipt).toMatchObject({
      received: { name: 'Person receiving of maju' },
      lastStatus: 'Good Receive Note Submit',
      items: [
        {
          _id: item?._id,
          quantity: 4,
          received: 3.25,
          sub_total: item?.sub_total,
          sub_total_received: amount - tax,
          sub_total_tax: tax,
          note: 'One box was open',
        },
      ],
      total: amount,
      reference_doc: {
        packageId: place.pack._id,
        orderId: place.order._id,
        code_po: place.order.code_po,
        code_package: place.pack.code_package,
        date_order: place.order.date,
        payment_term: { name: '45 Days', value: 45 },
      },
      actions: { correct: false },
    })
    expect(receipt.received.code).toMatch(/^GRN-MAJU-\d{6}-\d{5}$/)
    expect(receipt.statuses).toMatchObject([
      { name: 'Good Receive Note Submit', user: 'Person receiving of maju' },
    ])
    const order = await orderNow(api, place.order)
    expect(order.lastStatus).toBe('Delivered')
    expect(itemOf(order, 'kertas')).toMatchObject({
      received: 3.25,
      sub_total_received: amount - tax,
      sub_total_tax: tax,
    })
    const [line] = await receiver.must(getOrderLedger, { params: { id: order._id } })
    expect(line?.entries.at(-1)).toMatchObject({
      step: 'received',
      quantity: 3.25,
      amount,
      user: 'Person receiving of maju',
      note: 'One box was open',
    })
    for (const id of [receipt._id, receipt.received.code, place.pack._id])
      expect(await receiver.must(getReceipt, { params: { id } })).toEqual(receipt)
  })

  it('records the given time and receiver', async () => {
    const place = await shipped(api)
    const date = new Date().toISOString()
    const receipt = await receiver.must(saveReceipt, {
      params: { packageId: place.pack._id.toUpperCase() },
      body: {
        received: { code: 'GRN-MINE', date, name: ' Budi ' },
        vendor: { _id: 'whoever' },
        items: allOf(place.pack),
        reference_doc: { packageId: place.pack._id.toUpperCase() },
      },
    })
    expect(receipt.received).toMatchObject({ date, name: 'Budi' })
    expect(receipt.received.code).not.toBe('GRN-MINE')
  })

  it('is received once by the same key', async () => {
    const place = await shipped(api)
    const send = () =>
      receiver.request(saveReceipt, {
        params: { packageId: place.pack._id },
        body: { items: allOf(place.pack) },
        headers: { 'idempotency-key': 'kept-offline-1' },
      })
    const first = await send()
    expect(first.status).toBe(200)
    expect(contentOf(await send())).toEqual(contentOf(first))
  })

  it('leaves out what was canceled while it was packed', async () => {
    const made = await orderedOne(api, [
      { product: 'kertas', quantity: 2 },
      { product: 'pulpen', quantity: 12 },
    ])
    const params = { id: made.packages[0]?._id ?? '' }
    const soldOut = itemOf(made, 'pulpen')
    await vendor.must(pickPackage, { params, body: {} })
    await vendor.must(changeItem, {
      params: { ...params, itemId: soldOut._id },
      body: { quantity: 0, retail_price: soldOut.retail_price, reason: 'Sold out' },
    })
    const owner = await api.as('owner@maju.test')
    await owner.call('POST', '/api/purchase-order/Accept', {
      body: { packageId: params.id, itemsId: soldOut._id },
    })
    await vendor.must(makePackageReady, { params, body: {} })
    await vendor.must(shipPackage, { params, body: {} })
    const pack = (await orderNow(api, made)).packages[0]
    if (!pack) throw new Error('no package')
    const remaining = itemOf(made, 'kertas')._id
    const wrong = await receive(receiver, { order: made, pack }, [
      { _id: remaining, received: 2 },
      { _id: soldOut._id, received: 0 },
    ])
    expect(wrong).toMatchObject({ status: 422, errors: [{ path: 'items.1._id' }] })
    expect(wrong.message).toContain('Barang pulpen was canceled')
    const receipt = await received(receiver, { order: made, pack }, [
      { _id: remaining, received: 2 },
    ])
    expect(receipt.items.map(({ _id }) => _id)).toEqual([remaining])
  })
})

/** Returns all data stored about an order, to check that a refusal changes nothing. */
async function everythingOf({ order }: Shipped) {
  const { rows } = await api.pool.query(
    `select jsonb_build_array(
      (select jsonb_agg(to_jsonb(one)) from packages one where order_id = $1),
      (select jsonb_agg(to_jsonb(one) order by id) from order_items one
        where package_id in (select id from packages where order_id = $1)),
      (select jsonb_agg(to_jsonb(one)) from receipts one where order_id = $1),
      (select count(*) from receipt_lines), (select count(*) from line_ledger),
      (select count(*) from audit_log), (select count(*) from status_history),
      (select count(*) from outbox), (select sum(last) from code_counters))`,
    [order._id],
  )
  return rows
}

describe('what was received', () => {
  let place: Shipped
  let other: Shipped
  let ids: string[]
  beforeAll(async () => {
    place = await shipped(api, [
      { product: 'kertas', quantity: 4 },
      { product: 'pulpen', quantity: 12 },
    ])
    other = await shipped(api)
    ids = place.pack.items.map(({ _id }) => _id)
  })
  const send = (body: unknown, packageId = place.pack._id) =>
    receiver.call('PUT', `/api/grn/${packageId}`, { body })
  const [full, rest] = [4, 12]
  const items = (first: unknown, second: unknown = rest) => [
    { _id: ids[0], received: first },
    { _id: ids[1], received: second },
  ]

  // proves 2.5.1 2.5.2
  it.each([
    [
      'above what was ordered',
      4.01,
      {
        status: 422,
        path: 'items.0.received',
        message: 'Value received cannot be greater than quantity!',
      },
    ],
    [
      '1.001',
      1.001,
      { status: 422, path: 'items.0.received', message: 'At most two decimals are allowed.' },
    ],
    [
      '1e-7',
      1e-7,
      { status: 422, path: 'items.0.received', message: 'At most two decimals are allowed.' },
    ],
    [
      '-1',
      -1,
      { status: 422, path: 'items.0.received', message: 'Value received cannot be less than 0.' },
    ],
    [
      '-0.01',
      -0.01,
      { status: 422, path: 'items.0.received', message: 'Value received cannot be less than 0.' },
    ],
    ['"1e3"', '1e3', { status: 400, path: 'items.0.received', message: 'Enter a number.' }],
    ['"4"', '4', { status: 400, path: 'items.0.received', message: 'Enter a number.' }],
    [
      'nothing',
      undefined,
      { status: 400, path: 'items.0.received', message: 'This field is required.' },
    ],
    ['null', null, { status: 400, path: 'items.0.received', message: 'This field is required.' }],
    ['a list', [4], { status: 400, path: 'items.0.received', message: 'Enter a number.' }],
  ])('is refused: %s', async (_name, value, { status, path, message }) => {
    const before = await everythingOf(place)
    const answer = await send({ items: items(value) })
    expect(answer).toMatchObject({ status, errors: [{ path, message }], data: null })
    expect(await everythingOf(place)).toEqual(before)
  })

  it('is refused: 1e400, which no number is', async () => {
    const body = `{"items":[{"_id":"${ids[0]}","received":1e400},{"_id":"${ids[1]}","received":12}]}`
    const before = await everythingOf(place)
    expect(await send(body)).toMatchObject({ status: 400, errors: [{ path: 'items.0.received' }] })
    expect(await everythingOf(place)).toEqual(before)
  })

  it('is refused with every problem at its place', async () => {
    const before = await everythingOf(place)
    const otherItem = other.pack.items[0]?._id
    const answer = await send({
      items: [
        { _id: ids[0], received: 5 },
        { _id: ids[0], received: 1 },
        { _id: otherItem, received: 1 },
      ],
    })
    expect(answer.errors?.map(({ path, message }) => [path, message])).toEqual([
      ['items.0.received', 'Value received cannot be greater than quantity!'],
      ['items.1._id', 'Barang kertas is entered twice. Remove one of the entries.'],
      ['items.2._id', 'This item does not belong to the package.'],
      ['items', 'Enter the received quantity of Barang pulpen, 0 if nothing was received.'],
    ])
    expect(await everythingOf(place)).toEqual(before)
  })

  it('of an item of another package or company is answered as unknown', async () => {
    const buyer = await api.as('owner@lain.test')
    await approved(buyer, buyer, [{ product: 'kertas', quantity: 1 }])
    const [otherOrder] = await buyer.must(listOrders)
    const answerFor = async (_id: unknown) =>
      contentOf(await send({ items: [...items(full), { _id, received: 1 }] }))
    const unknown = await answerFor(idOf('names nothing'))
    expect(unknown.status).toBe(422)
    for (const id of [
      other.pack.items[0]?._id,
      otherOrder?.packages[0]?.items[0]?._id,
      place.pack._id,
    ])
      expect(await answerFor(id)).toEqual(unknown)
  })

  it.each([
    ['of another package', () => other.pack._id],
    ['of nothing', () => idOf('names nothing')],
    ['of no id', () => 'x'],
  ])('is refused with a reference %s', async (_name, packageId) => {
    const before = await everythingOf(place)
    const answer = await send({
      items: items(full),
      reference_doc: { packageId: packageId() },
    })
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'reference_doc.packageId' }] })
    expect(await everythingOf(place)).toEqual(before)
  })

  it.each([
    ['tomorrow', 24 * 60, 'cannot be in the future'],
    ['in ten minutes', 10, 'cannot be in the future'],
    ['two days before it was ordered', -2 * 24 * 60, 'cannot be before the date of the order'],
  ])('is refused with a date that is %s', async (_name, minutes, text) => {
    const before = await everythingOf(place)
    const date = new Date(Date.now() + minutes * 60_000).toISOString()
    const answer = await send({ items: items(full), received: { date } })
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'received.date' }] })
    expect(answer.message).toContain(text)
    expect(await everythingOf(place)).toEqual(before)
  })

  it.each([{ items: [] }, {}, { items: 'all' }, { items: [{}] }, { items: [null] }])(
    'is refused as %j',
    async (body) => {
      expect(await send(body)).toMatchObject({
        status: 400,
        codes: expect.arrayContaining(['bad_request']),
      })
    },
  )

  it("of another company's package, or of none, is not found", async () => {
    const lain = await api.as('owner@lain.test')
    const body = { items: items(full) }
    const before = await everythingOf(place)
    const foreign = await lain.call('PUT', `/api/grn/${place.pack._id}`, { body })
    expect(foreign).toMatchObject({ status: 404, codes: ['not_found'] })
    const none = await lain.call('PUT', `/api/grn/${idOf('names nothing')}`, { body })
    expect(contentOf(foreign)).toEqual(contentOf(none))
    expect(await everythingOf(place)).toEqual(before)
  })

  it('of a package that was not shipped is refused with its status', async () => {
    const made = await orderedOne(api, [{ product: 'kertas', quantity: 1 }])
    const body = { items: allOf(made.packages[0] ?? place.pack) }
    const path = made.packages[0]?._id
    const early = await send(body, path)
    expect(early).toMatchObject({ status: 409, codes: ['illegal_move'] })
    const owner = await api.as('owner@maju.test')
    await owner.must(cancelOrder, { body: { id: made._id, reason: 'Not needed' } })
    const late = await send(body, path)
    expect(late).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(late.message).toContain('Person owner of maju')
  })
})

// proves 2.7.21
describe('a receipt that was returned', () => {
  it('is corrected, with other quantities and the same code, and approved', async () => {
    const place = await shipped(api)
    const first = await received(receiver, place, allOf(place.pack, 1))
    const params = { id: first._id }
    const reason = 'Four were delivered'
    await vendor.must(returnReceipt, { params, body: { reason, version: first.version } })
    const returned = await receiver.must(getReceipt, { params })
    expect(returned).toMatchObject({ lastStatus: 'Rejected', actions: { correct: true } })
    expect(returned.statuses.at(-1)).toMatchObject({ name: 'Rejected', note: reason })
    const stale = await receiver.request(saveReceipt, {
      params: { packageId: place.pack._id },
      body: { items: allOf(place.pack), version: first.version },
    })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const answer = await receive(receiver, place)
    expect(answer.message).toBe('Goods receipt corrected. The vendor confirms it again.')
    const corrected = saveReceipt.data.parse(answer.data)
    expect(corrected).toMatchObject({
      _id: first._id,
      lastStatus: 'Good Receive Note Submit',
      items: [{ received: 4, sub_total: place.pack.total }],
      total: place.pack.total,
      received: { code: first.received.code },
      version: first.version + 2,
    })
    const answered = await vendor.must(approveReceipt, { params, body: {} })
    expect(answered).toEqual({ _id: first._id, lastStatus: 'Ready to Invoice' })
    const order = await orderNow(api, place.order)
    expect(order.lastStatus).toBe('Delivered')
    const [line] = await receiver.must(getOrderLedger, { params: { id: place.order._id } })
    const amount = place.pack.total
    expect(line?.entries.slice(-4)).toMatchObject([
      { step: 'received', quantity: 1 },
      { step: 'returned', quantity: 1, note: reason },
      { step: 'corrected', quantity: 4, amount },
      { step: 'approved', quantity: 4, amount, note: '' },
    ])
    expect(order.packages[0]?.receipt_statuses.map(({ name, note }) => [name, note])).toEqual([
      ['Good Receive Note Submit', ''],
      ['Rejected', reason],
      ['Good Receive Note Submit', ''],
      ['Ready to Invoice', ''],
    ])
  })
})

describe('what a receipt refers to', () => {
  it('is its own package and order, or nothing is entered', async () => {
    const place = await shipped(api)
    const own = { code_package: place.pack.code_package, code_po: place.order.code_po }
    for (const key of ['code_package', 'code_po'] as const) {
      const answer = await receiver.request(saveReceipt, {
        params: { packageId: place.pack._id },
        body: {
          items: allOf(place.pack),
          reference_doc: { ...own, [key]: 'PO-ELSE-202611-00001' },
        },
      })
      expect(answer.errors).toMatchObject([{ code: 'rule', path: `reference_doc.${key}` }])
    }
    const answer = await receiver.request(saveReceipt, {
      params: { packageId: place.pack._id },
      body: { items: allOf(place.pack), reference_doc: own },
    })
    expect(answer.status).toBe(200)
    const { rows } = await api.pool.query(
      "select after from audit_log where action = 'receipt.create' and subject_id = $1",
      [saveReceipt.data.parse(answer.data)._id],
    )
    expect(rows).toMatchObject([{ after: { entered: 1, items: [{ quantity: '4' }] } }])
  })
})

describe('a receipt of nothing at all', () => {
  it('cancels its package once it is approved, and its stock does not return', async () => {
    const place = await shipped(api, [{ product: 'tinta', quantity: 1 }])
    const receipt = await received(receiver, place, allOf(place.pack, 0))
    expect(receipt.total).toBe(0)
    const answer = await vendor.request(approveReceipt, { params: { id: receipt._id }, body: {} })
    expect(answer.message).toContain('the package is canceled')
    expect(answer.data).toMatchObject({ lastStatus: 'Closed' })
    const order = await orderNow(api, place.order)
    expect([order.lastStatus, order.packages[0]?.lastStatus]).toEqual(['Cancel', 'Cancel'])
    const { rows } = await api.pool.query<{ stock: string }>(
      "select stock from products where slug = 'tinta'",
    )
    expect(rows).toEqual([{ stock: '2.00' }])
  })
})
