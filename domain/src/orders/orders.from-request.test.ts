import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../kernel/decimal'
import type { ApprovedLine, ApprovedVendor } from '../requests/requests.events'
import { ordersFromRequest } from './orders.from-request'

function line(vendorId: string, productId: string, subTotal: number, term: number): ApprovedLine {
  return {
    productId,
    vendorId,
    name: `Product ${productId}`,
    slug: productId,
    sku: productId,
    brand: '',
    imageUrl: '',
    quantity: decimal('2.5'),
    retailPrice: decimal('100.50'),
    discount: decimal('0.29'),
    discountPrice: decimal('71.355'),
    taxTitle: 'PPN',
    tax: decimal('0.11'),
    singleTaxPrice: decimal('7.84905'),
    subTotal: decimal(subTotal),
    paymentTerm: term,
    note: '',
  }
}

const vendorOf = (id: string, downPayment: number, lines: ApprovedLine[]): ApprovedVendor => ({
  vendor: { id, name: `Vendor ${id}`, phone: '', email: '', address: '' },
  downPayment: decimal(downPayment),
  lines,
})

const vendorsOfRequest = fc
  .array(
    fc.record({
      downPayment: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
      lines: fc.array(
        fc.record({
          subTotal: fc.integer({ min: 0, max: 2 ** 44 }),
          term: fc.constantFrom(0, 7, 14, 30, 45, 60),
        }),
        { minLength: 1, maxLength: 30 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((vendors) =>
    vendors.map(({ downPayment, lines }, at) =>
      vendorOf(
        `v${at}`,
        downPayment,
        lines.map((one, index) => line(`v${at}`, `p${at}-${index}`, one.subTotal, one.term)),
      ),
    ),
  )

describe('orders from a request', () => {
  it('are one per vendor, packages by term, and their sums agree', () => {
    fc.assert(
      fc.property(vendorsOfRequest, (vendors) => {
        const orders = ordersFromRequest(vendors)
        expect(orders.map(({ vendor }) => vendor.id)).toEqual(
          vendors.map(({ vendor }) => vendor.id),
        )
        for (const [at, order] of orders.entries()) {
          const lines = vendors[at]?.lines ?? []
          const terms = order.packages.map(({ paymentTerm }) => paymentTerm)
          expect(terms).toEqual(
            [...new Set(lines.map((l) => l.paymentTerm))].toSorted((a, b) => a - b),
          )
          const packed = order.packages.flatMap((pack) => pack.lines)
          expect(new Set(packed)).toEqual(new Set(lines))
          expect(packed).toHaveLength(lines.length)
          let total = 0n
          for (const pack of order.packages) {
            expect(pack.lines.every((one) => one.paymentTerm === pack.paymentTerm)).toBe(true)
            const sum = pack.lines.reduce((all, one) => all + BigInt(one.subTotal.toFixed()), 0n)
            expect(pack.total.toFixed()).toBe(String(sum))
            total += sum
          }
          expect(order.grandTotal.toFixed()).toBe(String(total))
          expect(order.downPayment.eq(vendors[at]?.downPayment ?? -1)).toBe(true)
          expect(order.state).toBe(order.downPayment.gt(0) ? 'Waiting Down Payment' : 'New')
        }
      }),
    )
  })

  it('copy the figures of a line, and keep the order of the lines', () => {
    const lines = [line('a', '1', 100, 30), line('a', '2', 50, 7), line('a', '3', 25, 30)]
    const [order] = ordersFromRequest([vendorOf('a', 0, lines)])
    expect(order?.packages.map((pack) => pack.lines)).toEqual([[lines[1]], [lines[0], lines[2]]])
    expect(order?.state).toBe('New')
  })

  // proves 2.4.1
  it('wait for a down payment of any size', () => {
    const [order] = ordersFromRequest([vendorOf('a', 1, [line('a', '1', 100, 30)])])
    expect(order?.state).toBe('Waiting Down Payment')
    expect(order?.grandTotal.toFixed()).toBe('100')
  })
})
