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
} from '../support/desk-screens'
import {
  expectAccessible,
  expectCalm,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectWorn,
  inEachLook,
  wear,
} from '../support/looks'
import { slowDown } from '../support/network'
import { dashboardScreens, LOOKS, PHONE, type ScreenCase } from '../support/screens'
import { expect, openHome, openUserMenu, signIn, test } from '../support/test'

// By far the longest file: its tests are shared out among the workers.
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

/** Another look at the same screens finds little more: the quick tier takes the first. */
const looks = process.env['ALL_TESTS'] ? LOOKS : LOOKS.slice(0, 1)

async function lookAt(page: Page, { name, path, title, ready }: ScreenCase): Promise<void> {
  await test.step(name, async () => {
    await page.goto(typeof path === 'string' ? path : await path(page))
    await expect(ready(page).first()).toBeVisible()
    await expect.soft(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.soft(page).toHaveTitle(title)
    await expect.soft(page).toHaveTitle(/Pasok$/)
    await expectCalm(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

/** The text twice as large, as a person may set it: nothing lies beyond the side of a phone. */
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

const BY_PERSON = [
  { who: 'a visitor', screens: publicScreens },
  { who: 'a company in the wizard', email: 'owner@mula.test', screens: wizardScreens },
  { who: 'a super admin', email: 'superadmin@pasok.test', screens: superAdminScreens },
  { who: 'a buyer', email: 'owner@nusantara.test', screens: buyerScreens },
  { who: 'a vendor', email: 'vendor@sinarabadi.test', screens: vendorScreens },
  { who: 'the provider', email: 'provider@pasok.test', screens: providerScreens },
]

for (const look of looks) {
  for (const { who, email, screens } of BY_PERSON) {
    const name = `every screen of ${who}, ${look.colorScheme}, ${look.viewport.width} px`
    test(name, { tag: '@core' }, async ({ page }) => {
      test.slow()
      await page.goto('/')
      await wear(page, look)
      if (email) await signIn(page, email)
      for (const screen of screens) await lookAt(page, screen)
      await expectWorn(page, look)
    })
  }

  const name = `every screen, on a slow line, ${look.colorScheme}, ${look.viewport.width} px`
  test(name, { tag: '@core' }, async ({ page, request }) => {
    test.slow()
    const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
    const screens = await screensOf(request)
    await page.goto('/')
    await wear(page, look)
    await lookAt(page, {
      name: 'sign in',
      path: '/',
      title: /Sign in/,
      ready: () => page.getByRole('button', { name: 'Sign In' }),
    })
    await signIn(page, 'owner@nusantara.test')
    await addToCart(page, hit)
    const line = await slowDown(page, /\/(api|1)\//)
    for (const screen of screens) {
      await lookAt(page, screen)
      if (look.viewport === PHONE) await lookAtLargeText(page)
    }
    await expectWorn(page, look)
    await line.detach()
  })
}

test('what opens over a screen', { tag: '@core' }, async ({ page, request }) => {
  test.slow()
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await openHome(page, 'owner@nusantara.test')
  await openUserMenu(page)
  await expectGoodLooks(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await addToCart(page, hit)
  await page.goto('/dashboard/purchase-requests?page=create')
  await page.getByRole('button', { name: 'Remove All Item', exact: true }).click()
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
