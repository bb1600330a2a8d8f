import type { APIRequestContext, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA } from '../support/api'
import { addToCart } from '../support/cart'
import { expectAccessible, expectGoodLooks, inEachLook } from '../support/looks'
import { expect, openUserMenu, PASSWORD, test } from '../support/test'
import { enter, newcomer, registerByApi } from '../support/way-in'

const SUPER_ADMIN = 'superadmin@pasok.test'
const NUSANTARA = 'PT Nusantara Maju Jaya'
const SEGARA = 'PT Segara Biru Logistik'
const HOUR = 3_600_000

const login = (page: Page, company: string) =>
  page.getByRole('button', { name: `Login as ${company}` })
const banner = (page: Page) => page.getByRole('complementary', { name: /^Acting for/ })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search company' })

async function enterAsSuperAdmin(page: Page): Promise<void> {
  await page.goto('/superadmin')
  await enter(page, SUPER_ADMIN, PASSWORD)
  await page.waitForURL('**/login/select-company')
}

async function actFor(page: Page, company: string): Promise<void> {
  await login(page, company).click()
  await page.waitForURL('**/dashboard')
}

function collectTokens(page: Page): string[] {
  const tokens: string[] = []
  page.on('response', async (response) => {
    const isSignIn = /\/oauth\/token$|\/user-buyer\/[^/]+\/admin$/.test(response.url())
    if (!isSignIn || !response.ok()) return
    const body: { access_token?: string; data?: { access_token: string } } = await response.json()
    tokens.push(body.access_token ?? body.data?.access_token ?? '')
  })
  return tokens
}

const statusWith = async (request: APIRequestContext, path: string, token: string) =>
  (await request.get(path, { headers: { authorization: `Bearer ${token}` } })).status()

// proves 1.2.7 1.5.3 1.5.61
test('fields are checked when they are left', async ({ page }) => {
  await page.goto('/superadmin')
  await expect(page).toHaveTitle('Log in · Pasok')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await email.focus()
  await password.focus()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email.fill('superadmin')
  await email.blur()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(email).toBeFocused()
  await password.fill('x')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

// proves 1.6.19 1.6.20 1.8.6 2.6.2 2.6.3 2.8.3
test('other users are not super admins and stay signed out', async ({ page, request }) => {
  const tokens = collectTokens(page)
  await page.clock.install()
  await page.goto('/superadmin')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const alert = page.getByRole('alert').filter({ hasText: 'You are not Buyer Super Admin!' })
  for (const account of ['owner@nusantara.test', 'provider@pasok.test', 'vendor@sinarabadi.test']) {
    await enter(page, account, PASSWORD)
    await expect(alert).toBeVisible()
    await page.clock.runFor(3_100)
    await expect(alert).toBeHidden()
  }
  expect(await page.evaluate(() => localStorage.getItem('pasok.session'))).toBeNull()
  await expect(page).toHaveURL(/\/superadmin$/)
  expect(tokens).toHaveLength(3)
  for (const token of tokens)
    expect(await statusWith(request, '/api/address/buyer', token)).toBe(401)
})

// proves 1.2.8 1.2.9 1.2.11 1.8.35 2.4.29 2.6.3 2.8.19
test('the list appears after a second and is searchable; the search is in the address', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/superadmin')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await enter(page, SUPER_ADMIN, PASSWORD)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pasok.session'))).not.toBeNull()
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/\/superadmin$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/login\/select-company$/)
  await page.clock.resume()

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Wira Adinata' })).toBeVisible()
  const heads = ['NO', 'COMPANY NAME', 'OWNER NAME', 'OWNER EMAIL', 'ACTION']
  await expect(page.getByRole('columnheader')).toHaveText(heads)
  const row = page.getByRole('row').filter({ hasText: NUSANTARA })
  await expect(row.getByRole('cell')).toHaveText([
    /^\d$/,
    NUSANTARA,
    'Ratna Kusuma',
    'owner@nusantara.test',
    'Login',
  ])
  await search(page).fill('segara')
  await expect(page).toHaveURL(/\?buyer_name=segara$/)
  await expect(page.getByRole('button', { name: /^Login as/ })).toHaveCount(1)
  await expect(login(page, SEGARA)).toBeVisible()
  await page.reload()
  await expect(search(page)).toHaveValue('segara')
  await expect(page.getByRole('button', { name: /^Login as/ })).toHaveCount(1)
  await search(page).fill('nowhere at all')
  await expect(page.getByText('Company Not Found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/login\/select-company$/)
  await expect(search(page)).toBeFocused()
  await expect(login(page, NUSANTARA)).toBeVisible()
})

// proves 1.1.3 1.2.10 2.1.1 2.6.3
test('acting for a company shows the company, and can be ended', async ({ page, request }) => {
  const tokens = collectTokens(page)
  await enterAsSuperAdmin(page)
  await actFor(page, NUSANTARA)
  await expect(banner(page)).toContainText(`Acting for ${NUSANTARA}`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Purchase Requests' })).toBeAttached()
  await openUserMenu(page)
  await expect(page.getByText('You login as Super Admin')).toBeVisible()
  await page.keyboard.press('Escape')
  await test.step('it survives a reload and navigation', async () => {
    await page.goto('/dashboard/purchase-requests')
    await expect(page.getByText(/^PR-NUSANTARA-/).first()).toBeVisible()
    await page.reload()
    await expect(banner(page)).toBeVisible()
  })
  await test.step('sign-in addresses lead to the company', async () => {
    await page.goto('/superadmin')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('Change company ends the company session and keeps the own sign-in', async () => {
    await banner(page).getByRole('button', { name: 'Change company' }).click()
    await page.waitForURL('**/login/select-company')
    await expect(login(page, SEGARA)).toBeVisible()
    const [own = '', acting = ''] = tokens
    await expect.poll(() => statusWith(request, '/api/address/buyer', acting)).toBe(401)
    expect(await statusWith(request, '/api/user-buyer?isOwner=true', own)).toBe(200)
    await page.goto('/dashboard/purchase-requests')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/dashboard')
    await page.waitForURL('**/login/select-company')
  })
  await test.step('the next company shows nothing of the previous one', async () => {
    await actFor(page, SEGARA)
    await expect(banner(page)).toContainText(SEGARA)
    await page.goto('/dashboard/purchase-requests')
    await expect(page.getByRole('heading', { name: /Purchase Requests/ })).toBeVisible()
    await expect(page.getByText(/^PR-NUSANTARA-/)).toHaveCount(0)
  })
  await test.step('Logout ends both', async () => {
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const own = tokens[0] ?? ''
    const acting = tokens.at(-1) ?? ''
    await expect.poll(() => statusWith(request, '/api/user-buyer?isOwner=true', own)).toBe(401)
    expect(await statusWith(request, '/api/address/buyer', acting)).toBe(401)
  })
})

test('a super admin at the common sign-in selects a company; each has its own cart', async ({
  page,
  request,
}) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await page.goto('/')
  await enter(page, SUPER_ADMIN, PASSWORD)
  await page.waitForURL('**/login/select-company')
  await actFor(page, NUSANTARA)
  await addToCart(page, hit)
  await banner(page).getByRole('button', { name: 'Change company' }).click()
  await page.waitForURL('**/login/select-company')
  await actFor(page, SEGARA)
  await page.goto('/dashboard/purchase-requests?page=create')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create Purchase Request')
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0)
})

// proves 2.4.30
test('a company that is not verified is open to its super admin', async ({
  page,
  request,
  server,
}) => {
  const person = newcomer('Wakil')
  await registerByApi(request, person)
  await server.sql(
    `insert into super_admin_companies (user_id, buyer_id)
     select s.id, o.buyer_id from users s, users o where s.email = $1 and o.email = $2`,
    [SUPER_ADMIN, person.email],
  )
  await enterAsSuperAdmin(page)
  await actFor(page, person.company)
  await expect(page.getByRole('link', { name: 'Browse Product' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Browse Product' })).toBeVisible()
})

// proves 2.2.2
test('only super admins have companies to select', async ({ page }) => {
  await page.goto('/login/select-company?buyer_name=segara')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enter(page, SUPER_ADMIN, PASSWORD)
  await expect(page).toHaveURL(/\/login\/select-company\?buyer_name=segara$/)
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await enter(page, 'template@nusantara.test', PASSWORD)
  await page.waitForURL('**/dashboard')
  await page.goto('/login/select-company')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an idle hour ends it, and the address is remembered through the company selection', async ({
  page,
}) => {
  await page.clock.install()
  await enterAsSuperAdmin(page)
  await search(page).fill('nusantara')
  await expect(page).toHaveURL(/\?buyer_name=nusantara$/)
  await page.clock.fastForward(HOUR - 30_000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.fastForward(HOUR)
  await expect(page.getByText(/^You were signed out after one hour/)).toBeVisible()
  await enter(page, SUPER_ADMIN, PASSWORD)
  await expect(page).toHaveURL(/\/login\/select-company\?buyer_name=nusantara$/)

  await test.step('within a company', async () => {
    await actFor(page, NUSANTARA)
    await page.goto('/dashboard/purchase-orders?status=Paid')
    await expect(page.getByRole('tab', { name: /^Paid/ })).toBeVisible()
    await page.clock.fastForward(2 * HOUR)
    await expect(page.getByText(/^You were signed out after one hour/)).toBeVisible()
    await enter(page, SUPER_ADMIN, PASSWORD)
    await expect(page).toHaveURL(/\/login\/select-company$/)
    await login(page, NUSANTARA).click()
    await expect(page).toHaveURL(/\/dashboard\/purchase-orders\?status=Paid$/)
  })
})

test('the companies and the banner', async ({ page }) => {
  await enterAsSuperAdmin(page)
  await page.goto('/login/select-company?buyer_name=nowhere')
  await expectGoodLooks(page, page.getByText('Company Not Found'))
  await page.goto('/login/select-company')
  await actFor(page, NUSANTARA)
  const request = page.getByText(/^PR-NUSANTARA-/).first()
  await page.goto('/dashboard/purchase-requests')
  await expect(request).toBeVisible()
  await inEachLook(page, async () => {
    await expect(banner(page)).toBeVisible()
    await openUserMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Change company' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  })
})
