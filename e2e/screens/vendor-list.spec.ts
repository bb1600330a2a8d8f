import type { Locator, Page } from '@playwright/test'
import { newBuyer } from '../support/relations'
import {
  expectAccessible,
  expectCalm,
  expectGoodLooks,
  expectNoSidewaysScroll,
  inEachLook,
} from '../support/looks'
import { expect, signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const LIST = '/dashboard/vendor-list'
const BUYERS = '/vendor/buyers'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

async function searchCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Company code').fill(code)
  await page.keyboard.press('Enter')
}

async function enterAt(
  page: Page,
  path: string,
  email: string,
  password = NEW_PASSWORD,
): Promise<void> {
  await signIn(page, email, password)
  await page.goto(path)
}

async function enterBuyers(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await page.goto(BUYERS)
  await expect(heading(page, 'Buyers')).toBeVisible()
}

// proves 2.1.4 2.2.12
test('requested, accepted in the vendor portal, and the buyer’s price changes', async ({
  page,
  request,
  server,
  openBrowser,
}) => {
  const { buyer, product, vendor } = await newBuyer(request, server)
  const detail = `/dashboard/products?page=detail-product&slug=${product.slug}`
  await enterAt(page, detail, buyer.email)
  await expect(heading(page, product.name)).toBeVisible()
  const before = page.getByText(product.listed, { exact: true })
  await expect(before.first()).toBeVisible()

  // proves 2.2.48 2.5.9 2.8.5
  await test.step('a code is required, and an unknown one shows the specified message', async () => {
    await page.goto(LIST)
    await expect(page.getByText('No preferred vendors yet')).toBeVisible()
    await searchCode(page, '')
    await expect(page.getByText('Enter a company code.')).toBeVisible()
    await searchCode(page, 'NOBODY')
    await expect(
      page.getByText(
        'Company Not Found! Please contact your Vendor Admin to get the correct company code.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
  })

  // proves 2.2.49 2.8.6 2.9.23
  await test.step('the request starts empty until settings are saved', async () => {
    await searchCode(page, vendor.code.toLowerCase())
    await expect(dialog(page)).toContainText(vendor.code)
    await expect(page.getByLabel('Initial discount (%)')).toHaveValue('')
    await expect(page.getByLabel('Payment term (days)')).toHaveValue('')
    await page.getByLabel('Initial discount (%)').fill('101')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Enter a percentage from 0 to 100, with at most two decimals.'),
    ).toBeVisible()
    await page.getByLabel('Initial discount (%)').fill('12,5')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Success Add Preferred Buyer')).toBeVisible()
    await expect(row(page, vendor.name)).toContainText('Inactive')
    await expect(row(page, vendor.name)).toContainText('12,5%')
    await searchCode(page, vendor.code)
    await expect(page.getByText(/already has your request/)).toBeVisible()
  })

  const portal = await openBrowser()
  await test.step('the vendor finds the waiting request and accepts with another discount', async () => {
    await enterBuyers(portal, vendor.email)
    await expect(portal.getByRole('img', { name: /requests waiting/ }).first()).toBeVisible()
    await portal.getByRole('link', { name: buyer.company }).click()
    await expect(heading(portal, buyer.company)).toBeVisible()
    await portal.getByRole('button', { name: 'Accept' }).click()
    await expect(portal.getByLabel('Initial discount (%)')).toHaveValue('12,5')
    await portal.getByLabel('Initial discount (%)').fill('50')
    await portal.keyboard.press('Enter')
    await expect(portal.getByText('Accepted. The buyer’s prices have changed.')).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Change terms' })).toBeVisible()
  })

  // proves 2.2.50
  await test.step('the buyer immediately pays less and sees the terms', async () => {
    await page.goto(detail)
    await expect(page.getByText(product.atHalf, { exact: true }).first()).toBeVisible()
    await page.goto(LIST)
    await expect(row(page, vendor.name)).toContainText('Active')
    await page.getByRole('button', { name: `Detail of ${vendor.name}` }).click()
    await expect(dialog(page)).toContainText('50%')
    await expect(dialog(page)).toContainText('Granted terms')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a product gets a special discount, changed and removed', async () => {
    await portal.getByText('All products', { exact: true }).click()
    await portal.getByRole('searchbox', { name: /Search product/ }).fill(product.sku)
    await expect(portal.getByRole('row')).toHaveCount(2)
    await portal.getByRole('button', { name: `Give a special discount on ${product.name}` }).click()
    await portal.getByLabel('Special discount (%)').fill('75')
    await portal.keyboard.press('Enter')
    await expect(portal.getByText('Special discount saved')).toBeVisible()
    await expect(row(portal, product.sku)).toContainText('75%')
    await page.reload()
    await page.getByRole('button', { name: `Detail of ${vendor.name}` }).click()
    await expect(dialog(page)).toContainText(product.sku)
    await page.keyboard.press('Escape')
    await portal
      .getByRole('button', { name: `Remove the special discount on ${product.name}` })
      .click()
    await portal.getByRole('button', { name: 'Yes, remove' }).click()
    await expect(row(portal, product.sku)).not.toContainText('75%')
    await expectAccessible(portal)
  })

  await test.step('ended with a reason: the list price applies again, and the buyer reads why', async () => {
    await portal.getByRole('button', { name: 'End relation' }).click()
    await inDialog(portal, 'End relation').click()
    await expect(portal.getByText('Enter a reason. The buyer sees it.')).toBeVisible()
    await portal.getByLabel('Reason').fill('Our prices have risen')
    await inDialog(portal, 'End relation').click()
    await expect(
      portal.getByText('Relation ended. The buyer pays list prices again.'),
    ).toBeVisible()
    await page.reload()
    await expect(row(page, vendor.name)).toContainText('Ended by the vendor')
    await page.getByRole('button', { name: `Detail of ${vendor.name}` }).click()
    await expect(dialog(page)).toContainText('Our prices have risen')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Remove ${vendor.name}` }).click()
    await page.getByRole('button', { name: 'Yes, remove' }).click()
    await expect(page.getByText('No preferred vendors yet')).toBeVisible()
    await page.goto(detail)
    await expect(before.first()).toBeVisible()
  })
})

test('withdrawn while the vendor reads it: the vendor is notified', async ({
  page,
  request,
  server,
  openBrowser,
}) => {
  const { buyer, vendor } = await newBuyer(request, server)
  await enterAt(page, LIST, buyer.email)
  await searchCode(page, vendor.code)
  await inDialog(page, 'Send request').click()
  await expect(row(page, vendor.name)).toBeVisible()
  const portal = await openBrowser()
  await enterBuyers(portal, vendor.email)
  await portal.getByRole('link', { name: buyer.company }).click()
  await expect(heading(portal, buyer.company)).toBeVisible()
  await portal.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog(portal)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${vendor.name}` }).click()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(page.getByText('No preferred vendors yet')).toBeVisible()
  await inDialog(portal, 'Accept').click()
  await expect(portal.getByRole('alert')).toContainText('Removed by the buyer')
  await expect(portal.getByRole('alert')).toContainText(buyer.name)
})

test('no layout shift, within the screen', async ({ page, openBrowser }) => {
  await signIn(page, 'purchasing@nusantara.test')
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Detail of PT Sinar Abadi' }).click()
  await expectGoodLooks(page, dialog(page).getByText('Granted terms'))

  const portal = await openBrowser()
  await signIn(portal, 'vendor@sinarabadi.test')
  await portal.goto(`${BUYERS}?group=active`)
  await portal.getByRole('link', { name: 'PT Nusantara Maju Jaya' }).click()
  const change = portal.getByRole('button', { name: /^Change the special/ }).first()
  await expect(change).toBeVisible()
  await expectCalm(portal)
  await inEachLook(portal, async () => {
    await expect(portal.getByText('Special discounts').first()).toBeVisible()
    await expect(change).toBeVisible()
    await expectNoSidewaysScroll(portal)
    await expectAccessible(portal)
  })
})
