/** Both are repeated in `public/receiving-worker.js`. */
const CACHE = 'pasok-receiving'
const SCREEN = '/dashboard/good-receipt-note'

const FILES_BESIDE = ['/first-paint.js', '/favicon.svg'] as const

const mainScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** The app's own files that this page has loaded. */
function loadedFiles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')]
  const linked = links.map((one) => ('href' in one ? one.href : one.src))
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const isOwn = (address: string) => address.startsWith(`${window.location.origin}/assets/`)
  return [...new Set([...linked, ...fetched].filter(isOwn))]
}

async function cachePage(script: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const page = await fetch(SCREEN, { cache: 'no-store' })
  const text = await page.clone().text()
  // A newer release is available: the next page load caches that one.
  if (!page.ok || !text.includes(script)) return
  const before = await (await cache.match(SCREEN))?.text()
  if (before !== undefined && !before.includes(script))
    for (const old of await cache.keys()) await cache.delete(old)
  for (const file of [...FILES_BESIDE, ...loadedFiles()])
    if (!(await cache.match(file))) await cache.add(file)
  await cache.put(SCREEN, page)
}

/**
 * Caches the receiving screen, so that it opens without a network. Does nothing where the browser has no
 * service workers, or offline.
 */
export async function cacheScreen(): Promise<void> {
  const script = mainScript()
  if (!('serviceWorker' in navigator) || !('caches' in window) || !script?.startsWith('/assets/'))
    return
  try {
    await navigator.serviceWorker.register('/receiving-worker.js', {
      scope: SCREEN,
      updateViaCache: 'none',
    })
    await cachePage(script)
  } catch {
    // The next visit of the screen tries again.
  }
}
