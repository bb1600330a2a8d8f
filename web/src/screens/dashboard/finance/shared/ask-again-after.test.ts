import { expect, it, vi } from 'vitest'
import { askAgainAfter } from './ask-again-after'
import { transactionOf } from './transaction.fixture'

const payment = transactionOf()

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
