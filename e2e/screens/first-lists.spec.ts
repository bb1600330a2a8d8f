import type { Request } from '@playwright/test'
import { loaded } from '../support/loading'
import { BUYER } from '../support/orders'
import { expect, signIn, test } from '../support/test'

const LISTS = [
  { screen: '/dashboard/purchase-orders', list: '/api/purchase-order/rows' },
  // The search of products waits for the delivery areas.
  { screen: '/dashboard/products', list: '/api/address/buyer' },
]

for (const { screen, list } of LISTS)
  test(`the list of ${screen} is requested once, while the screen's code is being loaded`, async ({
    page,
  }) => {
    await signIn(page, BUYER)
    // The page of no screen names only the files that every screen needs.
    const common = await (await page.request.get('/nowhere')).text()
    const isList = (request: Request) => new URL(request.url()).pathname === list
    const lists: string[] = []
    page.on('request', (request) => {
      if (isList(request)) lists.push(request.url())
    })
    const isRequested = page.waitForRequest(isList)
    await page.route('**/assets/*.js', async (route) => {
      if (!common.includes(new URL(route.request().url()).pathname)) await isRequested
      await route.fallback()
    })
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loaded(page)
    // The next page follows where the end of the first is in view.
    expect(lists).toEqual([...new Set(lists)])
  })
