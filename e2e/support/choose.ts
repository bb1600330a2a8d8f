import { expect, type Page } from '@playwright/test'

/** Chooses an option of a select that is searched by typing; its words are a part of the option's. */
export async function choose(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  const open = async () => {
    await field.click()
    await field.fill(words)
  }
  await open()
  const options = page.getByRole('option').filter({ hasText: words, visible: true })
  // The list moves as it gets shorter: a press that met nothing leaves it open.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true')
      await options
        .first()
        .click({ timeout: 5_000 })
        .catch(async (error: unknown) => {
          // Its list is hidden while the field is out of sight: opened anew, as a person would.
          await field.press('Escape')
          await open()
          throw error
        })
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 500 })
  }).toPass()
}
