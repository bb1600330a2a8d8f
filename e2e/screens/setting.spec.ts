import type { Page } from '@playwright/test'
import { BANDUNG, findHit, isPlain } from '../support/api'
import { choose } from '../support/choose'
import { expectAccessible } from '../support/looks'
import { callerOf, type ApiCall } from '../support/provider'
import { newBuyer } from '../support/relations'
import { expect, signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const SETTING = '/dashboard/setting'
const VENDORS = '/dashboard/vendor-list'

const platform = (page: Page) => page.getByRole('region', { name: 'Setting Platform' })
const company = (page: Page) => page.getByRole('region', { name: 'Company settings' })
const field = (page: Page, name: string) => platform(page).getByRole('textbox', { name })
const saveChange = (page: Page) =>
  platform(page).getByRole('button', { name: 'Save Change', exact: true })
const approval = (page: Page) =>
  page.getByRole('switch', { name: 'Owner’s requests need another approver' })

async function addApprover(call: ApiCall, owner: string): Promise<void> {
  const roles = await call<{ _id: string; name: string }[]>('GET', '/role')
  await call('POST', '/buyer/user', {
    user_email: `penyetuju.${owner}`,
    user_password: NEW_PASSWORD,
    user_name: 'Dewi Penyetuju',
    role_id: roles.find(({ name }) => name === 'Approver')?._id,
  })
}

async function setPlatform(page: Page): Promise<void> {
  await page.goto(SETTING)
  await expect(field(page, 'Default discount (%)')).toHaveValue('')
  await saveChange(page).click()
  for (const message of [
    'Default discount is required',
    'Default payment terms are required',
    'Default down payment is required',
  ])
    await expect(platform(page).getByText(message)).toBeVisible()
  await expect(field(page, 'Default discount (%)')).toBeFocused()
  await field(page, 'Default discount (%)').fill('100,01')
  await field(page, 'Default payment terms (days)').fill('366')
  await field(page, 'Default down payment (%)').fill('20')
  await page.keyboard.press('Enter')
  await expect(platform(page).getByText(/Enter a percentage from 0 to 100/)).toBeVisible()
  await expect(platform(page).getByText('Enter whole days from 0 to 365')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Default discount (%)').fill('7,5')
  await field(page, 'Default payment terms (days)').fill('45')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Platform settings saved')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Default discount (%)')).toHaveValue('7,5')
  await expect(field(page, 'Default down payment (%)')).toHaveValue('20')
}

async function startFromSettings(page: Page, code: string): Promise<void> {
  await page.goto(VENDORS)
  await page.getByLabel('Company code').fill(code)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Initial discount (%)')).toHaveValue('7,5')
  await expect(dialog.getByLabel('Payment term (days)')).toHaveValue('45')
  await expect(dialog.getByLabel('Down payment (%)')).toHaveValue('20')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Success Add Preferred Buyer')).toBeVisible()
}

// proves 2.1.10 2.2.23
test('a company’s settings: saved and applied', async ({ page, request, server, openBrowser }) => {
  const { buyer, vendor } = await newBuyer(request, server)
  await signIn(page, buyer.email, NEW_PASSWORD)
  // proves 2.8.19
  await test.step('a new company has nothing yet, and each list says so', async () => {
    await page.goto('/dashboard/finance/invoice')
    await expect(page.getByText('You dont have any Invoice Yet!')).toBeVisible()
    await page.goto('/dashboard/message')
    await expect(page.getByText('no conversation yet', { exact: true })).toBeVisible()
  })
  // proves 2.2.103 2.5.20
  await test.step('three required numbers, with ranges', () => setPlatform(page))
  await test.step('a request to a vendor starts with them', () =>
    startFromSettings(page, vendor.code))

  await test.step('the vendor sees the requested down payment and grants another', async () => {
    const portal = await openBrowser()
    await signIn(portal, vendor.email)
    await portal.goto('/vendor/buyers')
    await portal.getByRole('link', { name: buyer.company }).click()
    await expect(portal.getByRole('region', { name: 'Requested terms' })).toContainText('20%')
    await portal.getByRole('button', { name: 'Accept' }).click()
    await expect(portal.getByLabel('Down payment (%)')).toHaveValue('20')
    await portal.getByLabel('Down payment (%)').fill('15')
    await portal.keyboard.press('Enter')
    await expect(portal.getByText('Accepted. The buyer’s prices have changed.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: `Detail of ${vendor.name}` }).click()
    await expect(page.getByRole('dialog')).toContainText('15%')
    await page.keyboard.press('Escape')
  })

  await test.step('no other approver exists: the screen says so with a link', async () => {
    await page.goto(SETTING)
    await expect(approval(page)).toBeDisabled()
    await expect(company(page)).toContainText('No one else can approve requests yet.')
    await expect(
      company(page).getByRole('link', { name: 'Give someone a role that can' }),
    ).toHaveAttribute('href', '/dashboard/teams')
  })

  await test.step('calendar, language and approval are saved together', async () => {
    await addApprover(await callerOf(request, buyer.email, NEW_PASSWORD), buyer.email)
    await page.reload()
    await expect(company(page)).toContainText('Can approve: Dewi Penyetuju.')
    await choose(page, 'Time zone', 'Jayapura')
    await company(page).getByText('Bahasa Indonesia', { exact: true }).click()
    await approval(page).click()
    await company(page).getByRole('button', { name: 'Save Change', exact: true }).click()
    await expect(page.getByText('Company settings saved')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Jayapura (WIT)')
    await expect(approval(page)).toBeChecked()
    await expect(company(page).getByRole('radio', { name: 'Bahasa Indonesia' })).toBeChecked()
  })

  await test.step('leaving with unsaved input asks', async () => {
    await field(page, 'Default discount (%)').fill('9')
    await page.getByRole('link', { name: 'Users', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(field(page, 'Default discount (%)')).toHaveValue('9')
    await platform(page).getByRole('button', { name: 'Undo changes' }).click()
    await expect(field(page, 'Default discount (%)')).toHaveValue('7,5')
  })
})

test('the Owner’s own request waits for another approver', async ({
  page,
  request,
  server,
  openBrowser,
}) => {
  const { buyer } = await newBuyer(request, server)
  const call = await callerOf(request, buyer.email, NEW_PASSWORD)
  await addApprover(call, buyer.email)
  const asOwner = await callerOf(request, buyer.email, NEW_PASSWORD, 'id')
  const save = (owner_needs_approval: boolean) =>
    asOwner('PUT', '/buyer/settings', {
      time_zone: 'Asia/Jakarta',
      language: 'en',
      owner_needs_approval,
    })
  const colleague = `penyetuju.${buyer.email}`
  const setStatus = (status: string) =>
    server.sql('update users set status = $2 where email = $1', [colleague, status])
  await save(true)
  const hit = await findHit(request, 'in Bandung', isPlain, BANDUNG)
  const [address] = await call<{ _id: string }[]>('GET', '/address/buyer')
  const made = await call<{ _id: string; code_pr: string }>('POST', '/purchase-request', {
    department: null,
    address: { _id: address?._id },
    vendors: [{ packages: { items: [{ productId: hit._id, quantity: 1, note: '' }] } }],
  })
  await call('PUT', `/purchase-request/submit/${made._id}`, {})
  await signIn(page, buyer.email, NEW_PASSWORD)
  const detail = `/dashboard/purchase-requests?page=detail&id=${made.code_pr}`
  await page.goto(detail)
  await expect(page.getByText(/so someone else has to decide on it/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await test.step('without another approver the Owner decides again', async () => {
    await setStatus('INACTIVE')
    await page.reload()
    await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible()
    await setStatus('ACTIVE')
  })
  await test.step('the colleague approves it', async () => {
    const colleaguePage = await openBrowser()
    await signIn(colleaguePage, colleague, NEW_PASSWORD)
    await colleaguePage.goto(detail)
    await colleaguePage
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await colleaguePage
      .getByRole('dialog')
      .getByRole('button', { name: 'Approve', exact: true })
      .click()
    await expect(colleaguePage).toHaveURL(/purchase-requests$/)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    const { lastStatus } = await call<{ lastStatus: string }>(
      'GET',
      `/purchase-request/${made._id}`,
    )
    expect(lastStatus).toBe('Approved')
  })
})

test('settings changed by two users, and users without permission', async ({
  page,
  request,
  server,
  openBrowser,
}) => {
  const { buyer } = await newBuyer(request, server)
  const call = await callerOf(request, buyer.email, NEW_PASSWORD, 'id')
  const terms = (default_discount: number) => ({
    default_discount,
    default_payment_term: 30,
    default_down_payment: 20,
  })
  await call('PUT', '/buyer/platform-setting', terms(5))
  await signIn(page, buyer.email, NEW_PASSWORD)
  await page.goto(SETTING)

  await test.step('a double click saves once', async () => {
    const { version } = await call<{ version: number }>('GET', '/buyer/platform-setting')
    await field(page, 'Default discount (%)').fill('6')
    await saveChange(page).dblclick()
    await expect(page.getByText('Platform settings saved')).toBeVisible()
    const saved = await call<{ version: number }>('GET', '/buyer/platform-setting')
    expect(saved).toMatchObject({ default_discount: 6, version: version + 1 })
  })

  await test.step('a colleague was first: neither version is lost', async () => {
    await field(page, 'Default discount (%)').fill('9')
    await call('PUT', '/buyer/platform-setting', terms(8))
    await saveChange(page).click()
    await expect(platform(page)).toContainText('This was changed in the meantime')
    await expect(field(page, 'Default discount (%)')).toHaveValue('9')
    expect(await call('GET', '/buyer/platform-setting')).toMatchObject({ default_discount: 8 })
    await platform(page).getByRole('button', { name: 'Save mine' }).click()
    await expect(platform(page)).not.toContainText('This was changed in the meantime')
    await expect
      .poll(() => call('GET', '/buyer/platform-setting'))
      .toMatchObject({ default_discount: 9 })
  })

  await test.step('users who may not edit settings do not see them', async () => {
    await addApprover(await callerOf(request, buyer.email, NEW_PASSWORD), buyer.email)
    const colleaguePage = await openBrowser()
    await signIn(colleaguePage, `penyetuju.${buyer.email}`, NEW_PASSWORD)
    await colleaguePage.goto(SETTING)
    await expect(colleaguePage.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(colleaguePage.getByRole('link', { name: 'Setting', exact: true })).toHaveCount(0)
  })
})
