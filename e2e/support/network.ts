import type { CDPSession, Page } from '@playwright/test'

/** Longer than the moment after which skeletons are shown, and than a double click takes; ms. */
const SLOW = 600

/**
 * Answers to calls come late, as on a bad line, until it is detached. `page.route` would turn off
 * the browser's cache, and each screen would fetch and compile the whole app: thrice the work.
 */
export async function slowDown(page: Page, calls: RegExp): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page)
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    const goOn = () => void line.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
    setTimeout(goOn, calls.test(request.url) ? SLOW : 0)
  })
  const patterns = (['Fetch', 'XHR'] as const).map((resourceType) => ({
    urlPattern: '*',
    resourceType,
    requestStage: 'Response' as const,
  }))
  await line.send('Fetch.enable', { patterns })
  return line
}
