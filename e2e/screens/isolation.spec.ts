import type { Page } from '@playwright/test'
import { BLANK } from '../support/page-pool'
import { PHONE, WIDE } from '../support/screens'
import { expect, openHome, signIn, test } from '../support/test'

// Tests share a page one after another. These tests check that no state remains, so each one needs the previous
// one.
test.describe.configure({ mode: 'serial' })

const OWNER = 'owner@nusantara.test'

/** Returns all that the browser stores for the app's address. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    address: location.pathname,
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
    history: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
    position: (await navigator.permissions.query({ name: 'geolocation' })).state,
    hasTime: !('isFake' in Date),
    given: Reflect.get(window, 'given') ?? null,
  }))

const NOTHING = {
  address: BLANK,
  cookies: '',
  local: [],
  session: [],
  databases: [],
  caches: [],
  workers: 0,
  name: '',
  history: 1,
  width: WIDE.width,
  isDark: false,
  isOnline: true,
  position: 'prompt',
  hasTime: true,
  given: null,
}

async function litter(page: Page): Promise<void> {
  const context = page.context()
  await openHome(page, OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.evaluate(async () => {
    document.cookie = 'left=here'
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
    window.name = 'left'
    await caches.open('left')
    await new Promise((done, fail) => {
      const opening = indexedDB.open('left')
      opening.addEventListener('success', done)
      opening.addEventListener('error', fail)
    })
  })
  await context.addCookies([{ name: 'hidden', value: 'here', url: page.url(), httpOnly: true }])
  await context.grantPermissions(['geolocation'])
  await page.route('**/api/**', (route) => route.abort())
  await page.setExtraHTTPHeaders({ 'x-left': 'here' })
  page.on('dialog', () => undefined)
  await page.setViewportSize(PHONE)
  await context.newPage()
  await context.setOffline(true)
}

let before: Page | undefined
let otherPage: Page | undefined

test('the first test leaves everything behind', async ({ page, openBrowser }) => {
  before = page
  otherPage = await openBrowser()
  for (const one of [page, otherPage]) await litter(one)
  expect(await page.evaluate(() => indexedDB.databases())).not.toEqual([])
})

test('the next test, in the same page, finds nothing of it', async ({
  page,
  context,
  openBrowser,
}) => {
  const other = await openBrowser()
  expect(new Set([page, other])).toEqual(new Set([before, otherPage]))
  for (const one of [page, other]) {
    expect(await traces(one)).toEqual(NOTHING)
    expect(await one.context().cookies()).toEqual([])
    // A dialog handler of the previous test would leave this dialog open for ever.
    expect(await one.evaluate(() => confirm('Is anybody there?'))).toBe(false)
  }
  expect(context.pages()).toEqual([page])
  const apiRequest = page.waitForRequest('**/api/**')
  await signIn(page, OWNER)
  expect(await (await apiRequest).allHeaders()).not.toHaveProperty('x-left')
})

test('a page that cannot be reset is closed after its test', async ({ page, openBrowser }) => {
  before = page
  otherPage = await openBrowser()
  await page.clock.setFixedTime('2020-02-02')
  await page.goto('/')
  await otherPage.addInitScript(() => Reflect.set(window, 'given', 'here'))
  await otherPage.emulateMedia({ colorScheme: 'dark' })
  await otherPage.goto('/')
})

test('and the next test gets another page', async ({ page, openBrowser }) => {
  for (const one of [page, await openBrowser()]) {
    expect([before, otherPage]).not.toContain(one)
    expect(await traces(one)).toEqual(NOTHING)
  }
})

test.describe('with settings of its own', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark', hasTouch: true })

  test('a page has them', async ({ page }) => {
    expect(await traces(page)).toEqual({ ...NOTHING, width: PHONE.width, isDark: true })
    expect(await page.evaluate(() => navigator.maxTouchPoints)).toBeGreaterThan(0)
  })
})
