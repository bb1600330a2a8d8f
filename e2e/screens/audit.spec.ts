import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Department, Role } from '@pasok/domain/team/team.model'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { addressesOf, memberWith, openProfile, ownerOf, verifiedCompany } from '../support/profile'
import type { ApiCall, MadeCompany } from '../support/provider'
import { probeOf } from '../support/roles'
import { PHONE } from '../support/screens'
import type { RunningServer } from '../support/server'
import { expect, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

/** A spreadsheet would run this text as a formula. */
const FORMULA = '=HYPERLINK("http://x.test")'

const log = (page: Page) => page.getByRole('list', { name: 'Audit log' })
const entries = (page: Page) => log(page).getByRole('button', { expanded: false })
const tab = (page: Page) => page.getByRole('tab', { name: 'Activity' })

let company: MadeCompany
let owner: ApiCall
let reader: string

/** Makes one change of each kind that the tests search for. */
async function makeHistory(call: ApiCall): Promise<void> {
  const [address] = await addressesOf(call)
  if (!address) throw new Error('The company has no address')
  await call('PUT', '/address/buyer', { ...address, street: 'Jl. Braga No. 5', name: 'Braga' })
  const department = await call<Department>('POST', '/department', { name: FORMULA, users: [] })
  await call('PUT', '/department', { _id: department._id, name: `${FORMULA} 2`, users: [] })
  const modules = [{ id_modules: 'profile', childs: [], features: ['company.read'] }]
  const role = await call<Role>('POST', '/role', { name: 'Reader of few', modules })
  const more = [{ ...modules[0], features: ['company.read', 'audit.read'] }]
  await call('PUT', `/role/${role._id}`, { name: 'Reader of more', modules: more })
}

test.beforeAll(async ({ request }) => {
  company = await verifiedCompany(request, 'Catat')
  owner = await ownerOf(request, company)
  await makeHistory(owner)
  reader = await memberWith(owner, 'Wati', ['company.read'])
})

async function readChanges(page: Page): Promise<void> {
  await openProfile(page, company.email)
  await tab(page).click()
  await expect(page).toHaveURL(/tab=audit/)

  // proves 2.9.6
  await test.step('ten entries on a page, or the chosen number', async () => {
    await expect(entries(page)).toHaveCount(10)
    await page.getByLabel('Rows per page').selectOption('50')
    await expect(page).toHaveURL(/limit=50/)
    await expect(entries(page).filter({ hasText: 'Address changed' })).toBeVisible()
  })

  await test.step('an address', async () => {
    const entry = entries(page).filter({ hasText: 'Address changed' })
    await expect(entry).toContainText(company.name)
    await expect(entry).toContainText('Braga')
    await entry.click()
    const changes = page.getByRole('table')
    await expect(changes.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After'])
    const street = changes.getByRole('row', { name: /^Street/ })
    await expect(street.getByRole('cell')).toHaveText([/Juanda No\. 100/, 'Jl. Braga No. 5'])
    await expectAccessible(page)
    await page.reload()
    await expect(street).toBeVisible()
  })

  await test.step('a role, its permissions by their names', async () => {
    await entries(page).filter({ hasText: 'Role changed' }).click()
    const permissions = page.getByRole('row', { name: /^Permissions/ })
    await expect(permissions).toContainText('1 unchanged')
    await expect(permissions.getByRole('cell')).toHaveText(['–', 'See the audit log'])
  })
}

async function filter(page: Page): Promise<void> {
  await page.goto('/dashboard/profile?tab=audit')
  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Department' }).click()
  await expect(page).toHaveURL(/subject=department/)
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('searchbox').fill('department added')
  await expect(entries(page)).toHaveCount(1)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No log entries match these filters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()

  await page.goBack()
  await expect(entries(page)).toHaveCount(1)
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(entries(page)).toHaveCount(2)
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('department added')
  await expect(entries(page)).toHaveCount(1)
  await page.reload()
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile\?tab=audit$/)
  await expect(entries(page).filter({ hasText: 'Role changed' })).toHaveCount(1)
}

/** Splits a CSV into cells, quoted or not. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

async function exportShown(page: Page): Promise<void> {
  await page.goto('/dashboard/profile?tab=audit&subject=department')
  await expect(entries(page)).toHaveCount(2)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^audit-\w+-\d{4}-\d{2}-\d{2}\.csv$/)
  const [heads, ...rows] = cellsOf(
    (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, ''),
  )
  expect(heads).toEqual(expect.arrayContaining(['Time', 'User', 'Action', 'Before', 'After']))
  expect(rows.map((row) => row[heads?.indexOf('Action') ?? 0])).toEqual([
    'Department changed',
    'Department added',
  ])
  expect(rows.flat().join()).toContain('HYPERLINK')
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible()
}

async function failToExport(page: Page): Promise<void> {
  await page.route('**/audit/export*', (route) =>
    route.fulfill({
      status: 422,
      json: { errors: [{ code: 'rule', message: 'Too much' }], message: 'Too much', data: null },
    }),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The log could not be exported' })
  await expect(notice).toContainText('Too much')
  await expectAccessible(page)
  await page.unroute('**/audit/export*')
  const downloading = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await downloading
  await expect(notice).toHaveCount(0)
}

async function exportFormula(page: Page, server: RunningServer): Promise<void> {
  await server.sql(
    `insert into audit_log (at, buyer_id, actor_name, action, subject, subject_id, after)
     values (now(), $1, 'Night job', 'feedback.send', 'feedback', 'one', '"@SUM(1)"')`,
    [company.id],
  )
  await page.goto('/dashboard/profile?tab=audit&subject=feedback')
  await expect(entries(page)).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  const [, row] = cellsOf(csv.replace(/^\uFEFF/, ''))
  expect(row).toEqual(expect.arrayContaining(["'@SUM(1)"]))
}

async function giveUpExport(page: Page): Promise<void> {
  await page.route('**/audit/export*', () => undefined)
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('Exporting…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel export' }).click()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('the audit log: changes are shown, filtered and exported', async ({ page, server }) => {
  test.slow()
  await test.step('a change shows with who made it, before and after', () => readChanges(page))
  await test.step('filters are in the address, and Back undoes them', () => filter(page))
  await test.step('the filtered entries are exported, and no cell is a formula', () =>
    exportShown(page))
  await test.step('an export that fails says so, keeps the filters, and is tried again', () =>
    failToExport(page))
  await test.step('text that looks like a formula is exported as text', () =>
    exportFormula(page, server))
  await test.step('the same button cancels a long export', () => giveUpExport(page))
})

/** Returns the statuses of the requests that this user sends without the permission. */
async function statusesFor(request: APIRequestContext, email: string): Promise<number[]> {
  const probe = await probeOf(request, email, NEW_PASSWORD)
  return Promise.all(['/buyer/audit', '/buyer/audit/export'].map((path) => probe('GET', path)))
}

test('users without the permission see no tab, and the API refuses', async ({ page, request }) => {
  await openProfile(page, reader, 'audit')
  await expect(page.getByRole('tab', { name: 'Company Info' })).toBeVisible()
  await expect(tab(page)).toHaveCount(0)
  expect(await statusesFor(request, reader)).toEqual([403, 403])
  expect(await statusesFor(request, company.email)).toEqual([200, 200])
})

test('on a phone an entry is readable without horizontal scrolling', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: PHONE })
  await openProfile(page, company.email, 'audit&limit=50')
  await entries(page).filter({ hasText: 'Address changed' }).click()
  await expect(page.getByText('Jl. Braga No. 5')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
