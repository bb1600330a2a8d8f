import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectGoodScreen } from '../support/looks'
import { linkIn, mailTo } from '../support/mail'
import { callerOf, type ApiCall } from '../support/provider'
import { heading, rowOf } from '../support/team'
import { expect, openUserMenu, PASSWORD, signIn, test } from '../support/test'
import { type MadeVendor, makeVendor, makeVendorMember, openPortal } from '../support/vendor-orders'
import { enter, NEW_PASSWORD } from '../support/way-in'

const TEAM = '/vendor/team'
const ACTIVITY = '/vendor/activity'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const entries = (page: Page) =>
  page.getByRole('list', { name: 'Audit log' }).getByRole('button', { expanded: false })

async function act(page: Page, name: string, what: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /actions|menu/i })
    .click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('a user is added, mailed a link, and signs in; they can only read the list', async ({
  page,
  request,
  openBrowser,
}) => {
  const vendor = await makeVendor(request, 'Tim')
  const email = `dewi@${vendor.email.split('@')[1]}`
  await openPortal(page, vendor.email, TEAM)
  await page.getByRole('button', { name: 'Add user' }).click()
  const form = dialog(page, 'Add user')
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Name').fill('Dewi Lestari')
  await form.getByLabel('Email').fill('owner@nusantara.test')
  await page.keyboard.press('Enter')
  await expect(form.getByText(/already has an account/)).toBeVisible()
  await form.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/added and gets an email with a link/)).toBeVisible()
  await expect(rowOf(page, 'Dewi Lestari')).toContainText('Never')

  const memberPage = await openBrowser()
  await memberPage.goto(linkIn(await mailTo(request, email, 'reset-password')))
  await memberPage.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await memberPage.keyboard.press('Enter')
  await expect(memberPage.getByText(/is changed|has been changed|Sign in/i).first()).toBeVisible()
  await memberPage.goto(TEAM)
  await enter(memberPage, email, NEW_PASSWORD)
  await expect(heading(memberPage, 'Team')).toBeVisible()
  await expect(memberPage.getByText(/manages the team/)).toBeVisible()
  await expect(rowOf(memberPage, 'Dewi Lestari')).toContainText('You')
  await expect(memberPage.getByRole('button', { name: 'Add user' })).toHaveCount(0)
  await expect(rowOf(memberPage, 'Dewi Lestari').getByRole('button')).toHaveCount(0)
})

test('deactivated mid-session, the user returns to the sign-in with the reason', async ({
  page,
  request,
  openBrowser,
}) => {
  const vendor = await makeVendor(request, 'Keluar')
  const owner = await callerOf(request, vendor.email)
  const member = await makeVendorMember(request, owner, 'Tono Wibowo')
  const memberPage = await openBrowser()
  await openPortal(memberPage, member.email, ACTIVITY)
  await openPortal(page, vendor.email, TEAM)
  await act(page, 'Tono Wibowo', 'Deactivate')
  const question = dialog(page, 'Deactivate Tono Wibowo?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('User has been deactivated.')).toBeVisible()
  await expect(rowOf(page, 'Tono Wibowo')).toContainText('Inactive')

  await expect(memberPage.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(memberPage.getByText('This account has been deactivated.')).toBeVisible()
  await act(page, 'Tono Wibowo', 'Activate')
  await dialog(page, 'Activate Tono Wibowo?').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('User has been activated.')).toBeVisible()
  await enter(memberPage, member.email, PASSWORD)
  await expect(heading(memberPage, 'Activity')).toBeVisible()
})

async function seeAccount(
  page: Page,
  request: APIRequestContext,
  vendor: MadeVendor,
): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(heading(page, 'Account Information')).toBeVisible()
  const main = page.getByRole('main')
  for (const text of [vendor.email, vendor.legalName, 'Owner', '••••••••'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send password reset email' }).click()
  await expect(page.getByText(/We have sent a link to set a new password/)).toBeVisible()
  await mailTo(request, vendor.email, 'reset-password', 2)
}

async function readLog(page: Page, owner: ApiCall): Promise<void> {
  await owner('PUT', '/vendor/terms', {
    default_discount: 5,
    default_down_payment: 10,
    default_payment_term: 60,
  })
  await page.goto(ACTIVITY)
  await expect(entries(page).filter({ hasText: 'User added' })).toContainText('Rani')
  const terms = entries(page).filter({ hasText: 'Default terms changed' })
  await terms.click()
  const row = page.getByRole('table').getByRole('row', { name: /^Default discount/ })
  await expect(row.getByRole('cell')).toHaveText(['0', '5'])
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'User' }).click()
  await expect(page).toHaveURL(/subject=user/)
  await expect(entries(page).filter({ hasText: 'Default terms changed' })).toHaveCount(0)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Rani')
  expect(text).not.toContain('Default terms changed')
}

async function transferCompany(
  page: Page,
  request: APIRequestContext,
  vendor: MadeVendor,
  member: { email: string },
): Promise<void> {
  await page.goto(TEAM)
  await act(page, 'Rani', 'Edit')
  await dialog(page, 'Edit user').getByLabel('Name').fill('Rani Kusuma')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Rani Kusuma')).toBeVisible()
  await act(page, 'Rani Kusuma', 'Send Reset Password')
  await expect(page.getByText(`was emailed to ${member.email}`)).toBeVisible()
  await mailTo(request, member.email, 'reset-password', 2)

  await act(page, 'Rani Kusuma', 'Make owner')
  const question = dialog(page, 'Make Rani Kusuma the owner?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await act(page, 'Rani Kusuma', 'Make owner')
  await question.getByRole('button', { name: 'Make owner' }).click()
  await expect(page.getByText('Rani Kusuma manages the team.')).toBeVisible()
  await expect(rowOf(page, 'Rani Kusuma')).toContainText('Owner')
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0)
  await mailTo(request, member.email, 'ownership-given')
  await mailTo(request, vendor.email, 'ownership-taken')
}

test('one’s own account, the vendor’s log, and a user edited and made the owner', async ({
  page,
  request,
}) => {
  const vendor = await makeVendor(request, 'Serah')
  const owner = await callerOf(request, vendor.email)
  const member = await makeVendorMember(request, owner, 'Rani')
  await openPortal(page, vendor.email, TEAM)
  await test.step('one’s own account is in the user menu; the link is mailed', () =>
    seeAccount(page, request, vendor))
  await test.step('the vendor’s own log: filtered by the address, opened, exported', () =>
    readLog(page, owner))
  await test.step('a name is edited, a link sent, the ownership handed over', () =>
    transferCompany(page, request, vendor, member))
})

test('the longest name of the team fits', async ({ request, page }) => {
  const vendor = await makeVendor(request, 'Rupa')
  const owner = await callerOf(request, vendor.email)
  await makeVendorMember(request, owner, 'Bambang Hadiwijaya Kusumaningrat')
  await signIn(page, vendor.email)
  await expectGoodScreen(page, TEAM, page.getByRole('heading', { level: 1 }))
})
