// Goods are received where there is no network: this answers for the screen of receipts, and for the
// app's files, from what the screen put aside while there was one (features/receipts/keep-screen).
// Calls are none of its business: what was typed is kept, and sent, by the app.
//
// It never holds back a new version. The page comes from the network, and from here only when there
// is none: a new page names new files, and a file's name says its content, so that a kept one is
// never another one's older version. The page that is put aside takes all older files away with it.
// This script itself is never taken from the browser's cache (`updateViaCache`), and a changed one
// takes over at once. To take it away, let `activate` delete the cache and `self.registration.unregister()`.
const CACHE = 'pasok-receiving'
const SCREEN = '/dashboard/good-receipt-note'
/** Ms: without any answer for so long there is no network. */
const PATIENCE = 30_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const kept = async (what) => (await caches.open(CACHE)).match(what)

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    return (await kept(SCREEN)) ?? Response.error()
  }
}

async function file(request) {
  const known = await kept(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    caches
      .open(CACHE)
      .then((cache) => cache.put(request.url, copy))
      .catch(() => undefined)
  }
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (pathname === '/first-paint.js' || pathname === '/favicon.svg')
    event.respondWith(
      fetch(request).catch(async () => (await kept(request.url)) ?? Response.error()),
    )
})
