import type { Locator, Page } from '@playwright/test'
import {
  findHit,
  isPlain,
  JAKARTA,
  listRequests,
  makeDraft,
  makeSubmitted,
  signInByApi,
} from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { expect, signIn, test } from '../support/test'
import { uniqueWord } from '../support/vendor-products'

const REQUESTS = '/dashboard/purchase-requests'
const PURCHASING = 'purchasing@nusantara.test'
const APPROVER = 'approver@nusantara.test'
/** The largest page size of the list. */
const PAGE = 100
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const codes = (page: Page): Locator => page.getByRole('link', { name: /^PR-NUSANTARA/ })
const rowOf = (page: Page, code: string): Locator => page.getByRole('row').filter({ hasText: code })
const bar = (page: Page): Locator => page.getByRole('search', { name: 'Search this list' })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await bar(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** Filters combine, so a separate search must first clear the others. */
const clearAll = (page: Page) =>
  bar(page).getByRole('button', { name: 'Clear', exact: true }).click()
const pressSearch = (page: Page) =>
  bar(page).getByRole('button', { name: 'Search', exact: true }).click()

// proves 1.2.74 1.2.76
test('search by each of the six topics, in the address; filters saved by name', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { code_pr: mine } = await makeDraft(caller, [{ hit, quantity: 1 }])
  const all = await listRequests(caller)
  const where = (fits: (row: (typeof all)[number]) => boolean) =>
    all.filter(fits).map(({ code_pr: code }) => code)
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?limit=${PAGE}`)
  await expect(codes(page)).toHaveCount(Math.min(all.length, PAGE))
  const search = bar(page).getByRole('button', { name: 'Search' })
  const list = (expected: readonly string[]) =>
    expect(codes(page)).toHaveText(expected.slice(0, PAGE))

  // proves 1.5.50
  await test.step('Search waits for a value', async () => {
    await expect(search).toBeDisabled()
    await bar(page).getByRole('combobox', { name: 'Search by' }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Vendor',
      'Date Range',
      'Code PR',
      'Author',
      'Department',
      'Last Status',
    ])
    await page.keyboard.press('Escape')
    await bar(page).getByRole('textbox', { name: 'Vendor' }).fill('   ')
    await expect(search).toBeDisabled()
  })
  await test.step('vendor, by Enter', async () => {
    const field = bar(page).getByRole('textbox', { name: 'Vendor' })
    await field.fill(hit.vendor_name.toLowerCase())
    await field.press('Enter')
    await expect(page).toHaveURL(/by=vendor&value=/)
    await list(where((row) => row.vendors.some(({ vendor }) => vendor.name === hit.vendor_name)))
  })
  await test.step('code', async () => {
    await choose(page, 'Search by', 'Code PR')
    await bar(page).getByRole('textbox', { name: 'Code PR' }).fill(mine.slice(-5))
    await pressSearch(page)
    await list([mine])
  })
  await test.step('created by', async () => {
    const [newest] = all
    await clearAll(page)
    await choose(page, 'Search by', 'Author')
    await bar(page)
      .getByRole('textbox', { name: 'Author' })
      .fill(newest?.createdBy ?? '')
    await pressSearch(page)
    await list(where((row) => row.createdBy === newest?.createdBy))
  })
  await test.step('department, and none', async () => {
    await clearAll(page)
    await choose(page, 'Search by', 'Department')
    await expect(search).toBeDisabled()
    await choose(page, 'Department', 'Operations')
    await pressSearch(page)
    await list(where((row) => row.department === 'Operations'))
    await choose(page, 'Department', 'N/A')
    await pressSearch(page)
    await list(where((row) => row.department === 'generic'))
  })
  await test.step('last status', async () => {
    await choose(page, 'Search by', 'Last Status')
    await choose(page, 'Last Status', 'Approved')
    await pressSearch(page)
    const approved = where((row) => row.lastStatus === 'Approved')
    await list(where((row) => row.lastStatus === 'Approved' && row.department === 'generic'))
    await page.getByRole('button', { name: 'Remove Department: N/A' }).click()
    await list(approved)
    await expect(page.getByText(`1–${approved.length} of ${approved.length}`)).toBeVisible()
    await page.goBack()
  })
  await test.step('Back returns to the previous search', async () => {
    await page.goBack()
    await list(where((row) => row.department === 'generic'))
    await expect(bar(page).getByRole('combobox', { name: 'Department' })).toHaveValue('N/A')
    await page.goForward()
    await expect(bar(page).getByRole('combobox', { name: 'Last Status' })).toHaveValue('Approved')
  })
  // proves 1.5.50 1.8.35
  await test.step('a date range needs both days', async () => {
    const day = mine === all[0]?.code_pr ? all[0].date.slice(0, 10) : ''
    await clearAll(page)
    await choose(page, 'Search by', 'Date Range')
    await bar(page).getByLabel('From').fill('2020-01-01')
    await expect(search).toBeDisabled()
    await bar(page).getByLabel('To').fill('2019-12-31')
    await expect(search).toBeDisabled()
    await bar(page).getByLabel('To').fill('2020-12-31')
    await pressSearch(page)
    await expect(page.getByText('Purchase Request Not Found!')).toBeVisible()
    expect(day).not.toBe('')
    await page.goto(`${REQUESTS}?limit=${PAGE}&by=date&from=${day}&to=2099-01-01`)
    await expect(rowOf(page, mine)).toBeVisible()
  })
  await test.step('a filter is saved under a name, applied and removed', async () => {
    const filter = `Drafts ${uniqueWord()}`
    await page.goto(`${REQUESTS}?by=lastStatus&value=Open`)
    const menu = bar(page).getByRole('button', { name: 'Saved filters' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Save this filter…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save filter' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Save this filter…' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel('Name').fill(filter)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Filter saved')).toBeVisible()
    const named = bar(page).getByRole('button', { name: filter })
    await expect(named).toBeVisible()
    await bar(page).getByRole('button', { name: 'Clear' }).click()
    await expect(page).not.toHaveURL(/by=/)
    await menu.click()
    await page.getByRole('menuitem', { name: filter, exact: true }).click()
    await expect(page).toHaveURL(/by=lastStatus&value=Open/)
    await list(where((row) => row.lastStatus === 'Open').slice(0, 10))
    await named.click()
    await page.getByRole('menuitem', { name: `Remove filter ${filter}` }).click()
    await expect(page.getByText('Filter removed')).toBeVisible()
  })
})

test('words and filters together, sorted by any column; all of it in the address', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const [small, large] = [
    await makeDraft(caller, [{ hit, quantity: 1 }]),
    await makeDraft(caller, [{ hit, quantity: 3 }]),
  ]
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?limit=${PAGE}`)
  const words = bar(page).getByRole('searchbox', { name: 'Code, name or product' })
  const filters = bar(page).getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  const head = (name: string) => page.getByRole('columnheader', { name })

  await test.step('a product, by Enter; and filters beside it', async () => {
    await words.fill(hit.name)
    await words.press('Enter')
    await expect(page).toHaveURL(/search=/)
    await expect(rowOf(page, small.code_pr)).toBeVisible()
    await choose(page, 'Search by', 'Last Status')
    await choose(page, 'Last Status', 'Open')
    await pressSearch(page)
    await choose(page, 'Search by', 'Vendor')
    await bar(page).getByRole('textbox', { name: 'Vendor' }).fill(hit.vendor_name)
    await page.keyboard.press('Enter')
    await expect(filters).toHaveText(['Last Status: Open', `Vendor: ${hit.vendor_name}`])
    await expect(rowOf(page, large.code_pr)).toBeVisible()
  })
  await test.step('by keyboard: the column header of the total sorts and announces it', async () => {
    await head('TOTAL PRICE').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(head('TOTAL PRICE')).toHaveAttribute('aria-sort', 'descending')
    await page.keyboard.press('Enter')
    await expect(head('TOTAL PRICE')).toHaveAttribute('aria-sort', 'ascending')
    await expect
      .poll(async () => {
        const shown = await codes(page).allTextContents()
        return shown.indexOf(small.code_pr) < shown.indexOf(large.code_pr)
      })
      .toBe(true)
  })
  await test.step('a pasted address shows the same', async () => {
    const shown = await codes(page).allTextContents()
    await page.goto(page.url())
    await expect(codes(page)).toHaveText(shown)
    await expect(words).toHaveValue(hit.name)
    await expect(filters).toHaveCount(2)
    await expectAccessible(page)
  })
  await test.step('on a phone a button opens the filters, and a menu sorts', async () => {
    await page.setViewportSize(PHONE.viewport)
    const by = bar(page).getByRole('combobox', { name: 'Search by' })
    await expect(by).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('smallest')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first')
    await expect(page).not.toHaveURL(/sort=/)
    await bar(page).getByRole('button', { name: 'Add filter' }).click()
    await expect(by).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('a filter is removed alone, the rest stays; Clear removes all', async () => {
    await page.getByRole('button', { name: 'Remove Last Status: Open' }).click()
    await expect(filters).toHaveText([`Vendor: ${hit.vendor_name}`])
    await expect(words).toHaveValue(hit.name)
    await clearAll(page)
    await expect(page).toHaveURL(`${REQUESTS}?limit=${PAGE}`)
    await expect(words).toHaveValue('')
  })
})

test('a double press acts once', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { code_pr: code } = await makeDraft(caller, [{ hit, quantity: 1 }])
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.method() !== 'GET')
      sent.push(new URL(one.url()).pathname.split('/').slice(2, 4).join('/'))
  })
  await signIn(page, PURCHASING)
  const dialog = page.getByRole('dialog')

  await test.step('a filter is saved', async () => {
    await page.goto(`${REQUESTS}?by=lastStatus&value=Open`)
    await bar(page).getByRole('button', { name: 'Saved filters' }).click()
    await page.getByRole('menuitem', { name: 'Save this filter…' }).click()
    const name = `Everything that is still open ${uniqueWord()}`.padEnd(60, ' and more')
    await dialog.getByLabel('Name').fill(name)
    sent.length = 0
    await dialog.getByRole('button', { name: 'Save' }).dblclick()
    await expect(page.getByText('Filter saved')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(sent).toHaveLength(1)
    await expect(bar(page).getByText(name)).toHaveCSS('text-overflow', 'ellipsis')
    await page.setViewportSize(PHONE.viewport)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('a request is submitted from its row', async () => {
    sent.length = 0
    const row = rowOf(page, code)
    await row.hover()
    await row.getByRole('button', { name: 'Submit', exact: true }).dblclick()
    await dialog.getByRole('button', { name: 'Submit' }).dblclick()
    await expect(row).toBeHidden()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(/by=lastStatus&value=Open$/)
    expect(sent).toEqual(['purchase-request/submit'])
  })
})

test('several are decided together, each with its own result', async ({ openAs, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const lines = [{ hit, quantity: 1 }]
  const { code_pr: draft } = await makeDraft(caller, lines)
  const first = await makeSubmitted(caller, lines)
  const lost = await makeSubmitted(caller, lines)
  const last = await makeSubmitted(caller, lines)
  const page = await openAs(APPROVER)
  await page.goto(REQUESTS)
  const dialog = page.getByRole('dialog')
  const itemOf = (code: string) => dialog.getByRole('listitem').filter({ hasText: code }).first()
  const select = (code: string) => page.getByRole('checkbox', { name: `Select ${code}` }).check()

  await test.step('only requests that the user may decide can be selected', async () => {
    await expect(rowOf(page, draft)).toBeVisible()
    await expect(rowOf(page, draft).getByRole('checkbox')).toHaveCount(0)
    for (const { code_pr: code } of [first, lost, last]) await select(code)
    await expect(page.getByRole('region', { name: '3 selected' })).toBeVisible()
  })
  await test.step('the second user reads who was first, and when; the others are decided', async () => {
    await page
      .getByRole('region', { name: '3 selected' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(dialog).toHaveAccessibleName('Approve 3 PRs?')
    // Decides it only now; earlier, the list would show the change and deselect it.
    const owner = await signInByApi(request, 'owner@nusantara.test')
    await owner.post('PUT', `/purchase-request/reject/${lost._id}`, { note: 'Twice the same' })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toHaveAccessibleName('2 of 3 approved')
    await expect(dialog.getByText('Check the others below.')).toBeVisible()
    await expect(itemOf(first.code_pr)).toContainText('Approved')
    await expect(itemOf(last.code_pr)).toContainText('Approved')
    await expect(itemOf(lost.code_pr)).toContainText(
      /Rejected \(Ratna Kusuma, \d+ \w+ \d{4}, \d\d:\d\d/,
    )
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, lost.code_pr).getByText('Rejected')).toBeVisible()
    await expect(rowOf(page, last.code_pr).getByText('Approved')).toBeVisible()
    await expect(page.getByRole('region', { name: /selected/ })).toBeHidden()
  })
})

test('leaving during a bulk decision asks, and stops it', async ({ openAs, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const lines = [{ hit, quantity: 1 }]
  const made = [await makeSubmitted(caller, lines), await makeSubmitted(caller, lines)]
  const page = await openAs(APPROVER)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Purchase Requests', exact: true }).first().click()
  // Moves the pointer away from the menu, which expands over the list while hovered.
  await page.mouse.move(900, 20)
  for (const { code_pr: code } of made)
    await page.getByRole('checkbox', { name: `Select ${code}` }).check()
  const sent: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/purchase-request/approved/*', async (route) => {
    sent.push(route.request().url())
    await gate
    await route.continue()
  })
  const chosen = page.getByRole('region', { name: '2 selected' })
  await chosen.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Processing 1 of 2…')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Stop processing?' })
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('Processing 1 of 2…')).toBeVisible()
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const answered = page.waitForResponse('**/api/purchase-request/approved/*')
  release()
  await answered
  expect(sent).toHaveLength(1)
  const rows = await listRequests(caller)
  const states = made.map(({ _id: id }) => rows.find((row) => row._id === id)?.lastStatus)
  expect(new Set(states)).toEqual(new Set(['Approved', 'Submit']))
})

test('rejecting several requires the note; within reach on a phone', async ({
  openAs,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const lines = [{ hit, quantity: 1 }]
  const made = [await makeSubmitted(caller, lines), await makeSubmitted(caller, lines)]
  const page = await openAs(APPROVER, PHONE)
  await page.goto(`${REQUESTS}?by=lastStatus&value=Submit`)
  for (const { code_pr: code } of made)
    await page.getByRole('checkbox', { name: `Select ${code}` }).check()
  // The text of a select is not cut off on a phone.
  for (const select of await bar(page).getByRole('combobox').all())
    expect(
      await select.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page
    .getByRole('region', { name: '2 selected' })
    .getByRole('button', { name: 'Reject' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Note is required!')).toBeVisible()
  await expect(dialog.getByLabel('Note')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Note').fill('Not this month')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toHaveAccessibleName('All 2 PRs rejected')
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const rows = await listRequests(caller)
  const notes = made.map(({ _id: id }) => rows.find((row) => row._id === id)?.statuses.at(-1)?.note)
  expect(notes).toEqual(['Not this month', 'Not this month'])
})
