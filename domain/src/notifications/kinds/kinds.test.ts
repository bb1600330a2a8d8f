import { describe, expect, it } from 'vitest'
import { findKind, kindsOf, EVENT_KINDS, FOLDING_KINDS, WAITING_KINDS } from './kinds'
import { DATED_KINDS } from './kinds.buyer'
import { messageOf } from '../notifications.message'
import type { PackageEvent, PackageState } from '../../orders/orders.states'
import type { Facts } from '../notifications.model'

const parties = { buyerId: 'b', vendorId: 'v', orderId: 'o', code: 'PO-1', by: 'u' }
const receipt = { ...parties, receiptId: 'r', packageId: 'p', code: 'GRN-1' }
const invoice = { ...receipt, invoiceId: 'i', code: 'INV-1' }
const payment = { ...parties, paymentId: 't', code: 'TRX-1', invoiceIds: ['i'], isDirect: false }
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

describe('the notifications of an event', () => {
  it.each([
    ['Submit', ['request-submitted']],
    ['Approved', ['request-approved']],
    ['Rejected', ['request-rejected']],
    ['Open', []],
    ['Deleted', []],
  ])('of a request that is %s', (status, kinds) => {
    const event = { requestId: 'q', code: 'PR-1', status, by: 'u' }
    expect(names(kindsOf('request.moved', event))).toEqual(kinds)
  })

  it('of new orders: those that ask for a down payment, and each vendor of its own', () => {
    const order = { orderId: 'o', code: 'PO-1', vendorId: 'v', status: 'New' }
    const waiting = { ...order, orderId: 'w', status: 'Waiting Down Payment' }
    expect(kindsOf('orders.created', { requestId: 'q', orders: [order, waiting] })).toEqual([
      { name: 'down-payment-asked', ids: ['w'] },
      { name: 'order-placed', ids: ['o', 'w'] },
    ])
  })

  it.each([
    ['Submitted', ['down-payment-submitted']],
    ['Refused', ['down-payment-refused']],
    ['Confirmed', ['down-payment-confirmed']],
    ['Lapsed', []],
  ] as const)('of a down payment that is %s', (status, kinds) => {
    expect(names(kindsOf('down-payment.moved', { ...parties, status }))).toEqual(kinds)
  })

  it('of packages at every move, except that they are paid', () => {
    const parts = { ...parties, packageIds: ['p'], reason: '' }
    const kindsFor = (event: PackageEvent, status: PackageState) =>
      names(kindsOf('packages.moved', { ...parts, event, status }))
    expect(kindsFor('ship', 'Shipped')).toEqual(['packages-moved'])
    expect(kindsFor('pay', 'Paid')).toEqual([])
    expect(kindsFor('cancel-by-vendor', 'Cancel')).toEqual(['packages-moved'])
    expect(kindsFor('cancel-by-buyer', 'Cancel')).toEqual(['packages-moved', 'packages-cancelled'])
  })

  it.each([
    ['change', 'Waiting Approval', ['items-waiting']],
    ['accept', 'Approved', ['items-accepted']],
    ['reject', 'Rejected', ['items-rejected']],
    // The vendor withdrew its own proposal, so there is no decision to notify about.
    ['take-back-to-approved', 'Approved', []],
    ['take-back', 'Ordered', []],
  ] as const)('of items: %s', (event, status, kinds) => {
    const moved = { ...parties, packageId: 'p', itemIds: ['i'], event, status, reason: '' }
    expect(names(kindsOf('items.moved', moved))).toEqual(kinds)
  })

  it.each([
    ['buyer', 'Active', ['relation-removed']],
    ['buyer', 'Requested', ['relation-withdrawn']],
    // The vendor itself declined or ended the relation; the buyer only removes the entry.
    ['buyer', 'Declined', []],
    ['buyer', 'Ended', []],
    ['vendor', 'Active', ['relation-ended']],
  ] as const)('of a relation that the %s ended: it was %s', (by, from, kinds) => {
    const ended = { buyerId: 'b', vendorId: 'v', by, from, reason: '' }
    expect(names(kindsOf('relation.removed', ended))).toEqual(kinds)
  })

  it.each([
    ['enter', ['receipt-entered']],
    ['correct', ['receipt-entered']],
    ['approve', ['receipt-approved']],
    ['close', ['receipt-approved']],
    ['return', ['receipt-returned']],
    // The notification is about the invoice of the receipt.
    ['invoice', []],
    ['withdraw-invoice', []],
  ] as const)('of a receipt: %s', (event, kinds) => {
    const moved = { ...receipt, event, status: 'Ready to Invoice' } as const
    expect(names(kindsOf('receipt.moved', moved))).toEqual(kinds)
  })

  it.each([
    ['issue', 'Ready to Payment', ['invoice-issued']],
    // An invoice of Rp 0 is paid when it is issued, without a payment to notify about.
    ['issue', 'Paid', ['invoice-issued']],
    ['receive', 'Paid', ['invoice-paid']],
    ['expire', 'Ready to Payment', []],
  ] as const)('of an invoice: %s, %s', (event, status, kinds) => {
    expect(names(kindsOf('invoice.moved', { ...invoice, event, status }))).toEqual(kinds)
  })

  it.each([
    ['begin', 'Waiting Payment', []],
    ['refuse', 'Waiting Payment', ['payment-refused']],
    ['confirm', 'Paid', ['payment-confirmed']],
    ['receive-late', 'Paid', ['payment-confirmed']],
    ['expire', 'Expired', ['payment-expired']],
    ['fail', 'Failed', ['payment-expired']],
    ['give-up', 'Given Up', []],
  ] as const)('of a payment: %s, %s', (event, status, kinds) => {
    expect(names(kindsOf('payment.moved', { ...payment, event, status }))).toEqual(kinds)
  })

  it.each([
    ['Kept', ['money-kept']],
    ['Refunded', ['money-returned']],
    // Money that paid its payment causes the notification of the payment instead.
    ['Applied by hand', []],
    ['Refund Due', []],
  ] as const)('of money that did not pay its payment: %s', (status, kinds) => {
    const money = { moneyId: 'm', reference: 'TRX-1', status }
    const moved = { ...money, buyerId: 'b', paymentId: 't', code: 'TRX-1' }
    expect(names(kindsOf('money.moved', moved))).toEqual(kinds)
    expect(kindsOf('money.moved', money)).toEqual([])
  })

  it('of a proof: only a vendor that is paid directly', () => {
    const event = { ...payment, event: 'submit-proof', status: 'Review Payment' } as const
    expect(kindsOf('payment.moved', event)).toEqual([])
    expect(names(kindsOf('payment.moved', { ...event, isDirect: true }))).toEqual([
      'payment-to-review',
    ])
  })
})

describe('a kind', () => {
  const facts: Facts = {
    id: 'x',
    code: 'C-1',
    vendor: 'V',
    buyer: 'B',
    status: 'Pick',
    reason: 'R',
    due: '2026-12-01',
  }

  it.each(Object.entries({ ...EVENT_KINDS, ...DATED_KINDS }))(
    '%s says what is known in both languages, and leads somewhere',
    (_, { text, link, to }) => {
      const used = Object.values(text).map((words) =>
        [...words.matchAll(/\{\{(\w+)\}\}/g)]
          .map(([, name]) => name)
          .toSorted((a = '', b = '') => a.localeCompare(b)),
      )
      expect(used[0]).toEqual(used[1])
      for (const name of used[0] ?? []) expect(Object.keys(facts)).toContain(name)
      expect(link(facts)).toMatch(/^\/(dashboard|vendor)/)
      expect(to.length).toBeGreaterThan(0)
    },
  )

  it.each(WAITING_KINDS)(
    '%s that required action reports the current status, in both languages',
    (name) => {
      const [waiting = ''] = findKind(name)?.waits?.states ?? []
      for (const language of ['en', 'id'] as const) {
        expect(messageOf(name, facts, language, waiting)).toBe(messageOf(name, facts, language))
        expect(messageOf(name, facts, language, 'Paid')).toMatch(
          language === 'en' ? /is now:? .*Paid\.$/ : /kini.*Lunas\.$/,
        )
      }
    },
  )

  it('of an order is grouped with others unless it requires action', () => {
    expect(FOLDING_KINDS).toContain('packages-moved')
    for (const name of WAITING_KINDS) expect(FOLDING_KINDS).not.toContain(name)
  })

  it('leads to the tab of a status, with the order in it', () => {
    const { link } = EVENT_KINDS['packages-moved']
    expect(link(facts)).toBe('/dashboard/purchase-orders?status=Pick&order=C-1')
    expect(link({ ...facts, status: 'Ready to Ship' })).toBe(
      '/dashboard/purchase-orders?status=Ready%20to%20Shipped&order=C-1',
    )
  })
})
