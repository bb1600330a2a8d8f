import { findHit, isPlain, JAKARTA } from '../support/api'
import { addToCart, quantityField } from '../support/cart'
import { expectAccessible } from '../support/looks'
import { callerOf } from '../support/provider'
import {
  button,
  TEMPLATE_MANAGER,
  makeProducts,
  makeTemplate,
  readTemplate,
  TEMPLATES,
} from '../support/templates'
import { expect, signIn, test } from '../support/test'
import { makeProduct, VENDOR } from '../support/vendor-products'

/** This vendor grants a payment term of 45 days. */
const PATIENT_VENDOR = 'vendor@amanproteksi.test'
const PURCHASING = 'purchasing@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'

// proves 1.2.84 1.4.30 1.7.64
test('a request is made from a template with a withdrawn product and a changed price', async ({
  page,
  request,
}) => {
  const vendor = await callerOf(request, PATIENT_VENDOR)
  const manager = await callerOf(request, TEMPLATE_MANAGER)
  // Found before the test makes its products, so that it is none of them.
  const other = await findHit(request, 'in stock', isPlain, JAKARTA)
  const [withdrawn, dear, scarce] = await makeProducts(vendor, 'Ribbon', 'Toner', 'Stamp')
  if (!withdrawn || !dear || !scarce) throw new Error('No products')
  const { _id: id, name } = await makeTemplate(manager, [
    { product: withdrawn, quantity: 1 },
    { product: dear, quantity: 2 },
    { product: scarce, quantity: 9 },
  ])
  await vendor('PUT', '/vendor/products/withdraw', { product_ids: [withdrawn._id] })
  await vendor('PUT', '/vendor/products/quick', { _id: dear._id, retail_price: 60_000 })
  await vendor('PUT', '/vendor/products/quick', {
    _id: scarce._id,
    stock: 4,
    stock_seen: scarce.stock,
  })
  await signIn(page, PURCHASING)

  // proves 1.2.28 1.9.25
  await test.step('its page shows the differences', async () => {
    await page.goto(`/dashboard/detail/template?id=${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Payment term: 30 Days')).toBeVisible()
    const problems = page.getByRole('list', {
      name: 'Some items cannot be ordered as they were saved',
    })
    await expect(problems.getByText('No longer offered')).toBeVisible()
    await expect(problems.getByText('Only 4 left')).toBeVisible()
    await expect(page.getByText('Prices changed since it was saved')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Update Template' })).toHaveCount(0)
    await expect(button(page, 'Delete')).toHaveCount(0)
  })
  await test.step('differences are reported, and an unsaved cart is not replaced without a question', async () => {
    await addToCart(page, other)
    await page.goto(`${TEMPLATES}?page=detail&id=${id}`)
    await button(page, 'Create PR From Template').click()
    const preview = page.getByRole('dialog', { name: `Create PR from ${name}` })
    await expect(preview.getByRole('heading', { name: 'Left out of the request' })).toBeVisible()
    await expect(preview.getByText(withdrawn.name)).toBeVisible()
    await expect(preview.getByText('Product stock left 4: 4 instead of 9')).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'New prices' })).toBeVisible()
    await expectAccessible(page)
    await button(preview, 'Create PR').click()
    const question = page.getByRole('dialog', { name: 'Replace the items in your cart?' })
    await button(question, 'Cancel').click()
    await button(preview, 'Create PR').click()
    await button(question, 'Replace').click()
  })
  await test.step('the request contains available products at current prices', async () => {
    await page.waitForURL(`**${REQUESTS}?page=create*`)
    await expect(quantityField(page, dear)).toHaveValue('2')
    await expect(quantityField(page, scarce)).toHaveValue('4')
    await expect(quantityField(page, withdrawn)).toHaveCount(0)
    await expect(quantityField(page, other)).toHaveCount(0)
    await expect(page.getByText('Rp. 60.000').first()).toBeVisible()
  })
  // proves 1.2.45 1.2.73
  await test.step('and can be started from the list of requests and the open ones', async () => {
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

// proves 2.1.3
test('added from the search: to a new template, and to one that was saved', async ({
  page,
  request,
}) => {
  const [vendor, manager] = [
    await callerOf(request, VENDOR),
    await callerOf(request, TEMPLATE_MANAGER),
  ]
  // Found before the test makes its product, so that it is a different one.
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const product = await makeProduct(vendor)
  const template = await makeTemplate(manager, [{ product, quantity: 1 }])
  await signIn(page, TEMPLATE_MANAGER)
  await page.goto(`/dashboard/products?q=${hit.SKU}`)

  await test.step('to the new one, stored in this browser', async () => {
    await button(page, `Add to Template: ${hit.name}`).click()
    await expect(page.getByText('Success Added Item to Cart')).toBeVisible()
    await page.getByRole('link', { name: /View template/ }).click()
    await expect(quantityField(page, hit)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Create Template' })).toBeVisible()
  })
  await test.step('to a saved one, from its own page', async () => {
    await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
    await button(page, 'Add to a template').click()
    const dialog = page.getByRole('dialog', { name: `Add ${hit.name} to a template` })
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('6')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('blue')
    await dialog.getByRole('searchbox').fill(template.name)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await button(dialog, `Add to ${template.name}`).click()
    await expect(
      page.getByText(`Item added to template ${template.name}, which now has 6`),
    ).toBeVisible()
    const { vendors } = await readTemplate(manager, template)
    const items = vendors.flatMap(({ packages }) => packages.items)
    expect(items.find(({ productId }) => productId === hit._id)).toMatchObject({
      quantity: 6,
      note: 'blue',
    })
  })
  // proves 1.2.82
  await test.step('not available without permission', async () => {
    await signIn(page, PURCHASING)
    await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
    await expect(button(page, 'Add to Purchase Request')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to (a t|T)emplate: / })).toHaveCount(0)
    await page.goto(`${TEMPLATES}?page=create`)
    await expect(page.getByText('Your role cannot save templates.')).toBeVisible()
    await page.goto(TEMPLATES)
    await expect(page.getByRole('link', { name: template.name, exact: true })).toBeVisible()
    await expect(button(page, 'Create New Template')).toHaveCount(0)
  })
})
