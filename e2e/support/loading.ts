import { expect, type Page, type Request } from '@playwright/test'

/**
 * Milliseconds without a request after which a page counts as loaded, because a screen sends its
 * next request directly after a response.
 */
const QUIET = 100

interface Loading {
  open: Set<Request>
  /** When the last request ended, in milliseconds since 1970. */
  endedAt: number
  /** Addresses of failed requests with the browser's reasons. */
  failed: string[]
}

const loadingOf = new WeakMap<Page, Loading>()

/** Tracks the page's open requests until its listeners are removed. */
export function trackRequests(page: Page): void {
  const loading: Loading = { open: new Set(), endedAt: 0, failed: [] }
  loadingOf.set(page, loading)
  const end = (request: Request) => {
    loading.open.delete(request)
    loading.endedAt = Date.now()
  }
  page.on('request', (request) => loading.open.add(request))
  // Loading another page cancels the requests of the previous one, mostly without an event.
  page.on('response', (response) => {
    const request = response.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loading.open.clear()
    loading.open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', (request) => {
    end(request)
    loading.failed.push(`${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
}

/** Waits until the page has nothing left to load. Playwright's own `networkidle` takes half a second longer. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const loading = loadingOf.get(page)
  if (!loading) return page.waitForLoadState('networkidle')
  const remaining = () => {
    if (loading.open.size === 0 && Date.now() - loading.endedAt < QUIET) return ['quiet']
    return [...loading.open].map((request) => request.url())
  }
  await expect.poll(remaining, { intervals: [20] }).toEqual([])
}

/** Describes what a failed test's page shows and what it still waits for, because a flake is only seen once. */
export async function describePage(page: Page): Promise<string> {
  const { open = [], failed = [] } = loadingOf.get(page) ?? {}
  const waiting = [...open].map((request) => request.url())
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error))
  return [
    page.url(),
    `Unanswered: ${waiting.join(', ') || 'none'}`,
    `Failed: ${failed.join(', ') || 'none'}`,
    shown.replace(/^ *- (\/url:.*|listitem:)\n/gm, ''),
  ].join('\n')
}
