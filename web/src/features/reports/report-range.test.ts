// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { changeOf } from './report-range'

describe('the change of an amount', () => {
  it.each([
    [150, 100, 'more'],
    [50, 100, 'less'],
    [199, 100, 'more'],
    [200, 100, 'times'],
  ])('to %i from %i is %s', (now, then, text) => {
    expect(changeOf(now, then).text).toBe(text)
  })

  it('has tenths of a percent while small, and halves of a multiple while that is small', () => {
    expect(changeOf(1034, 1000).percent).toMatch(/^3,4/)
    expect(changeOf(150, 100).percent).toMatch(/^50/)
    expect(changeOf(260, 100).times).toBe('2,5')
    expect(changeOf(760, 100).times).toBe('8')
  })
})
