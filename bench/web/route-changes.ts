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

/**
 * Presses a link of the menu; says when the heading of another screen stands, and is painted. No
 * function inside has a name: what runs this marks those that have one, in a way that no page knows.
 */
const press = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name, exact: true })
    .evaluate(async (link: HTMLElement) => {
      const [began, title] = [performance.now(), document.title]
      link.click()
      do {
        await new Promise((done) => requestAnimationFrame(done))
        if (performance.now() - began > 10_000) throw new Error(`${link.textContent} leads nowhere`)
      } while (document.title === title || document.querySelector('h1') === null)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done)
        port1.start()
        port2.postMessage(null)
      })
      return performance.now() - began
    })

/** How long it takes from one screen to another that was open before. */
export async function measureRouteChanges(page: Page, url: string): Promise<RouteChange[]> {
  await page.goto(`${url}/dashboard`)
  await settle(page)
  const all = LINKS.map((to): RouteChange => ({ to, taken: [] }))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const change of all) {
      const taken = await press(page, change.to)
      await settle(page)
      if (round > 0) change.taken.push(taken)
    }
  return all
}
