import type { Page } from '@playwright/test'

/** Longer than the moment after which skeletons are shown, and than a double click takes; ms. */
const SLOW = 600

/** Answers come late, as on a bad line, until the test's `unrouteAll`. */
export async function slowDown(page: Page, calls: RegExp): Promise<void> {
  await page.route(calls, async (route) => {
    const answer = await route.fetch()
    await new Promise((done) => {
      setTimeout(done, SLOW)
    })
    await route.fulfill({ response: answer })
  })
}
