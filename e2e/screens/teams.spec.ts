import type { APIRequestContext, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { bigCompany } from '../support/crowd'
import { press, tabTo, takeOption } from '../support/keyboard'
import {
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectThumbRoom,
} from '../support/looks'
import { linkIn, mailTo } from '../support/mail'
import { markPage, refuseWith } from '../support/network'
import { verifiedCompany } from '../support/profile'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { PHONE } from '../support/screens'
import { findUser, heading, rowOf, saveChanges, searchFor, TEAMS } from '../support/team'
import { expect, openHome, openUserMenu, PASSWORD, signIn, test } from '../support/test'
import { enter, NEW_PASSWORD } from '../support/way-in'

const OWNER = 'owner@nusantara.test'
const WEAK =
  'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number'
/** The relative time of a recent change. */
const AGO = /^(now|\d+ (second|minute)s? ago)$/
const READER = [{ module: 'purchase-requests', features: ['requests.read'] }]
const MANAGER = [{ module: 'teams', features: ['team.manage'] }]

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByLabel(/^Password/)
const role = (page: Page) => page.getByRole('combobox', { name: 'Role' })
const byLink = (page: Page) => page.getByRole('checkbox', { name: 'Send an invitation link' })
const submit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Add New User' })

async function openNew(page: Page): Promise<void> {
  await page.goto(TEAMS)
  await page.getByRole('button', { name: 'Add New User' }).click()
  await expect(nameField(page)).toBeFocused()
}

async function chooseRole(page: Page, name: string): Promise<void> {
  await role(page).click()
  await page.getByRole('option', { name, exact: true }).click()
}

async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto(TEAMS)
  await editFound(page, name)
}

async function editFound(page: Page, name: string): Promise<void> {
  await searchFor(page, name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog(page, 'Edit User')).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await signIn(page, OWNER)
})

async function seeTheList(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const reader = await makeRole(owner, uniqueName('Reads'), READER)
  const { name } = await makeMember(owner, 'Nina', reader._id)
  await page.goto(TEAMS)
  await expect(heading(page, 'Users Management')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'NO',
    'NAME',
    'EMAIL',
    'ROLE',
    'STATUS',
    'LAST LOGIN',
    'ACTION',
  ])
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(/Ratna Kusuma.*owner@nusantara\.test.*Owner.*Active/)
  await expect(first.getByRole('button', { name: /^Deactivate/ })).toBeDisabled()
  await expect(first.getByRole('button', { name: /^Edit/ })).toBeEnabled()
  await expect(first.getByRole('cell').nth(5)).toHaveText(AGO)
  await first.locator('time').hover()
  await expect(page.getByRole('tooltip')).toHaveText(/\d{1,2} \w+ 20\d\d.*\d\d[:.]\d\d/)

  await searchFor(page, name)
  await expect(rowOf(page, name).getByRole('cell').nth(5)).toHaveText('-')
  await expect(rowOf(page, name)).toContainText(reader.name)
  await page.getByText('Inactive', { exact: true }).click()
  await expect(page).toHaveURL(/status=INACTIVE/)
  await expect(page.getByText(`Nothing matches “${name}”`)).toBeVisible()
}

async function editOne(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const reader = await makeRole(owner, uniqueName('Edited'), READER)
  const member = await makeMember(owner, 'Joko', reader._id)
  await openEdit(page, 'Ratna Kusuma')
  await expect(role(page)).toBeDisabled()
  await expect(page.getByText('Only the provider can transfer the owner’s role.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await editFound(page, member.name)
  await expect(email(page)).toBeDisabled()
  await expect(email(page)).toHaveValue(member.email)
  await expect(password(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Send Reset Password' }).click()
  await expect(page.getByText(`was emailed to ${member.email}`)).toBeVisible()
  await mailTo(request, member.email, 'reset-password', 2)
  await chooseRole(page, 'Approver')
  await saveChanges(page).click()
  await expect(page.getByText('User updated')).toBeVisible()
  await expect(rowOf(page, member.name)).toContainText('Approver')
}

async function editTogether(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const reader = await makeRole(owner, uniqueName('Shared'), READER)
  const member = await makeMember(owner, 'Gita', reader._id)
  await openEdit(page, member.name)
  await nameField(page).fill(`${member.name} mine`)
  const { auth_id, version } = await findUser(owner, member.email)
  const latest = { auth_id, user_name: `${member.name} theirs`, version }
  await owner.post('PUT', '/buyer/user', latest)
  await saveChanges(page).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'This was changed in the meantime' })
  await expect(conflict).toContainText(`${member.name} mine`)
  await expect(conflict).toContainText(`${member.name} theirs`)
  await expect(conflict).not.toContainText(reader.name)
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Use theirs' }).click()
  await expect(nameField(page)).toHaveValue(`${member.name} theirs`)
  await nameField(page).fill(`${member.name} ours`)
  await saveChanges(page).click()
  await expect(page.getByText('User updated')).toBeVisible()
  expect((await findUser(owner, member.email)).fullname).toBe(`${member.name} ours`)
}

async function beRefused(page: Page): Promise<void> {
  await page.route(/\/api\/buyer\/users/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(TEAMS)
  await expect(page.getByRole('alert')).toContainText('Error')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, OWNER)).toBeVisible()
  await page.route(/\/api\/role/, refuseWith('No roles'))
  await page.getByRole('button', { name: 'Edit Agus Prabowo' }).click()
  const noRoles = page.getByRole('alert', { name: 'Oops...' })
  await expect(noRoles).toContainText('No roles')
  await page.unrouteAll({ behavior: 'wait' })
  await noRoles.getByRole('button', { name: 'Try again' }).click()
  await expect(noRoles).toBeHidden()
  await page.keyboard.press('Escape')
  await page.route(/\/api\/user-buyer\//, (route) => route.abort())
  await page.getByRole('button', { name: 'Deactivate Agus Prabowo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Agus Prabowo was not changed' })
  await expect(refusal).toBeVisible()
  await expect(rowOf(page, 'Agus Prabowo')).toContainText('Active')
  await page.unrouteAll({ behavior: 'wait' })
}

// proves 1.5.29 1.6.12 1.6.13
test('the list of users, and editing them', async ({ page, request }) => {
  // proves 1.2.17 1.2.63 1.4.10 1.6.12 1.6.13
  await test.step('the list: columns in order, the owner first and locked, the last activity', () =>
    seeTheList(page, request))
  // proves 1.2.65 1.4.10
  await test.step('edit mode: locked fields say why; a reset link is mailed', () =>
    editOne(page, request))
  await test.step('two users edit one user: the second is shown the differences and chooses', () =>
    editTogether(page, request))
  // proves 1.8.8
  await test.step('refusals and failed loads are shown where the user works', () => beRefused(page))
})

// proves 1.2.64 1.8.25
test('a new member is mailed, signs in with the typed password, and changes it by the link', async ({
  page,
  request,
  openBrowser,
}) => {
  const name = uniqueName('Wira')
  const address = `${name.toLowerCase().replaceAll(' ', '.')}@nusantara.test`
  await openNew(page)
  await byLink(page).uncheck()
  await expect(
    page.getByText(/The user gets an email with the sign-in address and a link/),
  ).toBeVisible()
  await nameField(page).fill(name)
  await email(page).fill(address)
  await password(page).fill(PASSWORD)
  await chooseRole(page, 'Approver')
  await submit(page).dblclick()
  await expect(page.getByText('Success added user team member')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await searchFor(page, name)
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await expect(rowOf(page, name)).toContainText(/Approver.*Active/)

  const mail = await mailTo(request, address, 'reset-password')
  expect(mail.text).toContain(address)
  expect(mail.text).not.toContain(PASSWORD)
  const memberPage = await openBrowser()
  await openHome(memberPage, address)
  await expect(heading(memberPage, new RegExp(name))).toBeVisible()
  const fresh = await openBrowser()
  await fresh.goto(linkIn(mail))
  await fresh.getByLabel('New password', { exact: true }).fill('sendiri#2027')
  await fresh.getByRole('button', { name: 'Save password' }).click()
  await expect(fresh.getByText('Your password has been changed.')).toBeVisible()
  await enter(fresh, address, 'sendiri#2027')
  await fresh.waitForURL('**/dashboard')
})

test('a new member is mailed an invitation link, the default choice', async ({
  page,
  request,
  openBrowser,
}) => {
  const name = uniqueName('Undangan')
  const address = `${name.toLowerCase().replaceAll(' ', '.')}@nusantara.test`
  await openNew(page)
  await expect(byLink(page)).toBeChecked()
  await expect(password(page)).toHaveCount(0)
  await nameField(page).fill(name)
  await email(page).fill(address)
  await chooseRole(page, 'Approver')
  await submit(page).click()
  await expect(page.getByText('Success added user team member')).toBeVisible()
  const mail = await mailTo(request, address, 'reset-password')
  expect(mail.text).toContain('Only you will know it.')
  const fresh = await openBrowser()
  await fresh.goto(linkIn(mail))
  await fresh.getByLabel('New password', { exact: true }).fill('sendiri#2027')
  await fresh.getByRole('button', { name: 'Save password' }).click()
  await enter(fresh, address, 'sendiri#2027')
  await fresh.waitForURL('**/dashboard')
})

// proves 1.2.63 1.4.9 1.5.49 1.6.23 1.8.31 1.8.32
test('deactivating asks, ends their session at once with the reason, and can be undone', async ({
  page,
  request,
  openAs,
}) => {
  const owner = await signInByApi(request, OWNER)
  const reader = await makeRole(owner, uniqueName('Leaves'), READER)
  const member = await makeMember(owner, 'Tono', reader._id)
  const memberPage = await openAs(member.email)
  await memberPage.goto('/dashboard/purchase-requests')
  await expect(heading(memberPage, 'Purchase Requests')).toBeVisible()
  await page.goto(TEAMS)
  await searchFor(page, member.name)
  const deactivate = page.getByRole('button', { name: `Deactivate ${member.name}` })
  await deactivate.click()
  const question = dialog(page, 'Are you sure want to deactive this user?')
  await expect(question).toContainText(member.name)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(deactivate).toBeFocused()
  await deactivate.click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('User has been deactivated.')).toBeVisible()
  await expect(rowOf(page, member.name)).toContainText('Inactive')

  await expect(memberPage.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(memberPage.getByText('This account has been deactivated.')).toBeVisible()

  await page.getByRole('button', { name: `Edit ${member.name}` }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Password' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Activate ${member.name}` }).click()
  await dialog(page, 'Are you sure want to activate this user?')
    .getByRole('button', { name: 'Activate' })
    .click()
  await expect(page.getByText('User has been activated.')).toBeVisible()
  await test.step('a reactivated user continues where they were', async () => {
    await enter(memberPage, member.email, PASSWORD)
    await expect(heading(memberPage, 'Purchase Requests')).toBeVisible()
  })
})

// proves 1.4.11 1.9.7
test('the owner’s own name is in the top bar within a second, without loading the page again', async ({
  request,
  openBrowser,
}) => {
  const company = await verifiedCompany(request, 'Nama')
  const otherPage = await openBrowser()
  await otherPage.clock.install()
  await signIn(otherPage, company.email, NEW_PASSWORD)
  await otherPage.goto(TEAMS)
  await otherPage.getByRole('button', { name: `Edit ${company.name}` }).click()
  const isSame = await markPage(otherPage)
  await nameField(otherPage).fill('Intan Baru')
  await otherPage.clock.pauseAt(new Date(Date.now() + 60_000))
  await nameField(otherPage).press('Enter')
  await expect(otherPage.getByRole('dialog')).toHaveCount(0)
  await otherPage.clock.runFor(1_000)
  await expect(otherPage.getByRole('button', { name: 'Account menu of Intan Baru' })).toBeVisible()
  await otherPage.clock.resume()
  await expect(rowOf(otherPage, 'Intan Baru')).toContainText('You')
  expect(await isSame()).toBe(true)
  await test.step('the session keeps it', async () => {
    await otherPage.route('**/api/user-buyer/setting', (route) => route.abort())
    await otherPage.reload()
    await expect(
      otherPage.getByRole('button', { name: 'Account menu of Intan Baru' }),
    ).toBeVisible()
  })
})

test('users cannot change their own role', async ({ request, openAs }) => {
  const owner = await signInByApi(request, OWNER)
  const manager = await makeRole(owner, uniqueName('Manages'), MANAGER)
  const member = await makeMember(owner, 'Intan', manager._id)
  const memberPage = await openAs(member.email)
  await openEdit(memberPage, member.name)
  for (const fixed of [email(memberPage), password(memberPage), role(memberPage)])
    await expect(fixed).toBeDisabled()
  await expect(memberPage.getByText('You cannot change your own role.')).toBeVisible()
})

async function addByKeyboard(page: Page): Promise<void> {
  const name = uniqueName('Keys')
  await page.goto(TEAMS)
  await press(page, page.getByRole('button', { name: 'Add New User' }))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type(name)
  await tabTo(page, email(page))
  await page.keyboard.type(`${name.toLowerCase().replaceAll(' ', '.')}@nusantara.test`)
  await press(page, byLink(page), 'Space')
  await expect(byLink(page)).not.toBeChecked()
  await press(page, page.getByRole('button', { name: 'Suggest one' }))
  await tabTo(page, role(page))
  await page.keyboard.type('Approver')
  await takeOption(page, page.getByRole('option', { name: 'Approver', exact: true }))
  await expect(role(page)).toHaveValue('Approver')
  await tabTo(page, nameField(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success added user team member')).toBeVisible()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(name)
  await press(page, page.getByRole('button', { name: `Deactivate ${name}` }))
  const question = dialog(page, 'Are you sure want to deactive this user?')
  await expect(question.locator('[data-autofocus]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('User has been deactivated.')).toBeVisible()
}

async function checkFields(page: Page): Promise<void> {
  await openNew(page)
  await nameField(page).blur()
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible()
  await email(page).focus()
  await email(page).blur()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email(page).fill('nobody')
  await email(page).blur()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await expect(password(page)).toHaveCount(0)
  await byLink(page).uncheck()
  await password(page).focus()
  await password(page).blur()
  await expect(page.getByText('Password is required')).toBeVisible()
  await password(page).fill('short')
  await password(page).blur()
  await expect(page.getByText(WEAK)).toBeVisible()
  await role(page).focus()
  await role(page).press('Tab')
  await expect(page.getByText('Role is required')).toBeVisible()
  await expectAccessible(page)
  await submit(page).click()
  await expect(nameField(page)).toBeFocused()
  await test.step('a suggested password is strong and can be shown', async () => {
    await page.getByRole('button', { name: 'Suggest one' }).click()
    await expect(page.getByText(WEAK)).toHaveCount(0)
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(password(page)).toHaveValue(/^.{12,}$/)
  })
  await test.step('an email with an account is reported at its field', async () => {
    await nameField(page).fill('Taken')
    await email(page).fill(OWNER)
    await chooseRole(page, 'Approver')
    await submit(page).click()
    await expect(
      page.getByText(`${OWNER} already has an account. Use another email.`),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(nameField(page)).toHaveValue('Taken')
  })
  await test.step('closing asks because of unsaved input', async () => {
    await page.keyboard.press('Escape')
    await dialog(page, 'Close without saving?').getByRole('button', { name: 'Stay' }).click()
    await expect(nameField(page)).toHaveValue('Taken')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused()
  })
}

async function chooseAnyRole(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const custom = await makeRole(owner, uniqueName('Choosable'), READER)
  await openNew(page)
  await role(page).click()
  await expect(page.getByRole('option', { name: 'Approver', exact: true })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Owner' })).toHaveCount(0)
  await expectAccessible(page)
  await role(page).fill(custom.name)
  await page.getByRole('option', { name: custom.name }).click()
  await expect(role(page)).toHaveValue(custom.name)
  await test.step('one removed meanwhile is reported at its field', async () => {
    await nameField(page).fill('Late')
    await email(page).fill(`${uniqueName('late').replaceAll(' ', '.')}@nusantara.test`)
    await byLink(page).uncheck()
    await password(page).fill(PASSWORD)
    expect(await owner.send('DELETE', `/role/${custom._id}`)).toBe(200)
    await submit(page).click()
    await expect(page.getByText('This role was deleted in the meantime.')).toBeVisible()
    await expect(password(page)).toHaveValue(PASSWORD)
    await chooseRole(page, 'Approver')
    await submit(page).click()
    await expect(page.getByText('Success added user team member')).toBeVisible()
  })
}

async function leaveHalfTyped(page: Page): Promise<void> {
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Add New User' }).click()
  await nameField(page).fill('Half a name')
  const question = dialog(page, 'Leave without saving?')
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/dashboard\/teams/)
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Go to a screen')).toBeFocused()
  await page.keyboard.type('depart')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(nameField(page)).toHaveValue('Half a name')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('adding users: by keyboard alone, field by field, with any role but the Owner’s', async ({
  page,
  request,
}) => {
  await test.step('by keyboard alone: added, and deactivated', () => addByKeyboard(page))
  // proves 1.5.25 1.5.26 1.5.27 1.5.28 1.5.62
  await test.step('every field is validated on blur and on sending', () => checkFields(page))
  await test.step('default and custom roles can be chosen, but not the Owner’s', () =>
    chooseAnyRole(page, request))
  await test.step('Back and the palette ask before leaving input', () => leaveHalfTyped(page))
})

// proves 1.2.66 1.9.12
test('500 users: pages in the address, search and paging without further requests', async ({
  request,
  server,
  openBrowser,
}) => {
  const big = await bigCompany(request, server)
  const otherPage = await openBrowser()
  await signIn(otherPage, big.email, NEW_PASSWORD)
  let calls = 0
  otherPage.on('request', (made) => {
    if (made.url().includes('/api/buyer/users')) calls += 1
  })
  await otherPage.goto(TEAMS)
  await expect(otherPage.getByText('1–10 of 500')).toBeVisible()
  await otherPage.getByRole('button', { name: 'Next page' }).click()
  await expect(otherPage.getByText('11–20 of 500')).toBeVisible()
  await expect(otherPage).toHaveURL(/skip=1/)
  await otherPage.reload()
  await expect(otherPage.getByText('11–20 of 500')).toBeVisible()
  await otherPage.goBack()
  await expect(otherPage.getByText('1–10 of 500')).toBeVisible()
  await searchFor(otherPage, 'Person 0499')
  await expect(otherPage.getByText('1–1 of 1')).toBeVisible()
  await expect(rowOf(otherPage, 'Person 0499').getByRole('cell').first()).toHaveText('1')
  expect(calls).toBeLessThanOrEqual(2)
})

test('no accessibility findings in the dialogs of the list', async ({ page }) => {
  await page.goto(TEAMS)
  for (const open of ['Edit Agus Prabowo', 'Add New User']) {
    await page.getByRole('button', { name: open, exact: true }).click()
    await expectGoodLooks(page, nameField(page))
    await page.keyboard.press('Escape')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('cards with all their actions by touch, in Indonesian', async ({ page }) => {
    await page.goto(TEAMS)
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
    await page.keyboard.press('Escape')
    await expect(heading(page, 'Manajemen Pengguna')).toBeVisible()
    await expectThumbRoom(page.getByRole('button', { name: 'Nonaktifkan Agus Prabowo' }))
    const edit = page.getByRole('button', { name: 'Ubah Agus Prabowo' })
    await expectThumbRoom(edit)
    await edit.tap()
    const name = page.getByRole('textbox', { name: 'Nama' })
    await name.fill('')
    await page.getByRole('button', { name: 'Simpan perubahan' }).tap()
    await expect(page.getByText('Nama wajib diisi')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('several users of a pasted list are invited, the others stay with the reason', async ({
  page,
  request,
}) => {
  await signIn(page, OWNER)
  await page.goto(TEAMS)
  await page.getByRole('button', { name: 'Invite several users' }).click()
  const form = dialog(page, 'Invite several users')
  const good = [1, 2].map((at) => `${uniqueName('several').replace(' ', '.')}${at}@nusantara.test`)
  await form
    .getByLabel('List of users')
    .fill(
      [
        'Name,Email,Role',
        `Tono,${good[0]},Finance`,
        `Tini,${good[1]},purchasing`,
        `Twice,${good[1]},Finance`,
        `Owner,${OWNER},Finance`,
        'Nobody,nobody,Finance',
        'Boss,boss@nusantara.test,Boss',
      ].join('\n'),
    )
  await expect(form.getByRole('status')).toContainText('2 of 6 will be invited.')
  for (const reason of [/twice/, /already/, /invalid/, /You cannot assign the role “Boss”/])
    await expect(form.getByText(reason)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Invite 2' }).dblclick()
  await expect(form.getByRole('status')).toContainText('0 of 4')
  await expect(form.getByLabel('List of users')).not.toHaveValue(/Tono/)
  for (const invited of good)
    expect(linkIn(await mailTo(request, invited, 'reset-password'))).toBeTruthy()
  await form.getByLabel('List of users').fill('')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.setViewportSize(PHONE)
  for (const name of ['Add New User', /^(Deactivate|Activate) /])
    await expectThumbRoom(page.getByRole('button', { name }).last())
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`${TEAMS}?limit=100`)
  const head = page.getByRole('columnheader', { name: 'Role' })
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/sort=role/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const roles = await page.getByRole('row').locator('td:nth-child(4)').allInnerTexts()
  expect(roles).toEqual(roles.toSorted((a, b) => a.localeCompare(b)))
  await head.getByRole('button').click()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.getByRole('row').nth(1)).toContainText('Owner')
})
