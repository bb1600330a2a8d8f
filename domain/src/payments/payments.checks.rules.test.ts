import { describe, expect, it } from 'vitest'
import { pauseAfter } from './payments.checks.rules'

describe('a gateway that was queried without result', () => {
  it('is queried again after a minute, then at growing intervals, at least twice an hour', () => {
    const pauses = [0, 60, 240, 600, 3_600, 7_200, 86_400].map(pauseAfter)
    expect(pauses).toEqual([60, 60, 60, 150, 900, 1_800, 1_800])
  })
})
