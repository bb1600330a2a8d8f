import type { CDPSession, Page, Route, WebSocket } from '@playwright/test'

const SOCKETS = '/live/socket.io'
/** Milliseconds; longer than the delay before skeletons are shown, and than a double click. */
const SLOW = 600

/**
 * Delays responses, as on a slow connection, until the session is detached. `page.route` would
 * disable the browser's cache, so that each screen would download and compile the app again.
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

/** Returns a handler for `page.route` that fails with this error message. */
export const refuseWith = (message: string) => (route: Route) =>
  route.fulfill({
    status: 500,
    json: { errors: [{ code: 'internal', message }], message, data: null },
  })

/** Waits for the page's socket to be accepted by the server. Call it before the socket is opened. */
export async function connected(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes(SOCKETS))
  // The Socket.IO packet for an accepted connection.
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'))
  return socket
}

/** Returns a function that checks whether the page has not been reloaded since. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'untouched', true))
  return () => page.evaluate(() => Reflect.get(window, 'untouched') === true)
}

/** Blocks live updates, so that the page does not learn of others' changes before it saves. */
export const holdLiveChanges = (page: Page): Promise<unknown> =>
  page.route(/\/live\/changes/, (route) => route.abort())
