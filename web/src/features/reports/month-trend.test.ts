import { describe, expect, it } from 'vitest'
import { barsOf, trendOf } from './month-trend'

const spend = (now: number, before: number) => ({
  now: { count: 1, totalAmount: now },
  before: { count: 1, totalAmount: before },
})

describe('the trend of a month', () => {
  it.each([
    [0, 0, 'nothing'],
    [10, 0, 'none'],
    [10, 10, 'same'],
    [150, 100, 'more'],
    [50, 100, 'less'],
    [0, 100, 'less'],
    [200, 100, 'times'],
  ])('of %i after %i is %s', (now, before, text) => {
    expect(trendOf(spend(now, before)).text).toBe(text)
  })

  it('is in tenths of a percent while it is small, in halves of a multiple while it is not', () => {
    expect(trendOf(spend(1034, 1000)).values?.percent).toMatch(/^3,4/)
    expect(trendOf(spend(150, 100)).values?.percent).toMatch(/^50/)
    expect(trendOf(spend(260, 100)).values?.times).toBe('2,5')
  })

  it('is drawn in bars, the longer of which is whole', () => {
    expect(barsOf(spend(50, 200))).toEqual({ now: 25, before: 100 })
    expect(barsOf(spend(0, 0))).toEqual({ now: 0, before: 0 })
  })
})
