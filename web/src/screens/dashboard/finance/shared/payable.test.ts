import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { mergeProblem } from '@pasok/domain/payments/payments.from-invoices'
import { describe, expect, it } from 'vitest'
import { invoiceOf } from './invoice.fixture'
import { findLivePayment, payableOf, sumToPay } from './payable'

const one = invoiceOf()
const vendor = { ...one.vendor, _id: 'party-3' }

describe('invoices that are paid together', () => {
  it.each([
    ['another vendor', { vendor }],
    ['another due date', { due_date: '2026-12-23' }],
    ['another way of payment', { direct_payment: true }],
  ])('are not of %s', (_, given) => {
    const chosen = [one, invoiceOf(given)].map(payableOf)
    expect(mergeProblem(chosen)).toBe(paymentErrors.notMergeable)
  })

  it('sum up to their total', () => {
    const chosen = [one, invoiceOf({ _id: 'invoice-2', grand_total: 9_007_199_254 })]
    expect(mergeProblem(chosen.map(payableOf))).toBeUndefined()
    expect(sumToPay(chosen)).toBe(9_007_310_254)
    expect(sumToPay([])).toBe(0)
  })
})

describe('the payment of an invoice', () => {
  const [old, now] = ['TRX-1', 'TRX-2'].map((code) => ({
    method: 'Virtual Account',
    bank: 'BCA',
    directions: '1',
    code,
    imageUrl: '',
  }))
  const infoPayment = old && now ? [old, now] : []

  it.each(['Waiting Payment', 'Review Payment'] as const)('is the newest one while %s', (state) => {
    expect(findLivePayment(invoiceOf({ lastStatus: state, infoPayment }))?.code).toBe('TRX-2')
  })

  it.each(['Ready to Payment', 'Paid', 'Withdrawn'] as const)('no longer exists: %s', (state) => {
    expect(findLivePayment(invoiceOf({ lastStatus: state, infoPayment }))).toBeUndefined()
  })
})
