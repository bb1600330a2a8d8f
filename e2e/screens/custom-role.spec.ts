import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { bigCompany } from '../support/crowd'
import { press, tabTo } from '../support/keyboard'
import { expectAccessible, expectGoodScreen, expectThumbRoom } from '../support/looks'
import {
  addModule,
  changeRole,
  makeMember,
  makeRole,
  moduleRow,
  ROLES,
  uniqueName,
} from '../support/roles'
import { PHONE } from '../support/screens'
import { searchFor } from '../support/team'
import { expect, openUserMenu, signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const OWNER = 'owner@nusantara.test'
const READER = [{ module: 'purchase-requests', features: ['requests.read'] }]
const APPROVER = [{ module: 'purchase-requests', features: ['requests.read', 'requests.decide'] }]

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const create = (page: Page) => page.getByRole('button', { name: 'Create role' })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const tick = (page: Page, module: string, name: string) =>
  moduleRow(page, module).getByRole('checkbox', { name, exact: true })

const edit = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` })
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Delete ${name}` })

async function openNew(page: Page): Promise<void> {
  await page.goto(`${ROLES}?page=create`)
  await expect(heading(page, 'Create role')).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await signIn(page, OWNER)
})

async function seeTheList(page: Page, request: APIRequestContext): Promise<void> {
  const name = uniqueName('Reader')
  await makeRole(await signInByApi(request, OWNER), name, READER)
  await page.goto(ROLES)
  await expect(heading(page, 'Custom Roles')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'NO',
    'ROLE NAME',
    'TYPE',
    'MODULES',
    'USERS',
    'ACTION',
  ])
  await expect(rowOf(page, 'Approver')).toContainText('Default')
  await expect(edit(page, 'Approver')).toHaveCount(0)
  await expect(remove(page, 'Approver')).toHaveCount(0)
  const locked = page.getByRole('button', { name: 'Edit Approver' })
  await expect(locked).toBeDisabled()
  await locked.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Default roles cannot be changed or deleted.')

  await searchFor(page, name)
  await expect(rowOf(page, name)).toContainText('Custom')
  await expect(edit(page, name)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Purchase Requests')
  await expect(rowOf(page, 'Approver')).toHaveCount(0)
  await page.getByRole('searchbox').fill('no role with this name')
  await expect(page.getByText('Nothing matches “no role with this name”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(rowOf(page, 'Approver')).toBeVisible()
}

async function viewModules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Modules of Approver' }).click()
  const drawer = page.getByRole('dialog', { name: 'Modules of Approver' })
  await expect(drawer.getByRole('heading', { name: 'Purchase Requests' })).toBeVisible()
  await expect(drawer.getByText('Approve and reject requests')).toBeVisible()
  await expect(drawer.getByText('Create requests')).toHaveCount(0)
  await expect(page).toHaveURL(/id=/)
  await expectAccessible(page)
  await page.reload()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await rowOf(page, 'Approver')
    .getByRole('button', { name: 'Approver', exact: true })
    .press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create New' }).click()
  await page.getByRole('textbox', { name: 'Role name' }).fill('Half a role')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Role name' })).toHaveValue('Half a role')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page, 'Custom Roles')).toBeVisible()
}

async function deleteOneInUse(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('In Use'), READER)
  const member = await makeMember(owner, 'Dewi', role._id)
  await page.goto(ROLES)
  await searchFor(page, role.name)
  await remove(page, role.name).click()
  const refusal = page.getByRole('dialog', { name: `${role.name} cannot be deleted yet` })
  await expect(refusal).toContainText(member.name)
  await expect(refusal.getByRole('button', { name: 'Yes, delete it' })).toHaveCount(0)
  await expect(rowOf(page, role.name)).toContainText('1')
  await refusal.getByRole('button', { name: 'Go to Users' }).click()
  await expect(page).toHaveURL(/\/dashboard\/teams/)
}

// proves 1.6.17
test('the list of roles: default and custom ones, their modules, deletion, and leaving with changes', async ({
  page,
  request,
}) => {
  // proves 1.2.18 1.2.67 1.2.68 1.2.69
  await test.step('the list marks default and custom roles; default roles are locked', () =>
    seeTheList(page, request))
  // proves 1.2.67
  await test.step('View Modules names modules and features, is in the address, and Back closes it', () =>
    viewModules(page))
  await test.step('leaving with unsaved changes asks', () => leaveUnsaved(page))
  await test.step('a role in use is not deleted, and its users are named', () =>
    deleteOneInUse(page, request))
})

async function submitUsedName(page: Page): Promise<void> {
  await openNew(page)
  await page.getByRole('textbox', { name: 'Role name' }).fill('approver')
  await addModule(page, 'Products', ['See products'])
  await create(page).click()
  await expect(
    page.getByText('A role called approver already exists. Choose another name.'),
  ).toBeVisible()
  await expect(tick(page, 'Products', 'See products')).toBeChecked()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

async function sendNothing(page: Page): Promise<void> {
  await openNew(page)
  await expect(page.getByText('Part of every role. It cannot be changed or removed.')).toBeVisible()
  await create(page).click()
  await expect(page.getByText('Role name is required')).toBeVisible()
  await expect(page.getByText('Please at least pick one module!')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Role name' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Role name' }).fill(uniqueName('Nothing yet'))
  await expect(page.getByText('Role name is required')).toHaveCount(0)
  await create(page).click()
  await expect(page.getByRole('button', { name: 'Add module' })).toBeFocused()
}

async function chooseModules(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Role name' }).fill(uniqueName('Rules'))
  await page.getByRole('button', { name: 'Add module' }).click()
  await expect(page.getByRole('option', { name: 'Purchase Requests' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Dashboard' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await create(page).click()
  await expect(page.getByText('Parent Module required')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Parent Module' })).toBeFocused()

  await page.getByRole('combobox', { name: 'Parent Module' }).click()
  await page.getByRole('option', { name: 'Finance' }).click()
  await create(page).click()
  await expect(page.getByText('Child Module is required')).toBeVisible()
  await page.getByRole('combobox', { name: 'Parent Module' }).click()
  await page.getByRole('option', { name: 'Purchase Orders' }).click()
  await create(page).click()
  await expect(page.getByText('Feature is required')).toBeVisible()
  await tick(page, 'Purchase Orders', 'See purchase orders').check()
  await expect(page.getByText('Feature is required')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByRole('option', { name: 'Purchase Orders' }).click()
  await expect(page.getByText('Purchase Orders is already selected!')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Parent Module' }).last()).toHaveValue('')
  await page.getByRole('combobox', { name: 'Parent Module' }).last().click()
  await page.getByRole('option', { name: 'Products' }).click()
  await expect(page.getByText('Purchase Orders is already selected!')).toHaveCount(0)
}

async function tickFeatures(page: Page): Promise<void> {
  await openNew(page)
  await addModule(page, 'Purchase Requests', ['Approve and reject requests'])
  await expect(
    page.getByText('See purchase requests was added: Approve and reject requests needs it.'),
  ).toBeVisible()
  const see = tick(page, 'Purchase Requests', 'See purchase requests')
  await expect(see).toBeChecked()
  await expect(see).toBeDisabled()
  await expect(page.getByText('Needed by: Approve and reject requests')).toBeVisible()
  const preview = page.getByRole('region', { name: 'What its users will see' })
  await expect(preview.getByRole('listitem')).toHaveText([
    'Dashboard',
    /^Purchase Requests.*Approve and reject requests/,
  ])
  await tick(page, 'Purchase Requests', 'Approve and reject requests').uncheck()
  await expect(see).toBeEnabled()
  await tick(page, 'Purchase Requests', 'Select all').check()
  await expect(moduleRow(page, 'Purchase Requests').getByText('7 of 7')).toBeVisible()
  await tick(page, 'Purchase Requests', 'Select all').uncheck()
  await expect(moduleRow(page, 'Purchase Requests').getByText('0 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Purchase Requests' }).click()
  await expect(moduleRow(page, 'Purchase Requests')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(moduleRow(page, 'Purchase Requests')).toBeVisible()
}

// proves 1.5.30 1.5.31 1.5.32 1.5.33 1.5.34
test('a copy of a default role starts a custom one with its modules and features', async ({
  page,
}) => {
  await signIn(page, OWNER)
  await page.goto(ROLES)
  await page.getByRole('link', { name: 'Copy Finance', exact: true }).click()
  const name = page.getByLabel(/^Role name/)
  await expect(name).toHaveValue('Copy of Finance')
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  const own = uniqueName('Finance copy')
  await name.fill(own)
  await create(page).click()
  await searchFor(page, own)
  await expect(rowOf(page, own)).toBeVisible()
  await expect(rowOf(page, own)).toContainText('Custom')
})

test('the rules of a role', async ({ page }) => {
  await test.step('a used name is an error at the name, and nothing typed is lost', () =>
    submitUsedName(page))
  await test.step('a name and a module are required', () => sendNothing(page))
  await test.step('each row needs a module and features; no module twice, never Dashboard', () =>
    chooseModules(page))
  await test.step('required features are added automatically, with an explanation', () =>
    tickFeatures(page))
})

// proves 1.2.67 1.8.33
test('a role is made, edited and deleted by keyboard alone', async ({ page }) => {
  const name = uniqueName('By Keys')
  await page.goto(ROLES)
  await press(page, page.getByRole('link', { name: 'Create New' }))
  await expect(heading(page, 'Create role')).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Role name' }))
  await page.keyboard.type(name)
  await press(page, page.getByRole('button', { name: 'Add module' }))
  await expect(page.getByRole('combobox', { name: 'Parent Module' })).toBeFocused()
  await page.keyboard.type('Purchase Ord')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, tick(page, 'Purchase Orders', 'See purchase orders'), 'Space')
  await tabTo(page, page.getByRole('textbox', { name: 'Role name' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Role created')).toBeVisible()
  await expect(page).toHaveURL(/custom-role$/)

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(name)
  await expect(page).toHaveURL(/search=/)
  await press(page, edit(page, name))
  await expect(heading(page, `Edit ${name}`)).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await tabTo(page, page.getByRole('textbox', { name: 'Role name' }))
  await page.keyboard.press('End')
  await page.keyboard.type(' X')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Role updated')).toBeVisible()
  // Back in the list, the search is unchanged.
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await press(page, remove(page, `${name} X`))
  const question = page.getByRole('dialog', { name: `Delete the role ${name} X?` })
  await expect(question.locator('[data-autofocus]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Role deleted')).toBeVisible()
  await expect(page.getByText(/^Nothing matches/)).toBeVisible()
})

async function saveMine(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Shared'), READER)
  await page.goto(`${ROLES}?page=edit&id=${role._id}`)
  await page.getByRole('textbox', { name: 'Role name' }).fill(`${role.name} mine`)
  await changeRole(owner, role, role.name, APPROVER)
  await save(page).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'This was changed in the meantime' })
  await expect(conflict).toContainText('Approve and reject requests')
  await expect(conflict).toContainText(`${role.name} mine`)
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Role updated')).toBeVisible()
  const all = await owner.get<(typeof role)[]>('/role')
  const saved = all.find(({ _id }) => _id === role._id)
  expect(saved?.name).toBe(`${role.name} mine`)
  expect(saved?.modules.flatMap(({ features }) => features)).toEqual(['requests.read'])
}

async function takeLatest(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Taken'), READER)
  await page.goto(`${ROLES}?page=edit&id=${role._id}`)
  await tick(page, 'Purchase Requests', 'Create requests').check()
  await changeRole(owner, role, role.name, APPROVER)
  await save(page).click()
  await page.getByRole('button', { name: 'Use theirs' }).click()
  await expect(tick(page, 'Purchase Requests', 'Approve and reject requests')).toBeChecked()
  await expect(tick(page, 'Purchase Requests', 'Create requests')).not.toBeChecked()
  await tick(page, 'Purchase Requests', 'Submit requests').check()
  await save(page).click()
  await expect(page.getByText('Role updated')).toBeVisible()
}

async function saveDeleted(page: Page, request: APIRequestContext): Promise<void> {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Gone'), READER)
  await page.goto(`${ROLES}?page=edit&id=${role._id}`)
  await page.getByRole('textbox', { name: 'Role name' }).fill('Kept in the form')
  expect(await owner.send('DELETE', `/role/${role._id}`)).toBe(200)
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('The role was not saved')
  await expect(page.getByRole('textbox', { name: 'Role name' })).toHaveValue('Kept in the form')
}

test('two users edit one role', async ({ page, request }) => {
  await test.step('the second sees the differences, and overwrites them', () =>
    saveMine(page, request))
  await test.step('or takes the first user’s version and continues from it', () =>
    takeLatest(page, request))
  await test.step('a role deleted meanwhile says so and keeps the input', () =>
    saveDeleted(page, request))
})

test('the user’s own role, default roles and missing roles cannot be edited', async ({
  page,
  request,
  openAs,
}) => {
  const owner = await signInByApi(request, OWNER)
  const keeper = await makeRole(owner, uniqueName('Keeper'), [
    { module: 'custom-role', features: ['roles.manage'] },
  ])
  const member = await makeMember(owner, 'Sari', keeper._id)
  const memberPage = await openAs(member.email)
  await memberPage.goto(`${ROLES}?page=edit&id=${keeper._id}`)
  await expect(memberPage.getByText('You cannot edit your own role.')).toBeVisible()
  await expect(memberPage.getByRole('textbox')).toHaveCount(0)

  const all = await owner.get<(typeof keeper)[]>('/role')
  const standard = all.find(({ default: isDefault }) => isDefault)
  await page.goto(`${ROLES}?page=edit&id=${standard?._id}`)
  await expect(page.getByText('Default roles cannot be changed or deleted.')).toBeVisible()
  await page.goto(`${ROLES}?page=edit&id=nowhere`)
  await expect(page.getByText('This role no longer exists')).toBeVisible()
  await page.getByRole('link', { name: 'All roles' }).click()
  await expect(heading(page, 'Custom Roles')).toBeVisible()
})

test('200 roles: paging and search without further requests', async ({ page, request, server }) => {
  const big = await bigCompany(request, server)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, big.email, NEW_PASSWORD)
  // The list is loaded once per page load, not for paging or searching.
  let calls = 0
  page.on('request', (made) => {
    if (/\/api\/role(\?|$)/.test(made.url())) calls += 1
  })
  await page.goto(ROLES)
  await expect(page.getByText('1–10 of 206')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('11–20 of 206')).toBeVisible()
  await page.getByRole('searchbox').fill('Role 0150')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'Role 0150')).toBeVisible()
  expect(calls).toBeLessThanOrEqual(2)
  await page.goto(`${ROLES}?skip=99`)
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page.getByText('1–10 of 206')).toBeVisible()
})

// proves 1.8.8
test('failed loads say so and are retried; nothing is sent while offline', async ({ page }) => {
  await page.route(/\/api\/role/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(ROLES)
  await expect(page.getByRole('alert', { name: 'Oops...' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, 'Approver')).toBeVisible()

  await openNew(page)
  await page.route(/\/api\/feature/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByRole('option', { name: 'Products' }).click()
  await expect(moduleRow(page, 'Products').getByRole('alert')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await tick(page, 'Products', 'See products').check()
  await page.getByRole('textbox', { name: 'Role name' }).fill(uniqueName('Offline'))
  await page.route(/\/api\//, (route) => route.abort())
  await create(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The role was not saved' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await create(page).click()
  await expect(page.getByText('Role created')).toBeVisible()
})

test('no layout shift, no accessibility findings', async ({ page, request }) => {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Looks'), APPROVER)
  const screens: [path: string, ready: Locator][] = [
    [`${ROLES}?id=${role._id}`, page.getByRole('dialog')],
    [
      `${ROLES}?page=edit&id=${role._id}`,
      tick(page, 'Purchase Requests', 'Approve and reject requests'),
    ],
  ]
  for (const [path, ready] of screens)
    await test.step(path, () => expectGoodScreen(page, path, ready.first()))
})

test.describe('on a phone, in Indonesian', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a role is made by touch', async ({ page }) => {
    const name = uniqueName('Peran')
    await page.goto(`${ROLES}?page=create`)
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Buat peran' }).tap()
    await expect(page.getByText('Pilih minimal satu modul!')).toBeVisible()
    await page.getByRole('textbox', { name: 'Nama peran' }).fill(name)
    const add = page.getByRole('button', { name: 'Tambah modul' })
    await expectThumbRoom(add)
    await add.tap()
    await page.getByRole('option', { name: 'Produk' }).tap()
    await page.getByRole('checkbox', { name: 'Melihat produk' }).tap()
    await page.getByRole('button', { name: 'Buat peran' }).tap()
    await expect(page.getByText('Peran berhasil dibuat')).toBeVisible()
    await searchFor(page, name)
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('Khusus')
    await card.getByRole('link', { name: `Ubah ${name}` }).tap()
    await expect(heading(page, `Ubah ${name}`)).toBeVisible()
  })
})
