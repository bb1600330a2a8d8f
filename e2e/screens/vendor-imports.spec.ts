import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import type { Coverage, PortalCategory } from '@pasok/domain/catalog/portal/portal.model'
import {
  expectAccessible,
  expectCalm,
  expectGoodLooks,
  expectNoSidewaysScroll,
  inEachLook,
} from '../support/looks'
import { callerOf } from '../support/provider'
import { expect, test } from '../support/test'
import { makeVendor, openPortal } from '../support/vendor-orders'
import { PRODUCTS } from '../support/vendor-products'

const IMPORTS = '/vendor/imports'
const LINES = 5_000
const BAD = 37
const HEAD = 'SKU,Product name,Category,Retail price,Stock,Warehouse city,Delivery area'

/** A vendor with a delivery area, and the lines of products that it could add. */
async function makeSeller(request: APIRequestContext) {
  const { email } = await makeVendor(request, 'Impor')
  const vendor = await callerOf(request, email)
  const area = await vendor<Coverage>('POST', '/vendor/coverages', {
    name: 'West Java',
    province_ids: ['32'],
    city_ids: [],
  })
  const categories = await vendor<PortalCategory[]>('GET', '/vendor/categories')
  const category = categories.at(-1)?.path.join(' > ') ?? ''
  const line = (sku: string, price = '52000') =>
    `${sku},Barang ${sku},${category},${price},40,Kota Bandung,${area.name}`
  return { email, line }
}

const upload = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })

const savedBy = async (page: Page, name: string): Promise<{ file: Download; text: string }> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return { file, text: await readFile(await file.path(), 'utf8') }
}

const statusText = (page: Page, words: RegExp) => page.getByRole('status').getByText(words)
const table = (page: Page, name: string) => page.getByRole('table', { name })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('5,000 products with 37 invalid lines: 4,963 imported, 37 explained, corrected and imported', async ({
  page,
  request,
}) => {
  const { email, line } = await makeSeller(request)
  const every = Math.floor(LINES / BAD)
  const isBad = (at: number) => at % every === 0 && at < BAD * every
  const lines = Array.from({ length: LINES }, (_, at) =>
    line(`E2E-${at}`, isBad(at) ? '1.250' : '52000'),
  )
  await openPortal(page, email, PRODUCTS)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByText('No files uploaded yet')).toBeVisible()

  await test.step('the template explains its columns', async () => {
    const { file, text } = await savedBy(page, 'Template')
    expect(file.suggestedFilename()).toBe('products-template.csv')
    expect(text).toContain('Identifies the product')
  })
  await test.step('it is checked without changing anything', async () => {
    await upload(page, 'products.csv', [HEAD, ...lines].join('\r\n'))
    await expect(title(page, 'products.csv')).toBeVisible()
    const words = statusText(page, /4\.963 of 5\.000 lines can be imported now, the other 37/)
    await expect(words).toBeVisible({ timeout: 60_000 })
    await expect(table(page, 'Lines with errors').getByRole('row')).toHaveCount(BAD + 1)
    const first = table(page, 'Lines with errors').getByRole('row').nth(1)
    await expect(first).toContainText('Retail price: “1.250” can mean 1250 or 1,25')
  })
  await test.step('the first lines are previewed', async () => {
    await page.getByRole('tab', { name: 'Preview of the first lines' }).click()
    const preview = table(page, 'Preview of the first lines')
    await expect(preview.getByRole('row')).toHaveCount(21)
    await expect(preview.getByRole('row').nth(1)).toContainText('Kota Bandung')
    await expect(page).toHaveURL(/part=preview/)
  })
  await test.step('the valid ones are imported', async () => {
    await page.getByRole('button', { name: 'Import 4.963 lines' }).click()
    const words = statusText(page, /4\.963 of 5\.000 lines were imported/)
    await expect(words).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Done', { exact: true })).toBeVisible()
  })
  await test.step('the invalid ones are downloaded, corrected and imported', async () => {
    const { file, text } = await savedBy(page, 'Download errors')
    expect(file.suggestedFilename()).toBe('products-lines-with-errors.csv')
    const rows = text.trim().split('\r\n')
    expect(rows).toHaveLength(BAD + 1)
    expect(rows[0]).toBe(`${HEAD},Line number,Problems`)
    await page.getByRole('link', { name: 'Imports', exact: true }).first().click()
    await upload(page, 'mended.csv', text.replaceAll(',1.250,', ',1250,'))
    await expect(statusText(page, /All 37 lines can be imported/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Import 37 lines' }).click()
    await expect(statusText(page, /37 lines were imported/)).toBeVisible({ timeout: 60_000 })
  })
  await test.step('all are in the list, and in the export', async () => {
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await expect(page.getByRole('main').getByText('5.000', { exact: true })).toBeVisible()
    const { text } = await savedBy(page, 'Export')
    expect(text.trim().split('\r\n')).toHaveLength(LINES + 1)
  })
})

test('an invalid file says what to do, and a cancel keeps existing products', async ({
  page,
  request,
}) => {
  const { email, line } = await makeSeller(request)
  await openPortal(page, email, IMPORTS)
  await upload(page, 'list.csv', Buffer.from('PK\u0003\u0004 a workbook'))
  const alert = page.getByRole('region', { name: 'Upload a CSV' }).getByRole('alert')
  await expect(alert).toContainText('list.csv: This is an Excel or other zipped workbook')
  await upload(page, 'letters.csv', 'Dear,all\nhow,are you\n')
  await expect(page.getByRole('alert')).toContainText(
    'The first line must contain the column names',
  )
  await page.goBack()

  await page.getByLabel('Number format').selectOption('comma')
  await upload(page, 'told.csv', [HEAD, line('TOLD-1', '52.000')].join('\n'))
  await expect(statusText(page, /The line can be imported/)).toBeVisible({ timeout: 60_000 })
  await expect(table(page, 'Preview of the first lines')).toContainText('Rp. 52.000')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(statusText(page, /canceled before any line was imported/)).toBeVisible()
})

test('visual checks', async ({ page, request }) => {
  const { email, line } = await makeSeller(request)
  await openPortal(page, email, IMPORTS)
  const bad = line('LOOK-2', '1.250').replace('West Java', 'Atlantis')
  await upload(page, 'products of the spring.csv', [HEAD, line('LOOK-1'), bad].join('\n'))
  await expect(statusText(page, /1 of 2 lines can be imported now/)).toBeVisible({
    timeout: 60_000,
  })
  const address = page.url()
  const screens = [
    { path: address, ready: page.getByText('You have no delivery area “Atlantis”') },
    { path: `${address}?part=bad&skip=9`, ready: page.getByText('This page is empty') },
    { path: `${address}?part=preview`, ready: page.getByText('Kota Bandung') },
    {
      path: `${IMPORTS}/nothing`,
      ready: page.getByText('This import was not found. It may have been removed.'),
    },
    { path: IMPORTS, ready: page.getByText('products of the spring.csv') },
  ]
  await inEachLook(page, async ({ colorScheme }) => {
    for (const { path, ready } of screens)
      await test.step(`${colorScheme}: ${path}`, async () => {
        await page.goto(path)
        await expect(ready.first()).toBeVisible()
        await expectCalm(page)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
  })
  await page.getByText('How files are read').click()
  await expectGoodLooks(page, page.getByText('The SKU identifies the product.'))
})
