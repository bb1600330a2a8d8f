import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { FLAGS } from './app'

const PASSWORD = 'pasok#2026'
/** The app waits 150 ms without a request before it loads what is not urgent, such as counts. */
const QUIET_MS = 200
const TIMEOUT_MS = 15_000
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root'

export interface Build {
  page: Page
  /** Resolves when the page has nothing left to load or to draw. */
  waitUntilIdle: () => Promise<void>
}

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  // A part of the screen that is drawn on its own may have other pixels at its edges.
  const args = [...FLAGS, '--disable-partial-raster']
  return chromium.launch({ args, ...(executablePath && { executablePath }) })
}

/** Opens a page of one build: its files come from `folder`, everything else from the server at `url`. */
export async function openBuild(
  browser: Browser,
  folder: string,
  url: string,
  now: Date,
): Promise<Build> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  await context.clock.setFixedTime(now)
  // A list loads its next page when its end comes near; a picture of the whole page would start that.
  await context.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined
  })
  const files = new Set((await readdir(folder, { recursive: true })).map((path) => `/${path}`))
  await context.route(`${url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname !== '/' && files.has(pathname))
      return route.fulfill({ path: join(folder, pathname) })
    if (pathname.startsWith('/assets/')) return route.fulfill({ status: 404 })
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const isApp = response.headers()['content-type']?.startsWith('text/html') === true
    return route.fulfill({ response, ...(isApp && { path: join(folder, 'index.html') }) })
  })
  const page = await context.newPage()
  return { page, waitUntilIdle: followLoading(page) }
}

/** Runs in the browser: waits for fonts and pictures, and for an idle main thread before and after `quiet` ms. */
async function drawAll(quiet: number): Promise<void> {
  // Cards below the fold are drawn only near the screen, and their pictures are loaded only there.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)))
  await document.fonts.ready
  await new Promise((done) => requestIdleCallback(done))
  await new Promise((done) => setTimeout(done, quiet))
  await new Promise((done) => requestIdleCallback(done))
}

/** Runs in the browser: nothing visible matches the selector of placeholders. */
const isDrawn = (waiting: string) =>
  [...document.querySelectorAll(waiting)].every(
    (one) => !one.checkVisibility({ visibilityProperty: true }),
  )

function followLoading(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let started = 0
  const end = (request: Request) => open.delete(request)
  page.on('request', (request) => {
    // The live connection goes on in the background and draws nothing of its own.
    if (new URL(request.url()).pathname.startsWith('/live/')) return
    open.add(request)
    started += 1
  })
  // A navigation cancels the requests of the page before, mostly without an event.
  page.on('response', (response) => {
    const request = response.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    open.clear()
    open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const waitUntilIdle = async (until: number): Promise<void> => {
    while (open.size > 0 && Date.now() < until) await page.waitForTimeout(20)
    // The end of a canceled request is not always reported: the placeholders decide then.
    if (Date.now() >= until) open.clear()
    const before = started
    await page.evaluate(drawAll, QUIET_MS)
    await page.waitForFunction(isDrawn, WAITING, { timeout: TIMEOUT_MS })
    const isBusy = open.size > 0 || started > before
    if (isBusy && Date.now() < until) await waitUntilIdle(until)
  }
  return async () => {
    await page.waitForLoadState('load')
    await waitUntilIdle(Date.now() + TIMEOUT_MS)
  }
}

export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((at) => at.pathname !== '/')
  // The mouse would hover over the element that the next screens show at the button's place.
  await page.mouse.move(0, 0)
}

/** Each browser has its own cart; the editor of an empty one shows little. */
export async function addToCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/products`)
  await page.getByRole('button', { name: 'Add to PR' }).first().click()
  await page.getByText('Success Added Item to Cart').waitFor()
  await page.mouse.move(0, 0)
}

/** Makes an import whose screen can be opened. */
export async function importFile(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/vendor/imports`)
  const text =
    'Product name,SKU,Price,Stock,Unit,Category\nKertas,PIC-1,52000,10,rim,Office Supplies\n'
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/imports\/./)
  await page.getByRole('button', { name: 'Discard' }).waitFor()
}
