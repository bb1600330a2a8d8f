import type { Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA } from '../support/api'
import { addToCart, openCart } from '../support/cart'
import { expectThumbRoom } from '../support/looks'
import { PHONE, WIDE } from '../support/screens'
import { press, tabTo } from '../support/keyboard'
import { expect, openUserMenu, openHome, test } from '../support/test'

const OPEN_WIDTH = 205
const menu = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|Menu utama)$/ })
const width = async (page: Page) => (await menu(page).boundingBox())?.width

const BUYING = ['Dashboard', 'Products', 'Purchase Requests', 'Purchase Orders']
const PURCHASING = [
  'Dashboard',
  'Products',
  'Vendor List',
  'Purchase Requests',
  'Templates',
  'Purchase Orders',
  'Good Receive Note',
  'Message',
]
const MANAGING = ['Profile', 'Users', 'Custom Roles', 'Departments', 'Invitation', 'Setting']
/** The modules with a screen for each default role (`docs/domain.md` §3), by their names. */
const ROLES = [
  { user: 'owner@nusantara.test', role: 'Owner', entries: [...PURCHASING, ...MANAGING, 'Account'] },
  { user: 'purchasing@nusantara.test', role: 'Purchasing', entries: [...PURCHASING, 'Account'] },
  { user: 'approver@nusantara.test', role: 'Approver', entries: [...BUYING, 'Message', 'Account'] },
  {
    user: 'template@nusantara.test',
    role: 'Template Manager',
    entries: ['Dashboard', 'Products', 'Templates', 'Message', 'Account'],
  },
  {
    user: 'receiving@nusantara.test',
    role: 'Receiving',
    entries: ['Dashboard', 'Purchase Orders', 'Good Receive Note', 'Message', 'Account'],
  },
  {
    user: 'finance@nusantara.test',
    role: 'Finance',
    entries: ['Dashboard', 'Purchase Orders', 'Good Receive Note', 'Message', 'Account'],
  },
  { user: 'owner@baru.test', role: 'Owner', entries: ['Waiting Verifiy'] },
]
const PATHS: Readonly<Record<string, string>> = {
  Products: '/dashboard/products',
  'Purchase Requests': '/dashboard/purchase-requests',
  Templates: '/dashboard/templates',
  'Purchase Orders': '/dashboard/purchase-orders',
  Users: '/dashboard/teams',
}

/** Navigates to an address that has no link, without a full page load. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), path)

for (const { user, role, entries } of ROLES) {
  // proves 1.2.29 1.2.30 1.2.31 1.2.39 1.2.41 1.6.2 1.6.24 2.1.11 2.2.1 2.2.2 2.2.25 2.6.1
  test(`menu, name and guard of ${user}`, async ({ page }) => {
    await openHome(page, user)
    // An entry may also show a count of waiting documents.
    await expect(menu(page).getByRole('link')).toHaveText(
      entries.map((entry) => new RegExp(`^${entry}\\d*$`)),
    )
    const browse = page.getByRole('link', { name: 'Browse Product' })
    await expect(browse).toHaveCount(entries.includes('Products') ? 1 : 0)
    await openUserMenu(page)
    await expect(page.getByText(`You login as ${role}`)).toBeVisible()
    await page.keyboard.press('Escape')
    const heading = page.getByRole('heading', { level: 1 })
    for (const [name, path] of Object.entries(PATHS)) {
      // Visits the home page in between, so that an earlier "Page not found" does not count for the next page.
      await goWithin(page, '/dashboard')
      await expect(heading).not.toContainText('Page not found')
      await goWithin(page, path)
      await expect(heading).toContainText(entries.includes(name) ? name : 'Page not found')
    }
    await page.goto('/dashboard/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

const closeMenu = async (page: Page) => {
  await menu(page).getByRole('button', { name: 'Unpin menu' }).click()
  await page.mouse.move(900, 500)
  await expect.poll(() => width(page)).toBeLessThan(80)
}

test('the side menu shows its labels where there is room, until the user closes it', async ({
  page,
}) => {
  await openHome(page, 'owner@nusantara.test')
  await page.mouse.move(900, 500)
  expect(await width(page)).toBe(OPEN_WIDTH)
  await expect(menu(page).getByText('Purchase Requests')).toBeVisible()
  // The page begins beside the menu, not under it.
  const left = (await page.getByRole('main').boundingBox())?.x ?? 0
  expect(left).toBeGreaterThanOrEqual(OPEN_WIDTH)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => width(page)).toBeLessThan(80)
  await page.setViewportSize(WIDE)
  await expect.poll(() => width(page)).toBe(OPEN_WIDTH)
  await closeMenu(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await width(page)).toBeLessThan(80)
})

// proves 1.2.37
test('the side menu opens on hover and focus, and stays open when pinned', async ({ page }) => {
  await openHome(page, 'owner@nusantara.test')
  await closeMenu(page)
  await page.mouse.move(20, 300)
  await expect.poll(() => width(page)).toBe(OPEN_WIDTH)
  await page.mouse.move(900, 500)
  await expect.poll(() => width(page)).toBeLessThan(80)
  await tabTo(page, menu(page).getByRole('link', { name: 'Products' }))
  await expect.poll(() => width(page)).toBe(OPEN_WIDTH)
  await press(page, menu(page).getByRole('button', { name: 'Pin menu' }))
  await page.mouse.click(900, 600)
  await expect.poll(() => width(page)).toBe(OPEN_WIDTH)
  await page.reload()
  await expect.poll(() => width(page)).toBe(OPEN_WIDTH)
  await expect(menu(page).getByRole('button', { name: 'Unpin menu' })).toBeVisible()
})

test('Tab moves through an open group of the side menu and beyond, without losing focus', async ({
  page,
}) => {
  await openHome(page, 'owner@nusantara.test')
  await closeMenu(page)
  const group = menu(page).getByRole('button', { name: 'Finance' })
  await press(page, group)
  const children = menu(page).locator('ul ul').getByRole('link')
  await expect(children).not.toHaveCount(0)
  const count = await children.count()
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('Tab')
    await expect(children.nth(at)).toBeFocused()
    await expect.poll(() => width(page)).toBe(OPEN_WIDTH)
  }
  await tabTo(page, page.getByRole('button', { name: 'Reload' }))
  await expect(children).toHaveCount(count)
  await expect.poll(() => width(page)).toBeLessThan(80)
})

test('language and colours are chosen and remembered', async ({ page, context }) => {
  await openHome(page, 'owner@nusantara.test')
  const second = await context.newPage()
  await second.goto('/dashboard/purchase-orders')
  await expect(second.getByRole('heading', { name: 'Purchase Orders' })).toBeVisible()
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(menu(page).getByRole('link', { name: 'Permintaan Pembelian' })).toBeAttached()
  await expect(second.getByRole('heading', { name: 'Pesanan Pembelian' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat datang')

  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Gelap' }).click()
  const scheme = page.locator('html')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [red = 255] = /\d+/.exec(ground)?.map(Number) ?? []
  expect(red).toBeLessThan(80)
})

// proves 1.2.38 2.2.26
test('breadcrumbs, reload, and the skip link', async ({ page }) => {
  await openHome(page, 'owner@nusantara.test')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await page.goto('/dashboard/purchase-requests?page=create')
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Purchase Requests',
    'Create Purchase Request',
  ])
  await crumbs.getByRole('link', { name: 'Purchase Requests' }).click()
  await expect(page).toHaveURL(/\/dashboard\/purchase-requests$/)
  await crumbs.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the modules are in a bar at the bottom', async ({ page }) => {
    await openHome(page, 'owner@nusantara.test')
    const bar = menu(page)
    const box = await bar.boundingBox()
    expect(box?.width).toBe(PHONE.width)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height)
    await expect(bar.getByRole('link')).toHaveText(BUYING)
    for (const link of await bar.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await bar.getByRole('link', { name: 'Purchase Orders' }).tap()
    await expect(page).toHaveURL(/\/dashboard\/purchase-orders/)
    await expect(bar.getByRole('link', { name: 'Purchase Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('small controls have large touch targets', async ({ page, request }) => {
    const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
    await openHome(page, 'owner@nusantara.test')
    const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    const remove = page.getByRole('button', { name: /^Remove / })
    await addToCart(page, hit)
    await openCart(page)
    await expect(remove).toHaveCount(3)
    for (const target of [crumb, ...(await remove.all())]) await expectThumbRoom(target)
    await page.goto('/dashboard/purchase-orders')
    const copy = page.getByRole('button', { name: /^Copy PO-/ }).first()
    for (const target of [crumb, page.getByRole('tab', { selected: true }), copy])
      await expectThumbRoom(target)
    await page.goto('/dashboard/products?q=kertas')
    await expectThumbRoom(page.getByRole('button', { name: 'Clear search' }))
    await expectThumbRoom(page.getByRole('button', { name: 'Page 2', exact: true }))
  })
})
