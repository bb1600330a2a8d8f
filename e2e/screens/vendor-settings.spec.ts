import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import type { APIRequestContext, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { pdf, png } from '../support/files'
import { expectAccessible } from '../support/looks'
import { callerOf } from '../support/provider'
import { expect, signIn, test } from '../support/test'
import { type MadeVendor, makeVendor } from '../support/vendor-orders'

const TERMS = '/vendor/settings'
const PROFILE = '/vendor/settings?tab=profile'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo changes' })
const discount = (page: Page) => page.getByRole('textbox', { name: 'Default discount' })
const example = (page: Page) => page.getByRole('complementary', { name: 'For example' })
const preview = (page: Page) => page.getByRole('complementary', { name: 'How buyers see it' })

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).filter({ visible: true }).first().click()
}

async function setTerms(page: Page, request: APIRequestContext, vendor: MadeVendor): Promise<void> {
  await page.goto(TERMS)
  await expect(page.getByText(/buyers’ drafts show the change/)).toBeVisible()
  await expect(undo(page)).toHaveCount(0)

  await discount(page).fill('101')
  await page.getByRole('textbox', { name: 'Default payment term' }).fill('1.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a percentage from 0 to 100')).toBeVisible()
  await expect(page.getByText('Enter whole days from 0 to 365')).toBeVisible()
  await expect(discount(page)).toBeFocused()
  await expect(example(page)).not.toContainText('Rp. 900.000')
  await expectAccessible(page)

  await discount(page).fill('2,5')
  await page.getByRole('textbox', { name: 'Default down payment' }).fill('20')
  await page.getByRole('textbox', { name: 'Default payment term' }).fill('45')
  for (const figure of ['Rp. 975.000', 'Rp. 195.000', 'Rp. 780.000', '45 days after the invoice'])
    await expect(example(page)).toContainText(figure)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/The terms are saved/)).toBeVisible()
  await expect(discount(page)).toHaveValue('2,5')
  await expect(undo(page)).toHaveCount(0)
  const buyer = await signInByApi(request, 'purchasing@nusantara.test')
  const detail = await buyer.get<VendorDetail>(`/vendor/detail?vendor_id=${vendor.id}`)
  expect(detail.setting[0]?.setting[0]).toEqual({
    discount: 2.5,
    down_payment: 20,
    payment_term: 45,
  })
}

async function bePaidDirectly(
  page: Page,
  request: APIRequestContext,
  vendor: MadeVendor,
): Promise<void> {
  // Direct payment requires a bank account of the vendor.
  const owner = await callerOf(request, vendor.email)
  await owner('POST', '/vendor/bank-accounts', { bank_code: '014', account_number: '1234567890' })
  await page.goto(TERMS)
  const direct = page.getByRole('switch', { name: 'Buyers pay you directly' })
  await expect(direct).not.toBeChecked()
  await direct.click()
  await save(page).click()
  await expect(undo(page)).toHaveCount(0)
  await page.reload()
  await expect(direct).toBeChecked()
  await expectAccessible(page)
}

async function receiveRequest(
  page: Page,
  request: APIRequestContext,
  vendor: MadeVendor,
): Promise<void> {
  await page.goto(TERMS)
  await discount(page).fill('7')
  await page.getByRole('tab', { name: 'Store profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(discount(page)).toHaveValue('7')

  const other = await callerOf(request, vendor.email)
  await other('PUT', '/vendor/terms', {
    default_discount: 3,
    default_down_payment: 0,
    default_payment_term: 30,
  })
  await save(page).click()
  await expect(page.getByText('This was changed in the meantime')).toBeVisible()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText(/The terms are saved/)).toBeVisible()
  await discount(page).fill('8')
  await save(page).click()
  await expect(page.getByText(/The terms are saved/).first()).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
  await discount(page).fill('9')
  await undo(page).click()
  await expect(discount(page)).toHaveValue('8')
  await page.reload()
  await expect(discount(page)).toHaveValue('8')
}

async function describeStore(
  page: Page,
  request: APIRequestContext,
  vendor: MadeVendor,
): Promise<void> {
  await page.goto(PROFILE)
  await expect(page.getByRole('region', { name: 'Company' })).toContainText(vendor.legalName)
  await expect(preview(page)).toContainText('No description yet')
  await page.getByLabel('Description').fill('Kertas dan tinta.')
  await page.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)')
  await page.getByLabel('Email').fill('')
  await save(page).click()
  await expect(page.getByText('Phone is required')).toBeVisible()
  await expect(page.getByText(/Enter a web address/)).toBeVisible()
  // An empty address does not block the save.
  await expect(page.getByText('Province is required')).toHaveCount(0)
  await expectAccessible(page)

  await test.step('a logo is a picture, and is shown at once', async () => {
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles(pdf('logo.pdf'))
    await expect(page.getByText(/This is not a picture/)).toBeVisible()
    await chooser.setInputFiles(png('logo.png'))
    await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
    await expect(preview(page).locator('img')).toHaveAttribute('src', /^\/pictures\/.*\.webp$/)
  })

  await page.getByRole('textbox', { name: /^Phone/ }).fill('0213805511')
  await page.getByLabel('Email').fill('sales@toko.test')
  await page.getByRole('textbox', { name: 'Website' }).fill('toko.co.id')
  await page.getByLabel('Instagram').fill('@toko')
  await choose(page, 'Province', 'Jawa Barat')
  await save(page).click()
  await expect(page.getByText('City is required')).toBeVisible()
  await choose(page, 'City', 'Kota Bandung')
  await choose(page, 'Sub District', /.+/)
  await choose(page, 'Village', /.+/)
  await choose(page, 'Zip Code', /^\d{5}$/)
  await page.getByLabel('Street').fill('Jl. Asia Afrika 1')
  await expect(preview(page)).toContainText('Kota Bandung, Jawa Barat')
  await expect(preview(page)).toContainText('Kertas dan tinta.')
  await save(page).click()
  await expect(page.getByText('The store profile is saved.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://toko.co.id')
  await expect(undo(page)).toHaveCount(0)

  const buyer = await signInByApi(request, 'purchasing@nusantara.test')
  const detail = await buyer.get<VendorDetail>(`/vendor/detail?vendor_id=${vendor.id}`)
  expect(detail).toMatchObject({
    phone: '+62213805511',
    email: 'sales@toko.test',
    website: 'https://toko.co.id',
    city: 'Kota Bandung',
    street: 'Jl. Asia Afrika 1',
  })
  const logo = detail.profiles_store[0]?.image_url ?? ''
  expect((await request.get(logo)).headers()['content-type']).toBe('image/webp')
  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('Kertas dan tinta.')
}

test('settings: terms and the store profile of one vendor', async ({ page, request }) => {
  test.slow()
  const vendor = await makeVendor(request, 'Toko')
  await signIn(page, vendor.email)
  await test.step('default terms: explained, checked at their fields, saved for buyers at once', () =>
    setTerms(page, request, vendor))
  await test.step('paid directly or through Pasok: for invoices from then on', () =>
    bePaidDirectly(page, request, vendor))
  await test.step('leaving unsaved input asks; the second user is shown the conflict', () =>
    receiveRequest(page, request, vendor))
  await test.step('the store profile: logo, description, contact, links, address; previewed, and seen by buyers', () =>
    describeStore(page, request, vendor))
})
