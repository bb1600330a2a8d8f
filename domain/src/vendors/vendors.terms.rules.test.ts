import { expect, it } from 'vitest'
import { vendorPortalErrors } from './portal/portal.errors'
import { findTermProblem, listTermProblems } from './vendors.terms.rules'

it.each([0, 0.01, 1.15, 12.5, 99.99, 100])(
  '%d percent is a discount and a down payment',
  (value) => {
    expect(findTermProblem('default_discount', value)).toBeUndefined()
    expect(findTermProblem('default_down_payment', value)).toBeUndefined()
  },
)

it.each([-0.01, 100.01, 1.155, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d percent is none',
  (value) => {
    expect(findTermProblem('default_discount', value)).toBe(vendorPortalErrors.percentInvalid)
    expect(findTermProblem('default_down_payment', value)).toBe(vendorPortalErrors.percentInvalid)
  },
)

it('a payment term is whole days of a year at most', () => {
  for (const days of [0, 1, 30, 365])
    expect(findTermProblem('default_payment_term', days)).toBeUndefined()
  for (const none of [-1, 0.5, 366, Number.NaN])
    expect(findTermProblem('default_payment_term', none)).toBe(vendorPortalErrors.daysInvalid)
})

it('every wrong field is named, in the order of the form', () => {
  const wrong = { default_discount: 101, default_down_payment: 20, default_payment_term: 1.5 }
  expect(listTermProblems(wrong).map(({ field }) => field)).toEqual([
    'default_discount',
    'default_payment_term',
  ])
})
