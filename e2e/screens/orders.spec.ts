import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { APIRequestContext, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA, signInByApi } from '../support/api'
import { rupiah } from '../support/relations'
import { BUYER, makeOrder, ORDERS, PLAIN } from '../support/orders'
import { expect, signIn, test } from '../support/test'

/** The tabs in their order (Spec 2 §2), with their values in the address. */
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
const bar = (page: Page) => page.getByRole('search', { name: 'Search this list' })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await bar(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** Filters combine, so a separate search must first clear the others. */
const clearAll = (page: Page) =>
  bar(page).getByRole('button', { name: 'Clear', exact: true }).click()
const pressSearch = (page: Page) => bar(page).getByRole('button', { name: 'Search' }).click()

async function openTabs(page: Page): Promise<void> {
  await page.goto(ORDERS)
  await expect(tabs(page)).toHaveCount(8)
  await expect(tabs(page)).toHaveText(TABS.map(({ label }) => new RegExp(`^${label}\\s*\\d+$`)))
  await expect(selected(page)).toHaveText(/^Ready to Process/)
  for (const { label, query } of TABS) {
    await tabs(page).filter({ hasText: label }).first().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe(query)
    await expect(selected(page)).toContainText(label)
    await expect(bar(page)).toBeVisible()
    const count = Number(/(\d+)$/.exec((await selected(page).textContent()) ?? '')?.[1])
    if (count === 0)
      await expect(page.getByText(`Data order with status ${label} not found!`)).toBeVisible()
    else await expect(cards(page).first()).toBeVisible()
  }
  await test.step('Back, a pasted address, and an unknown tab', async () => {
    await page.goBack()
    await expect(selected(page)).toContainText('Paid')
    for (const { label, query } of TABS.slice(3, 5)) {
      await page.goto(`${ORDERS}?${new URLSearchParams({ status: query })}`)
      await expect(selected(page)).toContainText(label)
    }
    await page.goto(`${ORDERS}?status=Nonsense`)
    await expect(selected(page)).toContainText('Ready to Process')
  })
}

async function searchTab(page: Page, request: APIRequestContext): Promise<void> {
  const caller = await signInByApi(request, 'finance@nusantara.test')
  const all = await caller.get<PurchaseOrder[]>('/purchase-order/new?lastStatus=New&limit=100')
  const [newest] = all
  if (!newest) throw new Error('The demo data has no orders')
  await page.goto(ORDERS)
  const search = bar(page).getByRole('button', { name: 'Search' })
  const none = page.getByText('Data order with status Ready to Process not found!')
  const list = async (fits: (order: PurchaseOrder) => boolean) => {
    const codes = all.filter(fits).map(({ code_po: code }) => code)
    await expect(cards(page).getByRole('heading')).toHaveText(codes.slice(0, 20))
    if (codes.length === 0) await expect(none).toBeVisible()
  }
  await list(() => true)

  await test.step('its column headers sort: largest first, smallest first', async () => {
    const totals = all.map(({ grand_total: total }) => total)
    const shown = () => cards(page).getByText(/^Rp\. /)
    await page.getByRole('button', { name: 'Grand Total' }).click()
    await expect(page).toHaveURL(/sort=largest/)
    await expect(shown().first()).toHaveText(rupiah(Math.max(...totals)))
    await page.getByRole('button', { name: 'Grand Total: Largest first' }).click()
    await expect(page).toHaveURL(/sort=smallest/)
    await expect(shown().first()).toHaveText(rupiah(Math.min(...totals)))
    await page.getByRole('button', { name: 'Date' }).click()
    await list(() => true)
  })

  // proves 2.2.57 2.2.58 2.5.8
  await test.step('Search waits for a value', async () => {
    await expect(search).toBeDisabled()
    await bar(page).getByRole('combobox', { name: 'Search by' }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Vendor',
      'Date Range',
      'Order ID',
      'Author',
      'Department',
    ])
    await page.keyboard.press('Escape')
    await bar(page).getByRole('textbox', { name: 'Vendor' }).fill('   ')
    await expect(search).toBeDisabled()
  })
  await test.step('vendor, by Enter', async () => {
    const field = bar(page).getByRole('textbox', { name: 'Vendor' })
    await field.fill(newest.vendor.name.toLowerCase())
    await field.press('Enter')
    await expect(page).toHaveURL(/by=vendor&value=/)
    await list((order) => order.vendor.name === newest.vendor.name)
  })
  await test.step('order', async () => {
    await choose(page, 'Search by', 'Order ID')
    await bar(page).getByRole('textbox', { name: 'Order ID' }).fill(newest.code_po)
    await pressSearch(page)
    await list((order) => order === newest)
  })
  await test.step('created by', async () => {
    await clearAll(page)
    await choose(page, 'Search by', 'Author')
    await bar(page).getByRole('textbox', { name: 'Author' }).fill(newest.createdBy)
    await pressSearch(page)
    await list((order) => order.createdBy === newest.createdBy)
  })
  await test.step('department, from a list, and none', async () => {
    await clearAll(page)
    await choose(page, 'Search by', 'Department')
    await expect(search).toBeDisabled()
    await choose(page, 'Department', 'Operations')
    await pressSearch(page)
    await list((order) => order.department === 'Operations')
    await choose(page, 'Department', 'N/A')
    await pressSearch(page)
    await list((order) => order.department === 'generic')
  })
  await test.step('Back returns to the previous search', async () => {
    await page.goBack()
    await list((order) => order.department === 'Operations')
    await expect(bar(page).getByRole('combobox', { name: 'Department' })).toHaveValue('Operations')
  })
  // proves 2.2.58 2.5.8
  await test.step('a date range needs both days', async () => {
    await clearAll(page)
    await choose(page, 'Search by', 'Date Range')
    await bar(page).getByLabel('From').fill('2020-01-01')
    await expect(search).toBeDisabled()
    await bar(page).getByLabel('To').fill('2020-12-31')
    await pressSearch(page)
    await expect(none).toBeVisible()
    await bar(page).getByLabel('To').fill('2099-12-31')
    await pressSearch(page)
    await list(() => true)
  })
  // proves 2.2.54
  await test.step('another tab starts without a search', async () => {
    const opened = page.getByText('The order you opened')
    await page.goto(`${page.url()}&order=${newest.code_po}`)
    await expect(opened).toBeVisible()
    await expect(bar(page).getByRole('combobox', { name: 'Search by' })).toHaveValue('Date Range')
    await tabs(page).filter({ hasText: 'Paid' }).click()
    await expect(page).toHaveURL(`${ORDERS}?status=Paid`)
    await expect(opened).toHaveCount(0)
    await expect(bar(page).getByRole('combobox', { name: 'Search by' })).toHaveValue('Vendor')
    await expect(search).toBeDisabled()
  })
  await test.step('Clear shows the whole tab', async () => {
    await page.goto(`${ORDERS}?status=New&by=vendor&value=zzzz`)
    await expect(none).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL(`${ORDERS}?status=New`)
    await list(() => true)
  })
}

// proves 2.2.13
test('the list of orders: its tabs and their search', async ({ page, request }) => {
  test.slow()
  await signIn(page, 'finance@nusantara.test')
  // proves 2.2.51 2.2.52 2.2.53 2.2.55 2.2.56 2.2.59
  await test.step('eight tabs in their order, each at its address', () => openTabs(page))
  // proves 2.2.56
  await test.step('a tab is searched by each of the five topics, in the address', () =>
    searchTab(page, request))
})

// proves 2.2.59 2.2.60
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
  const department = order.department === 'generic' ? 'N/A' : order.department
  await expect(card.getByText(department, { exact: true })).toBeVisible()
  const day = { dateStyle: 'medium', timeZone: 'Asia/Jakarta' } as const
  const ordered = new Intl.DateTimeFormat('en-GB', day).format(new Date(order.date))
  await expect(card.getByText(ordered, { exact: true }).first()).toBeVisible()
  await expect(card.getByText(rupiah(order.grand_total)).first()).toBeVisible()
  for (const { code_package: code, items } of order.packages) {
    await expect(card.getByText(code).first()).toBeVisible()
    for (const { name } of items) await expect(card.getByText(name).first()).toBeVisible()
  }
  await expect(page.getByText('No More Order...')).toBeVisible()
  // proves 2.2.59
  await test.step('a tab without matches says so', async () => {
    await page.goto(`${ORDERS}?status=Delivered&order=${order.code_po}`)
    await expect(card.getByText('This order has no Delivered package!')).toBeVisible()
  })
  await page.goto(`${ORDERS}?order=PO-NOWHERE`)
  await expect(page.getByText('Order PO-NOWHERE was not found.')).toBeVisible()
})

/** Creates more orders than one page of the list shows. */
async function fillPage(request: APIRequestContext): Promise<void> {
  const caller = await signInByApi(request, BUYER)
  const there = await caller.get<PurchaseOrder[]>('/purchase-order/new?lastStatus=New&limit=100')
  for (let made = there.length; made < 21; made += 1) await makeOrder(request, PLAIN)
}

async function openPage(page: Page): Promise<void> {
  // The window is too low for twenty rows.
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn(page, BUYER)
  await page.goto(`${ORDERS}?status=New`)
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByText('No More Order...')).toBeHidden()
}

// proves 2.9.1
test('twenty per page, more while scrolling', async ({ page, request }) => {
  test.slow()
  await fillPage(request)
  await openPage(page)
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  await expect(page.getByText('No More Order...')).toBeVisible()
  await expect(page.getByText('PO-NUSANTARA')).toHaveCount(0)
})

test('reaching the end while the list reloads loses nothing', async ({ page, request }) => {
  test.slow()
  await fillPage(request)
  await openPage(page)
  let goOn: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/purchase-order\/rows\?.*skip=0/, async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  const again = page.waitForRequest(/purchase-order\/rows\?.*skip=0/)
  const { code_po } = await makeOrder(request, PLAIN)
  await again
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('button', { name: 'Load more orders' })).toBeInViewport()
  goOn()
  await expect(page.getByText('No More Order...')).toBeVisible()
  await expect(cards(page).getByText(code_po)).toHaveCount(1)
})

test('orders are available to the users concerned, with requests only for those who may see them', async ({
  openAs,
  request,
}) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  expect(hit.stock).toBeGreaterThan(0)
  const finance = await openAs('finance@nusantara.test')
  await finance.goto(`${ORDERS}?status=New`)
  await cards(finance)
    .first()
    .getByRole('button', { name: /^Show the items of/ })
    .click()
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
  await approver.getByRole('button', { name: 'Show all items' }).click()
  await cards(approver)
    .first()
    .getByRole('link', { name: /^PR-NUSANTARA/ })
    .click()
  await expect(approver).toHaveURL(/page=detail&id=PR-NUSANTARA/)
  const template = await openAs('template@nusantara.test')
  await template.goto(ORDERS)
  await expect(template.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a row says what is waiting and opens in place; the choice to see all items is remembered', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, PLAIN, 2)
  const other = await makeOrder(request, PLAIN)
  await signIn(page, BUYER)
  await page.goto(`${ORDERS}?status=New`)
  const row = page.getByRole('article', { name: order.code_po })
  const [item] = order.packages.flatMap(({ items }) => items)
  if (!item) throw new Error('The order has items')
  await expect(row.getByText('The vendor prepares the goods')).toBeVisible()
  await expect(row.getByText(order.vendor.name)).toBeVisible()
  await expect(row.getByText(item.name)).toHaveCount(0)
  await test.step('a press anywhere on the row opens it, and only it', async () => {
    await row.getByText(order.vendor.name).click({ force: true })
    await expect(row.getByText(item.name)).toBeVisible()
    await expect(
      row.getByRole('button', { name: `Hide the items of ${order.code_po}` }),
    ).toBeVisible()
    await expect(
      page
        .getByRole('article', { name: other.code_po })
        .getByRole('button', { name: /^Show the items/ }),
    ).toBeVisible()
  })
  await test.step('by keyboard it closes again', async () => {
    await row.getByRole('button', { name: /^Hide the items/ }).focus()
    await page.keyboard.press('Enter')
    await expect(row.getByText(item.name)).toHaveCount(0)
  })
  await test.step('all together, also after a reload', async () => {
    await page.getByRole('button', { name: 'Show all items' }).click()
    await expect(row.getByText(item.name)).toBeVisible()
    await page.reload()
    await expect(row.getByText(item.name)).toBeVisible()
    await page.getByRole('button', { name: 'Hide all items' }).click()
    await expect(row.getByText(item.name)).toHaveCount(0)
  })
})
