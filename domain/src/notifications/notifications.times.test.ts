import { expect, it } from 'vitest'
import { nextAt } from './notifications.times'

it.each([
  // In Jakarta these are 06:59, 07:00 and 23:30; the last is still the same day in UTC.
  ['2026-11-21T23:59:00Z', 'Asia/Jakarta', '2026-11-22T00:00:00Z'],
  ['2026-11-22T00:00:00Z', 'Asia/Jakarta', '2026-11-23T00:00:00Z'],
  ['2026-11-22T16:30:00Z', 'Asia/Jakarta', '2026-11-23T00:00:00Z'],
  ['2026-12-31T12:00:00Z', 'Asia/Jayapura', '2026-12-31T22:00:00Z'],
])('seven o’clock after %s in %s is %s', (instant, zone, next) => {
  expect(nextAt(new Date(instant), 7, zone)).toEqual(new Date(next))
})
