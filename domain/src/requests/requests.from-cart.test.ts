import { expect, it } from 'vitest'
import { lineOf } from '../cart/cart.line.fixture'
import type { CartLine } from '../cart/cart.model'
import { saveRequest } from './requests.contract'
import { requestFromCart } from './requests.from-cart'

const line = (vendorId: string, productId: string, sub_total: number): CartLine => ({
  ...lineOf({
    productId,
    vendorId,
    vendor: { _id: vendorId, name: '', phone: '', email: '', address: '' },
    quantity: 2.5,
    payment_term: 0,
    down_payment_setting: 10,
    note: `note ${productId}`,
  }),
  sub_total,
})

// proves 1.3.21
it('a cart is saved by vendor, as the contract takes it', () => {
  const payload = requestFromCart([line('a', '1', 1_005), line('b', '2', 9), line('a', '3', 100)], {
    departmentId: 'd1',
    addressId: 'a1',
  })
  expect(payload.total).toBe(1_114)
  expect(payload.vendors.map(({ vendor, down_payment }) => [vendor._id, down_payment])).toEqual([
    ['a', 110],
    ['b', 0],
  ])
  expect(saveRequest.body.parse(payload)).toEqual({
    department: 'd1',
    address: { _id: 'a1' },
    vendors: [
      {
        packages: {
          items: [
            { productId: '1', quantity: 2.5, note: 'note 1' },
            { productId: '3', quantity: 2.5, note: 'note 3' },
          ],
        },
      },
      { packages: { items: [{ productId: '2', quantity: 2.5, note: 'note 2' }] } },
    ],
  })
})
