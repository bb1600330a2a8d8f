import type { Locator, Page } from '@playwright/test'
import { searchHits } from '../support/api'
import { expectAccessible, expectGoodLooks } from '../support/looks'
import { mailTo } from '../support/mail'
import { callerOf, enterConsole, PROVIDER } from '../support/provider'
import { expect, signIn, test } from '../support/test'
import { makeVendor, makeVendorMember } from '../support/vendor-orders'
import { enter, NEW_PASSWORD } from '../support/way-in'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name })

let made = 0
/** Returns a vendor with a unique name, however often the file runs on the same data. */
function newVendor() {
  made += 1
  const word = `${Date.now().toString(36)}${made}`
  return {
    legal_name: `PT Vendor ${word}`,
    category: 'Pantry',
    owner_name: 'Dewi Lestari',
    owner_email: `dewi.${word}@vendor.test`,
  }
}

interface Made {
  _id: string
}

async function openVendors(page: Page): Promise<void> {
  await enterConsole(page)
  await page.getByRole('link', { name: 'Vendors', exact: true }).click()
  await expect(heading(page, 'Vendors')).toBeVisible()
}

test('a vendor is added, its owner signs in by the mailed link, and its history shows it', async ({
  page,
  request,
  openBrowser,
}) => {
  const vendor = newVendor()
  await openVendors(page)
  await page.getByRole('button', { name: 'Add vendor' }).click()
  await inDialog(page, 'Add vendor').click()
  await expect(page.getByText('Legal name is required')).toBeVisible()
  await expect(page.getByLabel('Legal name')).toBeFocused()
  await expectAccessible(page)

  await test.step('an email that has an account is refused at its field', async () => {
    await page.getByLabel('Legal name').fill(vendor.legal_name)
    await page.getByRole('dialog').getByLabel('Category').fill(vendor.category)
    await page.getByLabel('Owner’s full name').fill(vendor.owner_name)
    await page.getByLabel('Owner’s email').fill('owner@nusantara.test')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/owner@nusantara.test already has an account/)).toBeVisible()
    await expect(page.getByLabel('Owner’s email')).toBeFocused()
    await expect(page.getByLabel('Legal name')).toHaveValue(vendor.legal_name)
  })

  await page.getByLabel('Owner’s email').fill(vendor.owner_email)
  await page.keyboard.press('Enter')
  await expect(heading(page, vendor.legal_name)).toBeVisible()
  await expect(page.getByText(/its owner gets an email with a link/)).toBeVisible()
  await expect(card(page, 'Users')).toContainText('Never signed in')
  await expect(card(page, 'History')).toContainText('Vendor added')

  await test.step('the link is sent again, and the newest one works', async () => {
    await page.getByRole('button', { name: 'Actions for Dewi Lestari' }).click()
    await page.getByRole('menuitem', { name: 'Send the link again' }).click()
    await expect(page.getByText('A new link has been sent.')).toBeVisible()
    await expect(card(page, 'History')).toContainText('Welcome link sent again')
    const { links } = await mailTo(request, vendor.owner_email, 'reset-password', 2)
    const { pathname, search } = new URL(links.find((one) => one.includes('token=')) ?? '')
    const owner = await openBrowser()
    await owner.goto(pathname + search)
    await owner.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await owner.getByRole('button', { name: 'Save password' }).click()
    await expect(owner.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await owner.goto('/vendor')
    await enter(owner, vendor.owner_email, NEW_PASSWORD)
    await expect(owner.getByText(vendor.owner_name).first()).toBeVisible()
  })

  await page.reload()
  await expect(card(page, 'Users')).not.toContainText('Never signed in')
})

test('a vendor is deactivated after a question, and its products leave the search', async ({
  page,
  request,
}) => {
  const found = async () => (await searchHits(request, { vendor: 'CV Bersih Berseri' })).nbHits
  const before = await found()
  expect(before).toBeGreaterThan(0)
  await openVendors(page)
  await page.getByRole('searchbox').fill('bersih')
  await expect(page).toHaveURL(/search=bersih/)
  await page.getByRole('link', { name: 'CV Bersih Berseri' }).click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Its products leave the search')
  await inDialog(page, 'Cancel').click()
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await inDialog(page, 'Deactivate').click()
  await expect(
    page.getByText('This vendor is inactive. Its products do not appear in the search.'),
  ).toBeVisible()
  await expect(card(page, 'History')).toContainText('Vendor deactivated')
  await expect.poll(found, { timeout: 60_000 }).toBe(0)

  await page.goto('/provider/vendors?standing=inactive')
  await expect(page.getByRole('link', { name: 'CV Bersih Berseri' })).toBeVisible()
  await page.getByRole('link', { name: 'CV Bersih Berseri' }).click()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await inDialog(page, 'Activate').click()
  await expect(page.getByText('The vendor is active.')).toBeVisible()
  await expect.poll(found, { timeout: 60_000 }).toBe(before)
})

test('a vendor whose owner was deactivated gets another, who manages the team', async ({
  page,
  request,
}) => {
  const vendor = await makeVendor(request, 'Waris')
  const heir = await makeVendorMember(
    request,
    await callerOf(request, vendor.email),
    'Sari Wulandari',
  )
  await enterConsole(page, `/provider/vendors/${vendor.id}`)
  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act('Owner of Waris', 'Deactivate')
  await inDialog(page, 'Deactivate').click()
  await expect(card(page, 'Users')).toContainText('Inactive')
  await act(heir.fullname, 'Make owner')
  await expect(page.getByRole('dialog')).toContainText('Owner of Waris no longer does')
  await inDialog(page, 'Make owner').click()
  await expect(page.getByText('The vendor has a new owner.')).toBeVisible()
  await expect(card(page, 'Users').getByRole('listitem').first()).toContainText(/Sari.*Owner/)
  await expect(card(page, 'History')).toContainText('Vendor ownership transferred')
  await mailTo(request, heir.email, 'ownership-given')
  await mailTo(request, vendor.email, 'ownership-taken')
  const owner = await callerOf(request, heir.email)
  await owner('POST', '/vendor/users', { fullname: 'Tono', email: `tono.${heir.email}` })
})

const findVendor = async (call: Awaited<ReturnType<typeof callerOf>>, search: string) => ({
  rows: await call<Made[]>('GET', `/provider/vendors?search=${search}`),
})

test('the second user is notified and sees the current state', async ({ page, request }) => {
  const call = await callerOf(request, PROVIDER)
  const { _id: id } = await call<Made>('POST', '/provider/vendors', newVendor())
  await enterConsole(page, `/provider/vendors/${id}`)
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toBeVisible()
  await call('PUT', `/provider/vendors/${id}/active`, { active: false })
  await call('PUT', `/provider/vendors/${id}/active`, { active: true })
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await inDialog(page, 'Deactivate').click()
  await expect(page.getByText('The vendor could not be deactivated')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await inDialog(page, 'Deactivate').click()
  await expect(page.getByText('This vendor is inactive.')).toBeVisible()
})

test('an unknown vendor leads to the list', async ({ page }) => {
  await enterConsole(page, '/provider/vendors/nowhere')
  await expect(page.getByText('Vendor not found')).toBeVisible()
  await page.getByRole('link', { name: 'All vendors' }).click()
  await expect(heading(page, 'Vendors')).toBeVisible()
})

test('a vendor’s page fits', async ({ page, request }) => {
  const call = await callerOf(request, PROVIDER)
  const { rows } = await findVendor(call, 'Sinar')
  await signIn(page, PROVIDER)
  await page.goto(`/provider/vendors/${rows[0]?._id}`)
  await expectGoodLooks(page, card(page, 'Users'))
  await expect(page).toHaveTitle(/PT Sinar Abadi/)
})
