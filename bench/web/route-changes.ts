import type { Page } from '@playwright/test'
import { settle } from './people'

/** Of the menu at the side; each is opened once before it is measured. */
const LINKS = [
  'Products',
  'Purchase Requests',
  'Templates',
  'Purchase Orders',
  'Good Receive Note',
  'Dashboard',
]
const ROUNDS = 5

export interface RouteChange {
  to: string
  /** Milliseconds from the click to the frame that shows the screen's heading. */
  taken: number[]
}

/** Where the heading of another screen stands, and is painted. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    document.addEventListener(
      'click',
      () => {
        const began = performance.now()
        const title = document.title
        const look = () =>
          requestAnimationFrame(() => {
            if (document.title === title || document.querySelector('h1') === null) return look()
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => seen.push(performance.now() - began))
            channel.port1.start()
            return channel.port2.postMessage(null)
          })
        look()
      },
      { capture: true },
    )
  })
}

const takeSeen = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Window & { seen?: number[] }).seen?.splice(0) ?? [])

/** How long it takes from one screen to another that was open before. */
export async function measureRouteChanges(page: Page, url: string): Promise<RouteChange[]> {
  await page.goto(`${url}/dashboard`)
  await settle(page)
  await watch(page)
  const all = LINKS.map((to): RouteChange => ({ to, taken: [] }))
  const menu = page.getByRole('navigation').first()
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const change of all) {
      await menu.getByRole('link', { name: change.to, exact: true }).click()
      await settle(page)
      const seen = await takeSeen(page)
      if (round > 0) change.taken.push(...seen)
    }
  return all
}
