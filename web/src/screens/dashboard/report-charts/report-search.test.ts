// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { daysOfAddress, problemOf } from '../../../features/reports/report-range'
import { openedIn, readReport } from './report-search'

describe('the address of the report', () => {
  it('omits the default period and an invalid one', () => {
    expect(readReport({ filter: 'this_month' })).toEqual({})
    expect(readReport({ filter: 'nonsense' })).toEqual({})
  })

  it('keeps the requested period', () => {
    expect(readReport({ filter: 'last_month', from: '2026-11-01' })).toEqual({
      filter: 'last_month',
    })
    const custom = { filter: 'custom', from: '2026-11-01', to: '2026-11-30' }
    expect(readReport(custom)).toEqual(custom)
  })

  it.each([
    [{}, 'from', 'bothNeeded'],
    [{ from: '2026-11-01' }, 'to', 'bothNeeded'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'notDay'],
    [{ from: '0500-01-01', to: '2026-03-01' }, 'from', 'notDay'],
    [{ from: '2026-11-01', to: 'soon' }, 'to', 'notDay'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', 'wrongOrder'],
    [{ from: '2010-01-01', to: '2026-11-30' }, 'to', 'tooLong'],
  ])('keeps an invalid custom period, %o, without days', (days, at, why) => {
    const address = { filter: 'custom', ...days } as const
    expect(readReport(address)).toEqual(address)
    expect(problemOf(address)).toEqual({ at, why })
    expect(daysOfAddress(address, new Date(), 'Asia/Jakarta')).toBeUndefined()
  })

  it('opens rows of a known figure only', () => {
    expect(readReport({ by: 'vendor', of: 'x', at: 'year', skip: '2' })).toEqual({})
    const opened = { figure: 'purchased', by: 'brand', of: '3', at: '2026-11-01', skip: 2 }
    expect(readReport({ ...opened, of: 3, skip: '2' })).toEqual(opened)
    expect(readReport({ figure: 'purchased', by: 'brand' })).toEqual({
      figure: 'purchased',
      by: 'brand',
    })
    expect(readReport({ figure: 'total_po', at: '2026-02-30' })).toEqual({ figure: 'total_po' })
  })

  it('keeps unknown parameters', () => {
    expect(readReport({ other: 'x' })).toEqual({ other: 'x' })
  })
})

it('other rows replace the open ones, and the period stays', () => {
  const address = { filter: 'today', figure: 'purchased', by: 'brand', of: 'x', skip: 3 } as const
  expect(openedIn(address, { figure: 'ap_due' })).toEqual({ filter: 'today', figure: 'ap_due' })
  expect(openedIn(address)).toEqual({ filter: 'today' })
})
