import { expect, it } from 'vitest'
import { figureOf, readFigure, readingsOf, readMeasure } from './read-figure'

it.each([
  ['1250000', '1250000'],
  ['1.250.000', '1250000'],
  ['1.250', '1250'],
  ['Rp. 1.250.000,50', '1250000.50'],
  [' 12,5 % ', '12.5'],
  ['12.5', '12.5'],
  ['1,250,000', '1250000'],
  ['1,250.75', '1250.75'],
  ['0,01', '0.01'],
  ['0,125', '0.125'],
  ['0.125', '0.125'],
  ['0.000', '0.000'],
  ['Rp 55.000,-', '55000'],
  ['IDR 5.000,--', '5000'],
  ['1234,567', '1234.567'],
  ['-3', '-3'],
  ['', ''],
  ['twelve', 'twelve'],
  ['1.25.000', '1.25.000'],
])('%s is read as %s', (typed, plain) => {
  expect(readFigure(typed)).toBe(plain)
  expect(readingsOf(typed)).toBeUndefined()
})

it.each([
  ['52,500', '52.500', '52,5'],
  ['1,000', '1.000', '1'],
  ['Rp. 125,750', '125.750', '125,75'],
])(
  '%s can be %s or %s: it is no number until somebody says which',
  (typed, thousands, fraction) => {
    expect(readingsOf(typed)).toEqual([thousands, fraction])
    expect(Number(readFigure(typed))).toBeNaN()
    expect(Number(readFigure(thousands))).toBeGreaterThan(999)
    expect(Number(readFigure(fraction))).toBeLessThan(1_000)
  },
)

it('reads three decimals where they are usual', () => {
  expect(readMeasure('2,125')).toBe('2.125')
  expect(readMeasure('1.250,5')).toBe('1250.5')
})

it.each(['1E+05', '1e5', '0x10', 'Infinity', '', ' ', '52,500', '5 rim'])(
  '%j is no figure',
  (typed) => {
    expect(figureOf(typed)).toBeNaN()
  },
)
it.each([
  ['1.250.000', 1_250_000],
  ['-2,5', -2.5],
  [',5', 0.5],
  ['5,', 5],
])('%s is the figure %d', (typed, figure) => {
  expect(figureOf(typed)).toBe(figure)
})
