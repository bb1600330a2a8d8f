import { isDeepStrictEqual } from 'node:util'
import * as buyers from '@pasok/domain/orders/orders.contract'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import * as vendors from '@pasok/domain/orders/orders.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, productId, vendorId } from '../../../../test/company'
import { PNG } from '../../../../test/contents'
import { assertSound, readStock } from '../../../../test/invariants'
import {
  ACTS,
  everythingOf,
  goOn,
  picture,
  staged,
  type Staged,
} from '../../../../test/order-stages'
import { itemOf, orderedOne, orderNow, packageOf } from '../../../../test/orders'
import { upload } from '../../../../test/uploads'

let api: Api
let stock: Map<string, string>
let owner: Person
let sinar: Person
let karya: Person

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  owner = await api.as('owner@maju.test')
  sinar = await api.as('vendor@sinar.test')
  karya = await api.as('vendor@karya.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const stockOf = async (product: 'kertas' | 'pulpen' | 'bor') => {
  const { rows } = await api.pool.query<{ stock: string }>(
    'select stock from products where id = $1',
    [productId(product)],
  )
  return Number(rows[0]?.stock)
}

describe('a package', () => {
  it('goes from New to Shipped by its vendor, and the ledger has each line', async () => {
    const before = await stockOf('kertas')
    const order = await orderedOne(api, [{ product: 'kertas', quantity: 10 }])
    const params = { id: packageOf(order, 'kertas')._id }
    const itemId = itemOf(order, 'kertas')._id
    const body = { version: packageOf(order, 'kertas').version }
    await sinar.must(vendors.pickPackage, { params, body })
    const change = { quantity: 8, retail_price: 40_000, reason: 'Eight are left' }
    await sinar.must(vendors.changeItem, { params: { ...params, itemId }, body: change })
    const waiting = await orderNow(api, order)
    expect(waiting.grand_total).toBe(order.grand_total)
    expect(itemOf(waiting, 'kertas')).toMatchObject({
      quantity: 8,
      retail_price: 40_000,
      quantity_original: 10,
      reason: 'Eight are left',
      standing: { quantity: 10, retail_price: 50_000 },
      actions: { accept: true, reject: true },
    })
    const refused = await sinar.request(vendors.makePackageReady, { params, body: {} })
    expect(refused).toMatchObject({ status: 422, codes: ['rule'] })
    expect(refused.message).toBe(
      'These items are waiting for the buyer: Barang kertas. Wait for the decision, or withdraw the changes.',
    )
    await owner.must(buyers.acceptItems, { body: { packageId: params.id, itemsId: [itemId] } })
    await sinar.must(vendors.setShipping, { params, body: { shipping_cost: 15_000 } })
    await sinar.must(vendors.makePackageReady, { params, body: {} })
    const shipping = { courier: 'JNE', tracking_number: 'X-1' }
    await sinar.must(vendors.shipPackage, { params, body: shipping })
    const now = await orderNow(api, order)
    expect(now).toMatchObject({ lastStatus: 'Shipped', grand_total: 232_656 })
    expect(packageOf(now, 'kertas')).toMatchObject({ ...shipping, shipping_cost: 15_000 })
    expect(packageOf(now, 'kertas').statuses.at(-1)).toMatchObject({ note: 'JNE X-1' })
    expect(await stockOf('kertas')).toBe(before - 8)
    for (const ledger of [
      await owner.must(buyers.getOrderLedger, { params: { id: order._id } }),
      await sinar.must(vendors.getVendorOrderLedger, { params: { id: order.code_po } }),
    ])
      expect(
        ledger[0]?.entries.map(({ step, quantity, amount }) => [step, quantity, amount]),
      ).toEqual([
        ['ordered', 10, 363_525],
        ['changed', 8, 232_656],
        ['accepted', 8, 232_656],
        ['shipped', 8, 232_656],
      ])
  })

  it('shows its vendor its current status', async () => {
    const order = await orderedOne(api, [{ product: 'kertas', quantity: 10 }])
    const storages = () =>
      sinar.must(vendors.listVendorOrderStorages, { params: { id: order.code_po } })
    expect(await storages()).toEqual({})
    const setStorage = (storage: string) =>
      api.pool.query('update products set storage = $1 where id = $2', [
        storage,
        productId('kertas'),
      ])
    await setStorage('Rack B-12')
    expect(await storages()).toEqual({ [productId('kertas')]: 'Rack B-12' })
    await setStorage('')
  })

  // proves 2.7.20
  it('is canceled once nothing is left of it, and all of its stock is back', async () => {
    const before = [await stockOf('kertas'), await stockOf('pulpen')]
    const one = await goOn(await staged(api, 'sinar'), 'pick', 'change', 'reject')
    const params = { id: one.packageId, itemId: itemOf(one.order, 'pulpen')._id }
    const nothing = { quantity: 0, retail_price: 1_234.56, reason: 'None left' }
    await sinar.must(vendors.changeItem, { params, body: nothing })
    const body = { packageId: one.packageId, itemsId: params.itemId }
    const accepted = await owner.must(buyers.acceptItems, { body })
    expect(accepted.lastStatus).toBe('Cancel')
    expect(await orderNow(api, one.order)).toMatchObject({ lastStatus: 'Cancel', grand_total: 0 })
    expect([await stockOf('kertas'), await stockOf('pulpen')]).toEqual(before)
  })

  it('that changed since it was seen is refused', async () => {
    const one = await staged(api, 'sinar')
    const params = { id: one.packageId }
    await goOn(one, 'pick')
    const late = await sinar.request(vendors.makePackageReady, { params, body: { version: 1 } })
    expect(late).toMatchObject({ status: 409, codes: ['stale_version'] })
    await goOn(one, 'change')
    const versions = { [one.itemId]: 1 }
    const body = { packageId: one.packageId, itemsId: one.itemId, versions }
    const stale = await owner.request(buyers.acceptItems, { body })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const seen = { ...body, versions: { [one.itemId]: 2 } }
    expect((await owner.request(buyers.acceptItems, { body: seen })).status).toBe(200)
  })
})

describe('a change of an item', () => {
  it.each([
    [{ quantity: 4.01 }, 422, 'A quantity can only be lowered: at most 4.'],
    [{}, 422, 'Nothing has changed yet. Change the quantity or the price.'],
    [{ retail_price: 99_999_999_999.99, quantity: 3.99 }, 200, ''],
    [{ retail_price: 99_999_999_999.99 }, 200, ''],
    [{ quantity: -1 }, 400, ''],
    [{ quantity: 1.001 }, 400, ''],
    [{ retail_price: 0 }, 400, ''],
    [{ retail_price: 1e14 }, 400, ''],
    [{ reason: '  ', quantity: 1 }, 400, ''],
  ])('%j is answered %d', async (other, status, message) => {
    const one = await goOn(await staged(api, 'sinar'), 'pick')
    const before = await everythingOf(api, one)
    const params = { id: one.packageId, itemId: one.itemId }
    const body = { quantity: 4, retail_price: 50_000, reason: 'Scarce', ...other }
    const answer = await sinar.request(vendors.changeItem, { params, body })
    expect(answer.status).toBe(status)
    expect(answer.message).toContain(message)
    expect(isDeepStrictEqual(await everythingOf(api, one), before)).toBe(status !== 200)
  })

  it('that no order could hold is refused', async () => {
    const order = await orderedOne(api, [{ product: 'map', quantity: 90_000 }])
    const params = { id: packageOf(order, 'map')._id, itemId: itemOf(order, 'map')._id }
    await sinar.must(vendors.pickPackage, { params: { id: params.id }, body: {} })
    const body = { quantity: 90_000, retail_price: 99_999_999_999.99, reason: 'Gold' }
    const answer = await sinar.request(vendors.changeItem, { params, body })
    expect(answer.errors).toMatchObject([{ code: 'rule', path: 'retail_price' }])
  })

  it('of an item that was accepted with nothing is refused', async () => {
    const one = await goOn(await staged(api, 'sinar'), 'pick')
    const params = { id: one.packageId, itemId: one.itemId }
    const body = { quantity: 0, retail_price: 50_000, reason: 'None left' }
    await sinar.must(vendors.changeItem, { params, body })
    await goOn(one, 'accept')
    const again = { ...body, retail_price: 1 }
    const answer = await sinar.request(vendors.changeItem, { params, body: again })
    expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
  })
})

describe('a change that is withdrawn', () => {
  const stateOf = async (one: Staged) =>
    (await api.pool.query('select state from order_items where id = $1', [one.itemId])).rows[0]

  it('keeps the change that the buyer accepted before', async () => {
    const one = await goOn(await staged(api, 'sinar'), 'pick', 'change', 'accept')
    const params = { id: one.packageId, itemId: one.itemId }
    const body = { quantity: 0.25, retail_price: 60_000, reason: 'Even less' }
    await sinar.must(vendors.changeItem, { params, body })
    expect(await sinar.must(vendors.takeItemBack, { params, body: {} })).toEqual({
      _id: one.itemId,
      lastStatus: 'Approved',
    })
    await sinar.must(vendors.changeItem, { params, body })
    await goOn(one, 'cancel by vendor')
    expect(await stateOf(one)).toEqual({ state: 'Approved' })
  })

  it('restores the item as ordered', async () => {
    const one = await goOn(await staged(api, 'sinar'), 'pick', 'change', 'cancel by vendor')
    expect(await stateOf(one)).toEqual({ state: 'Ordered' })
  })
})

describe('an item of another package or order', () => {
  it('is not found, and nothing changes', async () => {
    const one = await goOn(await staged(api, 'sinar'), 'pick', 'change')
    const other = await goOn(await staged(api, 'sinar'), 'pick', 'change')
    const before = await everythingOf(api, one)
    const { packageId, itemId, order } = one
    for (const itemsId of [other.itemId, [itemId, other.itemId], idOf('none'), 'x'])
      for (const call of [buyers.acceptItems, buyers.rejectItems])
        expect((await owner.request(call, { body: { packageId, itemsId } })).status).toBe(404)
    const foreign = { packageId, itemsId: itemId, vendorId: vendorId('karya') }
    expect((await owner.request(buyers.acceptItems, { body: foreign })).status).toBe(404)
    for (const wrong of [other.packageId, [packageId, idOf('none')], 'x']) {
      const body = { id: order._id, packageId: wrong, reason: 'No' }
      expect((await owner.request(buyers.cancelOrder, { body })).status).toBe(404)
    }
    const params = { id: packageId, itemId: other.itemId }
    expect((await sinar.request(vendors.takeItemBack, { params, body: {} })).status).toBe(404)
    expect(await everythingOf(api, one)).toEqual(before)
  })
})

describe('a down payment', () => {
  // proves 2.7.19 2.8.7
  it('is refused, sent again, confirmed; what is left of it is returned', async () => {
    const one = await staged(api, 'karya')
    const sent = await ACTS.proof(one)
    expect(sent.message).toBe('Success upload image proof, Please waiting vendor to confirmation.')
    await goOn(one, 'refuse', 'proof', 'confirm')
    const ready = await orderNow(api, one.order)
    expect(ready).toMatchObject({ lastStatus: 'New', down_payment_status: 'Confirmed' })
    await goOn(one, 'cancel by buyer')
    const { down_payment, grand_total } = one.order
    expect(await orderNow(api, one.order)).toMatchObject({
      lastStatus: 'Cancel',
      grand_total,
      refund_due: down_payment,
      down_payment_status: 'Refund Due',
    })
    await goOn(one, 'refund')
    const done = await orderNow(api, one.order)
    expect(done.proof_of_refund).toContain('/files/')
    expect(done.down_payment_statuses.map(({ name }) => name)).toEqual([
      'Submitted',
      'Refused',
      'Submitted',
      'Confirmed',
      'Refund Due',
      'Refunded',
    ])
  })

  it('of a canceled order owes nothing until the vendor has found the money', async () => {
    const one = await goOn(await staged(api, 'karya'), 'proof', 'cancel by buyer')
    expect(await orderNow(api, one.order)).toMatchObject({
      lastStatus: 'Cancel',
      down_payment_status: 'Submitted',
      refund_due: 0,
      actions: { proof: false },
    })
    const confirmed = await ACTS.confirm(one)
    expect(confirmed).toMatchObject({
      data: { down_payment_status: 'Refund Due' },
      message:
        'The down payment is confirmed. The order has ended, so return the money to the buyer.',
    })
    const { down_payment } = one.order
    expect(await orderNow(api, one.order)).toMatchObject({ refund_due: down_payment })
    const { rows } = await api.pool.query(
      `select after ->> 'refund_due' as due from audit_log
        where subject_id = $1 and action = 'down-payment.owe'`,
      [one.order._id],
    )
    expect(rows).toEqual([{ due: String(down_payment) }])
  })

  it('of a canceled order that the vendor refuses lapses, and is found by another proof', async () => {
    const one = await goOn(await staged(api, 'karya'), 'proof', 'cancel by vendor')
    expect(await ACTS.refuse(one)).toMatchObject({
      data: { down_payment_status: 'Lapsed' },
      message: 'The proof is rejected. No further payment is needed.',
    })
    const now = await orderNow(api, one.order)
    expect(now).toMatchObject({ refund_due: 0, actions: { proof: true } })
    await goOn(one, 'proof', 'confirm')
    const { refund_due, down_payment_statuses } = await orderNow(api, one.order)
    expect(refund_due).toBe(one.order.down_payment)
    expect(down_payment_statuses.map(({ name }) => name)).toEqual([
      'Submitted',
      'Refused',
      'Lapsed',
      'Submitted',
      'Confirmed',
      'Refund Due',
    ])
  })

  // proves 2.7.19
  it("takes a picture of the company's own, and nothing else", async () => {
    const one = await staged(api, 'karya')
    const before = await everythingOf(api, one)
    const other = await api.as('owner@lain.test')
    const urls = [
      (await upload(owner)).url,
      (await upload(other, { name: 'proof.png', content: PNG })).url,
      await picture(karya, 'vendor'),
      'https://elsewhere.test/proof.png',
      idOf('none'),
    ]
    for (const fileUrl of urls) {
      const body = { id: one.order._id, fileUrl }
      const answer = await owner.request(buyers.uploadDownPaymentProof, { body })
      expect(answer.errors).toMatchObject([{ code: 'rule', path: 'fileUrl' }])
    }
    expect(await everythingOf(api, one)).toEqual(before)
  })
})

describe('a requested down payment', () => {
  const two = () =>
    orderedOne(api, [
      { product: 'bor', quantity: 1 },
      { product: 'kabel', quantity: 5 },
    ])
  const cancelBor = (order: PurchaseOrder) =>
    owner.must(buyers.cancelOrder, {
      body: { id: order._id, packageId: packageOf(order, 'bor')._id, reason: 'Bought elsewhere' },
    })

  it('stays after a proof was sent, also a refused one: the rest is owed back', async () => {
    const order = await two()
    const fileUrl = await picture(owner, 'buyer')
    await owner.must(buyers.uploadDownPaymentProof, { body: { id: order._id, fileUrl } })
    const params = { id: order._id }
    await karya.must(vendors.refuseDownPayment, { params, body: { reason: 'Not readable' } })
    await cancelBor(order)
    const { down_payment } = order
    expect(await orderNow(api, order)).toMatchObject({
      down_payment,
      down_payment_status: 'Refused',
      lastStatus: 'Waiting Down Payment',
    })
    await owner.must(buyers.uploadDownPaymentProof, { body: { id: order._id, fileUrl } })
    await karya.must(vendors.confirmDownPayment, { params, body: {} })
    await owner.must(buyers.cancelOrder, { body: { id: order._id, reason: 'All of it' } })
    expect(await orderNow(api, order)).toMatchObject({ down_payment, refund_due: down_payment })
  })

  it('lapses for free items: such packages wait no longer, and a late proof is answered', async () => {
    const price = (amount: string) =>
      api.pool.query(
        `with before as (select id, retail_price::text as price from products where slug = 'kabel')
        update products set retail_price = $1 from before where before.id = products.id
        returning before.price`,
        [amount],
      )
    // The package total is less than one rupiah.
    const [{ price: before }] = (await price('0.01')).rows
    const order = await two()
    await price(before)
    expect(packageOf(order, 'kabel').total).toBe(0)
    await cancelBor(order)
    const { down_payment } = order
    const isLapsed = { lastStatus: 'New', grand_total: 0, down_payment_status: 'Lapsed' }
    expect(await orderNow(api, order)).toMatchObject({ ...isLapsed, down_payment })
    // The down payment had been sent nevertheless.
    const proof = { body: { id: order._id, fileUrl: await picture(owner, 'buyer') } }
    const params = { id: order._id }
    await owner.must(buyers.uploadDownPaymentProof, proof)
    await karya.must(vendors.refuseDownPayment, { params, body: { reason: 'Not readable' } })
    expect(await orderNow(api, order)).toMatchObject({ ...isLapsed, down_payment })
    await owner.must(buyers.uploadDownPaymentProof, proof)
    await karya.must(vendors.confirmDownPayment, { params, body: {} })
    expect(await orderNow(api, order)).toMatchObject({
      lastStatus: 'New',
      down_payment_status: 'Confirmed',
    })
  })
})

describe('the buyer', () => {
  it('cancels one package, and the order continues with the others', async () => {
    const before = await stockOf('bor')
    const order = await orderedOne(api, [
      { product: 'bor', quantity: 1 },
      { product: 'kabel', quantity: 5 },
    ])
    const bor = packageOf(order, 'bor')
    const body = { id: order._id, packageId: bor._id, reason: 'Bought elsewhere' }
    expect(await owner.request(buyers.cancelOrder, { body })).toMatchObject({
      data: { packagesId: [bor._id] },
      message: 'The package is canceled.',
    })
    const now = await orderNow(api, order)
    expect(now).toMatchObject({
      lastStatus: 'Waiting Down Payment',
      grand_total: packageOf(order, 'kabel').total,
    })
    // Nothing has been paid yet, so the down payment decreases with the order's total.
    const share = (order.down_payment * now.grand_total) / order.grand_total
    expect(now.down_payment).toBe(Math.floor(share))
    const lowered = await api.pool.query(
      `select before ->> 'down_payment' as before, after ->> 'down_payment' as after
        from audit_log where subject_id = $1 and action = 'down-payment.lower'`,
      [order._id],
    )
    const [from, to] = [order.down_payment, now.down_payment].map(String)
    expect(lowered.rows).toEqual([{ before: from, after: to }])
    expect(itemOf(now, 'bor').canceled).toBe(true)
    expect(await stockOf('bor')).toBe(before)
    // Exactly what is left.
    const rest = { body: { id: order._id, reason: 'All of it' } }
    expect(await owner.request(buyers.cancelOrder, rest)).toMatchObject({
      data: { packagesId: [packageOf(order, 'kabel')._id] },
      message: 'The order is canceled.',
    })
    expect(await orderNow(api, order)).toMatchObject({
      lastStatus: 'Cancel',
      down_payment_status: 'Lapsed',
      refund_due: 0,
    })
  })

  it('says why', async () => {
    const one = await staged(api, 'sinar')
    const body = { id: one.order._id, reason: ' ' }
    expect((await owner.request(buyers.cancelOrder, { body })).status).toBe(400)
  })
})

it('moves are in the audit log of both sides', async () => {
  const one = await goOn(await staged(api, 'sinar'), 'pick', 'change')
  const { rows } = await api.pool.query(
    `select action, buyer_id, vendor_id, before, after from audit_log where subject_id = $1`,
    [one.itemId],
  )
  expect(rows).toMatchObject([
    {
      action: 'item.change',
      buyer_id: companyId('maju'),
      vendor_id: vendorId('sinar'),
      before: { status: 'Ordered', quantity: '4', retail_price: '50000' },
      after: {
        status: 'Waiting Approval',
        quantity: '0.5',
        retail_price: '60000',
        note: 'Out of stock',
      },
    },
  ])
})
