import { test as base, expect, type Page } from '@playwright/test'
import { startServer } from './server'

/** Of every demo account. */
export const PASSWORD = 'pasok#2026'

interface WorkerFixtures {
  serverUrl: string
}

/** Errors that a browser reports for answers that a test asks for on purpose. */
const EXPECTED = /Failed to load resource/

interface Fixtures {
  /** Fails a test whose pages threw an error or logged one. */
  clean: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverUrl: [
    // eslint wants no empty pattern, Playwright insists on one.
    async ({}, use) => {
      const server = await startServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  clean: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          errors.push(message.text())
      })
      await use()
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in as a person would, and waits for the first screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
}
