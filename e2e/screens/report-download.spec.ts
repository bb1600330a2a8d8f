import { readFile } from 'node:fs/promises'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { FINANCE } from '../support/payments'
import { PHONE } from '../support/screens'
import { expect, openHome, PASSWORD, signIn, test } from '../support/test'

const DOWNLOAD = '/dashboard/report-download'
const CHARTS = '/dashboard/report-charts'
const made = (page: Page) => page.getByRole('table', { name: 'Generated in the background' })

/** Reads whole rupiah or a count from the screen. */
const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''))

async function saved(page: Page, begin: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()])
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), book: read(content, { type: 'buffer' }) }
}

// proves 2.1.8 2.2.21 2.2.101
test('a report is downloaded, and its totals are the tiles of the charts', async ({ page }) => {
  await openHome(page, FINANCE)
  await page.goto(`${CHARTS}?filter=last_month`)
  await page.getByRole('link', { name: 'Download', exact: true }).last().click()
  await expect(page).toHaveURL(/report-download\?filter=last_month/)
  const begin = page.getByRole('button', { name: 'Download Excel' })
  await expect(begin).toBeEnabled()
  await expectAccessible(page)
  const { name, book } = await saved(page, () => begin.click())
  expect(name).toMatch(/^Report \d{4}-\d\d-01 to .*\.xlsx$/)
  expect(book.SheetNames).toEqual(['Orders', 'Items', 'Receipts', 'Invoices', 'Totals'])
  const totals = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Totals'] ?? {})
  await page.goto(`${CHARTS}?filter=last_month`)
  for (const tile of ['total_po', 'order_reject', 'ap_due', 'total_saving_orders'] as const) {
    const label = reportTexts[tile].en
    const row = totals.find(({ Figure }) => Figure === label)
    const shown = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: label, exact: true }) })
    await expect(shown).toContainText(/Rp\. [\d.]+/)
    const [amount = ''] = /Rp\. [\d.]+/.exec(await shown.innerText()) ?? []
    expect([tile, row?.['Amount']]).toEqual([tile, numberIn(amount)])
  }
})

test('a report is generated in the background and stays available for download', async ({
  page,
}) => {
  await openHome(page, FINANCE)
  await page.goto(`${DOWNLOAD}?filter=custom&from=2026-01-01&to=2026-12-31`)
  await page.getByRole('button', { name: 'Generate in background' }).click()
  const row = made(page).getByRole('row').nth(1)
  await expect(row).toContainText('Ready', { timeout: 150_000 })
  await expect(row).toContainText('Until')
  const files = made(page).getByRole('link')
  const before = await files.count()
  // The links have the app's colours, not the browser's default link colours.
  await expect(files.first()).not.toHaveCSS('color', /rgb\(0, 0, 238\)|rgb\(85, 26, 139\)/)
  // In a list that was open for a long time, the download links have expired.
  const refetch = page.waitForRequest(/\/report\/downloads\?/)
  const { book } = await saved(page, () => row.getByRole('link').first().click())
  await refetch
  expect(book.SheetNames).toContain('Totals')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Remove the report of')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Report removed', { exact: true })).toBeVisible()
  await expect(files).toHaveCount(before - 1)
})

test('a download continues when another period is opened', async ({ page }) => {
  await openHome(page, FINANCE)
  await page.goto(`${DOWNLOAD}?filter=custom&from=2026-01-01&to=2026-12-31`)
  await expect(page.getByText(/including [\d.]+ canceled/).first()).toBeVisible()
  let goOn: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/report/download', async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('button', { name: 'Download Excel' }).click()
  const coming = page.getByText(/Preparing the file of/)
  const period = await coming.innerText()
  await page.getByText('Last Month', { exact: true }).click()
  await expect(page).toHaveURL(/filter=last_month/)
  await expect(coming).toHaveText(period)
  const { name } = await saved(page, async () => goOn())
  expect(name).toBe('Report 2026-01-01 to 2026-12-31.xlsx')
  await expect(coming).toBeHidden()
})

// proves 2.2.95 2.2.101 2.5.19
test('the period is in the address, custom ones need both days', async ({ page }) => {
  await openHome(page, FINANCE)
  await page.goto(DOWNLOAD)
  const periods = page.getByRole('radiogroup').first().locator('label')
  await expect(periods).toHaveText(['Today', 'This Month', 'Last Month', 'Custom'])
  await page.getByText('Last Month', { exact: true }).click()
  await expect(page).toHaveURL(/filter=last_month/)
  await page.getByText('Custom', { exact: true }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('2026-03-01')
  await page.getByRole('textbox', { name: 'To' }).fill('')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'To' }).fill('2026-03-31')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-31/)
  await expect(page.getByRole('heading', { name: /1.–.31 Mar 2026/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('fits, and can be used', async ({ page }) => {
    await signIn(page, FINANCE, PASSWORD)
    await page.goto(DOWNLOAD)
    await expect(page.getByRole('button', { name: 'Download Excel' })).toBeEnabled()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
