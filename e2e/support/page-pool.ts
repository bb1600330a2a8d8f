import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { trackRequests } from './loading'

/** An address of the app's origin that does not load the app. */
export const BLANK = '/favicon.svg'

/** Maximum number of idle pages: the usual one, a phone's, and a second user's. */
const MAX_IDLE = 3

const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'websocket',
]

/** Methods whose effect cannot be undone; a page is not reused after one of them. */
const LASTING = ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction']
const LASTING_OF_CLOCKS = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

interface PooledPage {
  page: Page
  key: string
  devtools: CDPSession
  viewport: ReturnType<Page['viewportSize']>
  isSpent: boolean
}

function noteCalls(holder: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(holder, name)
    if (typeof method !== 'function') continue
    Reflect.set(holder, name, (...given: unknown[]): unknown => {
      note()
      return Reflect.apply(method, holder, given)
    })
  }
}

/**
 * The pages of a worker, each in its own context, reused by one test after another. A new context starts a
 * process and downloads and compiles the app, a third of the time of a short test. The state left by a test
 * is cleared before the next one; if that is impossible or the test failed, the context is closed.
 */
export class PagePool {
  readonly #browser: Browser
  readonly #lent = new Map<Page, PooledPage>()
  #idle: PooledPage[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** @param looks the test's own options as text; a page is only reused with the same ones. */
  async lend(looks: string, options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify([looks, options])
    const found = this.#idle.find((one) => one.key === key)
    this.#idle = this.#idle.filter((one) => one !== found)
    const pooled = found ?? (await this.#open(key, options))
    this.#lent.set(pooled.page, pooled)
    trackRequests(pooled.page)
    return pooled.page
  }

  async takeBack(page: Page, hasPassed: boolean): Promise<void> {
    const pooled = this.#lent.get(page)
    if (!pooled) return
    this.#lent.delete(page)
    if (!hasPassed || pooled.isSpent || page.isClosed()) return page.context().close()
    // If the page is still busy, for example loading, it is not reused.
    const isCleared = await clear(pooled).then(
      () => true,
      () => false,
    )
    if (!isCleared) return page.context().close()
    this.#idle = [pooled, ...this.#idle]
    for (const { page: old } of this.#idle.splice(MAX_IDLE)) await old.context().close()
  }

  async #open(key: string, options: BrowserContextOptions): Promise<PooledPage> {
    const context = await this.#browser.newContext(options)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const pooled = { page, key, devtools, viewport: page.viewportSize(), isSpent: false }
    const spend = () => {
      pooled.isSpent = true
    }
    noteCalls(page, LASTING, spend)
    noteCalls(context, LASTING, spend)
    noteCalls(context.clock, LASTING_OF_CLOCKS, spend)
    await page.goto(BLANK)
    await devtools.send('Page.resetNavigationHistory')
    return pooled
  }
}

/** Resets a page to its initial state, except for the app's cached files. */
async function clear({ page, devtools, viewport }: PooledPage): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  await page.setExtraHTTPHeaders({})
  // Leaves the app first, so that it finishes what it does on leaving.
  await page.goto(BLANK)
  await context.clearCookies()
  await context.clearPermissions()
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  await devtools.send('Page.resetNavigationHistory')
  // Prevents the mouse from hovering over something at its former position.
  await page.mouse.move(0, 0)
  if (viewport) await page.setViewportSize(viewport)
}
