import { expect, it } from 'vitest'
import { lineOf } from '../cart/cart.line.fixture'
import type { CartLine } from '../cart/cart.model'
import { saveTemplate } from './templates.contract'
import { templateFromCart } from './templates.from-cart'

const line = (vendorId: string, productId: string, sub_total: number): CartLine => ({
  ...lineOf({
    productId,
    vendorId,
    vendor: { _id: vendorId, name: '', phone: '', email: '', address: '' },
    quantity: 2.5,
    payment_term: 0,
    note: productId === 'a' ? 'blue' : '',
  }),
  sub_total,
})

// proves 1.3.25
it('is what the server accepts: a name, lines by vendor, a total in whole rupiah', () => {
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
