import type {
  APIRequestContext,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from '@playwright/test'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { findHit, signInByApi } from '../support/api'
import { expectAccessible } from '../support/looks'
import { callerOf } from '../support/provider'
import { PHONE } from '../support/screens'
import { expect, PASSWORD, openHome, test } from '../support/test'
import { VENDOR } from '../support/vendor-products'
import { enter } from '../support/way-in'

const palette = (page: Page) => page.getByRole('dialog').getByPlaceholder('Go to a screen')
const option = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button').filter({ hasText: name })
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Feedback' })

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
}

/** Signs in and waits for the global extras, which load after the screen. */
async function signInWithExtras(page: Page, email: string): Promise<void> {
  await openHome(page, email)
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible()
}

test('the palette finds screens by name in both languages and runs its actions', async ({
  page,
}) => {
  await signInWithExtras(page, 'owner@nusantara.test')
  await openPalette(page)
  await page.keyboard.type('pengguna')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/teams$/)
  await page.getByRole('button', { name: 'Search screens and actions' }).click()
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type('orders')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/purchase-orders/)
  await openPalette(page)
  await page.keyboard.type('nothing like this')
  await expect(page.getByText('Nothing matches this search.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await openPalette(page)
  await page.keyboard.type('bahasa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
})

async function findDocuments(page: Page, request: APIRequestContext): Promise<void> {
  const caller = await signInByApi(request, 'owner@nusantara.test')
  const [pr] = await caller.get<PurchaseRequest[]>('/purchase-request?limit=1')
  const [po] = await caller.get<PurchaseOrder[]>('/purchase-order?limit=1')
  if (!pr || !po) throw new Error('The demo has no documents')
  await openPalette(page)
  await page.keyboard.type(pr.code_pr)
  await expect(option(page, `Search requests for “${pr.code_pr}”`)).toBeVisible()
  await expect(option(page, pr.code_pr)).toHaveCount(2)
  await expectAccessible(page)
  // The first result is selected without an arrow key.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: pr.code_pr })).toBeVisible()

  await openPalette(page)
  await page.keyboard.type(po.code_po.toLowerCase())
  await expect(option(page, po.code_po)).toContainText(po.vendor.name)
  await option(page, po.code_po).click()
  await expect(page.getByRole('heading', { level: 1, name: po.code_po })).toBeVisible()

  await test.step('the list of all matches', async () => {
    await openPalette(page)
    await page.keyboard.type(pr.code_pr)
    await expect(option(page, pr.code_pr).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/dashboard/purchase-requests?by=code_pr&value=${pr.code_pr}`)
    await expect(page.getByRole('table').getByText(pr.code_pr)).toBeVisible()
  })
}

async function findProducts(page: Page, request: APIRequestContext): Promise<void> {
  const hit = await findHit(request, 'of the demo', ({ name }) => name.length > 8)
  await openPalette(page)
  await page.keyboard.type(hit.name)
  await option(page, hit.name).filter({ hasText: hit.vendor_name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: hit.name })).toBeVisible()
  await test.step('failed searches are reported beside the results', async () => {
    await page.route('**/api/purchase-order?*', (route) =>
      route.fulfill({ status: 400, json: { data: null, errors: 'bad_request', message: 'No' } }),
    )
    await openPalette(page)
    await page.keyboard.type(hit.name.slice(0, -1))
    await expect(option(page, hit.name).first()).toBeVisible()
    await expect(page.getByText('Search is not available at the moment for: Orders')).toBeVisible()
    await page.keyboard.press('Escape')
  })
}

test('the palette finds requests, orders and products', async ({ page, request, openAs }) => {
  await signInWithExtras(page, 'owner@nusantara.test')
  await test.step('by their codes', () => findDocuments(page, request))
  await test.step('by their names', () => findProducts(page, request))
  await test.step('a vendor’s own records', async () => {
    const vendor = await callerOf(request, VENDOR)
    const [product] = await vendor<PortalProductRow[]>('GET', '/vendor/products?limit=1')
    const [order] = await vendor<PurchaseOrder[]>('GET', '/vendor/orders?limit=1')
    if (!product || !order) throw new Error('The demo’s vendor has nothing')
    const portal = await openAs(VENDOR)
    await portal.goto('/vendor/products')
    await expect(portal.getByRole('table')).toBeVisible()
    await openPalette(portal)
    await portal.keyboard.type(product.name)
    await option(portal, product.name).click()
    await expect(portal.getByRole('textbox', { name: 'SKU' })).toHaveValue(product.sku)
    await openPalette(portal)
    await portal.keyboard.type(order.code_po)
    await option(portal, order.code_po).click()
    await expect(portal.getByRole('heading', { level: 1, name: order.code_po })).toBeVisible()
  })
})

test('the palette has only the screens of the role', async ({ page }) => {
  await signInWithExtras(page, 'receiving@nusantara.test')
  await openPalette(page)
  await page.keyboard.type('users')
  await expect(page.getByText('Nothing matches this search.')).toBeVisible()
})

async function followBanner(page: Page, context: BrowserContext): Promise<void> {
  const away = page.getByText('Disconnected from server, Please Check your internet!')
  const back = page.getByText('You are Connected.')
  await context.setOffline(true)
  await expect(away).toBeVisible()
  await context.setOffline(false)
  await expect(back).toBeVisible()
  await expect(away).toHaveCount(0)
  await expect(back).toHaveCount(0)
  // Simulates an unavailable database while the browser is online: a request fails and the banner appears.
  await page.route(/\/(?:api|health)\//, (route) =>
    route.fulfill({ status: 503, body: '{}', headers: { 'retry-after': '1' } }),
  )
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(away).toBeVisible()
  await page.unroute(/\/(?:api|health)\//)
  await expect(back).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
}

async function useShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('Shift+?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Purchase Requests')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/dashboard\/products/)
  const field = page.getByRole('searchbox').first()
  await field.focus()
  await field.pressSequentially('g r?')
  await expect(field).toHaveValue('g r?')
  await expect(page).toHaveURL(/\/dashboard\/products/)
  await expect(list).toHaveCount(0)
}

async function sendFeedback(
  page: Page,
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>,
): Promise<void> {
  const words = `The list is quick, ${Date.now()}`
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(feedback(page).getByRole('textbox')).toHaveCount(3)
  await expect(feedback(page).getByLabel('Name', { exact: true })).toHaveValue('Budi Santoso')
  await expect(feedback(page).getByLabel('Company Name')).toHaveValue('PT Nusantara Maju Jaya')
  await feedback(page).getByRole('button', { name: 'Submit' }).click()
  await expect(feedback(page).getByText('Feedback is required')).toBeVisible()
  await expectAccessible(page)
  await feedback(page).getByRole('textbox', { name: 'Feedback' }).fill(words)
  const startedAt = Date.now()
  await feedback(page).getByRole('button', { name: 'Submit' }).dblclick()
  await expect(feedback(page)).toHaveCount(0)
  await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_500)
  const provider = await openBrowser()
  await provider.goto('/provider')
  await enter(provider, 'provider@pasok.test', PASSWORD)
  await expect(provider.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  await provider.goto(`/provider/feedback?search=${encodeURIComponent(words)}`)
  await expect(provider.getByText(words)).toHaveCount(1)
}

async function preserveFeedback(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('button', { name: 'Feedback' }).click()
  const text = feedback(page).getByRole('textbox', { name: 'Feedback' })
  await text.fill('Kept')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await context.setOffline(true)
  await feedback(page).getByRole('button', { name: 'Submit' }).click()
  await expect(feedback(page).getByRole('alert')).toContainText('Error')
  await expect(text).toHaveValue('Kept')
  await context.setOffline(false)
  await feedback(page).getByRole('button', { name: 'Submit' }).click()
  await expect(feedback(page)).toHaveCount(0)
}

// proves 1.8.36
test('on every screen: the connection banner, shortcuts, feedback', async ({
  page,
  context,
  openBrowser,
}) => {
  test.slow()
  await signInWithExtras(page, 'purchasing@nusantara.test')
  // proves 1.2.40 1.8.36
  await test.step('the banner follows the browser and the server', () =>
    followBanner(page, context))
  await test.step('? lists the shortcuts, g and a letter open a screen, and neither interferes with typing', () =>
    useShortcuts(page))
  // proves 1.1.8 1.2.42 1.2.43 1.4.32 1.4.33 1.5.36 1.8.10 1.9.8
  await test.step('feedback is required, sent after a moment, and read by the provider', () =>
    sendFeedback(page, openBrowser))
  // proves 1.8.9
  await test.step('typed feedback is lost neither by Escape nor while offline', () =>
    preserveFeedback(page, context))
})

// proves 1.2.42
test('while a registration is not complete the feedback button is closed', async ({ page }) => {
  await page.goto('/')
  await enter(page, 'owner@mula.test', PASSWORD)
  const button = page.getByRole('button', { name: 'Feedback' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await expect(feedback(page)).toHaveCount(0)
})

test('without a connection, a screen or dialog that is not loaded says so and loads automatically later', async ({
  page,
  context,
  errors,
}) => {
  await signInWithExtras(page, 'owner@nusantara.test')
  const away = 'Disconnected from server, Please Check your internet!'
  await context.setOffline(true)
  // Blocks the assets, so the browser has no copy of the palette either.
  await page.route('**/assets/**', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(page.getByText(away)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByText(/^This screen opens automatically/)).toBeVisible()
  await expect(page).toHaveURL(/purchase-orders/)
  await page.unroute('**/assets/**')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Purchase Orders' })).toBeVisible()
  await openPalette(page)
  // React also logs the errors that the error boundary caught.
  errors.length = 0
})

test('a dialog whose files could not be loaded opens when requested again', async ({ page }) => {
  await signInWithExtras(page, 'owner@nusantara.test')
  await page.waitForLoadState('networkidle')
  const lost = new Set<string>()
  await page.route('**/assets/**', (route) => {
    lost.add(route.request().url())
    return route.abort()
  })
  await page.keyboard.press('Shift+?')
  // Several files, some of which are shared with other dialogs.
  await expect.poll(() => lost.size).toBeGreaterThan(1)
  await page.unroute('**/assets/**')
  await expect(async () => {
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('palette and feedback open by touch; nothing covers the figures', async ({ page }) => {
    await openHome(page, 'owner@nusantara.test')
    await page.getByRole('button', { name: 'Search screens and actions' }).tap()
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Feedback' })).toHaveCount(0)
    await page.getByRole('button', { name: /^Account menu/ }).tap()
    await page.getByRole('menuitem', { name: 'Feedback' }).tap()
    await expect(feedback(page)).toBeVisible()
  })

  test('without a network the notice does not cover the title', async ({ page, context }) => {
    await openHome(page, 'owner@nusantara.test')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The late content, including the notice, is loaded.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const notice = page.getByRole('status').filter({ hasText: 'Disconnected from server' })
    await expect(notice).toBeVisible()
    const [title, noticeBox] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      notice.boundingBox(),
    ])
    expect(noticeBox?.y ?? 0).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    await context.setOffline(false)
  })
})
