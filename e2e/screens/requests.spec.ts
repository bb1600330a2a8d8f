import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  findHit,
  isPlain,
  JAKARTA,
  listRequests,
  makeDraft,
  makeSubmitted,
  signInByApi,
} from '../support/api'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { expect, signIn, test } from '../support/test'

const REQUESTS = '/dashboard/purchase-requests'
const PURCHASING = 'purchasing@nusantara.test'
const rowOf = (page: Page, code: string): Locator => page.getByRole('row').filter({ hasText: code })

async function actionsOf(page: Page, code: string): Promise<string[]> {
  await page.getByRole('button', { name: `Actions for ${code}` }).click()
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const names = await items.allTextContents()
  await page.keyboard.press('Escape')
  await expect(items.first()).toBeHidden()
  return names
}

async function readList(page: Page, request: APIRequestContext): Promise<void> {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const isOthers = (one: ProductHit) => isPlain(one) && one.vendor_name !== hit.vendor_name
  const other = await findHit(request, 'of another vendor', isOthers, JAKARTA)
  const { code_pr: plain } = await makeDraft(caller, [{ hit, quantity: 1 }])
  const both = [hit, other].map((one) => ({ hit: one, quantity: 1 }))
  const { code_pr: many } = await makeDraft(caller, both)
  const rows = await listRequests(caller)
  const decided = rows.find(({ statuses }) => statuses.at(-1)?.note.includes('Masih ada stok'))
  if (!decided) throw new Error('The demo data has no such request')
  await page.goto(`${REQUESTS}?limit=50`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Purchase Requests')
  await expect(page.getByRole('columnheader')).toHaveText([
    'NO',
    'CODE',
    'DATE',
    'DEPARTMENT',
    'VENDOR',
    'TOTAL PRICE (Rp.)',
    'STATUS',
    'HISTORY',
    'ACTION',
  ])
  await expect(page).toHaveTitle(/Purchase Requests/)
  await expect(rowOf(page, plain).getByText('N/A')).toBeVisible()
  await expect(rowOf(page, plain).getByText(hit.vendor_name)).toBeVisible()
  await expect(rowOf(page, many).getByText('Multi Vendor')).toBeVisible()
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1')

  await test.step('history', async () => {
    // The search finds the request among any number of newer ones.
    await page.goto(`${REQUESTS}?by=code_pr&value=${decided.code_pr}`)
    await rowOf(page, decided.code_pr)
      .getByRole('button', { name: /^History of/ })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'NO',
      'DATE',
      'STATUS',
      'NAME',
      'NOTE',
    ])
    await expect(dialog.getByRole('row')).toHaveCount(4)
    await expect(dialog.getByRole('row').last()).toContainText('Masih ada stok')
  })
}

async function readDetail(page: Page, request: APIRequestContext): Promise<void> {
  const caller = await signInByApi(request, PURCHASING)
  const rows = await listRequests(caller)
  const approved = rows.find(({ lastStatus }) => lastStatus === 'Approved')
  if (!approved) throw new Error('The demo data has no approved request')
  const { _id: id, code_pr: code } = approved
  const whole = await caller.get<PurchaseRequest>(`/purchase-request/${id}`)
  for (const name of [code, id]) {
    await page.goto(`${REQUESTS}?page=detail&id=${name}`)
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  }
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details.getByText(whole.createdBy).first()).toBeVisible()
  const departmentName = whole.department === 'generic' ? 'N/A' : whole.department
  await expect(details).toContainText(`Department${departmentName}`)
  await expect(details).toContainText(/Date\d{1,2} /)
  const head = page.getByRole('main')
  await expect(head.getByText('Approved', { exact: true }).first()).toBeVisible()
  await test.step('its history', async () => {
    await page.getByRole('button', { name: /^History/ }).click()
    const history = page.getByRole('dialog')
    await expect(history.getByRole('row')).toHaveCount(whole.statuses.length + 1)
    await page.keyboard.press('Escape')
    await expect(history).toHaveCount(0)
  })
  await expect(details.getByText(whole.address.name)).toBeVisible()
  for (const { vendor, packages } of whole.vendors) {
    const block = page.getByRole('region', { name: vendor.name })
    await expect(block).toBeVisible()
    for (const { items } of packages)
      for (const { name } of items) await expect(block.getByText(name).first()).toBeVisible()
    const fold = block.getByRole('button', { name: vendor.name })
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(block.getByRole('table')).toBeHidden()
  }
  await test.step('its orders open by a click', async () => {
    const [order] = await page
      .getByRole('list', { name: 'Purchase orders' })
      .getByRole('link')
      .all()
    const po = (await order?.textContent()) ?? ''
    expect(po).toMatch(/^PO-NUSANTARA-/)
    await order?.click()
    await expect(page).toHaveURL(/\/dashboard\/purchase-orders\?page=detail&id=PO-NUSANTARA/)
    await expect(page.getByRole('heading', { level: 1, name: po })).toBeVisible()
  })
  // proves 1.2.76 1.8.35
  await test.step('a missing one', async () => {
    for (const address of ['?page=detail&id=PR-NUSANTARA-202601-99999', '?page=detail']) {
      await page.goto(REQUESTS + address)
      await expect(page.getByText('Purchase Request Not Found!')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Purchase Requests' }).click()
    await expect(page).toHaveURL(/purchase-requests$/)
  })
}

async function beCutOff(page: Page, request: APIRequestContext): Promise<void> {
  const caller = await signInByApi(request, PURCHASING)
  const [newest] = await listRequests(caller)
  if (!newest) throw new Error('The demo data has no requests')
  const away = page.getByText('Disconnected from server, Please Check your internet!')

  const cutOff = async (press: () => Promise<void>, there: Locator) => {
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await press()
    await expect(away).toBeVisible()
    await expect(page.getByText(/automatically when you are connected again/)).toBeVisible()
    await expect(there).toBeHidden()
    await page.context().setOffline(false)
    await expect(there).toBeVisible()
    await expect(away).toBeHidden()
  }
  await test.step('a list', async () => {
    await page.goto(REQUESTS)
    await expect(page.getByText(newest.code_pr)).toBeVisible()
    await cutOff(async () => {
      await page.getByLabel('Rows per page').selectOption('25')
    }, page.getByText(newest.code_pr))
  })
  await test.step('a request', async () => {
    await cutOff(
      () => page.getByRole('link', { name: newest.code_pr }).click(),
      page.getByRole('heading', { name: 'Timeline' }),
    )
  })
  await test.step('a tab', async () => {
    await page.goto('/dashboard/purchase-orders?status=Paid')
    await expect(page.getByRole('tab', { name: /^Paid/, selected: true })).toBeVisible()
    await cutOff(
      () => page.getByRole('tab', { name: /^Ready to Process/ }).click(),
      page.getByRole('article').first(),
    )
  })
  await test.step('a server that does not answer', async () => {
    await page.goto(`${REQUESTS}?limit=50`)
    await expect(page.getByText(newest.code_pr)).toBeVisible()
    await page.route('**/api/purchase-request/**', (route) => route.abort())
    await page.getByRole('link', { name: newest.code_pr }).click()
    await expect(away).toBeVisible()
    await page.unroute('**/api/purchase-request/**')
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
    await expect(away).toBeHidden()
  })
}

test('requests in a list and in detail, online and offline', async ({ page, request }) => {
  test.slow()
  await signIn(page, PURCHASING)
  // proves 1.2.21 1.2.75 1.2.72
  await test.step('the list: columns, N/A, Multi Vendor, history', () => readList(page, request))
  // proves 1.2.23 1.2.79
  await test.step('a request in detail, by its code and by its id', () => readDetail(page, request))
  await test.step('without a connection it says so and continues automatically', () =>
    beCutOff(page, request))
})

// proves 1.2.77
test('pages are in the address', async ({ page, request }) => {
  const caller = await signInByApi(request, 'purchasing@segara.test')
  const hit = await findHit(request, 'in stock', isPlain, 'Kota Surabaya')
  const there = (await listRequests(caller)).length
  for (let made = there; made < 12; made += 1) await makeDraft(caller, [{ hit, quantity: 1 }])
  const count = (await listRequests(caller)).length
  await signIn(page, 'purchasing@segara.test')
  await page.goto(REQUESTS)
  const rows = page.getByRole('row').filter({ hasText: 'PR-SEGARA' })
  await expect(rows).toHaveCount(10)
  await expect(page.getByText(`1–10 of ${count}`)).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/skip=1/)
  await expect(page.getByText(`11–${Math.min(20, count)} of ${count}`)).toBeVisible()
  const eleventh = rows.first().getByRole('cell', { name: '11', exact: true })
  await expect(eleventh).toBeVisible()
  await page.reload()
  await expect(eleventh).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(10)
  await page.goto(`${REQUESTS}?skip=90`)
  await expect(page.getByText('This page is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(rows).toHaveCount(10)
})

// proves 1.2.73 1.4.18 1.4.19 1.1.2
test('actions by role and state', async ({ request, openAs }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { code_pr: open } = await makeDraft(caller, [{ hit, quantity: 1 }])
  const { code_pr: submitted } = await makeSubmitted(caller, [{ hit, quantity: 1 }])

  await test.step('users who create requests', async () => {
    const page = await openAs(PURCHASING)
    await page.goto(REQUESTS)
    await expect(page.getByRole('button', { name: 'Create New PR', exact: true })).toBeVisible()
    expect(await actionsOf(page, open)).toEqual([
      'Edit',
      'Submit',
      'View Detail',
      'History',
      'Delete',
    ])
    expect(await actionsOf(page, submitted)).toEqual(['View Detail', 'History'])
    await page.goto(`${REQUESTS}?page=detail&id=${submitted}`)
    await expect(page.getByRole('heading', { level: 1, name: submitted })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
    // proves 1.5.49
    await test.step('deletes a draft after a question', async () => {
      await page.goto(REQUESTS)
      await page.getByRole('button', { name: `Actions for ${open}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Are you sure want to delete this PR?')).toBeVisible()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(rowOf(page, open)).toBeHidden()
    })
  })
  await test.step('approvers', async () => {
    const page = await openAs('approver@nusantara.test')
    await page.goto(REQUESTS)
    await expect(rowOf(page, submitted)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create New PR', exact: true })).toBeHidden()
    expect(await actionsOf(page, submitted)).toEqual(['View Detail', 'History'])
    await page.getByRole('link', { name: submitted }).click()
    await expect(page).toHaveURL(new RegExp(`page=detail&id=${submitted}`))
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden()
    await page.goto(`${REQUESTS}?page=create`)
    await expect(page.getByText('Your role cannot create purchase requests.')).toBeVisible()
    await page.goto(`${REQUESTS}?page=create&id=${submitted}`)
    await expect(page.getByText('Your role cannot edit purchase requests.')).toBeVisible()
    await page.getByRole('link', { name: 'View Detail' }).click()
    await expect(page.getByRole('heading', { level: 1, name: submitted })).toBeVisible()
  })
  // proves 1.6.5
  await test.step('read-only users see the code as plain text', async () => {
    const owner = await signInByApi(request, 'owner@nusantara.test')
    const reads = [{ module: 'purchase-requests', features: ['requests.read'] }]
    const role = await makeRole(owner, uniqueName('Reads'), reads)
    const page = await openAs((await makeMember(owner, 'Reads', role._id)).email)
    await page.goto(REQUESTS)
    await expect(rowOf(page, submitted).getByText(submitted, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: submitted })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Create New PR', exact: true })).toHaveCount(0)
  })
  await test.step('users without requests have no such screen', async () => {
    for (const user of ['template@nusantara.test', 'finance@nusantara.test']) {
      const page = await openAs(user)
      await page.goto(REQUESTS)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  })
})

test('another company’s list does not contain it', async ({ page }) => {
  await signIn(page, 'owner@segara.test')
  await page.goto(`${REQUESTS}?limit=100`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByText('Purchase Request Not Found!').or(page.getByText('PR-SEGARA').first()),
  ).toBeVisible()
  await expect(page.getByText('PR-NUSANTARA')).toHaveCount(0)
})
