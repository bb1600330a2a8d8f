// @vitest-environment happy-dom
import { platformSettingTexts } from '@pasok/domain/vendors/provider/provider.texts'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { expect, it } from 'vitest'
import { draftOfTerms, firstWrong, problemAt, termsOf } from './terms-draft'

const REQUIRED = {
  default_discount: platformSettingTexts.discountRequired,
  default_down_payment: platformSettingTexts.downPaymentRequired,
  default_payment_term: platformSettingTexts.paymentTermRequired,
}

it('formatted values are read back unchanged', () => {
  const terms = { default_discount: 7.25, default_down_payment: 0, default_payment_term: 45 }
  expect(termsOf(draftOfTerms(terms))).toEqual(terms)
  expect(firstWrong(draftOfTerms(terms))).toBeUndefined()
})

it('missing values are empty, and reported as required where there is a text', () => {
  const none = { default_discount: null, default_down_payment: null, default_payment_term: null }
  const draft = draftOfTerms(none)
  expect(Object.values(draft)).toEqual(['', '', ''])
  expect(firstWrong(draft)).toBe('default_discount')
  expect(problemAt('default_payment_term', ' ', REQUIRED)).toBe(
    platformSettingTexts.paymentTermRequired,
  )
  expect(problemAt('default_payment_term', ' ')).toBe(vendorPortalErrors.daysInvalid)
})

it.each([
  ['default_discount', '100', undefined],
  ['default_discount', '100,01', vendorPortalErrors.percentInvalid],
  ['default_down_payment', '-1', vendorPortalErrors.percentInvalid],
  ['default_down_payment', '1.005', vendorPortalErrors.percentInvalid],
  ['default_payment_term', '365', undefined],
  ['default_payment_term', '366', vendorPortalErrors.daysInvalid],
  ['default_payment_term', '1,5', vendorPortalErrors.daysInvalid],
  ['default_payment_term', 'ten', vendorPortalErrors.daysInvalid],
] as const)('%s of %j', (field, typed, problem) => {
  expect(problemAt(field, typed, REQUIRED)).toBe(problem)
})
