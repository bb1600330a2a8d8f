import { AUTOSAVE_IDLE_MS, QUANTITY_CHECK_DELAY_MS } from '@pasok/domain/cart/cart.constants'
import { PICKER_HITS, SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import {
  ERROR_CLEAR_DELAY_MS,
  IDLE_LOGOUT_MS,
  REGISTRATION_REDIRECT_DELAY_MS,
  SESSION_LIFETIME_SECONDS,
  SIGN_IN_REDIRECT_DELAY_MS,
  SUPER_ADMIN_REDIRECT_DELAY_MS,
  WIZARD_REDIRECT_DELAY_MS,
} from '@pasok/domain/identity/identity.constants'
import { FEEDBACK_DELAY_MS } from '@pasok/domain/platform/platform.constants'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import { USERS_PAGE_SIZE } from '@pasok/domain/team/team.constants'
import {
  TEMPLATE_SAVED_DELAY_MS,
  TEMPLATES_PAGE_SIZE,
} from '@pasok/domain/templates/templates.constants'
import { expect, it } from 'vitest'

/** Spec 1 §9. Other tests check that each constant is applied where it is used. */
// proves 1.9.2 1.9.3 1.9.4 1.9.5 1.9.6 1.9.7 1.9.8 1.9.9 1.9.10 1.9.11
it.each([
  ['session lifetime, seconds', SESSION_LIFETIME_SECONDS, 36_000],
  ['idle logout', IDLE_LOGOUT_MS, 3_600_000],
  ['sign-in redirect', SIGN_IN_REDIRECT_DELAY_MS, 300],
  ['registration redirect', REGISTRATION_REDIRECT_DELAY_MS, 5_000],
  ['errors clear', ERROR_CLEAR_DELAY_MS, 3_000],
  ['redirect after the wizard', WIZARD_REDIRECT_DELAY_MS, 1_000],
  ['redirect of a super admin', SUPER_ADMIN_REDIRECT_DELAY_MS, 1_000],
  ['feedback', FEEDBACK_DELAY_MS, 1_500],
  ['autosave', AUTOSAVE_IDLE_MS, 5_000],
  ['quantity check', QUANTITY_CHECK_DELAY_MS, 1_000],
  ['template saved', TEMPLATE_SAVED_DELAY_MS, 1_500],
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
