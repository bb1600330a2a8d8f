import { expect, type Page, type Request } from '@playwright/test'

/** Ms without a request after which a page has loaded: what follows an answer is asked for at once. */
const QUIET = 100

interface Loading {
  underway: Set<Request>
  /** When the last one ended; ms since 1970. */
  endedAt: number
}

const loadingOf = new WeakMap<Page, Loading>()

/** Notes which requests of the page are under way, from now on until its listeners are removed. */
export function followLoading(page: Page): void {
  const loading: Loading = { underway: new Set(), endedAt: 0 }
  loadingOf.set(page, loading)
  const end = (request: Request) => {
    loading.underway.delete(request)
    loading.endedAt = Date.now()
  }
  page.on('request', (request) => loading.underway.add(request))
  // A page that is left takes its requests with it, and most of them end without a word.
  page.on('response', (response) => {
    const request = response.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loading.underway.clear()
    loading.underway.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until the page has nothing left to load. Playwright’s own `networkidle` takes half a second more. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const loading = loadingOf.get(page)
  if (!loading) return page.waitForLoadState('networkidle')
  const underway = () => {
    if (loading.underway.size === 0 && Date.now() - loading.endedAt < QUIET) return ['quiet']
    return [...loading.underway].map((request) => request.url())
  }
  await expect.poll(underway, { intervals: [20] }).toEqual([])
}
