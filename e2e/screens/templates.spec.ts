import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectGoodLooks, inEachLook } from '../support/looks'
import { callerOf } from '../support/provider'
import {
  button,
  TEMPLATE_MANAGER,
  makeProducts,
  makeTemplate,
  TEMPLATES,
} from '../support/templates'
import { expect, signIn, test } from '../support/test'
import { makeProduct, uniqueWord, VENDOR } from '../support/vendor-products'

async function find(page: Page, name: string): Promise<void> {
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
}

async function saveSearch(page: Page, name: string): Promise<void> {
  const filter = `Kept ${uniqueWord()}`
  await page.goto(`${TEMPLATES}?by=name&value=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  const bar = page.getByRole('search', { name: 'Search this list' })
  const menu = button(bar, 'Saved filters')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Save this filter…' }).click()
  await page.getByRole('dialog', { name: 'Save filter' }).getByLabel('Name').fill(filter)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Filter saved')).toBeVisible()
  await expect(button(bar, filter)).toBeVisible()

  await button(bar, 'Clear').click()
  await expect(page).toHaveURL((url) => url.search === '')
  await menu.click()
  await page.getByRole('menuitem', { name: filter, exact: true }).click()
  await expect(page).toHaveURL(/by=name&value=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()

  await button(bar, filter).click()
  await page.getByRole('menuitem', { name: `Remove filter ${filter}` }).click()
  await expect(page.getByText('Filter removed')).toBeVisible()
}

// proves 1.2.25 1.2.81 1.2.85 1.8.35
test('templates are searched, and a search is saved', async ({ page, request }) => {
  const [vendor, manager] = [
    await callerOf(request, VENDOR),
    await callerOf(request, TEMPLATE_MANAGER),
  ]
  const product = await makeProduct(vendor)
  const { name } = await makeTemplate(manager, [{ product, quantity: 1 }])
  await signIn(page, TEMPLATE_MANAGER)
  await test.step('found by name, vendor, author or date; all of it in the address', () =>
    find(page, name))
  await test.step('a search is saved under a name, applied and removed', () =>
    saveSearch(page, name))
})

// proves 1.2.25 1.2.27 1.2.81 1.2.84 1.2.85
test('the screens of templates', async ({ page, request }) => {
  const [vendor, manager] = [
    await callerOf(request, VENDOR),
    await callerOf(request, TEMPLATE_MANAGER),
  ]
  const products = await makeProducts(vendor, 'Lamp', 'Chair')
  const { _id: id, name } = await makeTemplate(
    manager,
    products.map((product) => ({ product, quantity: 2 })),
  )
  const [first] = products
  await vendor('PUT', '/vendor/products/withdraw', { product_ids: [first?._id] })
  await signIn(page, 'owner@nusantara.test')
  const look = async (path: string, ready: () => Locator) => {
    await page.goto(path)
    await expectGoodLooks(page, ready().first())
  }
  await look(TEMPLATES, () => page.getByText('Rp. ').first())
  await inEachLook(page, async () => {
    await button(page, `Actions for ${name}`).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Create PR', 'Detail', 'Edit', 'Delete'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await look(`${TEMPLATES}?by=name&value=zzzz`, () => page.getByText('Template is empty!'))
  await look(`${TEMPLATES}?page=detail&id=${id}`, () => page.getByText('No longer offered'))
  await inEachLook(page, async () => {
    await expect(page.getByRole('link', { name: 'Update Template' })).toBeVisible()
    await expect(button(page, 'Create PR From Template')).toBeVisible()
  })
  await look(`${TEMPLATES}?page=create&id=${id}`, () => page.getByText('No longer offered'))
})
