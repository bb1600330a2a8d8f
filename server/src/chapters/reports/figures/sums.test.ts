import { expect, it } from 'vitest'
import { kindOf, partsOf } from './sums'

const period = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

it('is months of UTC, days of UTC beside them, and less than a day at both ends', () => {
  // November and December in Jakarta.
  expect(partsOf(period('2026-10-31T17:00:00Z', '2026-12-31T17:00:00Z'))).toEqual({
    spans: [
      { grain: 'month', from: '2026-11-01', to: '2026-12-01' },
      { grain: 'day', from: '2026-12-01', to: '2026-12-31' },
    ],
    days: [{ from: '2026-11-01', to: '2026-12-31' }],
    edges: [
      period('2026-10-31T17:00:00Z', '2026-11-01T00:00:00Z'),
      period('2026-12-31T00:00:00Z', '2026-12-31T17:00:00Z'),
    ],
  })
})

it('is days alone where no month lies in it', () => {
  // November in Jakarta.
  expect(partsOf(period('2026-10-31T17:00:00Z', '2026-11-30T17:00:00Z')).spans).toEqual([
    { grain: 'day', from: '2026-11-01', to: '2026-11-30' },
  ])
})

it('leaves nothing over of whole months', () => {
  expect(partsOf(period('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'))).toEqual({
    spans: [{ grain: 'month', from: '2026-01-01', to: '2027-01-01' }],
    days: [{ from: '2026-01-01', to: '2027-01-01' }],
    edges: [],
  })
})

it.each([
  ['2026-11-09T17:00:00Z', '2026-11-10T17:00:00Z'],
  ['2026-11-10T00:00:00.001Z', '2026-11-10T23:59:59.999Z'],
])('is all left over from %s to %s, which has no whole day', (from, to) => {
  expect(partsOf(period(from, to))).toEqual({
    spans: [],
    days: [],
    edges: [period(from, to)],
  })
})

it('is narrowed within the sums by one thing, by two within the lines', () => {
  expect(kindOf({})).toBe('line')
  expect(kindOf({ category_id: 'x' })).toBe('product')
  expect(kindOf({ brand: 'Bosch' })).toBe('brand')
  expect(kindOf({ brand: 'Bosch', vendor_id: 'x' })).toBeUndefined()
})
