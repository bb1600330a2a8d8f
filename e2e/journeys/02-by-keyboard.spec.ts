import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Page } from '@playwright/test'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { makeDraft, signInByApi } from '../support/api'
import { lineOf, quantityField, summary } from '../support/cart'
import {
  expectFocusShown,
  expectFocusUncovered,
  press,
  tabBackTo,
  tabTo,
  takeOption,
} from '../support/keyboard'
import { wishes, type Wish } from '../support/market'
import { rupiah, subTotalOf } from '../support/relations'
import { expect, PASSWORD, signIn, test } from '../support/test'

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

/**
 * Adds a product by keyboard: `/` focuses the search, Enter closes the suggestions, an arrow moves to the card,
 * Enter adds.
 */
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
  await expect(field).toHaveValue(String(quantity).replace('.', ','))
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
  await press(page, page.getByRole('button', { name: 'Approve', exact: true }), 'Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Approve this PR?')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success approve purchase request')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/purchase-requests$/)
}

// proves 1.5.49
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
    await tabBackTo(page, page.getByRole('link', { name: /View cart/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /Purchase Request/ })).toBeVisible()
    for (const wish of wanted) await typeQuantity(page, wish)
    await expect(summary(page).getByText(rupiah(total)).first()).toBeVisible()
    // The test uses Ctrl+S, because the autosave may have disabled the button before Tab reaches it.
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
  await test.step('another user approves', () => approveByKeys(approver, code))
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

test.describe('at 200 % zoom', () => {
  // The viewport of a 1440 × 900 screen at 200 % zoom.
  test.use({ viewport: { width: 720, height: 450 } })

  test('the list and the editor by keyboard alone; the focused element is never covered', async ({
    page,
    request,
  }) => {
    test.slow()
    const caller = await signInByApi(request, 'purchasing@nusantara.test')
    const wanted = await wishes(request)
    const [first, second] = wanted.map(({ priced }) => priced)
    if (!first || !second) throw new Error('Too few wishes')
    const { _id: id, code_pr: code } = await makeDraft(
      caller,
      wanted.map(({ priced: { hit } }) => ({ hit, quantity: 2 })),
    )
    const key = (...keys: readonly string[]) =>
      keys.reduce(async (before, one) => {
        await before
        await page.keyboard.press(one)
      }, Promise.resolve())
    const backToTheTop = async () => {
      const top = page.getByRole('link', { name: 'Skip to content' })
      for (let stop = 0; stop < 80; stop += 1) {
        await key('Shift+Tab')
        if (await top.evaluate((link) => link === document.activeElement)) return
        await expectFocusUncovered(page)
      }
      throw new Error('Shift+Tab does not lead to the top')
    }
    await signIn(page, 'purchasing@nusantara.test')
    await page.goto('/dashboard/purchase-requests')
    const actions = page.getByRole('button', { name: `Actions for ${code}` })
    await expect(actions).toBeVisible()

    await test.step('from the end of the list to its top', async () => {
      await tabTo(page, page.getByRole('combobox', { name: 'Rows per page' }))
      await backToTheTop()
    })
    await test.step('a search', async () => {
      // At 200 % zoom the window is as narrow as a phone, where a button opens the search by field.
      await press(page, page.getByRole('button', { name: 'Add filter' }))
      await press(page, page.getByRole('combobox', { name: 'Search by' }))
      await takeOption(page, page.getByRole('option', { name: 'Code PR' }))
      await key('Tab')
      await expect(page.getByRole('textbox', { name: 'Code PR' })).toBeFocused()
      await page.keyboard.type(code)
      await key('Enter')
      await expect(page.getByRole('link', { name: /^PR-NUSANTARA/ })).toHaveCount(1)
    })
    await test.step('a dialog from a menu, and back to its button', async () => {
      await press(page, actions)
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      await key('ArrowUp', 'ArrowUp', 'Enter')
      await expect(page.getByRole('dialog', { name: `History of ${code}` })).toBeVisible()
      await key('Escape')
      await expect(actions).toBeFocused()
      await expectFocusShown(page)
      await key('Enter')
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      await key('Enter')
      await expect(page).toHaveURL(new RegExp(`page=create&id=${id}`))
      await expect(quantityField(page, first.product)).toHaveValue('2')
    })
    await test.step('from the end of the editor to its top', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Submit', exact: true }))
      await backToTheTop()
    })
    await test.step('a quantity by arrows, a note, a vendor folded', async () => {
      await tabTo(page, quantityField(page, first.product))
      await key('ArrowUp', 'ArrowUp', 'ArrowDown')
      await expect(quantityField(page, first.product)).toHaveValue('3')
      await tabBackTo(page, page.getByRole('textbox', { name: `Note for ${first.product.name}` }))
      await page.keyboard.type('Blue')
      const fold = page
        .getByRole('region', { name: first.hit.vendor_name })
        .getByRole('button', { name: first.hit.vendor_name, exact: false })
        .first()
      await tabBackTo(page, fold)
      await key('Enter')
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await key('Enter')
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
    })
    await test.step('an item removed and brought back', async () => {
      const remove = `Remove ${second.product.name}`
      await press(page, page.getByRole('button', { name: remove, exact: true }))
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove' })).toBeFocused()
      await key('Enter')
      await expect(lineOf(page, second.product)).toBeHidden()
      await key('Control+z')
      await expect(lineOf(page, second.product)).toBeVisible()
    })
    await test.step('saved and submitted', async () => {
      await key('Control+s')
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
      await press(page, page.getByRole('button', { name: 'Submit', exact: true }))
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Submit' })).toBeFocused()
      await key('Enter')
      await expect(page).toHaveURL(/purchase-requests$/)
      const { lastStatus, vendors } = await caller.get<PurchaseRequest>(`/purchase-request/${id}`)
      const items = vendors.flatMap(({ packages }) => packages.flatMap((one) => one.items))
      const line = items.find(({ productId }) => productId === first.hit._id)
      expect([lastStatus, items.length, line?.quantity, line?.note]).toEqual([
        'Submit',
        wanted.length,
        3,
        'Blue',
      ])
    })
  })
})
