import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { quantityField, summary } from '../support/cart'
import { expectFocusShown, press, tabBackTo, tabTo } from '../support/keyboard'
import { wishes, type Wish } from '../support/market'
import { rupiah, subTotalOf } from '../support/oracle'
import { expect, PASSWORD, test } from '../support/test'

async function signInByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await tabTo(page, page.getByLabel('Email'))
  await expectFocusShown(page)
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** `/` leads to the field, words find, Enter closes what is offered, an arrow leads to the card, Enter adds. */
async function addByKeys(page: Page, { priced }: Wish): Promise<void> {
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()
  // The field's words are selected, so that typing replaces them.
  await page.keyboard.type(priced.product.SKU)
  const add = page.getByRole('button', { name: `Add to PR: ${priced.product.name}`, exact: true })
  await expect(add).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(add).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success Added Item to Cart').first()).toBeVisible()
}

async function typeQuantity(page: Page, { priced, quantity }: Wish): Promise<void> {
  const field = quantityField(page, priced.product)
  await tabTo(page, field)
  await page.keyboard.type(String(quantity))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(String(quantity))
}

async function approveByKeys(page: Page, code: string): Promise<void> {
  await signInByKeys(page, 'approver@nusantara.test')
  await press(
    page,
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
      name: 'Purchase Requests',
    }),
  )
  await expect(page.getByRole('heading', { name: /Purchase Requests/ })).toBeFocused()
  await press(page, page.getByRole('link', { name: code }))
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Approve' }), 'Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Are you sure want to approve this PR?')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success approve purchase request')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/purchase-requests$/)
}

test('the whole way by keyboard alone', async ({ page, openBrowser, request }) => {
  test.slow()
  const wanted = await wishes(request)
  const total = wanted.reduce((sum, { priced, quantity }) => sum + subTotalOf(priced, quantity), 0)
  await signInByKeys(page, 'purchasing@nusantara.test')

  await test.step('search with a slash, add', async () => {
    await press(page, page.getByRole('link', { name: 'Browse Product' }))
    await expect(page).toHaveURL(/\/dashboard\/products/)
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible()
    for (const wish of wanted) await addByKeys(page, wish)
  })
  await test.step('arrows and Escape on the results', async () => {
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('')
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(
      page
        .getByRole('article')
        .nth(1)
        .getByRole('button', { name: /^Add to PR/ }),
    ).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()
  })
  await test.step('quantities, save, submit', async () => {
    await tabBackTo(page, page.getByRole('link', { name: /View Cart/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /Purchase Request/ })).toBeVisible()
    for (const wish of wanted) await typeQuantity(page, wish)
    await expect(summary(page).getByText(rupiah(total)).first()).toBeVisible()
    // By its own keys, since the autosave may have disabled the button before Tab reaches it.
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })
  const code =
    (await page
      .getByText(/^PR-NUSANTARA-\d{6}-\d{5}$/)
      .first()
      .textContent()) ?? ''
  await test.step('a question that Escape declines and Enter confirms', async () => {
    const submit = page.getByRole('button', { name: 'Submit' })
    await press(page, submit, 'Space')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(submit).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Submit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/purchase-requests$/)
  })

  const approver = await openBrowser()
  await test.step('somebody else approves', () => approveByKeys(approver, code))
  await test.step('history by keyboard', async () => {
    const row = approver.getByRole('row', { name: new RegExp(code) })
    await press(approver, row.getByRole('button', { name: `History of ${code}` }))
    const dialog = approver.getByRole('dialog')
    await expect(dialog.getByText('Budi Santoso').first()).toBeVisible()
    await expect(dialog.getByText('Sari Wulandari')).toBeVisible()
    await approver.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('two orders', async () => {
    const caller = await signInByApi(request, 'purchasing@nusantara.test')
    const orders = await caller.get<PurchaseOrder[]>(
      `/purchase-order?searchTopic=code_pr&searchValue=${code}`,
    )
    expect(orders).toHaveLength(2)
    expect(orders.reduce((sum, { grand_total: one }) => sum + one, 0)).toBe(total)
  })
})
