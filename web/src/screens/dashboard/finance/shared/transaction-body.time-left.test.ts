// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { timeLeft } from './transaction-body'

const until = '2026-11-22T21:00:00.000+07:00'
const at = (time: string) => timeLeft(until, new Date(time).getTime())

it('counts twelve hours down to nothing', () => {
  expect(at('2026-11-22T09:00:00.000+07:00')).toBe('12:00:00')
  expect(at('2026-11-22T09:00:01.000+07:00')).toBe('11:59:59')
  expect(at('2026-11-22T20:59:59.400+07:00')).toBe('00:00:01')
  expect(at('2026-11-22T21:00:00.000+07:00')).toBe('00:00:00')
  expect(at('2026-11-23T09:00:00.000+07:00')).toBe('00:00:00')
})
