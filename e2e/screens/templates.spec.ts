import type { DeskProduct } from '@pasok/domain/catalog/catalog.desk.model'
import type { Locator, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA } from '../support/api'
import { addToCart, quantityField } from '../support/cart'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { callerOf } from '../support/provider'
import { LOOKS } from '../support/screens'
import {
  itemsIn,
  KEEPER,
  makeProducts,
  makeTemplate,
  readTemplate,
  TEMPLATES,
} from '../support/templates'
import { expect, signIn, test } from '../support/test'
import { makeProduct, uniqueWord, VENDOR } from '../support/vendor-products'

const PURCHASING = 'purchasing@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'
/** Milliseconds until a product that is new is found. */
const WITHIN = 15_000

const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
const nameField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Template Name', exact: true })
const saveButton = (page: Page): Locator => button(page, 'Save Template')
const setQuantity = async (page: Page, product: DeskProduct, quantity: number) => {
  await quantityField(page, product).fill(String(quantity))
  await quantityField(page, product).press('Enter')
}
/** The list with this one row. */
const openFound = async (page: Page, name: string) => {
  await page.goto(`${TEMPLATES}?by=name&value=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}
const act = async (page: Page, name: string, action: string) => {
  await button(page, `Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a template is made: products found within, a required name, kept until it is saved', async ({
  page,
  request,
}) => {
  const vendor = await callerOf(request, VENDOR)
  const [product] = await makeProducts(vendor, 'Marker')
  if (!product) throw new Error('No product')
  const name = `Desk ${uniqueWord()}`
  await signIn(page, KEEPER)
  await page.goto(TEMPLATES)
  await button(page, 'Create New Template').click()
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByText('This template has no items yet')).toBeVisible()

  await test.step('a product is found and added', async () => {
    const field = page.getByRole('combobox', { name: 'Search Product', exact: true })
    const option = page.getByRole('option').filter({ hasText: product.sku })
    await expect(async () => {
      await field.fill('')
      await field.fill(product.sku)
      await expect(option).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: WITHIN })
    await option.click()
    await button(page.getByRole('region', { name: 'Selected Product' }), 'Add to Template').click()
    await expect(page.getByText('Success Added Item to Cart')).toBeVisible()
    await setQuantity(page, product, 3)
    await expect(page.getByText('Success Change Item Quantity')).toBeVisible()
  })
  await test.step('the name is required', async () => {
    await saveButton(page).click()
    await expect(page.getByText('Template Name is Required!')).toBeVisible()
    await expect(nameField(page)).toBeFocused()
  })
  await test.step('leaving asks, a reload keeps it', async () => {
    await nameField(page).fill(name)
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await button(question, 'Stay').click()
    await expect(saveButton(page)).toBeEnabled()
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await expect(nameField(page)).toHaveValue(name)
    await expect(quantityField(page, product)).toHaveValue('3')
  })
  await test.step('an answer is lost: saved again after a reload it is one', async () => {
    await page.route('**/api/template', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await saveButton(page).click()
    await expect(page.getByText('The template is not saved')).toBeVisible()
    await page.unroute('**/api/template')
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await expect(nameField(page)).toHaveValue(name)
  })
  await test.step('saved, and back in the list', async () => {
    await saveButton(page).click()
    await expect(page.getByText('Template saved')).toBeVisible()
    await page.waitForURL((url) => url.pathname === TEMPLATES && url.search === '')
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Continue template/ })).toHaveCount(0)
  })
})

test('unsaved work is not replaced unasked, and can be brought back', async ({ page, request }) => {
  const [vendor, keeper] = [await callerOf(request, VENDOR), await callerOf(request, KEEPER)]
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const product = await makeProduct(vendor)
  const { _id: id, name } = await makeTemplate(keeper, [{ product, quantity: 2 }])
  await signIn(page, KEEPER)
  await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
  await button(page, 'Add to Template').click()
  await expect(page.getByText('Success Added Item to Cart')).toBeVisible()

  await page.goto(`${TEMPLATES}?page=create&id=${id}`)
  await expect(page.getByText('You have another template that is not saved.')).toBeVisible()
  await button(page, 'Keep mine').click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (asked) => void asked.accept())
  await page.goto(TEMPLATES)
  await page.getByRole('link', { name: 'Continue template (1)' }).click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (asked) => void asked.accept())
  await page.goto(TEMPLATES)
  await button(page, 'Create New Template').click()
  await expect(quantityField(page, hit)).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (asked) => void asked.accept())
  await page.goto(`${TEMPLATES}?page=create&id=${id}`)
  await button(page, `Open ${name}`).click()
  await expect(quantityField(page, product)).toHaveValue('2')
  await expect(quantityField(page, hit)).toHaveCount(0)
})

test('edited by two: what differs is told; deleting asks first', async ({ page, request }) => {
  const [vendor, keeper] = [await callerOf(request, VENDOR), await callerOf(request, KEEPER)]
  const [first, second] = await makeProducts(vendor, 'Folder', 'Binder')
  if (!first || !second) throw new Error('No products')
  const template = await makeTemplate(keeper, [
    { product: first, quantity: 2 },
    { product: second, quantity: 4 },
  ])
  const { _id: id, name } = template
  await signIn(page, KEEPER)
  await openFound(page, name)
  await act(page, name, 'Edit')
  await expect(nameField(page)).toHaveValue(name)
  await expect(saveButton(page)).toBeDisabled()

  await test.step('somebody else was faster', async () => {
    await keeper('PUT', `/template/Update/${id}`, {
      template_name: name,
      value: itemsIn([
        { product: first, quantity: 7 },
        { product: second, quantity: 4 },
      ]),
    })
    await setQuantity(page, first, 5)
    await saveButton(page).click()
    const notice = page.getByRole('alert')
    await expect(notice.getByText('Somebody else changed this meanwhile')).toBeVisible()
    await expect(notice.getByText(first.name)).toBeVisible()
    await expect(notice.getByText(second.name)).toHaveCount(0)
    await expect(notice.getByText('7', { exact: true })).toBeVisible()
  })
  await test.step('mine counts', async () => {
    await button(page, 'Save mine').click()
    await expect(page.getByText('Template saved')).toBeVisible()
    await page.waitForURL((url) => url.search === '')
    const saved = await readTemplate(keeper, template)
    const items = saved.vendors.flatMap(({ packages }) => packages.flatMap((pack) => pack.items))
    expect(items.map(({ quantity }) => quantity)).toEqual([5, 4])
    expect(saved.version).toBe(3)
  })
  await test.step('deleted', async () => {
    await openFound(page, name)
    await act(page, name, 'Delete')
    const question = page.getByRole('dialog', {
      name: 'Are you sure want to delete this Template?',
    })
    await button(question, 'Delete').click()
    await expect(page.getByText('Template deleted')).toBeVisible()
    await expect(page.getByText('Template is empty!')).toBeVisible()
    await page.goto(`${TEMPLATES}?page=detail&id=${id}`)
    await expect(page.getByText('Template not found')).toBeVisible()
  })
})

test('a request is made of a template with a withdrawn product and another price', async ({
  page,
  request,
}) => {
  const [vendor, keeper] = [await callerOf(request, VENDOR), await callerOf(request, KEEPER)]
  // Found before others are made, of which it is not to be one.
  const other = await findHit(request, 'in stock', isPlain, JAKARTA)
  const [gone, dear, few] = await makeProducts(vendor, 'Ribbon', 'Toner', 'Stamp')
  if (!gone || !dear || !few) throw new Error('No products')
  const { _id: id, name } = await makeTemplate(keeper, [
    { product: gone, quantity: 1 },
    { product: dear, quantity: 2 },
    { product: few, quantity: 9 },
  ])
  await vendor('PUT', '/vendor/products/withdraw', { product_ids: [gone._id] })
  await vendor('PUT', '/vendor/products/quick', { _id: dear._id, retail_price: 60_000 })
  await vendor('PUT', '/vendor/products/quick', { _id: few._id, stock: 4, stock_seen: few.stock })
  await signIn(page, PURCHASING)

  await test.step('its page tells', async () => {
    await page.goto(`/dashboard/detail/template?id=${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Payment term: 30 Days')).toBeVisible()
    const told = page.getByRole('list', { name: 'Not everything can be ordered as it stands' })
    await expect(told.getByText('No longer offered')).toBeVisible()
    await expect(told.getByText('Only 4 left')).toBeVisible()
    await expect(page.getByText('Prices changed since it was saved')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Update Template' })).toHaveCount(0)
    await expect(button(page, 'Delete')).toHaveCount(0)
  })
  await test.step('what comes otherwise is told, and an unsaved cart is not replaced unasked', async () => {
    await addToCart(page, other)
    await page.goto(`${TEMPLATES}?page=detail&id=${id}`)
    await button(page, 'Create PR From Template').click()
    const told = page.getByRole('dialog', { name: `Create PR from ${name}` })
    await expect(told.getByRole('heading', { name: 'Left out of the request' })).toBeVisible()
    await expect(told.getByText(gone.name)).toBeVisible()
    await expect(told.getByText('Product stock left 4: 4 instead of 9')).toBeVisible()
    await expect(told.getByRole('heading', { name: 'New prices' })).toBeVisible()
    await expectAccessible(page)
    await button(told, 'Create PR').click()
    const question = page.getByRole('dialog', { name: 'Replace the items in your cart?' })
    await button(question, 'Cancel').click()
    await button(told, 'Create PR').click()
    await button(question, 'Replace').click()
  })
  await test.step('the request has what can be had, at today’s price', async () => {
    await page.waitForURL(`**${REQUESTS}?page=create*`)
    await expect(quantityField(page, dear)).toHaveValue('2')
    await expect(quantityField(page, few)).toHaveValue('4')
    await expect(quantityField(page, gone)).toHaveCount(0)
    await expect(quantityField(page, other)).toHaveCount(0)
    await expect(page.getByText('Rp. 60.000').first()).toBeVisible()
  })
  await test.step('and can be begun from the list of requests and the open ones', async () => {
    await page.goto(REQUESTS)
    await button(page, 'Create New PR From Template').click()
    const choosing = page.getByRole('dialog', { name: 'Create New PR From Template' })
    await choosing.getByRole('searchbox', { name: 'Find a template by name' }).fill(name)
    await expect(choosing.getByRole('listitem')).toHaveCount(1)
    await button(choosing, `Create PR from ${name}`).click()
    await expect(page.getByRole('dialog', { name: `Create PR from ${name}` })).toBeVisible()
    await page.goto('/dashboard/products?show=open-pr')
    await button(page, 'Create New PR From Template').click()
    await expect(choosing.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choosing).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Open PR' })).toBeVisible()
  })
})

test('found by name, vendor, author or date; all of it in the address', async ({
  page,
  request,
}) => {
  const [vendor, keeper] = [await callerOf(request, VENDOR), await callerOf(request, KEEPER)]
  const product = await makeProduct(vendor)
  const { name } = await makeTemplate(keeper, [{ product, quantity: 1 }])
  await signIn(page, KEEPER)
  await page.goto(TEMPLATES)
  const bar = page.getByRole('search', { name: 'Search this list' })
  const by = bar.getByRole('combobox', { name: 'Search by' })
  const chooseBy = async (topic: string) => {
    await by.click()
    await page.getByRole('option', { name: topic, exact: true }).click()
  }
  const found = page.getByRole('link', { name, exact: true })
  await expect(found).toBeVisible()

  await expect(button(bar, 'Search')).toBeDisabled()
  await bar.getByRole('textbox', { name: 'Template Name' }).fill(name)
  await button(bar, 'Search').click()
  await expect(page).toHaveURL(/by=name/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(found).toBeVisible()

  await chooseBy('Date Range')
  await bar.getByLabel('From').fill('2020-01-01')
  await expect(button(bar, 'Search')).toBeDisabled()
  await bar.getByLabel('To').fill('2020-01-31')
  await button(bar, 'Search').click()
  await expect(page).toHaveURL(/from=2020-01-01/)
  await expect(page.getByText('Template is empty!')).toBeVisible()
  await page.goBack()
  await expect(found).toBeVisible()
  await expect(bar.getByRole('textbox', { name: 'Template Name' })).toHaveValue(name)

  await chooseBy('Author')
  await bar.getByRole('textbox', { name: 'Author' }).fill('Nobody of this name')
  await button(bar, 'Search').click()
  await expect(page.getByText('Template is empty!')).toBeVisible()
  await button(bar, 'Clear').click()
  await expect(page).toHaveURL((url) => url.search === '')
  await expect(found).toBeVisible()
})

test('added from the search: to a new template, and to one that was saved', async ({
  page,
  request,
}) => {
  const [vendor, keeper] = [await callerOf(request, VENDOR), await callerOf(request, KEEPER)]
  // Found before another one is made, which is not to be the same.
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const product = await makeProduct(vendor)
  const template = await makeTemplate(keeper, [{ product, quantity: 1 }])
  await signIn(page, KEEPER)
  await page.goto(`/dashboard/products?q=${hit.SKU}`)

  await test.step('to the new one, in this browser', async () => {
    await button(page, `Add to Template: ${hit.name}`).click()
    await expect(page.getByText('Success Added Item to Cart')).toBeVisible()
    await page.getByRole('link', { name: /View Template/ }).click()
    await expect(quantityField(page, hit)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Create Template' })).toBeVisible()
  })
  await test.step('to a saved one, from its own page', async () => {
    await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
    await button(page, `Add to a template: ${hit.name}`).click()
    const dialog = page.getByRole('dialog', { name: `Add ${hit.name} to a template` })
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('6')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('blue')
    await dialog.getByRole('searchbox').fill(template.name)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await button(dialog, `Add to ${template.name}`).click()
    await expect(
      page.getByText(`Success Added Item to Template ${template.name}: 6 in it now`),
    ).toBeVisible()
    const { vendors } = await readTemplate(keeper, template)
    const items = vendors.flatMap(({ packages }) => packages.flatMap((pack) => pack.items))
    expect(items.find(({ productId }) => productId === hit._id)).toMatchObject({
      quantity: 6,
      note: 'blue',
    })
  })
  await test.step('nothing for who may not', async () => {
    await signIn(page, PURCHASING)
    await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
    await expect(button(page, 'Add to Purchase Request')).toBeVisible()
    await expect(button(page, `Add to a template: ${hit.name}`)).toHaveCount(0)
    await page.goto(`${TEMPLATES}?page=create`)
    await expect(page.getByText('Your role does not save templates.')).toBeVisible()
  })
})

for (const { colorScheme, viewport } of LOOKS) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport })

    test('the screens of templates', async ({ page, request }) => {
      const [vendor, keeper] = [await callerOf(request, VENDOR), await callerOf(request, KEEPER)]
      const products = await makeProducts(vendor, 'Lamp', 'Chair')
      const { _id: id } = await makeTemplate(
        keeper,
        products.map((product) => ({ product, quantity: 2 })),
      )
      const [first] = products
      await vendor('PUT', '/vendor/products/withdraw', { product_ids: [first?._id] })
      await signIn(page, 'owner@nusantara.test')
      const look = async (path: string, ready: () => Locator) => {
        await page.goto(path)
        await expect(ready().first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      await look(TEMPLATES, () => page.getByText('Rp. ').first())
      await look(`${TEMPLATES}?by=name&value=zzzz`, () => page.getByText('Template is empty!'))
      await look(`${TEMPLATES}?page=detail&id=${id}`, () => page.getByText('No longer offered'))
      await look(`${TEMPLATES}?page=create&id=${id}`, () => page.getByText('No longer offered'))
    })
  })
}
