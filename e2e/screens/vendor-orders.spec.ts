import type { Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import {
  expectAccessible,
  expectCalm,
  expectGoodLooks,
  expectGoodScreen,
  expectNoSidewaysScroll,
} from '../support/looks'
import { PHONE } from '../support/screens'
import { expect, test } from '../support/test'
import {
  makeOrder,
  makeVendor,
  movePackages,
  openOrder,
  openPortal,
  ORDERS,
  readOrder,
  SELLER,
} from '../support/vendor-orders'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })
const choose = (page: Page, code: string) =>
  page.getByRole('checkbox', { name: `Select ${code}` }).check()

test('a search runs while typing: the field keeps the focus', async ({ page, request }) => {
  const { code_po: code } = await makeOrder(request, 1)
  await openPortal(page, SELLER.email, ORDERS)
  await expect(row(page, code)).toBeVisible()
  await page.getByRole('searchbox').first().focus()
  await page.keyboard.type(code.slice(0, 8))
  // Waits until the list has started the search.
  await expect(page).toHaveURL(/search=/)
  await page.keyboard.type(code.slice(8))
  await expect(page.getByRole('searchbox').first()).toHaveValue(code)
  await expect(page).toHaveURL(new RegExp(`search=${code}`))
  await expect(row(page, code)).toBeVisible()
})

test('tabs by stage with counts, searched in the address', async ({ page, request }) => {
  const order = await makeOrder(request, 1)
  await openPortal(page, SELLER.email, ORDERS)
  await expect(heading(page, 'Orders')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Vendor menu' })
  await expect(menu.getByRole('link').first()).toHaveAttribute('href', ORDERS)
  await expect(page.getByRole('tab')).toHaveText([
    /^Ready to Process\s*\d+$/,
    /^Pick & Pack\s*\d+$/,
    /^Ready to Ship\s*\d+$/,
    /^Shipped\s*\d+$/,
    /^Waiting DP\s*\d+$/,
    /^Delivered\s*\d+$/,
    /^Paid\s*\d+$/,
    /^Canceled\s*\d+$/,
    /^All$/,
  ])
  await expect(row(page, order.code_po)).toContainText('To be picked')
  await expect(row(page, order.code_po)).toContainText(order.buyer.name)
  await expectCalm(page)

  await test.step('by order, package, buyer and days; kept in the address', async () => {
    const field = page.getByRole('search').getByRole('textbox')
    const by = page.getByRole('combobox', { name: 'Search by' })
    const searchBy = async (name: string, words: string) => {
      await by.click()
      await page.getByRole('option', { name, exact: true }).click()
      await expect(by).toHaveValue(name)
      await field.fill(words)
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).searchParams.get('value')).toBe(words)
    }
    await searchBy('Order code', order.code_po)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(field).toHaveValue(order.code_po)
    await expect(row(page, order.code_po)).toBeVisible()
    await searchBy('Package code', order.packages[0]?.code_package ?? '')
    await expect(row(page, order.code_po)).toBeVisible()
    await searchBy('Buyer', 'nobody of this name')
    await expect(page.getByText('No orders match this search')).toBeVisible()
    await page.goto(`${ORDERS}?by=date&from=2001-01-01&to=2001-01-02`)
    await expect(page.getByText('No orders match this search')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(row(page, order.code_po)).toBeVisible()
  })

  await test.step('by keyboard into the order, and Back', async () => {
    await page.getByRole('link', { name: new RegExp(order.code_po) }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, order.code_po)).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Orders')).toBeVisible()
  })
})

test('several together: picked, packed except a waiting one, shipped', async ({
  page,
  request,
}) => {
  const [first, second] = [await makeOrder(request, 1), await makeOrder(request, 1)]
  const codes = [first, second].map(({ code_po: code }) => code)
  await openPortal(page, SELLER.email, `${ORDERS}?status=New`)
  for (const code of codes) await choose(page, code)
  const bar = page.getByRole('region', { name: '2 orders selected' })
  await bar.getByRole('button', { name: 'Start picking' }).click()
  await expect(dialog(page)).toContainText('Start picking 2 packages?')
  await expectAccessible(page)
  await inDialog(page, 'Start picking').dblclick()
  await expect(dialog(page)).toContainText('All 2 packages updated')
  await inDialog(page, 'Close').last().click()
  await expect(row(page, codes[0] ?? '')).toBeHidden()

  await test.step('the one whose item the buyer decides stays, and says why', async () => {
    const seller = await signInByApi(request, SELLER.email)
    const [pack] = (await readOrder(request, second.code_po)).packages
    const [item] = pack?.items ?? []
    await seller.post('POST', `/vendor/packages/${pack?._id}/items/${item?._id}/change`, {
      quantity: 1,
      retail_price: item?.retail_price,
      reason: 'Stok tinggal satu',
    })
    await page.goto(`${ORDERS}?status=Pick`)
    await expect(row(page, second.code_po)).toContainText('Buyer’s decision on 1 item')
    for (const code of codes) await choose(page, code)
    await page.getByRole('button', { name: 'Ready to Ship', exact: true }).click()
    await inDialog(page, 'Ready to Ship').click()
    await expect(dialog(page)).toContainText('1 of 2 updated')
    await expect(dialog(page)).toContainText(`These items are waiting for the buyer: ${item?.name}`)
    await expectAccessible(page)
    await inDialog(page, 'Close').last().click()
    await expect(row(page, first.code_po)).toBeHidden()
    await expect(row(page, second.code_po)).toBeVisible()
  })

  await test.step('shipped with a courier for all and a tracking number each', async () => {
    await page.goto(`${ORDERS}?status=Ready+to+Shipped`)
    await choose(page, first.code_po)
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await dialog(page).getByRole('combobox', { name: 'Courier' }).fill('Kurir Toko')
    await dialog(page)
      .getByRole('textbox', { name: /^Tracking number of/ })
      .fill('KT-1')
    await inDialog(page, 'Ship').click()
    await expect(dialog(page)).toContainText('1 package updated')
    const [pack] = (await readOrder(request, first.code_po)).packages
    expect(pack).toMatchObject({
      lastStatus: 'Shipped',
      courier: 'Kurir Toko',
      tracking_number: 'KT-1',
    })
  })
})

test('an order of another vendor is not found', async ({ page, request }) => {
  const order = await makeOrder(request, 1)
  const { email } = await makeVendor(request, 'Lain')
  await openPortal(page, email, `${ORDERS}/${order.code_po}`)
  await expect(heading(page, 'Order not found')).toBeVisible()
  await expect(page.getByText(`You have no order ${order.code_po}.`)).toBeVisible()
  await page.goto(`${ORDERS}/${order.code_po}/paper?of=pick-list`)
  await expect(heading(page, 'Order not found')).toBeVisible()
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(page.getByText('No orders in Ready to Process')).toBeVisible()
})

test('twenty per page', async ({ page, request }) => {
  test.slow()
  const seller = await signInByApi(request, SELLER.email)
  const count = async () =>
    (await seller.get<Record<string, number>>('/vendor/orders/count'))['New']
  while (((await count()) ?? 0) <= 20) await makeOrder(request, 1)
  await openPortal(page, SELLER.email, ORDERS)
  await expect(page.getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^21–/)).toBeVisible()
  await expect(page).toHaveURL(/skip=1/)
  await page.reload()
  await expect(page.getByText(/^21–/)).toBeVisible()
})

test('visual checks', async ({ page, request }) => {
  const order = await makeOrder(request, 2)
  await movePackages(request, order, 'pick')
  await openPortal(page, SELLER.email, `${ORDERS}?status=All`)
  await expectGoodLooks(page, page.getByText(order.code_po).first())
  const ready = page.getByRole('button', { name: 'Ready to Ship' })
  await expectGoodScreen(page, `${ORDERS}/${order.code_po}`, ready)
})

test('on a phone an order is moved from its page', async ({ openBrowser, request }) => {
  const order = await makeOrder(request, 1)
  const page = await openBrowser({ viewport: PHONE, hasTouch: true })
  await openOrder(page, order)
  await page.getByRole('button', { name: 'Start picking' }).tap()
  await expect(page.getByRole('button', { name: 'Ready to Ship' })).toBeVisible()
  await page.getByRole('button', { name: 'Set shipping cost' }).tap()
  await page.getByLabel('Shipping cost (Rp.)').fill('25.000')
  await inDialog(page, 'Save').tap()
  await expect(page.getByText('The shipping cost is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Ready to Ship' }).tap()
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
