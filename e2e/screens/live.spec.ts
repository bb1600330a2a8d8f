import type { Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { markPage } from '../support/network'
import { chooseAction } from '../support/orders'
import { expect, test } from '../support/test'
import { makeOrder, movePackages, ORDERS as DESK, SELLER } from '../support/vendor-orders'

const ORDERS = '/dashboard/purchase-orders'
/** More than enough time for an automatic update. */
const SOON = { timeout: 60_000 }

const card = (page: Page, code: string) => page.getByRole('article').filter({ hasText: code })

test("the vendor's moves appear on the buyer's open list, and what is being typed stays", async ({
  openAs,
  request,
}) => {
  const moved = await makeOrder(request, 1)
  const page = await openAs('owner@nusantara.test')
  await page.goto(`${ORDERS}?status=New`)
  await expect(card(page, moved.code_po)).toBeVisible()
  const isSame = await markPage(page)
  const tab = page.getByRole('tab', { name: /Pick & Pack/ })
  // The counts are loaded after the tabs.
  await expect(tab).toHaveText(/\d+$/)
  const before = Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0])
  await chooseAction(page, moved.code_po, 'Cancel order')
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  await reason.fill('We ordered the wr')

  await movePackages(request, moved, 'pick')
  await expect(card(page, moved.code_po)).toBeHidden(SOON)
  await expect(page.getByText(`${moved.code_po} is now in Pick & Pack.`)).toBeVisible()
  await expect(tab).toHaveText(new RegExp(`\\D${before + 1}$`), SOON)
  await expect(reason).toHaveValue('We ordered the wr')
  await expect(reason).toBeFocused()
  expect(await isSame()).toBe(true)
})

test("an order's open page follows both sides, its ledger too", async ({ openAs, request }) => {
  const order = await makeOrder(request, 1)
  const [pack] = order.packages
  const [item] = pack?.items ?? []
  if (!pack || !item) throw new Error('The order is empty')
  const page = await openAs('owner@nusantara.test')
  await page.goto(`${ORDERS}?page=detail&id=${order.code_po}`)
  await expect(page.getByRole('heading', { level: 1, name: order.code_po })).toBeVisible()
  const isSame = await markPage(page)
  const ledger = page.getByRole('table', { name: `Steps of ${item.name}` })
  await expect(ledger.getByRole('row')).toHaveCount(2)

  const seller = await signInByApi(request, SELLER.email)
  await test.step('the vendor picks, and changes an item', async () => {
    await movePackages(request, order, 'pick')
    const path = `/vendor/packages/${pack._id}/items/${item._id}/change`
    const { quantity, retail_price } = item
    const reason = 'One was damaged'
    await seller.post('POST', path, { quantity: quantity - 1, retail_price, reason })
    await expect(page.getByRole('button', { name: `Approve ${item.name}` })).toBeVisible(SOON)
    await expect(ledger.getByRole('row', { name: /^Changed by vendor/ })).toContainText(reason)
    const timeline = page.getByRole('list', { name: 'Timeline' })
    await expect(timeline.getByRole('listitem').first()).toContainText('Pick & Pack')
  })
  await test.step('the buyer approves on the page; the vendor’s open page follows', async () => {
    const portal = await openAs(SELLER.email)
    await portal.goto(`${DESK}/${order.code_po}`)
    const steps = portal.getByRole('table', { name: `Steps of ${item.name}` })
    await expect(steps.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: `Approve ${item.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(ledger.getByRole('row', { name: /^Approved by buyer/ })).toBeVisible(SOON)
    await expect(steps.getByRole('row', { name: /^Approved by buyer/ })).toBeVisible(SOON)
  })
  expect(await isSame()).toBe(true)
})

test('a page requests the number of unread messages once', async ({ openAs }) => {
  const page = await openAs('owner@nusantara.test')
  const requested: string[] = []
  let newsAt = Infinity
  page.on('request', (request) => {
    if (request.url().includes('/chats/unread')) requested.push(request.url())
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('"history"')) newsAt = Date.now()
    }),
  )
  await page.goto(`${ORDERS}?status=New`)
  // Longer than the delay with which messages make the number be loaded again.
  await expect.poll(() => Date.now() - newsAt).toBeGreaterThan(1_000)
  expect(requested).toHaveLength(1)
})

test('a new order appears on the vendor’s open order list', async ({ openAs, request }) => {
  const portal = await openAs(SELLER.email)
  await portal.goto(DESK)
  await expect(portal.getByRole('tab').first()).toBeVisible()
  const isSame = await markPage(portal)
  const { code_po: code } = await makeOrder(request, 1)
  await expect(portal.getByRole('link', { name: code })).toBeVisible(SOON)
  expect(await isSame()).toBe(true)
})

test("an order's page says when there is none", async ({ openAs }) => {
  const page = await openAs('receiving@nusantara.test')
  for (const address of ['?page=detail&id=PO-NUSANTARA-202601-99999', '?page=detail']) {
    await page.goto(ORDERS + address)
    await expect(page.getByText('This order was not found.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'All purchase orders' }).click()
  await expect(page.getByRole('tab', { selected: true })).toContainText('Ready to Process')
})
