import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { describe, expect, it } from 'vitest'
import { orderItem } from './order.fixture'
import { countedItems, itemTone, orderTotal, packagesIn } from './order-totals'

const pack = (lastStatus: PackageState, shipping_cost: number): OrderPackage => ({
  _id: `${lastStatus}-${shipping_cost}`,
  code_package: 'PKG-1',
  payment_terms: 30,
  lastStatus,
  statuses: [],
  receipt_statuses: [],
  invoice: null,
  shipping_cost,
  total: 0,
  date: '',
  updated: '',
  courier: '',
  tracking_number: '',
  version: 1,
  items: [],
  actions: { cancel: false, receive: false },
})

const party = { _id: '', name: '', phone: '', address: '', email: '' }
const order = (packages: OrderPackage[]): PurchaseOrder => ({
  _id: '1',
  code_po: 'PO-1',
  code_pr: 'PR-1',
  request_id: '1',
  date: '',
  vendor: party,
  buyer: party,
  ship_to: { name: '', phone: '', address: '', city: '', zip_code: '' },
  department: 'generic',
  grand_total: 1_000_000,
  shipping_total: 35_000,
  down_payment: 0,
  down_payment_status: null,
  down_payment_statuses: [],
  proof_of_advance_payment: null,
  refund_due: 0,
  proof_of_refund: null,
  lastStatus: 'New',
  createdBy: '',
  version: 1,
  packages,
  actions: { proof: false, cancel: false, send: false },
})

describe('the total of an order', () => {
  const shipped = order([pack('Shipped', 25_000), pack('Pick', 10_000), pack('Cancel', 7_000)])

  it('adds the shipping of all its packages, whichever of them the tab shows', () => {
    expect(orderTotal(shipped, 'Shipped')).toBe(1_035_000)
    expect(orderTotal(shipped, 'Cancel')).toBe(1_035_000)
  })

  it('leaves shipping out while waiting for down payment and while new', () => {
    expect(orderTotal(shipped, 'Waiting Down Payment')).toBe(1_000_000)
    expect(orderTotal(shipped, 'New')).toBe(1_000_000)
  })

  it('shows a tab its own packages', () => {
    expect(packagesIn(shipped, 'Pick').map(({ lastStatus }) => lastStatus)).toEqual(['Pick'])
    expect(packagesIn(shipped, 'Paid')).toEqual([])
  })
})

describe('the items of a package', () => {
  const items = [
    orderItem(),
    orderItem({ lastStatus: 'Rejected', canceled: true }),
    orderItem({ lastStatus: 'Approved', quantity: 0, canceled: true }),
  ]

  it('are counted as its total counts them', () => {
    expect(countedItems({ items })).toBe(1)
  })

  it('are all that it was about once it is canceled', () => {
    expect(countedItems({ items: [orderItem({ canceled: true })] })).toBe(1)
  })

  it('wait as what they are, whatever is proposed', () => {
    const standing = { quantity: 10, retail_price: 1, discount_price: 1, sub_total: 10 }
    const waiting = { lastStatus: 'Waiting Approval', quantity: 0, standing } as const
    expect(countedItems({ items: [orderItem(waiting)] })).toBe(1)
  })
})

describe('the colour of an item', () => {
  it('is grey when cancelled, amber while waiting, green when approved or untouched', () => {
    const standing = { canceled: false } as const
    expect(itemTone({ lastStatus: null, canceled: true }, 'Pick')).toBe('canceled')
    expect(itemTone({ lastStatus: 'Approved', canceled: true }, 'Pick')).toBe('canceled')
    expect(itemTone({ lastStatus: 'Waiting Approval', ...standing }, 'Pick')).toBe('waiting')
    expect(itemTone({ lastStatus: 'Approved', ...standing }, 'Pick')).toBe('ok')
    expect(itemTone({ lastStatus: 'Approved', ...standing }, 'Shipped')).toBe('approved')
    expect(itemTone({ lastStatus: null, ...standing }, 'New')).toBe('ok')
  })
})
