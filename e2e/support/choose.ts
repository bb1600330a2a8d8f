import { expect, type Page } from '@playwright/test'

/** Chooses an option of a searchable select by typing part of its text. */
export async function choose(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(words)
  const options = page.getByRole('option').filter({ hasText: words, visible: true })
  // The list moves as it shrinks; a click that missed its option leaves the list open and is
  // repeated.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') {
      // A missed click may have scrolled the field, and thus its list, out of view.
      await field.scrollIntoViewIfNeeded()
      await options.first().click({ timeout: 5_000 })
    }
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 500 })
  }).toPass()
}
