import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './test'

/** The password of users registered by tests. */
export const NEW_PASSWORD = 'rahasia#2026'

export interface Newcomer {
  email: string
  name: string
  company: string
}

let made = 0

/** Returns the data of a new user, unique among tests. */
export function newcomer(what: string): Newcomer {
  made += 1
  const unique = `${what}-${Date.now().toString(36)}${made}`
  return {
    email: `owner@${unique}.test`,
    name: `Owner of ${what}`,
    company: `PT ${what} ${unique.slice(-6)}`,
  }
}

/** Registers through the API, for tests that start after registration. */
export async function registerByApi(
  request: APIRequestContext,
  { email, name, company }: Newcomer,
): Promise<void> {
  const answer = await request.post('/api/buyer/register', {
    data: {
      owner_email: email,
      owner_password: NEW_PASSWORD,
      owner_name: name,
      company_name: company,
      isFirstTime: true,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Fills in the sign-in form, on the open page or at `/`. */
export async function enter(page: Page, email: string, password = NEW_PASSWORD): Promise<void> {
  const field = page.getByLabel('Email')
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // A rerender may have discarded the first input.
  if ((await field.inputValue()) !== email) await field.fill(email)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
