import { AUTOSAVE_IDLE, QUANTITY_CHECK_DELAY } from '@pasok/domain/cart/cart.constants'
import { PICKER_HITS, SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import {
  ERROR_CLEAR_DELAY,
  IDLE_LOGOUT,
  REGISTRATION_REDIRECT_DELAY,
  SESSION_LIFETIME_SECONDS,
  SIGN_IN_REDIRECT_DELAY,
  SUPER_ADMIN_REDIRECT_DELAY,
  WIZARD_REDIRECT_DELAY,
} from '@pasok/domain/identity/identity.constants'
import { FEEDBACK_DELAY } from '@pasok/domain/platform/platform.constants'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import { USERS_PAGE_SIZE } from '@pasok/domain/team/team.constants'
import {
  TEMPLATE_SAVED_DELAY,
  TEMPLATES_PAGE_SIZE,
} from '@pasok/domain/templates/templates.constants'
import { expect, it } from 'vitest'

/** Spec 1 §9. Other tests check that each constant is applied where it is used. */
// proves 1.9.2 1.9.3 1.9.4 1.9.5 1.9.6 1.9.7 1.9.8 1.9.9 1.9.10 1.9.11
it.each([
  ['session lifetime, seconds', SESSION_LIFETIME_SECONDS, 36_000],
  ['idle logout', IDLE_LOGOUT, 3_600_000],
  ['sign-in redirect', SIGN_IN_REDIRECT_DELAY, 300],
  ['registration redirect', REGISTRATION_REDIRECT_DELAY, 5_000],
  ['errors clear', ERROR_CLEAR_DELAY, 3_000],
  ['redirect after the wizard', WIZARD_REDIRECT_DELAY, 1_000],
  ['redirect of a super admin', SUPER_ADMIN_REDIRECT_DELAY, 1_000],
  ['feedback', FEEDBACK_DELAY, 1_500],
  ['autosave', AUTOSAVE_IDLE, 5_000],
  ['quantity check', QUANTITY_CHECK_DELAY, 1_000],
  ['template saved', TEMPLATE_SAVED_DELAY, 1_500],
])('%s: %d', (_, is, specified) => {
  expect(is).toBe(specified)
})

// proves 1.9.12 1.9.13 1.9.14 1.9.15 1.9.21
it.each([
  ['users of a page', USERS_PAGE_SIZE, 10],
  ['requests of a page', REQUESTS_PAGE_SIZE, 10],
  ['templates of a page', TEMPLATES_PAGE_SIZE, 15],
  ['products found within a request', PICKER_HITS, 10],
  ['characters of a SKU', SKU_SHOWN_CHARACTERS, 30],
])('%s: %d', (_, is, specified) => {
  expect(is).toBe(specified)
})
