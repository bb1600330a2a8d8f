import { expect, it } from 'vitest'
import type { CartLine } from '../cart/cart.model'
import { saveRequest } from './requests.contract'
import { requestFromCart } from './requests.from-cart'

const line = (vendorId: string, productId: string, sub_total: number): CartLine => ({
  productId,
  vendorId,
  name: `Product ${productId}`,
  vendor: { _id: vendorId, name: '', phone: '', email: '', address: '' },
  vendor_name: `Vendor ${vendorId}`,
  vendor_phone: '',
  tax: { title: 'PPN', value: 0.11 },
  sku: '',
  slug: '',
  brand: '',
  images_product: '',
  stock: 10,
  storage: '',
  dimension: { weight: 0, width: 0, height: 0, length: 0 },
  categories: '',
  category_tree: [],
  minimum_order_quantity: 1,
  retail_price: 0,
  discount: 0,
  discount_product: 0,
  is_special_discount: false,
  special_discount: 0,
  discount_setting: 0,
  discount_price: 0,
  quantity: 2.5,
  sum_price_discount: 0,
  single_tax_price: 0,
  tax_price: 0,
  tax_percentage: 0,
  final_price: 0,
  sub_total_before_tax: 0,
  sub_total,
  payment_term: 0,
  down_payment_setting: 10,
  note: `note ${productId}`,
  statuses: 'Open',
  warehouse: { city: '', province: '', country: '', coverage: [] },
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
