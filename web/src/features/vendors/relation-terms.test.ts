// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { daysOf, draftOfTerms, percentOf, problemsOf, termsOf } from './relation-terms'

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['12,5', 12.5],
  ['12.25 %', 12.25],
  ['100', 100],
  ['100,01', Number.NaN],
  ['1,005', Number.NaN],
  ['-1', Number.NaN],
  ['1e2', Number.NaN],
  ['ten', Number.NaN],
])('%j is a percentage of %j', (typed, value) => {
  expect(percentOf(typed)).toBe(value)
})

it.each([
  ['', null],
  ['0', 0],
  ['365', 365],
  ['366', Number.NaN],
  ['1,5', Number.NaN],
  ['-1', Number.NaN],
])('%j is %j days', (typed, value) => {
  expect(daysOf(typed)).toBe(value)
})

it('formatted values are read back unchanged', () => {
  for (const terms of [
    { initial_discount: null, payment_term: null, down_payment: null },
    { initial_discount: 12.5, payment_term: 30, down_payment: 0.25 },
  ])
    expect(termsOf(draftOfTerms(terms))).toEqual(terms)
  expect(problemsOf({ discount: '', term: '', down: '' })).toEqual([])
  expect(problemsOf({ discount: '1', term: '1,5', down: 'x' })).toEqual(['term', 'down'])
})
