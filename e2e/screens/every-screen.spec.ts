import type { APIRequestContext, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA, listRequests, signInByApi } from '../support/api'
import { addToCart } from '../support/cart'
import {
  buyerScreens,
  providerScreens,
  publicScreens,
  superAdminScreens,
  vendorScreens,
  wizardScreens,
} from '../support/portal-screens'
import {
  expectAccessible,
  expectCalm,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectWorn,
  inEachLook,
  wear,
} from '../support/looks'
import { loaded } from '../support/loading'
import { slowDown } from '../support/network'
import { dashboardScreens, LOOKS, PHONE, type ScreenCase } from '../support/screens'
import { expect, openHome, openUserMenu, signIn, test } from '../support/test'

// This is by far the longest file, so its tests run in parallel across the workers, the longest first.
test.describe.configure({ mode: 'parallel' })

async function screensOf(request: APIRequestContext): Promise<ScreenCase[]> {
  const caller = await signInByApi(request, 'owner@nusantara.test')
  const { slug_product: slug, vendor_id: vendor } = await findHit(
    request,
    'in stock',
    isPlain,
    JAKARTA,
  )
  const rows = await listRequests(caller)
  const code = rows.find(({ lastStatus }) => lastStatus === 'Submit')?.code_pr ?? ''
  return dashboardScreens({ slug, vendor, code })
}

const isWhole = process.env['ALL_TESTS'] !== undefined
/** The quick tier checks only the first appearance, since the others find little more on the same screens. */
const looks = isWhole ? LOOKS : LOOKS.slice(0, 1)

/** Opens an address like a link of the app, in half the time of a full load. */
const openWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState({}, '', to), path)

async function lookAt(
  page: Page,
  { name, path, title, ready }: ScreenCase,
  isLoaded = true,
): Promise<void> {
  await test.step(name, async () => {
    const address = typeof path === 'string' ? path : await path(page)
    await (isLoaded ? page.goto(address) : openWithin(page, address))
    // Waits for the new title, because the previous screen may contain the same elements.
    await expect(page).toHaveTitle(title)
    await expect(ready(page).first()).toBeVisible()
    await expect.soft(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.soft(page).toHaveTitle(/Pasok$/)
    // Layout shifts are expected when one screen replaces another.
    if (isLoaded) await expectCalm(page)
    else await loaded(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

/** Doubles the text size, as a user may set it, and checks that nothing overflows a phone's width. */
async function lookAtLargeText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.setProperty('font-size', wanted)
      return new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      })
    }, size)
  await setSize('200%')
  await expectNoSidewaysScroll(page)
  await setSize('')
}

interface Visits {
  who: string
  email?: string
  screens: (request: APIRequestContext) => Promise<readonly ScreenCase[]>
  prepare?: (page: Page, request: APIRequestContext) => Promise<void>
  /** Also visits the screens on a phone with a slow connection. */
  onSlowPhone?: true
  /** Also visits the screens with text twice as large. */
  withLargeText?: true
}

const halves = [
  (all: readonly ScreenCase[]) => all.slice(0, all.length / 2),
  (all: readonly ScreenCase[]) => all.slice(all.length / 2),
]

const BY_PERSON: Visits[] = [
  ...halves.map((half, at): Visits => ({
    who: `a buyer’s day, part ${at + 1}`,
    email: 'owner@nusantara.test',
    screens: async (request) => half(await screensOf(request)),
    prepare: async (page, request) =>
      addToCart(page, await findHit(request, 'in stock', isPlain, JAKARTA)),
    onSlowPhone: true,
    withLargeText: true,
  })),
  { who: 'a vendor', email: 'vendor@sinarabadi.test', screens: async () => vendorScreens },
  {
    who: 'the provider',
    email: 'provider@pasok.test',
    screens: async () => providerScreens,
    onSlowPhone: true,
  },
  { who: 'a buyer', email: 'owner@nusantara.test', screens: async () => buyerScreens },
  { who: 'a visitor', screens: async () => publicScreens },
  { who: 'a company in the wizard', email: 'owner@mula.test', screens: async () => wizardScreens },
  { who: 'a super admin', email: 'superadmin@pasok.test', screens: async () => superAdminScreens },
]

for (const look of looks) {
  for (const { who, email, screens, prepare, onSlowPhone, withLargeText } of BY_PERSON) {
    const isSlowPhone = onSlowPhone && look.viewport === PHONE
    const line = isSlowPhone ? ' on a slow line' : ''
    const name = `every screen of ${who}, ${look.colorScheme}, ${look.viewport.width} px${line}`
    test(name, { tag: '@core' }, async ({ page, request }) => {
      test.slow()
      await page.goto('/')
      await wear(page, look)
      if (email) await signIn(page, email)
      await prepare?.(page, request)
      const slowLine = isSlowPhone ? await slowDown(page, /\/(api|1)\//) : undefined
      for (const [at, screen] of (await screens(request)).entries()) {
        await lookAt(page, screen, isWhole || at === 0)
        if (withLargeText && look.viewport === PHONE) await lookAtLargeText(page)
      }
      await expectWorn(page, look)
      await slowLine?.detach()
    })
  }
}

test('dialogs and drawers of the screens', { tag: '@core' }, async ({ page, request }) => {
  test.slow()
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await openHome(page, 'owner@nusantara.test')
  await openUserMenu(page)
  await expectGoodLooks(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await addToCart(page, hit)
  await page.goto('/dashboard/purchase-requests?page=create')
  await page.getByRole('button', { name: 'Remove all items', exact: true }).click()
  await expectGoodLooks(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/purchase-requests')
  await inEachLook(page, async () => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'History' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a company that waits for its verification', { tag: '@core' }, async ({ page }) => {
  await signIn(page, 'owner@baru.test')
  await lookAt(page, {
    name: 'waiting',
    path: '/dashboard',
    title: /./,
    ready: () => page.getByText(/is waiting for verification/),
  })
})
