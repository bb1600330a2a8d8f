import { expect, type Locator, type Page } from '@playwright/test'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const quantityField = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true })

/** Types a line's quantity and waits until it is checked. */
export async function setQuantity(
  page: Page,
  line: { name: string },
  quantity: number,
): Promise<void> {
  await quantityField(page, line).fill(String(quantity))
  await quantityField(page, line).press('Enter')
}

export const savedNote = (page: Page): Locator => page.getByText(/^Saved/).first()

export const increaseButton = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('button', { name: `Increase quantity of ${name}`, exact: true })

export const decreaseButton = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('button', { name: `Decrease quantity of ${name}`, exact: true })

export const lineOf = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('row').filter({ has: quantityField(page, { name }) })

export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' })

export const figure = (within: Locator, label: string): Locator =>
  within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: new RegExp(`^${escape(label)}$`) }) })
    .locator('dd')

/** Adds a product from its own page and waits until it is in the cart. */
export async function addToCart(page: Page, hit: ProductHit): Promise<void> {
  await page.goto(`/dashboard/products?page=detail-product&slug=${hit.slug_product}`)
  await page.getByRole('button', { name: 'Add to Purchase Request' }).click()
  await expect(page.getByText(/Success (Added Item to Cart|Increase Item Quantity)/)).toBeVisible()
}

export async function openCart(page: Page): Promise<void> {
  await page.goto('/dashboard/purchase-requests?page=create')
  await expect(summary(page)).toBeVisible()
}

export async function saveCart(page: Page): Promise<string> {
  // Uses the keyboard shortcut, because the button is disabled when the autosave has been faster.
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  const code = page.getByText(/^PR-[A-Z]+-\d{6}-\d{5}$/).first()
  return (await code.textContent()) ?? ''
}
