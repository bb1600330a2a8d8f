import type { Transaction } from '@pasok/domain/payments/payments.model'
import { expect, it, vi } from 'vitest'
import { askAgainAfter } from './ask-again-after'

const payment: Transaction = {
  id: '1',
  code: 'TRX-1',
  lastStatus: 'Waiting Payment',
  status: { message: 'Success' },
  payment_method: 'Virtual Account',
  payment_gateway: 'Sandbox',
  expected_amount: 1,
  bank_name: 'BCA',
  bank_code: '014',
  va_number: '8014',
  account_number: null,
  account_holder: '',
  url: null,
  expires_at: '2026-11-22T12:00:00Z',
  direct_payment: false,
  proof: null,
  invoices: [],
  vendor: { _id: '1', name: 'PT Sinar Abadi' },
  statuses: [],
  createdBy: '',
  createdAt: '2026-11-22T00:00:00Z',
  paid_at: null,
  version: 1,
  actions: { proof: false, 'give-up': false },
}

it('asks sooner for what is being prepared or has ended than for what is waited for', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T11:00:00Z') })
  const waiting = Number(askAgainAfter(payment))
  expect(askAgainAfter({ ...payment, lastStatus: 'Creating' })).toBeLessThan(waiting)
  vi.setSystemTime(new Date('2026-11-22T12:00:01Z'))
  expect(askAgainAfter(payment)).toBeLessThan(waiting)
  vi.useRealTimers()
})

it('does not ask again for what only people move, or nothing moves any more', () => {
  expect(askAgainAfter({ ...payment, payment_method: 'Manual Bank Transfer' })).toBe(false)
  expect(askAgainAfter({ ...payment, lastStatus: 'Paid' })).toBe(false)
  expect(askAgainAfter(undefined)).toBe(false)
})
