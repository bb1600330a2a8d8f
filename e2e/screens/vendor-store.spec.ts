import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA, signInByApi } from '../support/api'
import { expectGoodLooks } from '../support/looks'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const STORE = '/dashboard/products?page=vendor-store'
const of = (vendorId: string) => `${STORE}&vendor_id=${vendorId}`
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const relation = (page: Page) => page.getByRole('region', { name: 'Preferred vendor' })

async function openNone(page: Page): Promise<void> {
  for (const address of [STORE, of('nowhere'), of('0197c1d2-0000-7000-8000-000000000000')]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  }
}

async function openFromProduct(page: Page, request: APIRequestContext): Promise<void> {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const caller = await signInByApi(request, PURCHASING)
  const vendor = await caller.get<VendorDetail>(`/vendor/detail?vendor_id=${hit.vendor_id}`)
  await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
  await page.getByRole('link', { name: `Visit the store of ${hit.vendor_name}` }).click()
  await expect(title(page, vendor.legal_name)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`vendor_id=${hit.vendor_id}`))

  // proves 2.2.46
  await test.step('its data, with a dash for missing values', async () => {
    const facts = page.locator('header dl > div')
    for (const [name, value] of [
      ['Category', vendor.category],
      ['City', `${vendor.city}, ${vendor.province}`],
      ['Website', vendor.website.replace(/^https?:\/\//, '')],
      ['Instagram', vendor.instagram],
      ['Facebook', vendor.facebook],
      ['Twitter', vendor.twitter],
    ] as const)
      await expect(facts.filter({ hasText: name }).locator('dd')).toHaveText(value || '–')
  })
  // proves 2.2.46
  await test.step('Info Vendor', async () => {
    await page.getByRole('button', { name: 'Info Vendor' }).click()
    const info = page.getByRole('dialog', { name: 'Info Vendor' })
    await expect(info).toContainText(
      vendor.profiles_store[0]?.description ?? 'has not added a description',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Info Vendor' })).toBeFocused()
  })
  await test.step('its products, and all of them in the search', async () => {
    await expect(page.getByRole('article').getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'See all products' }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(vendor.legal_name) })).toBeChecked()
    await page.goBack()
    await expect(title(page, vendor.legal_name)).toBeVisible()
  })
  await test.step('without a vendor in the address: the last opened one', async () => {
    await page.goto(STORE)
    await expect(title(page, vendor.legal_name)).toBeVisible()
  })
}

async function expectItFits(page: Page): Promise<void> {
  await expect(page.getByRole('article').getByRole('article').first()).toBeVisible()
  await expectGoodLooks(page, relation(page))
}

async function readRelation(
  page: Page,
  request: APIRequestContext,
  openAs: (email: string, options?: BrowserContextOptions) => Promise<Page>,
): Promise<void> {
  const caller = await signInByApi(request, PURCHASING)
  const vendors = await caller.get<PreferredVendor[]>('/myvendor')
  const active = vendors.find(({ stage, initial_discount: given }) => stage === 'Active' && given)
  const known = new Set(vendors.map(({ vendor_id: id }) => id))
  const stranger = await findHit(
    request,
    'of no vendor of ours',
    (hit) => !known.has(hit.vendor_id),
  )
  if (!active) throw new Error('The demo company has no such vendor')

  await test.step('what an Active relation gives', async () => {
    await page.goto(of(active.vendor_id))
    await expect(relation(page)).toContainText('Active')
    await expect(relation(page)).toContainText(`${active.initial_discount}% off every product`)
    await relation(page).getByRole('link', { name: 'Details at My Vendors' }).click()
    await expect(page.getByRole('dialog', { name: active.legal_name })).toBeVisible()
  })
  await test.step('none yet: a link to request it', async () => {
    await page.goto(of(stranger.vendor_id))
    await relation(page).getByRole('link', { name: 'Request at My Vendors' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /My Vendors/ })).toBeVisible()
  })
  // proves 2.2.10
  await test.step('nothing for users without My Vendors', async () => {
    const approver = await openAs('approver@nusantara.test')
    await approver.goto(of(active.vendor_id))
    await expect(title(approver, active.legal_name)).toBeVisible()
    await expect(approver.getByRole('article').getByRole('article').first()).toBeVisible()
    await expect(relation(approver)).toHaveCount(0)
    await approver.goto(`/dashboard/detail/vendor?vendor_id=${active.vendor_id}`)
    await expect(title(approver, active.legal_name)).toBeVisible()
    await approver.getByRole('link', { name: 'Go to the store' }).click()
    await expect(approver).toHaveURL(/page=vendor-store/)
  })
}

// proves 2.1.4 2.2.9
test('a vendor’s store: navigation, description, and the relation to it', async ({
  page,
  request,
  openAs,
}) => {
  test.slow()
  await signIn(page, PURCHASING)
  // proves 2.2.47
  await test.step('without a vendor, or with an unknown one: the dashboard', () => openNone(page))
  await test.step('from a product to its vendor, the description and other products', () =>
    openFromProduct(page, request))
  await test.step('the store fits, no accessibility findings', () => expectItFits(page))
  await test.step('the relation with the company, for users with permission', () =>
    readRelation(page, request, openAs))
})
