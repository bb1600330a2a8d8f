import { expect, type Page } from '@playwright/test'

/** Chooses an option of a select that is searched by typing; its words are a part of the option's. */
export async function choose(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(words)
  const options = page.getByRole('option').filter({ hasText: words, visible: true })
  // The list moves as it gets shorter: a press that met nothing leaves it open.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') {
      // Such a press may have scrolled the field away, and its list is hidden with it.
      await field.scrollIntoViewIfNeeded()
      await options.first().click({ timeout: 5_000 })
    }
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 500 })
  }).toPass()
}
