import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { quantity } from '@pasok/domain/kernel/figures'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  BANDUNG,
  findHit,
  isPlain,
  JAKARTA,
  priceHit,
  searchHits,
  signInByApi,
  type Priced,
} from '../support/api'
import { rupiah, unitPriceOf } from '../support/relations'
import { expect, signIn, test } from '../support/test'

const PRODUCTS = '/dashboard/products'
const QUERIES = '**/1/indexes/**'
const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const cards = (page: Page) => page.getByRole('article')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const brands = (page: Page) => filters(page).getByRole('group', { name: 'Brand' })
const vendors = (page: Page) => filters(page).getByRole('group', { name: 'Vendor' })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of results' })
const found = (page: Page) => page.getByRole('status').filter({ hasText: /product/ })
const detail = ({ slug_product: slug }: Pick<ProductHit, 'slug_product'>) =>
  `${PRODUCTS}?page=detail-product&slug=${slug}`

async function openSearch(page: Page, address = PRODUCTS): Promise<void> {
  await page.goto(address)
  await expect(cards(page).first()).toBeVisible()
}

async function typeWords(page: Page): Promise<void> {
  await openSearch(page)
  await expect(cards(page)).toHaveCount(9)
  await field(page).pressSequentially('pulpn')
  await expect(found(page)).toContainText('“pulpn”')
  await expect(cards(page).first()).toContainText(/pulpen/i)
  await field(page).fill('zzzzqqqq')
  await expect(page.getByText('You dont have any product item Yet!')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(cards(page)).toHaveCount(9)
  await expect(field(page)).toHaveValue('')
}

async function chooseFacets(page: Page, request: APIRequestContext): Promise<void> {
  for (const { facet, most } of [
    { facet: brands(page), most: 30 },
    { facet: vendors(page), most: 50 },
  ]) {
    await expect(facet.getByRole('checkbox')).toHaveCount(5)
    await facet.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => facet.getByRole('checkbox').count()).toBeGreaterThan(5)
    expect(await facet.getByRole('checkbox').count()).toBeLessThanOrEqual(most)
    await facet.getByRole('button', { name: 'Show less' }).click()
    await expect(facet.getByRole('checkbox')).toHaveCount(5)
  }
  await test.step('a value shows its count', async () => {
    const first = brands(page).getByRole('listitem').first()
    const [, brand = '', count = ''] =
      /^(.*?)([\d.]+)$/.exec((await first.textContent()) ?? '') ?? []
    await first.getByRole('checkbox').check()
    await expect(found(page)).toContainText(new RegExp(`^${count} products?`))
    await expect(cards(page).first()).toContainText(brand.trim())
  })
  await test.step('several values are combined, each can be removed', async () => {
    await brands(page).getByRole('checkbox').nth(1).check()
    await expect(brands(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2)
    await page
      .getByRole('button', { name: /^Remove filter/ })
      .first()
      .click()
    await expect(brands(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/brand=/)
  })
  await test.step('a pasted address has its filters', async () => {
    const { hits } = await searchHits(request, { city: JAKARTA })
    const [brand = '', vendor = ''] = [hits[0]?.brand, hits[0]?.vendor_name]
    await openSearch(page, `${PRODUCTS}?${new URLSearchParams({ brand, vendor })}`)
    for (const name of [brand, vendor])
      await expect(page.getByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
  })
}

async function goBackThrough(page: Page): Promise<void> {
  await openSearch(page)
  await field(page).fill('kertas')
  await expect(page).toHaveURL(/q=kertas/)
  await expect(cards(page).first()).toContainText(/kertas/i)
  await vendors(page).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/vendor=/)
  const chosen = page.url()
  await page.goto(PRODUCTS)
  await expect(cards(page)).toHaveCount(9)
  const first = await cards(page).first().getByRole('heading').textContent()
  await pages(page).getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '')
  const second = await cards(page).first().getByRole('heading').textContent()
  await pages(page).getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=3/)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page).first().getByRole('heading')).toHaveText(second ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/products$/)
  await test.step('a product and back', async () => {
    await page.goto(chosen)
    const link = cards(page).first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(chosen)
    await expect(field(page)).toHaveValue('kertas')
    await expect(vendors(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  })
}

async function seeTheLastPage(page: Page): Promise<void> {
  await openSearch(page)
  await expect(cards(page)).toHaveCount(9)
  await expect(page.getByText(/^Only the first/)).toBeHidden()
  await pages(page)
    .getByRole('button', { name: /^Page \d+$/ })
    .last()
    .click()
  await expect(
    page.getByText(/^Only the first 1\.000 of \d+\.\d{3} products are shown/),
  ).toBeVisible()
  await page.goto(`${PRODUCTS}?q=kertas&page=1000`)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText(/^Only the first/)).toBeHidden()
}

// proves 2.1.2 2.2.7
test('search: words, facets, filters and pages', async ({ page, request }) => {
  test.slow()
  await signIn(page, 'purchasing@nusantara.test')
  // proves 2.2.34 2.9.2
  await test.step('while typing, even misspelt', () => typeWords(page))
  // proves 2.2.27 2.2.30 2.9.3 2.9.4
  await test.step('facets with counts, more of them, several at once', () =>
    chooseFacets(page, request))
  await test.step('words, filters and page are in the address, and Back restores them', () =>
    goBackThrough(page))
  await test.step('with more results than pages, the last page says so', () => seeTheLastPage(page))
})

async function searchCutOff(page: Page): Promise<void> {
  await openSearch(page)
  await page.route(QUERIES, (route) => route.abort())
  await field(page).fill('kertas')
  await expect(page.getByText('Search is not available')).toBeVisible()
  await expect(field(page)).toHaveValue('kertas')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Search is not available')).toBeVisible()
  await page.unroute(QUERIES)
  // The page may already have retried automatically.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 3_000 })
    .catch(() => undefined)
  await expect(cards(page).first()).toContainText(/kertas/i)
}

async function chooseArea(page: Page, request: APIRequestContext): Promise<void> {
  const there = await searchHits(request, { city: BANDUNG })
  const here = await searchHits(request, { city: JAKARTA })
  expect(there.nbHits).not.toBe(here.nbHits)
  await openSearch(page)
  const area = page.getByRole('combobox', { name: 'Delivery Area' })
  await expect(area).toHaveValue(new RegExp(JAKARTA))
  await expect(found(page)).toHaveText(counted(here.nbHits))
  await area.click()
  await page.getByRole('option', { name: /Bandung/ }).click()
  await expect(found(page)).toHaveText(counted(there.nbHits))
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Delivery Area' })).toHaveValue(/Bandung/)
  await expect(found(page)).toHaveText(counted(there.nbHits))
  await page.goto('/dashboard/purchase-requests?page=create')
  await expect(page.getByRole('combobox', { name: 'Delivery Area' })).toHaveValue(/Bandung/)
}

test('search: the delivery area, and an unavailable search', async ({ page, request }) => {
  await signIn(page, 'purchasing@nusantara.test')
  await test.step('an unavailable search keeps the input and retries', () => searchCutOff(page))
  // proves 2.2.27 2.2.28 2.2.29
  await test.step('the delivery area filters results and is remembered', () =>
    chooseArea(page, request))
})

const counted = (count: number) => `${String(count).replace(/\B(?=(\d{3})+$)/g, '.')} products`

// proves 2.1.2 2.2.8 2.2.38 2.2.39 2.2.40
test('a product opens from a pasted address, with the company’s price', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, 'purchasing@nusantara.test')
  const { hits } = await searchHits(request, { query: 'kertas', city: JAKARTA })
  let special: Priced | undefined
  for (const hit of hits.slice(0, 40)) {
    const priced = await priceHit(caller, hit)
    if (priced.terms.discount_percentage <= 0 || priced.product.stock <= 0) continue
    special = priced
    break
  }
  if (!special) throw new Error('Nothing has a special discount')
  const { hit, product, terms } = special
  const ours = unitPriceOf(special)
  await signIn(page, 'purchasing@nusantara.test')
  await page.goto(detail(hit))
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.getByText(rupiah(ours)).first()).toBeVisible()
  await expect(page.getByText(rupiah(product.retail_price)).first()).toBeVisible()
  const percent = Math.floor(product.discount * 100 + terms.discount_percentage + 1e-9)
  await expect(page.getByText(`${percent}% off`).first()).toBeVisible()
  await expect(page.locator('s', { hasText: rupiah(product.retail_price) }).first()).toBeVisible()
  await expect(page.getByText('In Stock')).toBeVisible()

  // proves 2.2.36 2.2.37 2.2.38 2.2.42
  await test.step('pictures, vendor and warehouse, brand, category', async () => {
    const gallery = page.getByRole('region', { name: `Pictures of ${product.name}` })
    await expect(gallery.getByRole('img', { name: product.name })).toBeVisible()
    if (product.images_product.length > 1) {
      const next = gallery.getByRole('button', { name: /^Picture 2 of/ })
      await next.click()
      await expect(next).toHaveAttribute('aria-pressed', 'true')
    }
    const vendor = await caller.get<VendorDetail>(`/vendor/detail?vendor_id=${product.vendor_id}`)
    const store = page.getByRole('link', { name: `Visit the store of ${product.vendor_name}` })
    const seller = store.locator('../..')
    await expect(seller.locator('.mantine-Avatar-root')).toBeVisible()
    await expect(seller).toContainText(vendor.city)
    const maker = page.locator('header:has(h1)')
    await expect(maker).toContainText(product.brand || product.vendor_name)
    const trail = page.getByRole('navigation', { name: 'Product categories' })
    const path = ['Home', ...product.category_tree.map(({ name }) => name), product.name]
    await expect(trail.getByRole('listitem')).toHaveText(path)
  })

  // proves 2.2.42
  await test.step('tabs', async () => {
    await page.getByRole('tab', { name: 'ADDITIONAL INFORMATION' }).click()
    await expect(page).toHaveURL(/tab=information/)
    const information = page.getByRole('tabpanel')
    const { dimension: size, warehouse_detail: from } = product
    for (const [label, value] of [
      ['Weight', `${quantity(size.weight)} kg`],
      ['Minimum order', quantity(Math.max(1, product.minimum_order_quantity))],
      ['Brand', product.brand || product.vendor_name],
      ['Vendor', product.vendor_name],
      ['Ships from', `${from.city}, ${from.province}, ${from.country}`],
      ['Dimensions', [size.width, size.height, size.length].map(quantity).join(' x ') + ' cm'],
    ] as const) {
      const row = information.locator('dl > div').filter({
        has: page.getByText(label, { exact: true }),
      })
      await expect(row.locator('dd')).toContainText(value)
    }
    await page.reload()
    await expect(information.getByText('Ships from')).toBeVisible()
    await page.getByRole('tab', { name: 'Description' }).click()
    await expect(page).not.toHaveURL(/tab=/)
  })
  await test.step('another company pays another price', async () => {
    const other = await signInByApi(request, 'owner@segara.test')
    const theirs = await priceHit(other, hit)
    expect(unitPriceOf(theirs)).not.toBe(ours)
  })
})

async function openNone(page: Page): Promise<void> {
  for (const address of ['&slug=nowhere', '']) {
    await page.goto(`${PRODUCTS}?page=detail-product${address}`)
    await expect(
      page.getByText('Sorry, Product is not found. Please make sure the product slug is correct.'),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to products' }).click()
  await expect(cards(page).first()).toBeVisible()
}

async function addNone(page: Page, request: APIRequestContext): Promise<void> {
  const soldOut = await findHit(request, 'without stock', ({ stock }) => stock === 0, JAKARTA)
  await page.goto(detail(soldOut))
  await expect(page.getByText('Out of Stock')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Purchase Request' })).toBeHidden()
  await openSearch(page, `${PRODUCTS}?q=${soldOut.SKU}`)
  await page.getByRole('button', { name: `Add to PR: ${soldOut.name}`, exact: true }).click()
  // The message appears, and so does the text above the similar products.
  await expect(
    page.getByText('Product stock is empty, please contact vendor.').first(),
  ).toBeVisible()
}

/**
 * Checks the refusal for a product of a vendor in Bali, since a search omits products that are not delivered
 * here.
 */
async function addFarAway(page: Page, request: APIRequestContext): Promise<void> {
  const vendor = await signInByApi(request, 'vendor@dewatasarana.test')
  const rows = await vendor.get<PortalProductRow[]>('/vendor/products?limit=50&state=offered')
  const far = rows.find(
    ({ stock, minimum_order_quantity: minimum }) => stock >= 100 && minimum <= 1,
  )
  if (!far) throw new Error('The vendor in Bali has no product in stock')
  await page.goto(detail(far))
  await page.getByRole('button', { name: 'Add to Purchase Request' }).click()
  await expect(
    page.getByText(
      'This product cannot added to this PR, because vendor coverage area for this product does not match with your address!',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /View cart/ })).toContainText('0 items')
}

// proves 1.5.45
test('a missing product, one out of stock, and one not delivered here', async ({
  page,
  request,
}) => {
  await signIn(page, 'purchasing@nusantara.test')
  // proves 2.2.43 2.2.44
  await test.step('a missing one says so', () => openNone(page))
  // proves 2.2.40 2.2.41 2.5.16
  await test.step('one out of stock cannot be added', () => addNone(page, request))
  await test.step('one not delivered to the address is refused', () => addFarAway(page, request))
})

// proves 2.2.41
test('users without requests see a product without buttons to add it', async ({
  page,
  request,
}) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, 'template@nusantara.test')
  await page.goto(detail(hit))
  await expect(page.getByText('In Stock')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Purchase Request' })).toBeHidden()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add to Template', exact: true })).toBeVisible()
  const soldOut = await findHit(request, 'without stock', ({ stock }) => stock === 0, JAKARTA)
  await page.goto(detail(soldOut))
  await expect(page.getByText('Out of Stock')).toBeVisible()
  // Only the similar products shown beside it can be added.
  await expect(page.getByRole('button', { name: 'Add to Template', exact: true })).toBeHidden()
})
