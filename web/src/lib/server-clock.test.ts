import { beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  return () => vi.useRealTimers()
})

/** Records a response that was 40 ms on the way. */
const receive = (time: number) => noteServerTime(new Date(time).toUTCString(), NOON, NOON + 40)

it('is the local clock while it agrees with the server’s to the second', () => {
  receive(NOON)
  expect(serverNow()).toBe(NOON)
  noteServerTime(null, NOON, NOON)
  noteServerTime('soon', NOON, NOON)
  expect(serverNow()).toBe(NOON)
})

it('is the server’s where the local one is wrong, ahead or behind, to the second', () => {
  for (const wrong of [-HOUR, HOUR, 5_000, -5_000]) {
    receive(NOON + wrong)
    expect(Math.abs(serverNow() - (NOON + wrong))).toBeLessThan(1_000)
  }
})

it('does not jump with slow responses', () => {
  receive(NOON + HOUR)
  const before = serverNow()
  noteServerTime(new Date(NOON + HOUR).toUTCString(), NOON - 8_000, NOON + 8_000)
  expect(serverNow()).toBe(before)
})
