import type { Page } from '@playwright/test'
import { findHit, isPlain, makeSubmitted, signInByApi } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { decideByApi } from '../support/newcomer-company'
import { FINANCE } from '../support/payments'
import { callerOf, makeCompany } from '../support/provider'
import { PHONE } from '../support/screens'
import { expect, openHome, PASSWORD, signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const CHARTS = '/dashboard/report-charts'
const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
const list = (page: Page, name: string) => page.getByRole('table', { name })
const rows = (page: Page) => page.getByRole('dialog')
const PERIODS = ['Today', 'This Month', 'Last Month', 'Custom']
const TILES = [
  "Total PO's",
  'Pending DP',
  'Order Rejection',
  'Items Undelivered',
  'AP Due',
  'Total Savings from orders',
]
const RUPIAH = /Rp\. [\d.]+/

async function amountOf(page: Page, name: string): Promise<string> {
  await expect(tile(page, name)).toContainText(RUPIAH)
  return RUPIAH.exec(await tile(page, name).innerText())?.[0] ?? ''
}

// proves 1.2.13 2.1.8 2.2.3 2.2.4 2.9.21
test('the home shows document totals and waiting tasks', async ({ page }) => {
  await openHome(page, FINANCE)
  // proves 2.2.5 2.6.4
  await test.step('for documents that the role can read', async () => {
    for (const name of ['Account Payable', 'Total Purchases', 'Active PO'])
      await expect(tile(page, name)).toContainText(RUPIAH)
    await expect(tile(page, 'Sum of unpaid invoices')).toContainText(RUPIAH)
    await expect(tile(page, 'Sum of paid invoices')).toContainText(/invoices?/)
    await expect(page.getByRole('link', { name: 'Total PR', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Create New PR/ })).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('each links to them', async () => {
    await page.getByRole('link', { name: 'Sum of paid invoices' }).click()
    await expect(page).toHaveURL(/finance\/invoice\?by=lastStatus&value=Paid/)
    await page.goBack()
    const unpaid = /(\d+) invoices?/.exec(await tile(page, 'Account Payable').innerText())?.[1]
    await page.getByRole('link', { name: 'Account Payable' }).click()
    await expect(page).toHaveURL(/value=Unpaid/)
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toHaveText(
      `Invoice Lists${unpaid}`,
    )
  })
  await test.step('or to the counted rows, over the home', async () => {
    await openHome(page, FINANCE)
    const total = await amountOf(page, 'Active PO')
    await page.getByRole('link', { name: 'Active PO', exact: true }).click()
    await expect(page).toHaveURL(/figure=active_po/)
    await expect(page.getByRole('dialog', { name: 'Active PO' })).toContainText(`${total} in`)
    await expectAccessible(page)
    await rows(page).getByRole('link', { name: /^PO-/ }).first().click()
    await expect(page).toHaveURL(/purchase-orders\?page=detail/)
    await page.goBack()
    await rows(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  // proves 2.2.5 2.6.4
  await test.step('users who create requests start one here', async () => {
    await openHome(page, 'purchasing@nusantara.test')
    await expect(tile(page, 'Total PR')).toContainText(/\d/)
    await expect(page.getByRole('button', { name: 'Create New PR From Template' })).toBeVisible()
    await page.getByRole('button', { name: 'Create New PR', exact: true }).click()
    await expect(page).toHaveURL(/purchase-requests\?page=create/)
  })
  await test.step('approvers find waiting requests', async () => {
    await openHome(page, 'approver@nusantara.test')
    await page.getByRole('link', { name: /Requests to approve/ }).click()
    await expect(page).toHaveURL(/by=lastStatus&value=To(\+|%20)Decide/)
    await expect(page.getByRole('combobox', { name: 'Last Status' })).toHaveValue(
      'For me to decide',
    )
  })
})

// proves 2.1.8 2.2.20
test('a report covers a period, and every figure opens its rows', async ({ page }) => {
  await signIn(page, FINANCE, PASSWORD)
  await page.goto(CHARTS)
  await page.getByText('Last Month', { exact: true }).click()
  await expect(page).toHaveURL(/filter=last_month$/)
  await expect(list(page, 'Sellers by sales value')).toBeVisible()
  // The previous figures are dimmed until the new ones arrive.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expectAccessible(page)
  // proves 2.2.95 2.2.96 2.2.97 2.2.98 2.2.99 2.2.100
  await test.step('its periods, tiles, charts and lists', async () => {
    await expect(page.getByRole('radiogroup').first().locator('label')).toHaveText(PERIODS)
    for (const name of TILES) await expect(tile(page, name)).toContainText(RUPIAH)
    for (const name of ['today', 'this month', 'this year'])
      await expect(tile(page, `Purchases ${name}`)).toContainText(RUPIAH)
    for (const name of [/^Purchase value/, /^Total orders/])
      await expect(page.getByRole('figure', { name })).toBeVisible()
    await expect(list(page, 'Sales by brand').getByRole('row').nth(1)).toContainText(RUPIAH)
    const products = list(page, 'Top 10 most purchased products').getByRole('row')
    // The header is one of the rows.
    await expect.poll(() => products.count()).toBeGreaterThan(1)
    expect(await products.count()).toBeLessThanOrEqual(11)
  })
  const total = await amountOf(page, "Total PO's")

  await test.step('a tile', async () => {
    await page.getByRole('link', { name: "Total PO's", exact: true }).click()
    await expect(page).toHaveURL(/figure=total_po/)
    await expect(rows(page)).toContainText(`${total} in`)
    await rows(page).getByRole('link', { name: /^PO-/ }).first().click()
    await expect(page).toHaveURL(/purchase-orders\?page=detail/)
    await page.goBack()
    await expect(rows(page)).toContainText(`${total} in`)
    await rows(page).getByRole('button', { name: 'Close' }).click()
    await expect(rows(page)).toHaveCount(0)
    await expect(page).toHaveURL(/filter=last_month$/)
  })
  await test.step('purchases until now', async () => {
    const year = await amountOf(page, 'Purchases this year')
    await page.getByRole('link', { name: 'Purchases this year' }).click()
    await expect(page.getByRole('dialog', { name: 'Purchases this year' })).toContainText(
      `${year} in`,
    )
    await page.goBack()
    await expect(rows(page)).toHaveCount(0)
  })
  await test.step('a name in a list', async () => {
    const first = list(page, 'Sellers by sales value').getByRole('row').nth(1)
    const name = await first.getByRole('link').innerText()
    const amount = RUPIAH.exec(await first.innerText())?.[0] ?? ''
    await first.getByRole('link').click()
    await expect(page.getByRole('dialog', { name: `Items purchased: ${name}` })).toBeVisible()
    await expect(rows(page)).toContainText(`${amount} in`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(0)
  })
  await test.step('a column, also by keyboard', async () => {
    const columns = page.getByRole('list', { name: 'Purchase value' }).getByRole('link')
    await expect(columns.and(page.locator('[tabindex="0"]'))).toHaveCount(1)
    await columns.last().focus()
    await page.keyboard.press('Home')
    await expect(columns.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(columns.nth(1)).toBeFocused()
    const label = (await columns.nth(1).getAttribute('aria-label')) ?? ''
    await expect(page.getByRole('tooltip')).toHaveText(label)
    const amount = RUPIAH.exec(label)?.[0] ?? ''
    await page.keyboard.press('Enter')
    await expect(rows(page)).toContainText(`${amount} in`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(0)
  })
  await test.step('a day, also as a number in the table', async () => {
    const days = list(page, 'Purchases over time').getByRole('row')
    await expect(days.filter({ hasText: /Rp\. 0$/ })).toHaveCount(0)
    // Days with orders only in the previous period have no link.
    const ordered = days.filter({ has: page.getByRole('link') }).first()
    const amount = RUPIAH.exec(await ordered.innerText())?.[0] ?? ''
    await ordered.getByRole('link').click()
    await expect(rows(page)).toContainText(`${amount} in`)
    await page.goBack()
  })
  // proves 2.2.95 2.5.19
  await test.step('a custom period needs both days, in their order', async () => {
    await page.getByText('Custom', { exact: true }).click()
    const apply = page.getByRole('button', { name: 'Apply' })
    // The dialog starts with the currently shown period.
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(/-01$/)
    await expect(apply).toBeEnabled()
    await page.getByLabel('To', { exact: true }).fill('')
    await expect(page.getByText('Enter both dates')).toBeVisible()
    await expect(apply).toBeDisabled()
    await page.getByLabel('From', { exact: true }).fill('2026-03-31')
    await page.getByLabel('To', { exact: true }).fill('2026-03-01')
    await expect(page.getByText('The start date is after the end date')).toBeVisible()
    await expect(apply).toBeDisabled()
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await apply.click()
    await expect(page).toHaveURL(/filter=custom&from=2026-01-01&to=2026-03-01/)
    await expect(page.getByText(/compared with/)).toContainText(/1 Jan.–.1 Mar 2026/)
  })
  // proves 2.8.19
  await test.step('one without orders says so', async () => {
    await page.goto(`${CHARTS}?filter=custom&from=2020-01-01&to=2020-01-02`)
    await expect(page.getByText('Data not found!', { exact: true })).toBeVisible()
  })
  await test.step('an invalid one is reported, also in a link', async () => {
    await page.goto(`${CHARTS}?filter=custom&from=2026-11-30&to=2026-11-01&figure=total_po`)
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-11-30')
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
      'The start date is after the end date',
    )
    await expect(page.getByText('This period can’t be shown')).toBeVisible()
    await expect(page.getByText(/compared with/)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(0)
  })
})

test('home and report fit a phone, and the report fits printed paper', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHome(page, FINANCE)
  // The menu links to the screens, so the home page does not repeat the links.
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Charts', exact: true }),
  ).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(`${CHARTS}?filter=last_month`)
  await expect(list(page, 'Sellers by sales value')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('Last Month', { exact: true })).toBeHidden()
  await expect(page.getByRole('figure', { name: /Purchase value/ })).toBeVisible()
})

test('the home shows this month’s spending and recent documents that the role can read', async ({
  openAs,
  request,
}) => {
  const author = await signInByApi(request, 'purchasing@nusantara.test')
  const hit = await findHit(request, 'in good supply', isPlain)
  const { code_pr: code } = await makeSubmitted(author, [{ hit, quantity: 1 }])
  await test.step('users who read requests see a new request among them', async () => {
    const page = await openAs('purchasing@nusantara.test')
    await page.goto('/dashboard')
    const recent = page.getByRole('region', { name: 'Recent documents' })
    await recent.getByRole('link', { name: code }).click()
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
    await page.goBack()
    await expect(recent.getByText('Invoice')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Spent this month' })).toHaveCount(0)
  })
  await test.step('users who make templates see the last changed ones and open one', async () => {
    const page = await openAs('template@nusantara.test')
    await page.goto('/dashboard')
    const recent = page.getByRole('region', { name: 'Recent documents' })
    await recent.getByRole('link', { name: 'Template ·' }).first().click()
    await expect(page).toHaveURL(/\/templates\?page=detail&id=/)
  })
  await test.step('the month is compared with the previous one', async () => {
    const page = await openAs('owner@nusantara.test')
    await page.goto('/dashboard')
    const spend = page.getByRole('region', { name: 'Spent this month' })
    await expect(spend.getByText(RUPIAH)).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
    await expectAccessible(page)
    await spend.getByRole('link', { name: 'Spent this month' }).click()
    await expect(page).toHaveURL(/report-charts/)
  })
})

test('a new company has first steps that are completed automatically, until hidden', async ({
  page,
  request,
}) => {
  const person = await makeCompany(request, 'Langkah')
  await decideByApi(request, person, 'verify')
  await signIn(page, person.email, NEW_PASSWORD)
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  await expect(steps).toContainText('of 7 done')
  await expect(step('Complete the company profile')).toContainText('Done')
  await expect(step('Set up departments')).toContainText('To do')
  await expectAccessible(page)
  await test.step('each links to its screen, where it is completed', async () => {
    await step('Set up departments').getByRole('link').click()
    await expect(page).toHaveURL(/\/dashboard\/department$/)
    const owner = await callerOf(request, person.email, NEW_PASSWORD)
    await owner('POST', '/department', { name: 'Gudang', users: [] })
    await page.goBack()
    await expect(step('Set up departments')).toContainText('Done')
  })
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible()
  await expect(steps).toBeHidden()
})
