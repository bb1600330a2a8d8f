import { expect, it, vi } from 'vitest'
import { pollInterval } from './poll-interval'
import { transactionOf } from './transaction.fixture'

const payment = transactionOf()

it('polls sooner while preparing or after expiry than while waiting', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T11:00:00Z') })
  const waiting = Number(pollInterval(payment))
  expect(pollInterval({ ...payment, lastStatus: 'Creating' })).toBeLessThan(waiting)
  vi.setSystemTime(new Date('2026-11-22T12:00:01Z'))
  expect(pollInterval(payment)).toBeLessThan(waiting)
  vi.useRealTimers()
})

it('does not poll for manual steps or final states', () => {
  expect(pollInterval({ ...payment, payment_method: 'Manual Bank Transfer' })).toBe(false)
  expect(pollInterval({ ...payment, lastStatus: 'Paid' })).toBe(false)
  expect(pollInterval(undefined)).toBe(false)
})
