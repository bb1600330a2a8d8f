import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { trackRequests } from './loading'

/** A page of the app's own address without the app. */
export const BLANK = '/favicon.svg'

/** So many wait for the next test: the usual one, a phone's, a second person's. */
const MOST = 3

/** What a test may listen to. */
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

/** What can't be taken back from a page: whoever calls it is the page's last. */
const LASTING = ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction']
const LASTING_OF_CLOCKS = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

interface KeptPage {
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
 * The pages of a worker, each in a context of its own, lent to one test after another. In a new
 * context the browser starts a process, fetches the app and compiles it: a third of what a short test
 * costs. What a test left is cleared away before the next one; where that can't be done, or the
 * test failed, the context ends with the test.
 */
export class KeptPages {
  readonly #browser: Browser
  readonly #lent = new Map<Page, KeptPage>()
  #idle: KeptPage[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** @param looks what the test's own options are, in words: a page is of one kind for good. */
  async lend(looks: string, options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify([looks, options])
    const found = this.#idle.find((one) => one.key === key)
    this.#idle = this.#idle.filter((one) => one !== found)
    const kept = found ?? (await this.#open(key, options))
    this.#lent.set(kept.page, kept)
    trackRequests(kept.page)
    return kept.page
  }

  async takeBack(page: Page, hasPassed: boolean): Promise<void> {
    const kept = this.#lent.get(page)
    if (!kept) return
    this.#lent.delete(page)
    if (!hasPassed || kept.isSpent || page.isClosed()) return page.context().close()
    // Whatever still goes on in it, such as a load of its own: no next test has it then.
    const isCleared = await clear(kept).then(
      () => true,
      () => false,
    )
    if (!isCleared) return page.context().close()
    this.#idle = [kept, ...this.#idle]
    for (const { page: old } of this.#idle.splice(MOST)) await old.context().close()
  }

  async #open(key: string, options: BrowserContextOptions): Promise<KeptPage> {
    const context = await this.#browser.newContext(options)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const kept = { page, key, devtools, viewport: page.viewportSize(), isSpent: false }
    const spend = () => {
      kept.isSpent = true
    }
    noteCalls(page, LASTING, spend)
    noteCalls(context, LASTING, spend)
    noteCalls(context.clock, LASTING_OF_CLOCKS, spend)
    await page.goto(BLANK)
    await devtools.send('Page.resetNavigationHistory')
    return kept
  }
}

/** As if nobody had had the page before, but for the app's files in the cache. */
async function clear({ page, devtools, viewport }: KeptPage): Promise<void> {
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
  // First the app goes, with all that it does on leaving.
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
  // Whatever lies under the mouse of the test before.
  await page.mouse.move(0, 0)
  if (viewport) await page.setViewportSize(viewport)
}
