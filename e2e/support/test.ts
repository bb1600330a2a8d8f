import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { describePage } from './loading'
import { PagePool } from './page-pool'
import { startServer, type RunningServer } from './server'
import { storeSession } from './session'

export const PASSWORD = 'pasok#2026'

interface WorkerFixtures {
  server: RunningServer
  pagePool: PagePool
}

/** Errors that browsers log for failed responses and unreachable servers, which tests cause deliberately. */
const EXPECTED = /Failed to load resource|^WebSocket connection to/

interface Fixtures {
  /** Errors thrown or logged by this test's pages so far. */
  errors: string[]
  /** Returns a page in its own context, for the duration of the test. */
  lendPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Fails a test whose pages threw or logged an error. */
  clean: void
  /** Returns a page of another user's browser, closed at the end of the test. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  openAs: (email: string, options?: BrowserContextOptions) => Promise<Page>
}

function collectErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text())
  })
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright requires a destructured first parameter, even an empty one.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  pagePool: [async ({ browser }, use) => use(new PagePool(browser)), { scope: 'worker' }],
  lendPage: async (
    {
      pagePool,
      baseURL,
      colorScheme,
      hasTouch,
      locale,
      permissions,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    info,
  ) => {
    const looks = JSON.stringify([
      colorScheme,
      hasTouch,
      locale,
      permissions,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    ])
    const lent: Page[] = []
    await use(async (options) => {
      const page = await pagePool.lend(looks, { baseURL: baseURL ?? '', ...options })
      lent.push(page)
      return page
    })
    const hasPassed = info.status === info.expectedStatus
    for (const page of lent) {
      if (!hasPassed && !page.isClosed()) console.log(await describePage(page))
      await pagePool.takeBack(page, hasPassed)
    }
  },
  page: async ({ lendPage }, use) => use(await lendPage()),
  context: async ({ page }, use) => use(page.context()),
  errors: async ({}, use) => use([]),
  clean: [
    async ({ context, errors }, use) => {
      collectErrors(context, errors)
      await use()
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ lendPage, errors }, use) => {
    await use(async (options) => {
      const page = await lendPage(options)
      collectErrors(page.context(), errors)
      return page
    })
  },
  openAs: async ({ openBrowser }, use) => {
    await use(async (email, options) => {
      const page = await openBrowser(options)
      await signIn(page, email)
      return page
    })
  },
})

export { expect }

/** Signs in without opening a screen. */
export const signIn = (page: Page, email: string, password = PASSWORD): Promise<void> =>
  storeSession(page, email, password)

export async function openHome(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await page.goto('/dashboard')
}

export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
}

/** Opens the user menu unless it is open already; choosing a language leaves it open. */
export async function openUserMenu(page: Page): Promise<void> {
  const menu = page.getByRole('menu')
  if (await menu.isVisible()) return
  await page.getByRole('button', { name: /^(Account menu of|Menu akun)/ }).click()
  await expect(menu).toBeVisible()
}
