import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../kernel/decimal'
import { MAX_MERGED } from './payments.constants'
import { paymentErrors } from './payments.errors'
import { amountToPay, mergeProblem, type Payable } from './payments.from-invoices'

describe('invoices paid together', () => {
  const one: Payable = {
    vendorId: 'sinar',
    dueDay: '2026-12-05',
    isDirect: false,
    state: 'Ready to Payment',
    grandTotal: 1_000,
  }

  it('share vendor, due date and way of payment', () => {
    expect(mergeProblem([one, { ...one, grandTotal: 2 }])).toBeUndefined()
    for (const other of [{ vendorId: 'karya' }, { dueDay: '2026-12-06' }, { isDirect: true }])
      expect(mergeProblem([one, { ...one, ...other }])).toBe(paymentErrors.notMergeable)
    expect(mergeProblem([])).toBe(paymentErrors.nothingChosen)
  })

  // proves 2.4.18
  it.each(['Paid', 'Waiting Payment', 'Review Payment', 'Withdrawn'] as const)(
    'are none that is %s',
    (state) => expect(mergeProblem([one, { ...one, state }])).toBe(paymentErrors.notPayable),
  )

  it('are at most as many as can be paid at once', () => {
    const many = Array.from({ length: MAX_MERGED }, () => one)
    expect(mergeProblem(many)).toBeUndefined()
    expect(mergeProblem([...many, one])).toBe(paymentErrors.tooMany)
  })

  it('have their sum as amount', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { maxLength: 100 }), (totals) => {
        const invoices = totals.map((grandTotal) => ({ grandTotal }))
        expect(amountToPay(invoices).eq(sum(totals))).toBe(true)
      }),
    )
  })
})
