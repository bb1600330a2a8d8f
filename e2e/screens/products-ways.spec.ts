import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import type { Page } from '@playwright/test'
import {
  findProducts,
  getDraft,
  isPlain,
  JAKARTA,
  makeDraft,
  searchHits,
  signInByApi,
} from '../support/api'
import { quantityField } from '../support/cart'
import { expectFocusShown, tabTo } from '../support/keyboard'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { PHONE } from '../support/screens'
import { expect, signIn, test } from '../support/test'

const PRODUCTS = '/dashboard/products'
const BUYER = 'purchasing@nusantara.test'
const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const cards = (page: Page) => page.getByRole('article')
const offers = (page: Page) =>
  page.getByRole('listbox', { name: 'Recent searches and suggestions' })
const trail = (page: Page) => page.getByRole('navigation', { name: 'Product categories' })
async function compare(page: Page, at: number): Promise<void> {
  await cards(page)
    .nth(at)
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name: /^(Add to Comparison|In comparison)$/ }).click()
}
const addToOpen = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add to an open PR' }).click()
}

async function openSearch(page: Page, address = PRODUCTS): Promise<void> {
  await page.goto(address)
  await expect(cards(page).first()).toBeVisible()
}

test.describe('from the search to the cart', () => {
  test.beforeEach(({ page }) => signIn(page, BUYER))

  // proves 1.8.14 2.1.3 2.2.32
  test('by keyboard: a suggestion, a product, the cart', async ({ page }) => {
    await openSearch(page)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('kert')
    await expect(offers(page).getByRole('option').first()).toBeVisible()
    expect(await offers(page).getByRole('option').count()).toBeLessThanOrEqual(5)
    await page.keyboard.press('ArrowDown')
    const chosen = offers(page).getByRole('option', { selected: true })
    const words = (await chosen.textContent()) ?? ''
    expect(words).toContain('kert')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue(words)
    await expect(offers(page)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: `“${words}”` })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Add to PR/ }),
    ).toBeFocused()
    await expectFocusShown(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Success Added Item to Cart').first()).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: /View cart/ }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /Purchase Request/ })).toBeVisible()

    // proves 2.2.32
    await test.step('previous searches are offered again', async () => {
      await openSearch(page)
      await field(page).click()
      const recent = offers(page).getByRole('group', { name: 'Recent searches' })
      await expect(recent.getByRole('option')).toHaveText([words])
      await page.keyboard.press('Escape')
      await expect(offers(page)).toBeHidden()
    })
  })

  test('in another sorting, which is in the address', async ({ page }) => {
    await openSearch(page, `${PRODUCTS}?q=kertas`)
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.selectOption('Price: low to high')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(cards(page).first()).toBeVisible()
    await page.reload()
    await expect(sort).toHaveValue('products_price_asc')
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=/)
    await expect(sort).toHaveValue('products')
  })

  test('a brand by its name, among all brands', async ({ page, request }) => {
    const { hits } = await searchHits(request, { city: JAKARTA })
    const brand = hits.find((hit) => hit.brand.length > 3)?.brand ?? ''
    await openSearch(page)
    const brands = page.getByRole('complementary', { name: 'Filters' })
    await brands.getByRole('searchbox', { name: 'Search brands' }).fill(brand)
    await brands.getByRole('checkbox', { name: new RegExp(`^${brand}`, 'i') }).check()
    await expect(page.getByRole('button', { name: `Remove filter ${brand}` })).toBeVisible()
    await expect(page).toHaveURL(/brand=/)
  })
})

// proves 1.2.44 2.2.31 2.2.35
test('categories: down the tree, by name, and up again by the breadcrumbs', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, BUYER)
  const tree = await caller.get<CategoryNode[]>('/category/tree')
  const { hits } = await searchHits(request, { city: JAKARTA })
  const [root = '', below = ''] =
    hits.find((hit) => hit.category_tree.length > 1)?.category_tree.map(({ name }) => name) ?? []
  expect(tree.map(({ name }) => name)).toContain(root)
  await signIn(page, BUYER)
  await openSearch(page)
  const found = page.getByRole('status').filter({ hasText: /product/ })
  const inAll = await found.innerText()
  await page.getByRole('button', { name: 'All Category' }).click()
  await expect(page).toHaveURL(/show=categories/)
  const drawer = page.getByRole('dialog', { name: 'All Category' })
  await drawer.getByRole('button', { name: `Show subcategories of ${root}` }).click()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: below, exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/category=/)
  await expect(trail(page)).toContainText(`Home${root}${below}`)
  await expect(cards(page).first()).toBeVisible()
  await expect(found).not.toHaveText(inAll)
  const inBelow = await found.innerText()

  await test.step('one level up shows at least as many products', async () => {
    await trail(page).getByRole('link', { name: root }).click()
    await expect(trail(page)).toHaveText(`Home${root}`)
    await expect(cards(page).first()).toBeVisible()
  })
  await test.step('Back returns', async () => {
    await page.goBack()
    await expect(trail(page)).toContainText(below)
    await expect(found).toHaveText(inBelow)
  })
  await test.step('by name', async () => {
    await page.getByRole('button', { name: 'All Category' }).click()
    await drawer.getByRole('searchbox', { name: 'Search categories' }).fill(root)
    await drawer.getByRole('button', { name: root, exact: true }).first().click()
    await expect(trail(page)).toHaveText(`Home${root}`)
  })
  await test.step('and cleared', async () => {
    await page.getByRole('button', { name: `Remove category ${root}` }).click()
    await expect(page).not.toHaveURL(/category=/)
  })
})

// proves 1.2.44 1.8.35 2.1.3 2.2.35 2.5.13 2.5.14 2.8.15 2.9.5
test('five are compared side by side, the sixth is refused', async ({ page }) => {
  await signIn(page, BUYER)
  await openSearch(page)
  const view = page.getByRole('button', { name: /^View Comparison/ })
  await view.click()
  const drawer = page.getByRole('dialog', { name: 'Comparison' })
  await expect(drawer.getByText('Products Comparison is empty!')).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await compare(page, 0)
  await compare(page, 0)
  await expect(page.getByText('Product already in comparation')).toBeVisible()
  for (const at of [1, 2, 3, 4]) await compare(page, at)
  await expect(view).toHaveAccessibleName('View Comparison (5)')
  await compare(page, 5)
  await expect(page.getByText('Maksimum product comparation is 5')).toBeVisible()
  await expect(view).toHaveAccessibleName('View Comparison (5)')

  await view.click()
  await expect(drawer.getByRole('columnheader')).toHaveCount(6)
  const price = drawer
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Price/ }) })
  await expect(price.getByRole('cell')).toHaveCount(5)
  await expect(price.getByText('Differs')).toBeVisible()
  await expectAccessible(page)
  const all = await drawer.getByRole('row').count()
  await drawer.getByRole('checkbox', { name: 'Only differences' }).check()
  expect(await drawer.getByRole('row').count()).toBeLessThan(all)
  await test.step('stored, also after a reload and on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await expect(drawer.getByRole('columnheader')).toHaveCount(5)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
  await test.step('added to the cart from there, and removed', async () => {
    await drawer
      .getByRole('button', { name: /^Add to PR/ })
      .first()
      .click()
    await expect(page.getByText('Success Added Item to Cart').first()).toBeVisible()
    await drawer
      .getByRole('button', { name: /^Remove .* from the comparison$/ })
      .first()
      .click()
    await expect(drawer.getByRole('columnheader')).toHaveCount(4)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(drawer.getByRole('columnheader')).toHaveCount(5)
  })
})

// proves 2.2.35
test('open requests: products added beside the cart, a request opened, and a new one', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, BUYER)
  const { hits } = await searchHits(request, { city: JAKARTA })
  const [first, second] = hits.filter(isPlain)
  if (!first || !second) throw new Error('The demo market has no two plain products')
  const draft = await makeDraft(caller, [{ hit: first, quantity: 1 }])
  await signIn(page, BUYER)
  await openSearch(page, `${PRODUCTS}?q=${second.SKU}`)
  await addToOpen(page, second.name)
  const dialog = page.getByRole('dialog', { name: `Add ${second.name} to an open PR` })
  await dialog.getByLabel('Quantity').fill('3')
  await dialog.getByLabel('Note').fill('For the new branch')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Add to ${draft.code_pr}` }).click()
  await expect(page.getByText(`Item added to PR ${draft.code_pr}`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: /View cart/ })).toContainText('0 items')

  await test.step('more than the stock is refused in place', async () => {
    await addToOpen(page, second.name)
    await dialog.getByLabel('Quantity').fill('9999999')
    await dialog.getByRole('button', { name: `Add to ${draft.code_pr}` }).click()
    await expect(dialog.getByRole('alert')).toContainText('Product stock left')
  })
  await test.step('Escape asks before losing input', async () => {
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('Quantity')).toHaveValue('9999999')
    await page.keyboard.press('Escape')
    await question.getByText('Close', { exact: true }).click()
    await expect(dialog).toBeHidden()
  })
  // proves 1.2.44
  await test.step('View Open PR opens it', async () => {
    await page.getByRole('button', { name: 'View Open PR' }).click()
    const drawer = page.getByRole('dialog', { name: 'Open PR' })
    const row = drawer.getByRole('listitem').filter({ hasText: draft.code_pr })
    await expect(row).toContainText('2 items')
    await expectAccessible(page)
    await row.getByRole('button', { name: `Open ${draft.code_pr}` }).click()
    await expect(page).toHaveURL(new RegExp(`page=create&id=${draft._id}`))
    await expect(page.getByText(second.name).first()).toBeVisible()
  })
  // proves 1.2.45
  await test.step('Create New PR asks when the cart has unsaved items', async () => {
    // The autosave saves additions to an existing draft, so this test uses a new one.
    await page.goto(`${PRODUCTS}?show=open-pr`)
    await page.getByRole('button', { name: 'Create New PR', exact: true }).click()
    await expect(page).toHaveURL(/purchase-requests\?page=create$/)
    await page.goto(`${PRODUCTS}?page=detail-product&slug=${first.slug_product}`)
    await page.getByRole('button', { name: 'Add to Purchase Request' }).click()
    await expect(page.getByText(/Success (Added Item|Increase Item)/).first()).toBeVisible()
    await page.goto(`${PRODUCTS}?show=open-pr`)
    await page.getByRole('button', { name: 'Create New PR', exact: true }).click()
    const question = page.getByRole('dialog', { name: /Start a new request/ })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Create New PR', exact: true }).click()
    await expect(page).toHaveURL(/purchase-requests\?page=create$/)
  })
})

// proves 1.4.25 1.4.26
test('additions to the draft in the cart are saved automatically; leaving earlier asks', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, BUYER)
  const [one, two] = await findProducts(request, caller, JAKARTA, isPlain, 2)
  if (!one || !two) throw new Error('The demo market has no two plain products')
  const { _id: id } = await makeDraft(caller, [{ hit: one.hit, quantity: 1 }])
  const idsIn = async () =>
    (await getDraft(caller, id)).vendors
      .flatMap(({ packages }) => packages.flatMap(({ items }) => items))
      .map(({ productId }) => productId)
  await signIn(page, BUYER)
  await page.clock.install()
  await page.goto(`/dashboard/purchase-requests?page=create&id=${id}`)
  await expect(quantityField(page, one.product)).toHaveValue('1')
  await page.goto(`${PRODUCTS}?page=detail-product&slug=${two.hit.slug_product}`)
  const saving = page.getByRole('status').filter({ hasText: /^(?:Not saved yet|Saving…|Saved)/ })
  await expect(saving).toHaveText(/^Saved/)
  // A paused clock prevents the autosave.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'Add to Purchase Request' }).click()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(saving).toHaveText('Not saved yet', { timeout: 300 })
  }).toPass({ timeout: 60_000 })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Purchase Orders' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  expect(await idsIn()).toEqual([one.hit._id])
  await page.clock.resume()
  await question.getByRole('button', { name: 'Stay', exact: true }).click()
  await expect(saving).toHaveText(/^Saved/)
  expect((await idsIn()).toSorted()).toEqual([one.hit._id, two.hit._id].toSorted())
})

// proves 2.2.35
test('on a phone and in a zoomed window the search is visible below the bar', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signIn(page, BUYER)
  const openCart = page.getByRole('link', { name: 'View cart' })
  for (const size of [PHONE, { width: 720, height: 450 }]) {
    await page.setViewportSize(size)
    await openSearch(page, `${PRODUCTS}?q=kertas`)
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    const { y: top = Infinity } = (await field(page).boundingBox()) ?? {}
    expect(top).toBeLessThan(300)
    expect((await openCart.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    for (const name of ['All Category', 'Paste a list', 'View Open PR', 'View Comparison'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await page.goto(`${PRODUCTS}?q=${'W'.repeat(60)}`)
  await expect(page.getByRole('status').filter({ hasText: /WWW/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the list view is remembered; quantities are added from it repeatedly', async ({
  page,
  request,
}) => {
  const { hits } = await searchHits(request, { city: JAKARTA })
  const hit = hits.find((one) => isPlain(one) && one.stock >= 20)
  if (!hit) throw new Error('The demo market has no plain product with a stock of 20')
  const minimum = Math.max(1, hit.minimum_order_quantity)
  await signIn(page, BUYER)
  // Simulates a product that was ordered before.
  await page.route('**/purchase-request/last-purchases*', async (route) =>
    route.fulfill({
      json: {
        data: [{ product_id: hit._id, quantity: minimum + 2, date: '2026-10-03T03:00:00.000Z' }],
        errors: null,
        message: null,
      },
    }),
  )
  await openSearch(page)
  const bottoms = await cards(page).evaluateAll((all) =>
    all.slice(0, 6).map((card) => card.getBoundingClientRect().bottom),
  )
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(900)
  await page.getByTitle('List', { exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  for (const row of await cards(page).all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  await openSearch(page, `${PRODUCTS}?q=${hit.SKU}`)
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  const row = cards(page)
    .filter({ hasText: hit.SKU.slice(0, 30) })
    .first()
  await row.getByRole('button', { name: `Increase quantity of ${hit.name} to add` }).click()
  await row.getByRole('button', { name: `Add to PR: ${hit.name}`, exact: true }).click()
  await expect(page.getByText('Success Added Item to Cart').first()).toBeVisible()
  await row.getByRole('button', { name: /^Order again/ }).click()
  await expect(page.getByText('Success Increase Item Quantity').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(quantityField(page, hit)).toHaveValue(String(2 * minimum + 3))
})
