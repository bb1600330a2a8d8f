import { describe, expect, it } from 'vitest'
import { ticksOf } from './ticks'

describe('the scale of a chart', () => {
  it('has round numbers', () => {
    expect(ticksOf(9_400_000)).toEqual([0, 2_500_000, 5_000_000, 7_500_000, 10_000_000])
    expect(ticksOf(100)).toEqual([0, 25, 50, 75, 100])
  })

  it('has whole numbers for small counts', () => {
    expect(ticksOf(0)).toEqual([0, 1])
    expect(ticksOf(1)).toEqual([0, 1])
    expect(ticksOf(3)).toEqual([0, 1, 2, 3])
    expect(ticksOf(9)).toEqual([0, 5, 10])
  })

  it('reaches above every value with few lines', () => {
    for (let max = 1; max < 1e13; max = Math.ceil(max * 1.37)) {
      const ticks = ticksOf(max)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }
  })
})
