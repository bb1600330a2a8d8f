import { expect, it } from 'vitest'
import type { CartLine } from '../cart/cart.model'
import { saveTemplate } from './templates.contract'
import { templateFromCart } from './templates.from-cart'

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
  down_payment_setting: 0,
  note: productId === 'a' ? 'blue' : '',
  statuses: 'Open',
  warehouse: { city: '', province: '', country: '', coverage: [] },
})

// proves 1.3.25
it('is what the server takes: a name, lines by vendor, a total in whole rupiah', () => {
  const lines = [line('v1', 'a', 1_000), line('v2', 'b', 300), line('v1', 'c', 250)]
  const payload = templateFromCart(lines, '  Office  ')
  expect(payload.total).toBe(1_550)
  expect(saveTemplate.body?.parse(payload)).toMatchObject({
    template_name: 'Office',
    value: [
      {
        packages: {
          items: [
            { productId: 'a', quantity: 2.5, note: 'blue' },
            { productId: 'c', quantity: 2.5, note: '' },
          ],
        },
      },
      { packages: { items: [{ productId: 'b', quantity: 2.5, note: '' }] } },
    ],
  })
})
