import { readFileSync } from 'node:fs'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import type { Insights } from '@pasok/domain/requests/insights/insights.contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectLightPaper } from '../support/paper'
import {
  findHit,
  isPlain,
  JAKARTA,
  listRequests,
  makeSubmitted,
  signInByApi,
  type Caller,
} from '../support/api'
import { expectAccessible } from '../support/looks'
import { mailTo } from '../support/mail'
import { callerOf } from '../support/provider'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { expect, signIn, test } from '../support/test'
import { bodyOf, makeProduct, VENDOR } from '../support/vendor-products'

const REQUESTS = '/dashboard/purchase-requests'
// A separate company, because other tests check the lists of the main one.
const PURCHASING = 'purchasing@segara.test'
const APPROVER = 'owner@segara.test'
const CITY = 'Kota Surabaya'

const openDetail = async (page: Page, code: string) => {
  await page.goto(`${REQUESTS}?page=detail&id=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
}
const hitOf = (product: PortalProduct) => ({ _id: product._id }) as ProductHit

async function rejectedOf(request: APIRequestContext, purchasing: Caller) {
  const approver = await signInByApi(request, APPROVER)
  const hit = await findHit(request, 'in stock', isPlain, CITY)
  const made = await makeSubmitted(purchasing, [{ hit, quantity: 3 }])
  await approver.post('PUT', `/purchase-request/reject/${made._id}`, { note: 'Cheaper, please' })
  return { ...made, hit }
}

test('approvers see the last price, a similar product, monthly spending and changes', async ({
  page,
  request,
}) => {
  const [purchasing, approver] = [
    await signInByApi(request, PURCHASING),
    await signInByApi(request, APPROVER),
  ]
  const vendor = await callerOf(request, VENDOR)
  const wanted = await makeProduct(vendor)
  const word = wanted.name.split(' ').at(-1)
  const other = await makeProduct(vendor, { name: `Stapler kecil ${word}`, retail_price: 30_000 })
  const lines = [{ hit: hitOf(wanted), quantity: 2 }]
  const first = await makeSubmitted(purchasing, lines)
  await approver.post('PUT', `/purchase-request/approved/${first._id}`)
  const { _id: id, code_pr: code } = await makeSubmitted(purchasing, lines)
  await vendor('PUT', '/vendor/products', {
    ...bodyOf(wanted),
    stock_seen: wanted.stock - 2,
    stock: wanted.stock - 2,
    retail_price: 60_000,
  })
  const readInsights = () => approver.get<Insights>(`/purchase-request/${id}/insights`)
  // The search index receives new products with a short delay.
  await expect.poll(async () => (await readInsights()).lines[0]?.similar?.name).toBe(other.name)
  const { lines: insights, department } = await readInsights()
  const po = insights[0]?.last_ordered?.code_po ?? 'none'

  await signIn(page, APPROVER)
  await openDetail(page, code)
  const table = page.getByRole('table')
  await expect(table.getByText('Last ordered at')).toContainText('Last ordered at Rp. ')
  await expect(table.getByText(po)).toBeVisible()
  await expect(table.getByText('Cheapest similar')).toContainText(other.name)
  const { changes } = await approver.get<PurchaseRequest>(`/purchase-request/${id}`)
  const now = Number(changes.find(({ field }) => field === 'price')?.to)
  expect(now).toBeGreaterThan(50_000)
  const changed = page.getByRole('alert').filter({ hasText: wanted.name })
  await expect(changed).toContainText(`Rp. ${now.toLocaleString('id-ID')}`)
  const month = page.getByRole('region', { name: 'This month' })
  await expect(month).toContainText('Requests without a department')
  await expect(month).toContainText(String(department.requests))
  await expectAccessible(page)

  // proves 1.5.47 1.5.49 1.8.22
  await test.step('decides after a question and returns to the list', async () => {
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Note is required!')).toBeVisible()
    await page.getByLabel('Note').fill('Take the smaller one')
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Reject this PR?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Success rejected purchase request')).toBeVisible()
    await expect(page).toHaveURL(/purchase-requests$/)
    await openDetail(page, code)
    const made = page.getByRole('region', { name: 'Decisions' })
    await expect(made).toContainText('Take the smaller one')
    await expect(made).toContainText('Rejected')
    await expect(page.getByText('Last ordered at')).toBeHidden()
  })
})

test('a rejected request is copied into a new draft', async ({ page, request }) => {
  const purchasing = await signInByApi(request, PURCHASING)
  const { code_pr: code, hit } = await rejectedOf(request, purchasing)
  await signIn(page, PURCHASING)
  await openDetail(page, code)
  const before = (await listRequests(purchasing)).length
  // A double click makes only one copy.
  await page.getByRole('button', { name: 'Copy to new PR' }).dblclick()
  await expect(page.getByText('Purchase request copied')).toHaveCount(1)
  await expect(page).toHaveURL(/page=create&id=/)
  await expect(page.getByText(hit.name).first()).toBeVisible()
  const made = new URL(page.url()).searchParams.get('id') ?? ''
  expect(await purchasing.get<PurchaseRequest>(`/purchase-request/${made}`)).toMatchObject({
    lastStatus: 'Open',
    actions: { edit: true },
  })
  expect(await listRequests(purchasing)).toHaveLength(before + 1)
  await test.step('also from the list', async () => {
    await page.goto(`${REQUESTS}?limit=50`)
    await page.getByRole('button', { name: `Actions for ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Copy to new PR' }).click()
    await expect(page).toHaveURL(/page=create&id=/)
    expect(new URL(page.url()).searchParams.get('id')).not.toBe(made)
  })
})

test('a PDF file, a mail with it to approvers, and a print without the menu', async ({
  page,
  request,
}) => {
  const purchasing = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, CITY)
  const { code_pr: code } = await makeSubmitted(purchasing, [{ hit, quantity: 1 }])
  await signIn(page, PURCHASING)
  await openDetail(page, code)

  await test.step('the file', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe(`${code}.pdf`)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
  await test.step('the mail', async () => {
    await page.getByRole('button', { name: 'Send to approvers' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`Email ${code} to its approvers?`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Emailed to 1 person')).toBeVisible()
    const mail = await mailTo(request, APPROVER, 'request-to-decide')
    expect(mail.subject).toContain(code)
    expect(mail.files).toMatchObject([{ name: `${code}.pdf`, mediaType: 'application/pdf' }])
    const answer = await request.get(new URL(mail.files[0]?.url ?? '').pathname)
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(page.getByText('· Purchase Request')).toBeVisible()
    await expect(page.getByText(hit.name).first()).toBeVisible()
    // The details are printed beside the items, and every page's footer names the request.
    await page.setViewportSize({ width: 700, height: 1000 })
    const topOf = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())?.y
    expect(await topOf('Details')).toBe(await topOf('1 item'))
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((one) => one.cssText),
    )
    const isFoot = (rule: string) => rule.includes('@bottom-left') && rule.includes(code)
    expect(rules.some(isFoot)).toBe(true)
    await expectLightPaper(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  })
})

test('on a phone the decision is within reach, and the required note is reported at its field', async ({
  page,
  request,
}) => {
  const purchasing = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, CITY)
  const { code_pr: code } = await makeSubmitted(purchasing, [{ hit, quantity: 1 }])
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, APPROVER)
  await openDetail(page, code)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await page.getByRole('button', { name: 'Reject' }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await expect(note).toBeFocused()
  await expect(note).toHaveAccessibleDescription(/^Note is required!/)
  await expect(note).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('the submitter of a request reads why they cannot decide it', async ({ page, request }) => {
  const owner = await signInByApi(request, 'owner@nusantara.test')
  const features = ['read', 'create', 'submit', 'decide'].map((one) => `requests.${one}`)
  const role = await makeRole(owner, uniqueName('Both'), [
    { module: 'purchase-requests', features },
  ])
  const member = await makeMember(owner, 'Both', role._id)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const caller = await signInByApi(request, member.email)
  const { code_pr: code } = await makeSubmitted(caller, [{ hit, quantity: 1 }])
  await signIn(page, member.email)
  await openDetail(page, code)
  const decision = page.getByRole('region', { name: 'Your decision' })
  await expect(decision).toContainText('someone else has to decide on it')
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await test.step('also while the decision data is unavailable', async () => {
    await page.route('**/insights', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText(/^Last prices and similar products could not be/)).toBeVisible()
    await expect(decision).toContainText('someone else has to decide on it')
  })
})
