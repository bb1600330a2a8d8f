// @vitest-environment happy-dom
import { momentIn } from '@pasok/domain/kernel/calendar'
import { compactOf, compactRupiahOf } from '@pasok/domain/kernel/figures'
import { LANGUAGES } from '@pasok/domain/kernel/texts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileSize, formatsOf, percent, quantity, rupiah, timeZoneOf } from './format'

// proves 1.9.23
describe('numbers', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [348_000, '340 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [2_516_582, '2,4 MB'],
    [10 * 1024 ** 2, '10 MB'],
  ])('%i bytes are %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown))

  // proves 1.0.3 1.9.23 2.0.2 2.9.22
  it.each([
    [0, 'Rp. 0'],
    [999, 'Rp. 999'],
    [1_250_000, 'Rp. 1.250.000'],
    [1_250_000.5, 'Rp. 1.250.000,50'],
    [0.29, 'Rp. 0,29'],
    [-75_000, '−Rp. 75.000'],
    [999_999_999_999, 'Rp. 999.999.999.999'],
  ])('%d rupiah are %s', (amount, shown) => {
    expect(rupiah(amount)).toBe(shown)
  })

  // proves 2.9.22
  it('rupiah on a chart axis are short, in the language’s words', () => {
    const amounts = [0, 950, 250_000, 2_500_000, -1_200_000_000]
    expect(amounts.map(compactRupiahOf('en'))).toEqual([
      'Rp. 0',
      'Rp. 950',
      'Rp. 250K',
      'Rp. 2.5M',
      '−Rp. 1.2B',
    ])
    expect(amounts.map(compactRupiahOf('id'))).toEqual([
      'Rp. 0',
      'Rp. 950',
      'Rp. 250\u00a0rb',
      'Rp. 2,5\u00a0jt',
      '−Rp. 1,2\u00a0M',
    ])
  })

  it('quantities and percentages have at most two decimals', () => {
    expect(quantity(2.5)).toBe('2,5')
    expect(quantity(1000)).toBe('1.000')
    expect(percent(12.25)).toBe('12,25%')
    // All formats write U+2212, not a hyphen.
    expect([quantity(-2.5), percent(-10), compactOf('en')(-1200)]).toEqual([
      '−2,5',
      '−10%',
      '−1.2K',
    ])
    expect(percent(11)).toBe('11%')
  })
})

describe('times', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }))
  afterEach(() => vi.useRealTimers())

  it('are in the company’s time zone, whatever the machine’s', () => {
    const { date, dateTime } = formatsOf('en')
    expect(date('2026-11-20T18:30:00Z')).toBe('21 Nov 2026')
    expect(dateTime('2026-11-20T18:30:00Z')).toBe('21 Nov 2026, 01:30')
  })

  it('are formatted as in the server’s messages', () => {
    const at = '2026-11-20T18:30:00Z'
    const moment = momentIn(new Date(at), 'Asia/Makassar')
    for (const language of LANGUAGES)
      expect(formatsOf(language, 'Asia/Makassar').dateTime(at)).toBe(moment[language])
  })

  it('use the session’s time zone', () => {
    const { dateTime, time } = formatsOf('en', timeZoneOf('Asia/Jayapura'))
    expect(dateTime('2026-11-20T18:30:00Z')).toBe('21 Nov 2026, 03:30')
    expect(time('2026-11-20T18:30:00Z')).toBe('03:30')
  })

  it('do not shift a calendar day, west or east of UTC', () => {
    for (const zone of ['America/New_York', 'UTC', 'Asia/Jayapura']) {
      expect(formatsOf('en', zone).day('2026-12-22')).toBe('22 Dec 2026')
      expect(formatsOf('id', zone).day('2026-12-22')).toBe('22 Des 2026')
    }
    expect(formatsOf('en', 'America/New_York').date('2026-12-22T03:00:00Z')).toBe('21 Dec 2026')
    expect(formatsOf('en').day('')).toBe('–')
  })

  it.each([undefined, '', 'Nowhere/Land'])('use Jakarta for the zone %j', (named) => {
    expect(timeZoneOf(named)).toBe('Asia/Jakarta')
  })

  it('are in the language of the screen', () => {
    expect(formatsOf('en').relative('2026-11-21T09:57:00Z')).toBe('3 minutes ago')
    expect(formatsOf('id').relative('2026-11-21T09:57:00Z')).toBe('3 menit yang lalu')
    expect(formatsOf('en').relative('2026-11-21T09:59:50Z')).toBe('now')
    // 26 hours before 17:00, and 42 hours before, in the evening two days earlier.
    expect(formatsOf('en').relative('2026-11-20T08:00:00Z')).toBe('yesterday')
    expect(formatsOf('en').relative('2026-11-19T16:00:00Z')).toBe('2 days ago')
    expect(formatsOf('id').date('2026-11-21T09:57:00Z')).toBe('21 Nov 2026')
  })

  it('share their formats, and create each one at its first use', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    const formats = formatsOf('en', 'Asia/Tokyo')
    expect(made).not.toHaveBeenCalled()
    for (const again of [formats, formatsOf('en', 'Asia/Tokyo')]) again.date('2026-11-21T01:00:00Z')
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })

  it('show a dash if invalid', () => {
    expect(formatsOf('en').dateTime('')).toBe('–')
  })
})
