import type { Page } from '@playwright/test'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { findProducts, signInByApi } from '../support/api'
import { wishes, type Wish } from '../support/market'
import { rupiah, subTotalOf } from '../support/relations'
import { expect, signInByForm, test } from '../support/test'

async function addByMouse(page: Page, { priced }: Wish): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill(priced.product.SKU)
  await page.getByRole('button', { name: `Add to PR: ${priced.product.name}` }).click()
  await expect(page.getByText('Success Added Item to Cart').first()).toBeVisible()
}

async function setQuantity(page: Page, { priced, quantity }: Wish): Promise<void> {
  const field = page.getByRole('textbox', {
    name: new RegExp(`Quantity of ${escape(priced.product.name)}`),
  })
  await field.fill(String(quantity))
  await field.blur()
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const codeOf = async (page: Page) => {
  const code = await page
    .getByText(/^PR-NUSANTARA-\d{6}-\d{5}$/)
    .first()
    .textContent()
  return code ?? ''
}

// proves 1.0.1 1.0.2 1.1.6 2.0.1 2.0.3
test('a request of three products of two vendors becomes two orders', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const wanted = await wishes(request)
  const subTotals = wanted.map(({ priced, quantity }) => subTotalOf(priced, quantity))
  const total = subTotals.reduce((sum, one) => sum + one, 0)
  await signInByForm(page, 'purchasing@nusantara.test')

  await test.step('find and add', async () => {
    await page.getByRole('link', { name: 'Browse Product' }).click()
    for (const wish of wanted) await addByMouse(page, wish)
    await page.getByRole('link', { name: /View cart/ }).click()
  })
  // proves 1.4.16 1.4.23 1.4.24
  await test.step('quantities, save, submit', async () => {
    for (const wish of wanted) await setQuantity(page, wish)
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByText(rupiah(total)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })
  const code = await codeOf(page)
  // proves 1.2.80 1.4.16 1.5.49
  await test.step('Submit asks first and then opens the list', async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Are you sure want to Submit this PR?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(/\/dashboard\/purchase-requests$/)
    const row = page.getByRole('row', { name: new RegExp(code) })
    await expect(row.getByText('Submit', { exact: true })).toBeVisible()
    await expect(row.getByText('Multi Vendor')).toBeVisible()
    await expect(row.getByText(rupiah(total))).toBeVisible()
  })
  // proves 1.4.27
  await test.step('the cart is empty and no longer belongs to that request', async () => {
    await expect(page.getByRole('link', { name: /^Continue cart/ })).toHaveCount(0)
    await page.goto('/dashboard/purchase-requests?page=create')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page).toHaveURL(/page=create$/)
  })

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const approver = await other.newPage()
  // proves 1.2.80 1.8.21
  await test.step('another user approves', async () => {
    await signInByForm(approver, 'approver@nusantara.test')
    await approver.goto(`/dashboard/purchase-requests?page=detail&id=${code}`)
    for (const one of subTotals) await expect(approver.getByText(rupiah(one)).first()).toBeVisible()
    await approver.getByRole('button', { name: 'Approve', exact: true }).click()
    await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(approver.getByText('Success approve purchase request')).toBeVisible()
    await expect(approver).toHaveURL(/\/dashboard\/purchase-requests$/)
  })
  await test.step('history shows both names', async () => {
    const row = approver.getByRole('row', { name: new RegExp(code) })
    await row.getByRole('button', { name: /History/ }).click()
    const dialog = approver.getByRole('dialog')
    await expect(dialog.getByText('Budi Santoso').first()).toBeVisible()
    await expect(dialog.getByText('Sari Wulandari')).toBeVisible()
  })
  await other.close()

  await test.step('two orders with the right numbers in the right tab', async () => {
    const caller = await signInByApi(request, 'purchasing@nusantara.test')
    const orders = await caller.get<PurchaseOrder[]>(
      `/purchase-order?searchTopic=code_pr&searchValue=${code}`,
    )
    expect(orders).toHaveLength(2)
    const sums = [(subTotals[0] ?? 0) + (subTotals[1] ?? 0), subTotals[2] ?? 0]
    const ascending = (a: number, b: number) => a - b
    expect(orders.map((order) => order.grand_total).sort(ascending)).toEqual(sums.sort(ascending))
    for (const order of orders) {
      const tab = order.lastStatus === 'New' ? 'New' : 'Waiting DP'
      await page.goto(`/dashboard/purchase-orders?status=${encodeURIComponent(tab)}`)
      const card = page.getByRole('article').filter({ hasText: order.code_po })
      await expect(card.getByText(rupiah(order.grand_total)).first()).toBeVisible()
    }
  })
})

// proves 1.1.6
test('a rejection needs a note', async ({ page, browser, request, baseURL }) => {
  const [wish] = await wishes(request)
  if (!wish) throw new Error('Nothing to wish for')
  await signInByForm(page, 'owner@segara.test')
  await page.goto('/dashboard/products')
  const caller = await signInByApi(request, 'owner@segara.test')
  const [product] = await findProducts(request, caller, 'Kota Surabaya', (hit) => hit.stock > 20, 1)
  if (!product) throw new Error('Nothing is delivered to Surabaya')
  await addByMouse(page, { priced: product, quantity: 1 })
  await page.getByRole('link', { name: /View cart/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  const code = await page
    .getByText(/^PR-SEGARA-\d{6}-\d{5}$/)
    .first()
    .textContent()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/dashboard\/purchase-requests$/)

  await page.goto(`/dashboard/purchase-requests?page=detail&id=${code}`)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Note is required!')).toBeVisible()
  await page.getByRole('textbox', { name: /Note/ }).fill('Too expensive this month')
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Success rejected purchase request')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(code ?? '-') })
  await expect(row.getByText('Rejected')).toBeVisible()

  await test.step('another company does not see it', async () => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const stranger = await other.newPage()
    await signInByForm(stranger, 'owner@nusantara.test')
    await stranger.goto(`/dashboard/purchase-requests?page=detail&id=${code}`)
    await expect(stranger.getByText('Purchase Request Not Found!')).toBeVisible()
    await other.close()
  })
})
