import type { Product, ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { Page } from '@playwright/test'
import { BANDUNG, findHit, isPlain, JAKARTA, searchHits } from '../support/api'
import { expectGoodLooks } from '../support/looks'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const NOT_COVERED = /^This product cannot added to this PR/
const similar = (page: Page) => page.getByRole('dialog', { name: 'Similar products' })
const detail = ({ slug_product: slug }: ProductHit) =>
  `/dashboard/products?page=detail-product&slug=${slug}`

const delivered = (hit: ProductHit, city: string) => hit.warehouse_detail.coverage.includes(city)
/** Whether the product is delivered to the default area but not to Bandung. */
const isAway = (hit: ProductHit) => isPlain(hit) && !delivered(hit, BANDUNG)

async function chooseBandung(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Delivery Area' }).click()
  await page.getByRole('option', { name: /Kota Bandung/ }).click()
}

test('a product without stock is refused, and similar products can be added', async ({
  page,
  request,
}) => {
  const empty = await findHit(request, 'out of stock', ({ stock }) => stock === 0, JAKARTA)
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/products?q=${empty.SKU}`)
  await page
    .getByRole('button', { name: `Add to PR: ${empty.name}` })
    .first()
    .click()
  await expect(
    page.getByText('Product stock is empty, please contact vendor.').first(),
  ).toBeVisible()
  await expect(similar(page)).toContainText(`Replaces ${empty.name}`)
  const offers = similar(page).getByRole('listitem')
  await expect(offers.first()).toBeVisible()
  expect(await offers.count()).toBeLessThanOrEqual(6)
  await expect(offers.getByText('Out of Stock')).toHaveCount(0)
  await offers
    .first()
    .getByRole('button', { name: /^Add to PR/ })
    .click()
  await expect(page.getByText('Success Added Item to Cart')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(similar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Add to PR: ${empty.name}` }).first()).toBeFocused()
})

test('the page of an undelivered product shows the reason and similar products', async ({
  page,
  request,
}) => {
  const away = await findHit(request, 'not delivered to Bandung', isAway, JAKARTA)
  await signIn(page, PURCHASING)
  await page.goto(detail(away))
  await chooseBandung(page)
  const place = page.getByRole('region', { name: 'Similar products' })
  await expect(place).toContainText(`Not delivered to ${BANDUNG}`)
  await page.getByRole('button', { name: 'Add to Purchase Request' }).click()
  await expect(page.getByText(NOT_COVERED).first()).toBeVisible()
  await expect(place).toBeFocused()
  await expect(similar(page)).toHaveCount(0)
})

test('similar products open over the comparison; Escape closes only them', async ({
  page,
  request,
}) => {
  const away = await findHit(request, 'not delivered to Bandung', isAway, JAKARTA)
  await signIn(page, PURCHASING)
  await page.goto(detail(away))
  await page.getByRole('button', { name: `Actions for ${away.name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add to Comparison' }).click()
  await chooseBandung(page)
  await page.getByRole('button', { name: /^View Comparison/ }).click()
  const comparison = page.getByRole('dialog', { name: 'Comparison' })
  await comparison.getByRole('button', { name: `Add to PR: ${away.name}` }).click()
  await expect(page.getByText(NOT_COVERED).first()).toBeVisible()
  await expect(similar(page)).toContainText(`Replaces ${away.name}`)
  await page.keyboard.press('Escape')
  await expect(similar(page)).toHaveCount(0)
  await expect(comparison).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(comparison).toHaveCount(0)
})

test('pictures by keyboard, full screen and zoomed', async ({ page, request }) => {
  // No demo product has several pictures, so this one borrows those of two others.
  const { hits } = await searchHits(request, { city: JAKARTA })
  const [many, ...others] = hits.filter(({ images_product: pictures }) => pictures.length > 0)
  if (!many) throw new Error('The demo market has no product with a picture')
  const borrowed = new Set([many, ...others].flatMap((hit) => hit.images_product))
  const images_product = [...borrowed].slice(0, 3)
  await page.route('**/api/product/by/**', async (route) => {
    const response = await route.fetch()
    const reply: { data: Product } = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, images_product } } })
  })
  await signIn(page, PURCHASING)
  await page.goto(detail(many))
  const enlarge = page.getByRole('button', { name: `Enlarge the pictures of ${many.name}` })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const pictures = page.getByRole('dialog', { name: many.name })
  const count = images_product.length
  await expect(pictures).toContainText(`Picture 1 of ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(pictures).toContainText(`Picture 2 of ${count}`)
  const zoom = pictures.getByRole('button', { name: `Zoom in on ${many.name}` })
  const before = await zoom.boundingBox()
  await zoom.focus()
  await page.keyboard.press('Enter')
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  const after = await zoom.boundingBox()
  expect(after?.width ?? 0).toBeGreaterThan(2 * (before?.width ?? 0))
  await page.keyboard.press('Escape')
  await expect(pictures).toHaveCount(0)
  await expect(enlarge).toBeFocused()
  await expect(page.getByRole('button', { name: `Picture 2 of ${count}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('similar products and large pictures fit, no accessibility findings', async ({
  page,
  request,
}) => {
  const empty = await findHit(request, 'out of stock', ({ stock }) => stock === 0, JAKARTA)
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/products?q=${empty.SKU}`)
  await page
    .getByRole('button', { name: `Add to PR: ${empty.name}` })
    .first()
    .click()
  await expectGoodLooks(page, similar(page).getByRole('listitem').first())
  await page.goto(detail(empty))
  const below = page.getByRole('region', { name: 'Similar products' })
  await expectGoodLooks(page, below.getByText('Add to PR').first())
  await page.getByRole('button', { name: /^Enlarge the pictures/ }).click()
  await expectGoodLooks(page, page.getByRole('button', { name: /^Zoom in/ }))
})
