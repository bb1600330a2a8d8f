import { describe, expect, it } from 'vitest'
import { planInvoices } from './planned-invoices'

const preview = (orderId: string, goods: number, left: number) => ({
  sub_total: goods,
  tax: 110,
  shipping_costs: 5,
  down_payment_left: left,
  reference_document: [{ code_po: '', code_package: '', code_grn: '', orderId, packageId: '' }],
})

describe('invoices issued one after the other', () => {
  it('use the down payment of their order in turn', () => {
    expect(
      planInvoices([
        preview('one', 1_000, 1_500),
        preview('other', 1_000, 0),
        preview('one', 1_000, 1_500),
        preview('one', 1_000, 1_500),
      ]),
    ).toEqual([
      { downPayment: 1_115, grandTotal: 0 },
      { downPayment: 0, grandTotal: 1_115 },
      { downPayment: 385, grandTotal: 730 },
      { downPayment: 0, grandTotal: 1_115 },
    ])
  })

  it('of no order at all are none', () => expect(planInvoices([])).toEqual([]))
})
