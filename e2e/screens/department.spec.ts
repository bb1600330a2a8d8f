import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { bigCompany } from '../support/crowd'
import { press, tabTo } from '../support/keyboard'
import {
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectThumbRoom,
} from '../support/looks'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { PHONE } from '../support/screens'
import {
  changeDepartment,
  DEPARTMENTS,
  findDepartment,
  findUser,
  heading,
  makeDepartment,
  rowOf,
  saveChanges,
  searchFor,
} from '../support/team'
import { expect, openUserMenu, signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const OWNER = 'owner@nusantara.test'
const READER = [{ module: 'purchase-requests', features: ['requests.read'] }]

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Department name' })
const users = (page: Page) => page.getByRole('combobox', { name: 'Users' })
const submit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Add New Department' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Users' }).getByRole('option')
const chosen = (page: Page, name: string): Locator =>
  page.getByRole('dialog').locator('.mantine-Pill-root').filter({ hasText: name })

async function openNew(page: Page): Promise<void> {
  if (!page.url().endsWith(DEPARTMENTS)) await page.goto(DEPARTMENTS)
  await page.getByRole('button', { name: 'Add New Department' }).click()
  await expect(nameField(page)).toBeFocused()
}

async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto(DEPARTMENTS)
  await searchFor(page, name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(nameField(page)).toHaveValue(name)
}

async function choose(page: Page, words: string, name: string): Promise<void> {
  await users(page).fill(words)
  await page.getByRole('option', { name }).click()
  await expect(chosen(page, name)).toBeVisible()
  // Escape closes the list of options and leaves the dialog open.
  await users(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
}

test.beforeEach(async ({ page }) => {
  await signIn(page, OWNER)
})

async function manageOne(page: Page): Promise<void> {
  const name = uniqueName('Laboratory')
  await page.goto(DEPARTMENTS)
  await expect(heading(page, 'Departments')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'NO',
    'NAME',
    'USERS',
    'COUNT',
    'ACTION',
  ])
  await openNew(page)
  await nameField(page).blur()
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible()
  await submit(page).click()
  await expect(nameField(page)).toBeFocused()
  await expectAccessible(page)
  await nameField(page).fill(` ${name} `)
  await choose(page, 'agus', 'Agus Prabowo')
  await choose(page, 'purchasing@', 'Budi Santoso')
  await choose(page, 'dewi', 'Dewi Lestari')
  await choose(page, 'maya', 'Maya Putri')
  await expect(page.getByText('4 chosen.')).toBeVisible()
  await expectAccessible(page)
  await nameField(page).press('Enter')
  await expect(page.getByText('Success added department')).toBeVisible()
  await searchFor(page, name)
  await expect(rowOf(page, name).getByRole('cell').nth(2)).toHaveText(
    'Agus Prabowo, Budi Santoso, Dewi Lestari and 1 more',
  )
  await expect(rowOf(page, name).getByRole('cell').nth(3)).toHaveText('4')

  await test.step('a used name is an error at the name, whatever its case', async () => {
    await openNew(page)
    await nameField(page).fill(name.toUpperCase())
    await submit(page).click()
    await expect(page.getByText(`There is already a department called ${name}.`)).toBeVisible()
    await expect(nameField(page)).toHaveValue(name.toUpperCase())
    await page.keyboard.press('Escape')
    await dialog(page, 'Close without saving?')
      .getByRole('button', { name: 'Close' })
      .last()
      .click()
  })
  await test.step('edited', async () => {
    await openEdit(page, name)
    await nameField(page).fill(`${name} B`)
    await chosen(page, 'Maya Putri').getByRole('button', { includeHidden: true }).click()
    await saveChanges(page).click()
    await expect(page.getByText('Department updated')).toBeVisible()
    await expect(rowOf(page, `${name} B`).getByRole('cell').nth(3)).toHaveText('3')
  })
  await test.step('removed', async () => {
    const remove = page.getByRole('button', { name: `Delete ${name} B` })
    await remove.click()
    const question = dialog(page, `Are you sure want to remove ${name} B?`)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await question.getByRole('button', { name: 'Yes, Remove It' }).click()
    await expect(page.getByText('Department deleted')).toBeVisible()
    await expect(page.getByText(`Nothing matches “${name}”`)).toBeVisible()
  })
}

async function manageByKeyboard(page: Page): Promise<void> {
  const name = uniqueName('Keys')
  await page.goto(DEPARTMENTS)
  await press(page, page.getByRole('button', { name: 'Add New Department' }))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type(name)
  await tabTo(page, users(page))
  await page.keyboard.type('agus')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chosen(page, 'Agus Prabowo')).toBeVisible()
  await press(page, submit(page))
  await expect(page.getByText('Success added department')).toBeVisible()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(name)
  await press(page, page.getByRole('button', { name: `Delete ${name}` }))
  const question = dialog(page, `Are you sure want to remove ${name}?`)
  await expect(question.locator('[data-autofocus]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Department deleted')).toBeVisible()
}

async function beRefused(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const { name } = await makeDepartment(owner, uniqueName('Refused'))
  await page.route(/\/api\/department/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(DEPARTMENTS)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await searchFor(page, name)
  await page.route(/\/api\/department/, (route) => route.abort())
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Yes, Remove It' }).click()
  await expect(page.getByRole('alert').filter({ hasText: `${name} was not removed` })).toBeVisible()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await nameField(page).fill(`${name} again`)
  await saveChanges(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'was not saved' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await saveChanges(page).click()
  await expect(page.getByText('Department updated')).toBeVisible()
}

test('the open list of users moves the buttons instead of lying over them', async ({ page }) => {
  await signIn(page, OWNER)
  await openNew(page)
  await users(page).click()
  await expect(options(page).first()).toBeVisible()
  await submit(page).scrollIntoViewIfNeeded()
  await submit(page).click({ trial: true })
  const list = await page.getByRole('listbox', { name: 'Users' }).boundingBox()
  const button = await submit(page).boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})

// proves 1.5.35 1.8.26 2.5.17
test('departments: added, edited and removed, by pointer and by keyboard alone', async ({
  page,
  request,
}) => {
  // proves 1.2.19 1.2.70 1.2.71
  await test.step('a department is added, edited and removed, in the specified words', () =>
    manageOne(page))
  await test.step('by keyboard alone: added, and removed', () => manageByKeyboard(page))
  await test.step('refusals and failed loads are shown where the user works', () =>
    beRefused(page, request))
})

test('a deactivated member is marked and can stay, but cannot be chosen', async ({
  page,
  request,
}) => {
  const owner = await signInByApi(request, OWNER)
  const reader = await makeRole(owner, uniqueName('Members'), READER)
  const stays = await makeMember(owner, 'Unchanged', reader._id)
  const late = await makeMember(owner, 'Late', reader._id)
  const never = await makeMember(owner, 'Never', reader._id)
  const switchOff = async (email: string) => {
    const { auth_id } = await findUser(owner, email)
    const path = `/user-buyer/${encodeURIComponent(auth_id)}`
    expect(await owner.send('PUT', path, { status: 'INACTIVE' })).toBe(200)
  }
  const name = uniqueName('Mixed')
  await makeDepartment(owner, name, [await findUser(owner, stays.email)])
  await switchOff(stays.email)
  await switchOff(never.email)
  await openEdit(page, name)
  await expect(chosen(page, `${stays.name} (inactive)`)).toBeVisible()
  await users(page).fill(never.name)
  await expect(page.getByText('No user with this name')).toBeVisible()
  await choose(page, late.name, late.name)
  await switchOff(late.email)
  await saveChanges(page).click()
  await expect(page.getByText(`${late.name} has been deactivated.`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await chosen(page, late.name).getByRole('button', { includeHidden: true }).click()
  await nameField(page).fill(`${name} kept`)
  await saveChanges(page).click()
  await expect(page.getByText('Department updated')).toBeVisible()
  await expect(rowOf(page, `${name} kept`)).toContainText(stays.name)
})

async function takeLatest(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const department = await makeDepartment(owner, uniqueName('Shared'))
  await openEdit(page, department.name)
  await nameField(page).fill(`${department.name} mine`)
  const agus = await findUser(owner, 'receiving@nusantara.test')
  await changeDepartment(owner, department, `${department.name} theirs`, [agus])
  await saveChanges(page).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'This was changed in the meantime' })
  await expect(conflict).toContainText(`${department.name} mine`)
  await expect(conflict).toContainText(`${department.name} theirs`)
  await expect(conflict).toContainText('Agus Prabowo')
  await expectAccessible(page)
  expect((await findDepartment(owner, department._id))?.name).toBe(`${department.name} theirs`)
  await conflict.getByRole('button', { name: 'Use theirs' }).click()
  await expect(nameField(page)).toHaveValue(`${department.name} theirs`)
  await expect(chosen(page, 'Agus Prabowo')).toBeVisible()
  await nameField(page).fill(`${department.name} ours`)
  await saveChanges(page).click()
  await expect(page.getByText('Department updated')).toBeVisible()
  const saved = await findDepartment(owner, department._id)
  expect(saved?.name).toBe(`${department.name} ours`)
  expect(saved?.users.map(({ label }) => label)).toEqual(['Agus Prabowo'])
}

async function saveMine(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const department = await makeDepartment(owner, uniqueName('Over'))
  await openEdit(page, department.name)
  await nameField(page).fill(`${department.name} mine`)
  await changeDepartment(owner, department, `${department.name} theirs`)
  await saveChanges(page).click()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Department updated')).toBeVisible()
  expect((await findDepartment(owner, department._id))?.name).toBe(`${department.name} mine`)
}

async function saveDeletedDepartment(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const department = await makeDepartment(owner, uniqueName('Gone'))
  await openEdit(page, department.name)
  await nameField(page).fill('Kept in the form')
  expect(await owner.send('DELETE', `/department/${department._id}`)).toBe(200)
  await saveChanges(page).click()
  await expect(page.getByRole('alert')).toContainText('The department was not saved')
  await expect(nameField(page)).toHaveValue('Kept in the form')
}

test('two users edit one department', async ({ page, request }) => {
  await test.step('the second sees the differences, and nothing is lost', () =>
    takeLatest(page, request))
  await test.step('or saves their own version over it', () => saveMine(page, request))
  await test.step('a deleted department says so and keeps the input', () =>
    saveDeletedDepartment(page, request))
})

test('300 departments and 500 users: searched and paged in the browser, with few options shown at a time', async ({
  request,
  server,
  openBrowser,
}) => {
  const big = await bigCompany(request, server)
  const page = await openBrowser()
  await signIn(page, big.email, NEW_PASSWORD)
  await page.goto(DEPARTMENTS)
  await expect(page.getByText('1–10 of 300')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('11–20 of 300')).toBeVisible()
  await page.reload()
  await expect(page.getByText('11–20 of 300')).toBeVisible()
  await openEdit(page, 'Department 0300')
  await users(page).click()
  await expect(options(page).first()).toBeVisible()
  expect(await options(page).count()).toBeLessThanOrEqual(60)
  await choose(page, 'person 0499', 'Person 0499')
  await saveChanges(page).click()
  await expect(page.getByText('Department updated')).toBeVisible()
})

test('no accessibility findings in the dialogs of the list', async ({ page }) => {
  await page.goto(`${DEPARTMENTS}?search=Operations`)
  await page.getByRole('button', { name: 'Edit Operations' }).click()
  await users(page).click()
  await expectGoodLooks(page, options(page).first())
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('cards with all their actions by touch, in Indonesian', async ({ page }) => {
    await page.goto(`${DEPARTMENTS}?search=Operations`)
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
    await page.keyboard.press('Escape')
    await expect(heading(page, 'Departemen')).toBeVisible()
    await expectThumbRoom(page.getByRole('button', { name: 'Hapus Operations' }))
    await page.getByRole('button', { name: 'Ubah Operations' }).tap()
    await page.getByRole('textbox', { name: 'Nama departemen' }).fill('')
    await page.getByRole('button', { name: 'Simpan perubahan' }).tap()
    await expect(page.getByText('Nama wajib diisi')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
