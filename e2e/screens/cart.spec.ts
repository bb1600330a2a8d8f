import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  findHit,
  isPlain,
  JAKARTA,
  priceHit,
  searchHits,
  signInByApi,
  type Caller,
  type Priced,
} from '../support/api'
import {
  addToCart,
  decreaseButton,
  figure,
  increaseButton,
  lineOf,
  openCart,
  quantityField,
  saveCart,
  summary,
} from '../support/cart'
import { downPaymentOf, rupiah, subTotalOf } from '../support/relations'
import { expect, openUserMenu, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'

/** Waits until the field shows this quantity. */
async function expectQuantity(page: Page, hit: ProductHit, quantity: number): Promise<void> {
  await expect(quantityField(page, hit)).toHaveValue(String(quantity).replace('.', ','))
}

const UNCLEAR = 'Use up to two decimals, such as 2,5'

// proves 1.5.37 1.5.38 1.5.41
test('a quantity is checked a second after typing', async ({ page, request }) => {
  const many = await findHit(
    request,
    'with a minimum above 1',
    ({ minimum_order_quantity: minimum, stock }) => minimum >= 5 && stock >= 100,
    JAKARTA,
  )
  const scarce = await findHit(
    request,
    'with little stock',
    ({ minimum_order_quantity: minimum, stock }) => minimum <= 1 && stock >= 2 && stock <= 60,
    JAKARTA,
  )
  const minimum = many.minimum_order_quantity
  // The messages of the toasts also appear at the quantity field.
  const atLeast = `Minimum order quantity is ${minimum}`
  const atMost = `Product stock left ${scarce.stock}`
  await signIn(page, PURCHASING)
  await addToCart(page, many)
  await addToCart(page, scarce)
  await page.clock.install()
  await openCart(page)
  await expectQuantity(page, many, minimum)

  // proves 1.5.38 1.9.10
  await test.step('raised to the minimum', async () => {
    await quantityField(page, many).fill('2')
    await page.clock.runFor(900)
    await expectQuantity(page, many, 2)
    await page.clock.runFor(200)
    await expect(quantityField(page, many)).toHaveAccessibleDescription(atLeast)
    await expect(page.getByRole('alert').getByText(atLeast)).toBeVisible()
    await expectQuantity(page, many, minimum)
  })
  // proves 1.5.39
  await test.step('reduced to the stock', async () => {
    await quantityField(page, scarce).fill('9999')
    await page.clock.runFor(1_100)
    await expect(quantityField(page, scarce)).toHaveAccessibleDescription(atMost)
    await expect(page.getByRole('alert').getByText(atMost)).toBeVisible()
    await expectQuantity(page, scarce, scarce.stock)
  })
  // proves 1.5.42
  await test.step('plus beyond the stock', async () => {
    await page.clock.fastForward(10_000)
    await expect(quantityField(page, scarce)).toHaveAccessibleDescription('')
    await increaseButton(page, scarce).click()
    await expect(quantityField(page, scarce)).toHaveAccessibleDescription(atMost)
    await expectQuantity(page, scarce, scarce.stock)
  })
  // proves 1.5.40 1.5.41 1.8.15 1.8.16 1.8.17 1.9.10
  await test.step('minus at the minimum says so, above it takes one', async () => {
    await page.clock.fastForward(10_000)
    await expect(quantityField(page, many)).toHaveAccessibleDescription('')
    // The button has aria-disabled but still reacts, with an explanation.
    await expect(decreaseButton(page, many)).toBeDisabled()
    await decreaseButton(page, many).click({ force: true })
    await expect(quantityField(page, many)).toHaveAccessibleDescription(atLeast)
    await expectQuantity(page, many, minimum)
    await increaseButton(page, many).click()
    await expectQuantity(page, many, minimum + 1)
    await expect(page.getByText('Success Increase Item Quantity')).toBeVisible()
    await decreaseButton(page, many).click()
    await expectQuantity(page, many, minimum)
    await expect(page.getByText('Success Decrease Item Quantity')).toBeVisible()
  })
  // proves 1.5.37
  await test.step('unclear input stays as typed, shows an error and is not applied', async () => {
    const field = quantityField(page, scarce)
    await field.fill('1')
    await field.pressSequentially('x-e')
    await expect(field).toHaveValue('1')
    await field.blur()
    await page.clock.runFor(1_100)
    for (const text of ['2.555', '1.000', '1.000,00']) {
      await field.fill(text)
      await page.clock.runFor(1_100)
      await expect(field).toHaveValue(text)
      await expect(field).toHaveAccessibleDescription(UNCLEAR)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.press('Escape')
      await expectQuantity(page, scarce, 1)
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
  })
  // proves 1.8.16
  await test.step('surrounding spaces and a decimal comma are understood', async () => {
    const field = quantityField(page, scarce)
    // The toast appears once the quantity is stored. Each change must show its own toast before the reload.
    const stored = page.getByText('Success Change Item Quantity')
    await field.fill(' 2 ')
    await page.clock.runFor(1_100)
    await expect(stored).toBeVisible()
    await expectQuantity(page, scarce, 2)
    await page.clock.fastForward(10_000)
    await expect(stored).toHaveCount(0)
    await field.fill('1,55')
    await page.clock.runFor(1_100)
    await expect(stored).toBeVisible()
    await expectQuantity(page, scarce, 1.55)
    await page.reload()
    await expectQuantity(page, scarce, 1.55)
  })
  // proves 1.5.40 1.5.43
  await test.step('minus is disabled at 1', async () => {
    await quantityField(page, scarce).fill('1')
    await quantityField(page, scarce).blur()
    await expect(decreaseButton(page, scarce)).toBeDisabled()
  })
  // proves 1.5.43
  await test.step('one less of one, by the arrow key, removes it after the question', async () => {
    await quantityField(page, scarce).press('ArrowDown')
    const question = page.getByRole('dialog')
    await expect(question).toContainText(`Are you sure want to remove Item ${scarce.name}?`)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(quantityField(page, scarce)).toHaveCount(0)
    await expect(quantityField(page, many)).toBeVisible()
  })
})

// proves 1.5.49
test('lines are removed after a question and can be restored', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const first = await priceHit(caller, await findHit(request, 'in stock', isPlain, JAKARTA))
  const isOfOther = (hit: ProductHit) => isPlain(hit) && hit.vendor_id !== first.hit.vendor_id
  const second = await priceHit(caller, await findHit(request, 'of two', isOfOther, JAKARTA))
  await signIn(page, PURCHASING)
  await addToCart(page, first.hit)
  await addToCart(page, second.hit)
  await openCart(page)
  const line = lineOf(page, first.product)
  const dialog = page.getByRole('dialog')

  await test.step('a note stays', async () => {
    const note = page.getByRole('textbox', { name: `Note for ${first.product.name}` })
    await note.fill('Blue, please')
    await note.blur()
    // After it loses the focus, the field shows the stored value.
    await expect(note).toHaveValue('Blue, please')
    await page.reload()
    await expect(note).toHaveValue('Blue, please')
  })
  // proves 1.8.18
  await test.step('one item', async () => {
    const remove = line.getByRole('button', { name: `Remove ${first.product.name}`, exact: true })
    await remove.click()
    await expect(
      dialog.getByText(`Are you sure want to remove Item ${first.product.name}?`),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(line).toBeVisible()
    await remove.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(line).toBeHidden()
    await expect(page.getByText(/^Success Remove Item(?!s)/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line).toBeVisible()
    await expect(page.getByRole('textbox', { name: `Note for ${first.product.name}` })).toHaveValue(
      'Blue, please',
    )
  })
  // proves 1.8.18 1.8.19 1.8.20
  await test.step("a vendor's items", async () => {
    await page
      .getByRole('button', { name: `Remove all items of ${second.hit.vendor_name}` })
      .click()
    await expect(dialog.getByText(`Remove all items of ${second.hit.vendor_name}?`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(/^Success Remove Items/)).toBeVisible()
    await expect(lineOf(page, second.product)).toBeHidden()
    await expect(line).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(lineOf(page, second.product)).toBeVisible()
  })
  // proves 1.5.49 1.8.20
  await test.step('everything', async () => {
    await page.getByRole('button', { name: 'Remove all items', exact: true }).click()
    await expect(dialog.getByText('Are you sure want to remove All Item?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page.getByText('Success Remove All Items')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(line).toBeVisible()
  })
})

async function withDownPayment(
  request: APIRequestContext,
  caller: Caller,
): Promise<[Priced, Priced]> {
  const { hits } = await searchHits(request, { city: JAKARTA })
  const plain = hits.filter(isPlain)
  const seen = new Set<string>()
  for (const one of plain) {
    const other = plain.find((hit) => hit.vendor_id === one.vendor_id && hit !== one)
    if (!other || seen.has(one.vendor_id)) continue
    seen.add(one.vendor_id)
    const priced = await priceHit(caller, one)
    const setting = priced.vendor.setting[0]?.setting[0]
    if (setting && setting.down_payment > 0) return [priced, await priceHit(caller, other)]
  }
  throw new Error('No vendor of the demo market asks for a down payment')
}

// proves 1.5.55
test('sums and down payment to the rupiah', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const [one, two] = await withDownPayment(request, caller)
  await signIn(page, PURCHASING)
  await addToCart(page, one.hit)
  await addToCart(page, two.hit)
  await openCart(page)
  for (const [priced, quantity] of [
    [one, 1.15],
    [two, 33.29],
  ] as const) {
    await quantityField(page, priced.product).fill(String(quantity))
    await quantityField(page, priced.product).blur()
    const line = lineOf(page, priced.product)
    await expect(line.getByText(rupiah(subTotalOf(priced, quantity)))).toBeVisible()
    // The line shows the tax rate, as the request's page does.
    const { value } = priced.product.pajak
    if (value > 0) await expect(line).toContainText(`PPN ${value * 100}%`)
  }
  const sums = [subTotalOf(one, 1.15), subTotalOf(two, 33.29)]
  const total = sums.reduce((sum, subTotal) => sum + subTotal, 0)
  await expect(figure(summary(page), 'Total')).toHaveText(rupiah(total))
  await expect(figure(summary(page), 'Down Payment')).toHaveText(rupiah(downPaymentOf(one, sums)))

  await test.step('and two tabs agree', async () => {
    const second = await page.context().newPage()
    await openCart(second)
    await expect(figure(summary(second), 'Total')).toHaveText(rupiah(total))
    await quantityField(page, one.product).fill('2')
    await quantityField(page, one.product).blur()
    await expect(quantityField(second, one.product)).toHaveValue('2', { timeout: 10_000 })
    await second.close()
  })
})

async function typeUnsaved(page: Page, hit: ProductHit): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  const state = page.getByRole('status').filter({ hasText: /^(Saved|Not saved yet)/ })
  await expect(submit).toBeEnabled()
  await quantityField(page, hit).pressSequentially('3')
  await expect(state).toHaveText('Not saved yet')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAttribute('title', /save/i)

  await page.clock.runFor(8_000)
  await expect(state).toHaveText(/^Saved/)
  await expect(submit).toBeEnabled()
}

/** Checks that leaving with unsaved changes opens the question and that Escape stays. */
async function leaveUnsaved(page: Page, hit: ProductHit): Promise<void> {
  // A paused clock prevents the autosave.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await quantityField(page, hit).fill('5')
  await quantityField(page, hit).press('Enter')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.getByText('Not saved yet')).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 60_000 })
  const away = page.getByRole('link', { name: 'Browse Product' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await away.focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(away).toBeFocused()
  await expect(page).toHaveURL(/page=create/)
  await quantityField(page, hit).fill('4')
  await quantityField(page, hit).press('Enter')
  await away.click()
  await question.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/dashboard\/products/)
}

test('typing counts as unsaved from the first key, and leaving asks', async ({ page, request }) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  await page.clock.install()
  await openCart(page)
  await saveCart(page)
  await test.step('typing counts as unsaved', () => typeUnsaved(page, hit))
  await test.step('leaving with unsaved work asks, and Escape cancels leaving', () =>
    leaveUnsaved(page, hit))
})

test('another user of the same browser does not see the cart', async ({ page, request }) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signIn(page, 'owner@nusantara.test')
  await openCart(page)
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signIn(page, PURCHASING)
  await openCart(page)
  await expect(quantityField(page, hit)).toBeVisible()
})
