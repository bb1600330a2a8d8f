import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA, makeSubmitted, signInByApi } from '../support/api'
import { rupiah } from '../support/oracle'
import { expect, signIn, test } from '../support/test'

const ORDERS = '/dashboard/purchase-orders'
/** As they stand (Spec 2 §2), with their values in the address. */
const TABS = [
  { label: 'Waiting DP', query: 'Waiting DP' },
  { label: 'Ready to Process', query: 'New' },
  { label: 'Pick & Pack', query: 'Pick' },
  { label: 'Ready to Ship', query: 'Ready to Shipped' },
  { label: 'Shipped', query: 'Shipped' },
  { label: 'Delivered', query: 'Delivered' },
  { label: 'Paid', query: 'Paid' },
  { label: 'Canceled', query: 'Cancel' },
]
const tabs = (page: Page) => page.getByRole('tab')
const selected = (page: Page) => page.getByRole('tab', { selected: true })
const cards = (page: Page) => page.getByRole('article')

test('eight tabs in their order, each at its address', async ({ page }) => {
  await signIn(page, 'finance@nusantara.test')
  await page.goto(ORDERS)
  await expect(tabs(page)).toHaveCount(8)
  await expect(tabs(page)).toHaveText(TABS.map(({ label }) => new RegExp(`^${label}\\s*\\d+$`)))
  await expect(selected(page)).toHaveText(/^Ready to Process/)
  for (const { label, query } of TABS) {
    await tabs(page).filter({ hasText: label }).first().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe(query)
    await expect(selected(page)).toContainText(label)
    const count = Number(/(\d+)$/.exec((await selected(page).textContent()) ?? '')?.[1])
    if (count === 0)
      await expect(page.getByText(`Data order with status ${label} not found!`)).toBeVisible()
    else await expect(cards(page).first()).toBeVisible()
  }
  await test.step('Back, a pasted address, and one that is no tab', async () => {
    await page.goBack()
    await expect(selected(page)).toContainText('Paid')
    for (const { label, query } of TABS.slice(3, 5)) {
      await page.goto(`${ORDERS}?${new URLSearchParams({ status: query })}`)
      await expect(selected(page)).toContainText(label)
    }
    await page.goto(`${ORDERS}?status=Nonsense`)
    await expect(selected(page)).toContainText('Ready to Process')
  })
})

test('a card says what was ordered, and the list ends', async ({ page, request }) => {
  const caller = await signInByApi(request, 'approver@nusantara.test')
  const all = await caller.get<PurchaseOrder[]>('/purchase-order?limit=100')
  const waiting = all.find(({ lastStatus }) => lastStatus === 'Waiting Down Payment')
  const order = waiting ?? all[0]
  if (!order) throw new Error('The demo data has no orders')
  await signIn(page, 'receiving@nusantara.test')
  await page.goto(`${ORDERS}?order=${order.code_po}`)
  const card = cards(page).filter({ hasText: order.code_po })
  await expect(card).toBeVisible()
  await expect(selected(page)).toContainText(waiting ? 'Waiting DP' : 'Ready to Process')
  await expect(card.getByText(order.vendor.name).first()).toBeVisible()
  await expect(card.getByText(order.buyer.name)).toBeVisible()
  await expect(card.getByText(rupiah(order.grand_total)).first()).toBeVisible()
  for (const { code_package: code, items } of order.packages) {
    await expect(card.getByText(code).first()).toBeVisible()
    for (const { name } of items) await expect(card.getByText(name).first()).toBeVisible()
  }
  await expect(page.getByText('No More Order...')).toBeVisible()
  await page.goto(`${ORDERS}?order=PO-NOWHERE`)
  await expect(page.getByText('Order PO-NOWHERE was not found.')).toBeVisible()
})

test('twenty a page, more as one reads on', async ({ page, request }) => {
  test.slow()
  const caller = await signInByApi(request, 'owner@segara.test')
  const hit = await findHit(
    request,
    'in good supply',
    (one) => isPlain(one) && one.stock >= 200,
    'Kota Surabaya',
  )
  const there = await caller.get<PurchaseOrder[]>('/purchase-order?limit=100')
  for (let made = there.length; made < 21; made += 1) {
    const { _id: id } = await makeSubmitted(caller, [{ hit, quantity: 1 }])
    await caller.post('PUT', `/purchase-request/approved/${id}`, { note: '' })
  }
  const [first] = await caller.get<PurchaseOrder[]>('/purchase-order?limit=100')
  const status = first?.lastStatus === 'New' ? 'New' : 'Waiting DP'
  await signIn(page, 'owner@segara.test')
  await page.goto(`${ORDERS}?${new URLSearchParams({ status })}`)
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByText('No More Order...')).toBeHidden()
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  await expect(page.getByText('No More Order...')).toBeVisible()
  await expect(page.getByText('PO-NUSANTARA')).toHaveCount(0)
})

test('reached by whom it concerns, with requests only for those who see them', async ({
  openAs,
  request,
}) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  expect(hit.stock).toBeGreaterThan(0)
  const finance = await openAs('finance@nusantara.test')
  await finance.goto(`${ORDERS}?status=New`)
  const code = cards(finance)
    .first()
    .getByText(/^PR-NUSANTARA/)
  await expect(code).toBeVisible()
  await expect(
    cards(finance)
      .first()
      .getByRole('link', { name: /^PR-NUSANTARA/ }),
  ).toBeHidden()
  const approver = await openAs('approver@nusantara.test')
  await approver.goto(`${ORDERS}?status=New`)
  await cards(approver)
    .first()
    .getByRole('link', { name: /^PR-NUSANTARA/ })
    .click()
  await expect(approver).toHaveURL(/page=detail&id=PR-NUSANTARA/)
  const template = await openAs('template@nusantara.test')
  await template.goto(ORDERS)
  await expect(template.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
