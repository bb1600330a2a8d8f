import type { Page } from '@playwright/test'

/** What is needed of the app's router, which it leaves with the page. */
interface Router {
  history: { push: (href: string, state?: object, options?: { ignoreBlocker: boolean }) => void }
  state: { isLoading: boolean; location: Place; resolvedLocation?: Place }
}

interface Place {
  pathname: string
  state: { __TSR_key?: string }
}

/** What is needed of the app's reads, which React keeps below the element that it draws in. */
interface Reads {
  removeQueries: (of: { type: 'inactive' }) => void
}

interface Drawn {
  child: Drawn | null
  memoizedProps: { client?: Reads } | null
}

declare global {
  interface Window {
    __TSR_ROUTER__?: Router
  }
}

/** Goes to an address as a link within the app does. @returns whether the app is there, on that side. */
async function goWithin(href: string): Promise<boolean> {
  const sideOf = (path: string) => /^\/(dashboard|vendor|provider)\b/.exec(path)?.[1]
  const router = window.__TSR_ROUTER__
  const side = sideOf(href)
  if (!router || !side || side !== sideOf(router.state.location.pathname)) return false
  const readsOf = (): Reads | undefined => {
    const root = document.getElementById('root') ?? document.body
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
    let drawn: Drawn | null = Reflect.get(root, key) ?? null
    while (drawn && !drawn.memoizedProps?.client) drawn = drawn.child
    return drawn?.memoizedProps?.client
  }
  const reads = readsOf()
  if (!reads) return false
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // What no screen shows any more is read again, as it is by a page that was loaded.
  reads.removeQueries({ type: 'inactive' })
  router.history.push(href, {}, { ignoreBlocker: true })
  const isThere = ({ isLoading, location, resolvedLocation }: Router['state']) =>
    !isLoading && location.state.__TSR_key === resolvedLocation?.state.__TSR_key
  do await frame()
  while (!isThere(router.state))
  await frame()
  return true
}

/**
 * Goes to an address of the app: from a screen of the same side without loading the page anew, which
 * costs six times as much. Where the loading itself is proved, `page.goto` says so.
 */
export async function visit(page: Page, href: string): Promise<void> {
  const isThere = await page.evaluate(goWithin, href)
  if (!isThere) await page.goto(href)
}
