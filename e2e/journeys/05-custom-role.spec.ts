import type { Role } from '@pasok/domain/team/team.model'
import { findHit, isPlain, JAKARTA, makeSubmitted, signInByApi } from '../support/api'
import {
  addModule,
  makeMember,
  moduleRow,
  probeOf,
  ROLES,
  uniqueName,
  type Probe,
} from '../support/roles'
import { expect, openHome, test } from '../support/test'

const OWNER = 'owner@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'

/** Requests that the role does not allow, with their bodies. */
const ELSEWHERE = [
  ['GET', '/role?flag=BUYER'],
  ['POST', '/role', { name: 'All notifications', modules: [] }],
  ['GET', '/module/parents?flag=BUYER'],
  ['GET', '/feature?flag=BUYER&parent_module_id=teams'],
  ['GET', '/buyer/users'],
  ['POST', '/department', { name: 'Mine', users: [] }],
  ['GET', '/buyer/audit'],
  ['GET', '/buyer/audit/export'],
  ['PUT', '/buyer/company', { name: 'Mine' }],
  ['POST', '/purchase-request', { department: null, address: {}, vendors: [] }],
] as const

async function expectRefused(call: Probe): Promise<void> {
  for (const [method, path, data] of ELSEWHERE)
    expect(await call(method, path, data), `${method} ${path}`).toBe(403)
}

test('a role with single features: its user sees and may do exactly that, and loses what the owner removes', async ({
  page,
  request,
  openAs,
}) => {
  const owner = await signInByApi(request, OWNER)
  const purchasing = await signInByApi(request, 'purchasing@nusantara.test')
  const hit = await findHit(request, 'in good supply', isPlain, JAKARTA)
  const submitted = await makeSubmitted(purchasing, [{ hit, quantity: 2 }])
  const later = await makeSubmitted(purchasing, [{ hit, quantity: 3 }])
  const name = uniqueName('Site Approver')

  await test.step('the owner makes the role in the browser', async () => {
    await openHome(page, OWNER)
    await page.goto(ROLES)
    await page.getByRole('link', { name: 'Create New' }).click()
    await page.getByRole('textbox', { name: 'Role name' }).fill(name)
    await addModule(page, 'Purchase Requests', ['Approve and reject requests'])
    await addModule(page, 'Purchase Orders', ['See purchase orders'])
    await page.getByRole('button', { name: 'Create role' }).click()
    await expect(page.getByText('Role created')).toBeVisible()
  })
  const roles = await owner.get<Role[]>('/role')
  const role = roles.find((one) => one.name === name)
  expect(role?.modules.flatMap(({ features }) => features)).toEqual([
    'requests.read',
    'requests.decide',
    'orders.read',
  ])
  const member = await test.step('and assigns it to a user', async () => {
    const purchaser = (await owner.get<Role[]>('/role')).find((one) => one.name === 'Purchasing')
    const made = await makeMember(owner, 'Made', purchaser?._id ?? '')
    await page.goto('/dashboard/teams')
    await page.getByRole('searchbox').fill(made.name)
    await expect(page).toHaveURL(/search=/)
    await page.getByRole('button', { name: `Edit ${made.name}` }).click()
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('row').filter({ hasText: made.name })).toContainText(name)
    return made
  })

  const memberPage = await openAs(member.email)
  await memberPage.goto('/dashboard')
  const menu = memberPage.getByRole('navigation', { name: 'Main menu' })
  // proves 1.6.24
  await test.step('its user has these menus and buttons, and no others', async () => {
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      'Purchase Requests',
      'Purchase Orders',
    ])
    await expect(memberPage.getByRole('link', { name: 'Browse Product' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Purchase Requests' }).click()
    await expect(memberPage.getByText(submitted.code_pr)).toBeVisible()
    await expect(
      memberPage.getByRole('button', { name: 'Create New PR', exact: true }),
    ).toHaveCount(0)
    await memberPage.goto(`${REQUESTS}?page=detail&id=${submitted.code_pr}`)
    await expect(memberPage.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    for (const button of ['Edit', 'Submit', 'Delete'])
      await expect(memberPage.getByRole('button', { name: button, exact: true })).toHaveCount(0)
    for (const closed of ['products', 'teams', 'custom-role', 'profile', 'department']) {
      await memberPage.goto(`/dashboard/${closed}`)
      await expect(memberPage.getByRole('heading', { name: /Page not found/ })).toBeVisible()
    }
  })

  const probe = await probeOf(request, member.email)
  await test.step('other API calls are refused, permitted ones succeed', async () => {
    await expectRefused(probe)
    expect(await probe('PUT', `/purchase-request/submit/${later._id}`)).toBe(403)
    expect(await probe('DELETE', `/purchase-request/${later._id}`)).toBe(403)
    expect(await probe('PUT', `/purchase-request/approved/${later._id}`, { note: '' })).toBe(200)
  })

  await test.step('the owner takes the orders and the decision away', async () => {
    await memberPage.goto(`${REQUESTS}?page=detail&id=${submitted.code_pr}`)
    await expect(memberPage.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    await page.goto(`${ROLES}?page=edit&id=${role?._id}`)
    await expect(page.getByText('One user has this role')).toBeVisible()
    await moduleRow(page, 'Purchase Requests')
      .getByRole('checkbox', { name: 'Approve and reject requests' })
      .uncheck()
    await page.getByRole('button', { name: 'Remove Purchase Orders' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Role updated')).toBeVisible()
  })

  await test.step('the user’s next click is refused, and the screen shows what was removed', async () => {
    expect(await probe('GET', '/purchase-order')).toBe(403)
    await menu.getByRole('link', { name: 'Purchase Orders' }).click()
    await expect(memberPage.getByRole('heading', { name: /Page not found/ })).toBeVisible()
    await memberPage.goto(`${REQUESTS}?page=detail&id=${submitted.code_pr}`)
    await expect(memberPage.getByRole('heading', { name: 'Timeline' })).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Purchase Requests'])
    await expect(memberPage.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
    await memberPage.goto(REQUESTS)
    await expect(memberPage.getByText(submitted.code_pr)).toBeVisible()
    // Spec 1 §6: a user without any action on a request reads its code as plain text.
    await expect(memberPage.getByRole('link', { name: submitted.code_pr })).toHaveCount(0)
  })
})

test('a button whose permission was removed says so when pressed, and disappears', async ({
  page,
  request,
  openAs,
}) => {
  const owner = await signInByApi(request, OWNER)
  const purchasing = await signInByApi(request, 'purchasing@nusantara.test')
  const hit = await findHit(request, 'in good supply', isPlain, JAKARTA)
  const submitted = await makeSubmitted(purchasing, [{ hit, quantity: 1 }])
  const name = uniqueName('Decider')
  const wanted = { id_modules: 'purchase-requests', childs: [] }
  const role = await owner.post<Role>('POST', '/role', {
    name,
    modules: [{ ...wanted, features: ['requests.decide'] }],
  })
  const member = await makeMember(owner, 'Putri', role._id)
  const memberPage = await openAs(member.email)
  await memberPage.goto(`${REQUESTS}?page=detail&id=${submitted.code_pr}`)
  const approve = memberPage.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  // Waits for pending responses, so that none shows the change before the click.
  await memberPage.waitForLoadState('networkidle')

  await openHome(page, OWNER)
  await owner.post('PUT', `/role/${role._id}`, {
    name,
    modules: [{ ...wanted, features: ['requests.read'] }],
    version: role.version,
  })
  await approve.click()
  await memberPage
    .getByRole('dialog')
    .getByRole('button', { name: /Approve|Yes/ })
    .click()
  await expect(memberPage.getByRole('alert').first()).toBeVisible()
  await expect(approve).toHaveCount(0)
})
