import { expect, type Page } from '@playwright/test'

export async function countPages(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}

/**
 * Expects the print to be black on white in the dark scheme too, and the screen to return to normal
 * afterwards.
 */
export async function expectLightPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const root = page.locator(':root')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(root).toHaveCSS('color-scheme', 'light')
  for (const ground of [root, page.locator('body')])
    await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const texts = await page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.textContent !== '')
        .map((one) => getComputedStyle(one).color),
    )
  expect(new Set(texts)).toEqual(new Set(['rgb(0, 0, 0)']))
  await page.emulateMedia({ media: null, colorScheme: null })
}

export async function savedBy(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return (await saving).suggestedFilename()
}

/** Expects Ctrl+P to print the page's document instead of the screen. */
export async function expectPaperByKey(page: Page, kind: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.keyboard.press('Control+p')
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  const sheet = page.locator('body > article')
  await expect(sheet).toContainText(kind)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed')
    window.dispatchEvent(new Event('afterprint'))
  })
  await expect(sheet).toHaveCount(0)
}
