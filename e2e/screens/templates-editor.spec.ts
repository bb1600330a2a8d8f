import type { Locator, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA } from '../support/api'
import { quantityField, setQuantity } from '../support/cart'
import { refuseWith } from '../support/network'
import { callerOf } from '../support/provider'
import {
  button,
  itemsIn,
  TEMPLATE_MANAGER,
  makeProducts,
  makeTemplate,
  readTemplate,
  TEMPLATES,
} from '../support/templates'
import { expect, signIn, test } from '../support/test'
import { makeProduct, uniqueWord, VENDOR } from '../support/vendor-products'

/** Milliseconds until the search finds a new product. */
const WITHIN = 60_000

const nameField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Template Name', exact: true })
const saveButton = (page: Page): Locator => button(page, 'Save Template')
const openFound = async (page: Page, name: string) => {
  await page.goto(`${TEMPLATES}?by=name&value=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}
const act = async (page: Page, name: string, action: string) => {
  await button(page, `Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

// proves 1.2.26 1.2.82 1.2.83 1.1.7
test('a template is made: products found in it, a required name, stored until saved', async ({
  page,
  request,
}) => {
  const vendor = await callerOf(request, VENDOR)
  const [product] = await makeProducts(vendor, 'Marker')
  if (!product) throw new Error('No product')
  const name = `Desk ${uniqueWord()}`
  await page.clock.install()
  await signIn(page, TEMPLATE_MANAGER)
  await page.goto(TEMPLATES)
  await button(page, 'Create New Template').click()
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByText('This template has no items yet')).toBeVisible()

  await test.step('a product is found and added', async () => {
    const field = page.getByRole('combobox', { name: 'Search product', exact: true })
    const option = page.getByRole('option').filter({ hasText: product.sku })
    await expect(async () => {
      await field.fill('')
      await field.fill(product.sku)
      await expect(option).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: WITHIN })
    await option.click()
    await button(page.getByRole('region', { name: 'Selected product' }), 'Add to Template').click()
    await expect(page.getByText('Success Added Item to Cart')).toBeVisible()
    await setQuantity(page, product, 3)
    await expect(page.getByText('Success Change Item Quantity')).toBeVisible()
  })
  // proves 1.5.48
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
    page.once('dialog', (confirmation) => void confirmation.accept())
    await page.reload()
    await expect(nameField(page)).toHaveValue(name)
    await expect(quantityField(page, product)).toHaveValue('3')
  })
  await test.step('a lost response: saved again after a reload it is a single template', async () => {
    await page.route('**/api/template', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await saveButton(page).click()
    await expect(page.getByText('The template is not saved')).toBeVisible()
    await page.unroute('**/api/template')
    page.once('dialog', (confirmation) => void confirmation.accept())
    await page.reload()
    await expect(nameField(page)).toHaveValue(name)
  })
  // proves 1.4.31 1.9.11
  await test.step('saved, and back in the list', async () => {
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await saveButton(page).click()
    await expect(page.getByText('Saved. Back to the list…')).toBeVisible()
    await page.clock.runFor(1_400)
    await expect(page.getByText('Template saved')).toBeVisible()
    await expect(page).toHaveURL(/page=create/)
    await page.clock.runFor(200)
    await page.waitForURL((url) => url.pathname === TEMPLATES && url.search === '')
    await page.clock.resume()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Continue template/ })).toHaveCount(0)
  })
})

test('unsaved work is not replaced without a question, and can be restored', async ({
  page,
  request,
}) => {
  const [vendor, manager] = [
    await callerOf(request, VENDOR),
    await callerOf(request, TEMPLATE_MANAGER),
  ]
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const product = await makeProduct(vendor)
  const { _id: id, name } = await makeTemplate(manager, [{ product, quantity: 2 }])
  await signIn(page, TEMPLATE_MANAGER)
  await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
  await button(page, 'Add to Template').click()
  await expect(page.getByText('Success Added Item to Cart')).toBeVisible()

  await page.goto(`${TEMPLATES}?page=create&id=${id}`)
  await expect(page.getByText('You have another template that is not saved.')).toBeVisible()
  await button(page, 'Keep mine').click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (confirmation) => void confirmation.accept())
  await page.goto(TEMPLATES)
  await page.getByRole('link', { name: 'Continue template (1)' }).click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (confirmation) => void confirmation.accept())
  await page.goto(TEMPLATES)
  await button(page, 'Create New Template').click()
  await expect(quantityField(page, hit)).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (confirmation) => void confirmation.accept())
  await page.goto(`${TEMPLATES}?page=create&id=${id}`)
  await button(page, `Open ${name}`).click()
  await expect(quantityField(page, product)).toHaveValue('2')
  await expect(quantityField(page, hit)).toHaveCount(0)
})

test('a missing template is not found', async ({ page }) => {
  await signIn(page, TEMPLATE_MANAGER)
  for (const id of ['0198c0de-0000-7000-8000-000000000000', 'nothing']) {
    await page.goto(`${TEMPLATES}?page=create&id=${id}`)
    await expect(page.getByText('Template not found')).toBeVisible()
    await expect(button(page, 'Try again')).toHaveCount(0)
  }
  // proves 1.2.28
  await test.step('the additional addresses lead to the same pages', async () => {
    for (const wanted of ['create', 'detail']) {
      await page.goto(`/dashboard/${wanted}/template?id=nothing`)
      await expect(page).toHaveURL(new RegExp(`${TEMPLATES}\\?(.*&)?page=${wanted}`))
      await expect(page.getByText('Template not found')).toBeVisible()
    }
  })
})

// proves 1.2.26 1.2.81
test('edited by two users: differences are shown; deleting asks first', async ({
  page,
  request,
}) => {
  const [vendor, manager] = [
    await callerOf(request, VENDOR),
    await callerOf(request, TEMPLATE_MANAGER),
  ]
  const [first, second] = await makeProducts(vendor, 'Folder', 'Binder')
  if (!first || !second) throw new Error('No products')
  const template = await makeTemplate(manager, [
    { product: first, quantity: 2 },
    { product: second, quantity: 4 },
  ])
  const { _id: id, name } = template
  await signIn(page, TEMPLATE_MANAGER)
  await openFound(page, name)
  // proves 1.8.11
  await test.step('a failed load is an error with its message', async () => {
    await page.route('**/api/template/Items/*', refuseWith('No items today'))
    await act(page, name, 'Edit')
    const alert = page.getByRole('alert').filter({ hasText: 'No items today' })
    await expect(alert).toContainText('Error')
    await page.unroute('**/api/template/Items/*')
    await button(alert, 'Try again').click()
  })
  await expect(nameField(page)).toHaveValue(name)
  await expect(saveButton(page)).toBeDisabled()

  await test.step('another user was faster', async () => {
    await manager('PUT', `/template/Update/${id}`, {
      template_name: name,
      value: itemsIn([
        { product: first, quantity: 7 },
        { product: second, quantity: 4 },
      ]),
    })
    await setQuantity(page, first, 5)
    // On a phone the Save button is at the bottom, and the notice appears at the top.
    await page.setViewportSize({ width: 390, height: 844 })
    await setQuantity(page, second, 4)
    await saveButton(page).click()
    const notice = page.getByRole('alert')
    await expect(notice.getByText('This was changed in the meantime')).toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(notice.getByText(first.name)).toBeVisible()
    await expect(notice.getByText(second.name)).toHaveCount(0)
    await expect(notice.getByText('7', { exact: true })).toBeVisible()
  })
  await test.step('my version is used', async () => {
    const toast = page.getByText('Template saved').waitFor()
    await button(page, 'Save mine').click()
    await toast
    await page.waitForURL((url) => url.search === '')
    const saved = await readTemplate(manager, template)
    const items = saved.vendors.flatMap(({ packages }) => packages.items)
    expect(items.map(({ quantity }) => quantity)).toEqual([5, 4])
    expect(saved.version).toBe(3)
  })
  // proves 1.5.49
  await test.step('deleted', async () => {
    await openFound(page, name)
    await act(page, name, 'Delete')
    const question = page.getByRole('dialog', {
      name: 'Delete this template?',
    })
    await button(question, 'Delete').click()
    await expect(page.getByText('Template deleted')).toBeVisible()
    await expect(page.getByText('Template is empty!')).toBeVisible()
    await page.goto(`${TEMPLATES}?page=detail&id=${id}`)
    await expect(page.getByText('Template not found')).toBeVisible()
  })
})
