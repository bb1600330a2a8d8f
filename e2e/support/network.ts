import type { CDPSession, Page, Route, WebSocket } from '@playwright/test'

/** Where sockets are opened. */
const SOCKETS = '/live/socket.io'
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

/** The server fails, and says so in these words: for `page.route`. */
export const refuseWith = (message: string) => (route: Route) =>
  route.fulfill({
    status: 500,
    json: { errors: [{ code: 'internal', message }], message, data: null },
  })

/** The page's own socket, as soon as the server has let it in. To be asked for before it is opened. */
export async function connected(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes(SOCKETS))
  // A packet of socket.io's: somebody came in.
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'))
  return socket
}

/** Says whether it is still the page that it was: nothing was loaded anew. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'untouched', true))
  return () => page.evaluate(() => Reflect.get(window, 'untouched') === true)
}

/** Keeps what others change from a page until it saves: it learns of nothing by itself. */
export const holdLiveChanges = (page: Page): Promise<unknown> =>
  page.route(/\/live\/changes/, (route) => route.abort())
