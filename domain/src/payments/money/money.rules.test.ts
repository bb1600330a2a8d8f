import { describe, expect, it } from 'vitest'
import type { InvoiceState } from '../../invoices/invoices.states'
import { moneyErrors } from '../payments.errors'
import { divideMoney, findMoneyEvent, judgeMoney } from './money.rules'
import { PAYMENT_STATES, type PaymentState } from '../payments.states'

const payee = (state: PaymentState, ...invoices: InvoiceState[]) => ({
  gateway: 'xendit' as const,
  state,
  amount: '150000',
  invoices,
})
const exact = { currency: 'IDR', amount: '150000.00' }

describe('money', () => {
  it('pays a waiting payment only in the exact amount and in rupiah', () => {
    const waiting = payee('Waiting Payment', 'Waiting Payment', 'Waiting Payment')
    expect(judgeMoney(exact, waiting)).toEqual({ event: 'receive' })
    expect(judgeMoney({ ...exact, currency: 'USD' }, waiting)).toEqual({ reason: 'currency' })
    for (const amount of ['149999', '150000.01', '300000', '0'])
      expect(judgeMoney({ ...exact, amount }, waiting)).toEqual({ reason: 'amount' })
    expect(judgeMoney(exact, undefined)).toEqual({ reason: 'unknown' })
  })

  it('is in time, late, double or without effect, in every state', () => {
    const found = Object.fromEntries(
      PAYMENT_STATES.map((state) => {
        const isLive = state === 'Creating' || state === 'Waiting Payment'
        return [
          state,
          judgeMoney(exact, payee(state, isLive ? 'Waiting Payment' : 'Ready to Payment')),
        ]
      }),
    )
    expect(found).toEqual({
      Creating: { event: 'receive' },
      'Waiting Payment': { event: 'receive' },
      'Review Payment': { reason: 'late' },
      Paid: { reason: 'duplicate' },
      Expired: { event: 'receive-late' },
      'Given Up': { reason: 'late' },
      Failed: { event: 'receive-late' },
    })
  })

  it('that is late pays only while all its invoices are to be paid', () => {
    for (const over of ['Expired', 'Failed'] as const) {
      expect(findMoneyEvent(payee(over, 'Ready to Payment', 'Ready to Payment'))).toBe(
        'receive-late',
      )
      for (const state of ['Waiting Payment', 'Review Payment', 'Paid', 'Withdrawn'] as const)
        expect(findMoneyEvent(payee(over, 'Ready to Payment', state))).toBeUndefined()
    }
  })

  it('never pays a manual transfer, which is paid by its proof', () => {
    for (const state of PAYMENT_STATES)
      for (const invoice of ['Waiting Payment', 'Ready to Payment'] as const)
        expect(findMoneyEvent({ ...payee(state, invoice), gateway: null })).toBeUndefined()
  })

  it('that is unapplied is applied whole, except the rest of the last one', () => {
    const unapplied = (...amounts: string[]) =>
      amounts.map((amount, at) => ({ id: String(at), currency: 'IDR', amount }))
    const over = (...amounts: string[]) => {
      const divided = divideMoney(unapplied(...amounts), 100)
      return 'problem' in divided ? divided.problem : [...divided.over.values()].map(Number)
    }
    expect(over('40', '60')).toEqual([0, 0])
    expect(over('40', '75.5')).toEqual([0, 15.5])
    expect(over('40', '59.99')).toBe(moneyErrors.tooLittle)
    expect(over('100', '10')).toBe(moneyErrors.tooMuch)
    expect(over('10', '100')).toBe(moneyErrors.tooMuch)
    expect(divideMoney([{ id: 'a', currency: 'USD', amount: '100' }], 100)).toEqual({
      problem: moneyErrors.otherCurrency,
    })
  })
})
