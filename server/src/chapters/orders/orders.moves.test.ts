import * as buyers from '@pasok/domain/orders/orders.contract'
import * as vendors from '@pasok/domain/orders/orders.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { PNG } from '../../../test/contents'
import { assertSound, readStock } from '../../../test/invariants'
import { itemOf, ordered, orderedOne, orderNow, packageOf } from '../../../test/orders'
import { upload } from '../../../test/uploads'

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

describe('an order from New to Shipped', () => {
  it('moves by its vendor, with the order after its packages', async () => {
    const order = await orderedOne(api, [{ product: 'kertas', quantity: 10 }])
    const pack = packageOf(order, 'kertas')
    const params = { id: pack._id }
    await sinar.must(vendors.pickPackage, { params, body: { version: pack.version } })
    expect((await orderNow(api, order)).lastStatus).toBe('Pick')
    const changed = { quantity: 8, retail_price: 40_000, reason: 'Eight are left' }
    const itemId = itemOf(order, 'kertas')._id
    await sinar.must(vendors.changeItem, { params: { ...params, itemId }, body: changed })
    const waiting = await sinar.ask(vendors.makePackageReady, { params, body: {} })
    expect(waiting).toMatchObject({ status: 422, codes: ['rule'] })
    expect(waiting.message).toContain('Barang kertas')
    await owner.must(buyers.acceptItems, { body: { packageId: pack._id, itemsId: itemId } })
    await sinar.must(vendors.setShipping, { params, body: { shipping_cost: 15_000 } })
    await sinar.must(vendors.makePackageReady, { params, body: {} })
    const body = { courier: 'JNE', tracking_number: 'X-1' }
    await sinar.must(vendors.shipPackage, { params, body })
    const now = await orderNow(api, order)
    expect(now.lastStatus).toBe('Shipped')
    expect(itemOf(now, 'kertas')).toMatchObject({ quantity: 8, lastStatus: 'Approved', reason: '' })
  })
})

describe('a down payment', () => {
  it('is refused, sent again, confirmed; what is left is returned', async () => {
    const order = await orderedOne(api, [
      { product: 'bor', quantity: 2 },
      { product: 'kabel', quantity: 5 },
    ])
    const params = { id: order._id }
    const proof = async () => {
      const { url } = await upload(owner, { name: 'proof.png', content: PNG })
      return owner.ask(buyers.uploadDownPaymentProof, { body: { id: order._id, fileUrl: url } })
    }
    const sent = await proof()
    expect(sent.message).toBe('Success upload image proof, Please waiting vendor to confirmation.')
    await karya.must(vendors.refuseDownPayment, { params, body: { reason: 'Not readable' } })
    await proof()
    await karya.must(vendors.confirmDownPayment, { params, body: {} })
    await owner.must(buyers.cancelOrder, { body: { id: order._id, reason: 'Not needed' } })
    const due = await orderNow(api, order)
    expect(due).toMatchObject({ lastStatus: 'Cancel', refund_due: order.down_payment })
    expect(await ordered(api, [{ product: 'pel', quantity: 1 }])).toHaveLength(1)
  })
})
