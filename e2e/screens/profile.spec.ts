import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import type { Locator, Page } from '@playwright/test'
import { bigCompany } from '../support/crowd'
import { accountRow, actOnAccount, addAccount } from '../support/bank-accounts'
import { choose } from '../support/choose'
import { expectFocusShown, press, tabTo } from '../support/keyboard'
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll } from '../support/looks'
import { markPage } from '../support/network'
import {
  addAddress,
  addressesOf,
  memberWith,
  openProfile,
  ownerOf,
  PROFILE,
  verifiedCompany,
} from '../support/profile'
import { callerOf, type MadeCompany } from '../support/provider'
import { PHONE } from '../support/screens'
import { expect, openUserMenu, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const submit = (page: Page, name = 'Save changes') =>
  dialog(page).getByRole('button', { name, exact: true }).click()

const FACTS = {
  'Detail Information': [
    'Legal name',
    'Business name',
    'Company code',
    'Custom code',
    'Category',
    'Type',
    'Verification status',
  ],
  Contact: ['Contact name', 'Main phone', 'Mobile phone', 'Address'],
  'Social Media': ['Website', 'Instagram', 'Facebook', 'Twitter'],
} as const

async function pick(page: Page, address: string, action: string): Promise<void> {
  await button(page, `Actions for ${address}`).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** The first company's default address stays; the second one gets another default. */
let stable: MadeCompany
let moved: MadeCompany

test.beforeAll(async ({ request }) => {
  stable = await verifiedCompany(request, 'Tetap')
  moved = await verifiedCompany(request, 'Pindah')
})

// proves 1.2.16 1.2.46 1.2.47 1.2.48 1.4.15 1.9.7
test('company info: three blocks and their dialogs', async ({ page }) => {
  const company = stable
  await page.clock.install()
  await openProfile(page, company.email)
  // The steps below must not reload the page.
  const isSame = await markPage(page)
  await expect(page.getByRole('tab').first()).toHaveText('Company Info')
  await expect(page.getByRole('tab').nth(1)).toHaveText('Legal Documents')
  await expect(page.getByRole('tab').nth(2)).toHaveText('Company Address')
  for (const [name, labels] of Object.entries(FACTS))
    await expect(block(page, name).getByRole('term')).toHaveText([...labels])
  const detail = block(page, 'Detail Information')
  await expect(detail).toContainText(`Legal name${company.company}`)
  await expect(detail).toContainText('Custom codeN/A')
  await expect(detail).toContainText('Verification statusVerified')
  await expect(block(page, 'Contact')).toContainText('Jl. Ir. H. Juanda No. 100')

  // proves 1.2.49
  await test.step('detail information', async () => {
    await button(page, 'Edit Detail Information').click()
    for (const name of ['Business name', 'Custom code'])
      await expect(box(page, name)).toBeEditable()
    const mailbox = dialog(page).getByRole('link', { name: /@/ })
    await expect(dialog(page).getByText('To change other fields, contact our')).toBeVisible()
    await expect(mailbox).toHaveAttribute('href', /^mailto:\S+@\S+$/)
    await box(page, 'Business name').fill(' ')
    await submit(page)
    await expect(page.getByText('Business name is required')).toBeVisible()
    await expect(box(page, 'Business name')).toBeFocused()
    await box(page, 'Business name').fill('Terbit Maju')
    await box(page, 'Custom code').fill('  TM 0 1 ')
    await page.locator('[aria-label="Clear Category"]').click()
    await submit(page)
    await expect(toast(page, 'Company info updated')).toBeVisible()
    await expect(detail).toContainText('Business nameTerbit Maju')
    await expect(detail).toContainText('Custom codeTM01')
    await expect(detail).toContainText('Category–')
    await expect(button(page, 'Edit Detail Information')).toBeFocused()
  })

  // proves 1.2.50
  await test.step('contact and address', async () => {
    await button(page, 'Edit Contact').click()
    for (const name of ['Contact name', 'Main phone', 'Mobile phone', 'Street'])
      await box(page, name).fill('')
    await page.locator('[aria-label="Clear City"]').click()
    await submit(page)
    for (const text of [
      'Contact name is required',
      'Technical Contact Number is required',
      'Hotline Number is required',
      'City is required',
      'ZipCode is required',
      'Street is required',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(/^(Sub District|Village) is required/)).toHaveCount(0)
    await expectAccessible(page)
    await box(page, 'Contact name').fill('Sri Rahayu')
    await box(page, 'Main phone').fill('022 7311 201')
    await box(page, 'Mobile phone').fill('0812 3456 7891')
    await choose(page, 'Province', 'Jawa Barat')
    await choose(page, 'City', 'Kota Bandung')
    await choose(page, 'Sub District', 'Coblong')
    await choose(page, 'Village', 'Dago')
    await page.getByRole('combobox', { name: 'Zip Code' }).click()
    await page.getByRole('option', { name: /^\d{5}$/ }).click()
    await box(page, 'Street').fill('Jl. Dago No. 1')
    await submit(page)
    const contact = block(page, 'Contact')
    await expect(contact).toContainText('Sri Rahayu')
    await expect(contact).toContainText('+62227311201')
    await expect(contact).toContainText('Jl. Dago No. 1, Dago, Coblong, Kota Bandung, Jawa Barat')
  })

  // proves 1.2.51
  await test.step('social media, which opens safely', async () => {
    await button(page, 'Edit Social Media').click()
    await expect(dialog(page).getByRole('textbox')).toHaveCount(4)
    await box(page, 'Facebook').fill('terbit.fb')
    await box(page, 'Twitter').fill('@terbit_x')
    await box(page, 'Website').fill('javascript:alert(1)')
    await submit(page)
    await expect(page.getByText(/^Enter a web address such as/)).toBeVisible()
    await box(page, 'Website').fill('terbit.test')
    await box(page, 'Instagram').fill('@terbit')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await submit(page)
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.runFor(1_000)
    for (const text of ['terbit.test', 'terbit.fb', 'terbit_x'])
      await expect(block(page, 'Social Media')).toContainText(text)
    const link = block(page, 'Social Media').getByRole('link', { name: /^@terbit, / })
    await expect(link).toHaveAttribute('href', 'https://www.instagram.com/terbit')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await page.clock.resume()
  })
  expect(await isSame()).toBe(true)
  await page.getByRole('tab', { name: 'Company Address' }).click()
  // The company's registered address and its delivery addresses are independent.
  await expect(rowOf(page, 'Jl. Ir. H. Juanda No. 100')).toContainText('Default')
})

// proves 1.2.16 1.2.52 1.2.53 1.2.54 1.2.56 1.2.57 1.8.35
test('legal documents open and are read-only; missing ones say so', async ({ page, request }) => {
  const company = stable
  await openProfile(page, company.email, 'documents')
  const first = page.getByRole('row').nth(1)
  await expect(first.getByRole('cell').first()).toHaveText('Akta Pendirian')
  await expect(first).toContainText('AHU-001.AH.01.01')
  const link = first.getByRole('link')
  await expect(link).toHaveAttribute('target', '_blank')
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  await expect(page.getByText('No document found').first()).toBeVisible()
  await expect(
    page.getByText(/^Your company is verified, so you cannot change its documents/),
  ).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0)

  await page.route('**/api/address/buyer?*', (route) =>
    route.fulfill({ json: { errors: null, message: '', data: [] } }),
  )
  await page.goto(`${PROFILE}?tab=address`)
  await expect(
    page.getByText('You dont have any address. Please create at least one address!'),
  ).toBeVisible()
  await button(page, 'Add New Address').click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.route('**/api/buyer/detail?*', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest }: { data: object } = await answer.json()
    await route.fulfill({ json: { ...rest, data: { ...data, legal_documents: [] } } })
  })
  await page.goto(`${PROFILE}?tab=documents`)
  await expect(page.getByText('Legal Document not found')).toBeVisible()
  await page.route('**/api/buyer/detail?*', (route) =>
    route.fulfill({
      status: 404,
      json: { errors: [{ code: 'not_found', message: 'Not found' }], message: '', data: null },
    }),
  )
  await page.goto(PROFILE)
  await expect(page.getByText('Company Info not found')).toBeVisible()
  await expectAccessible(page)
})

// proves 1.2.55 1.4.12 1.4.13 1.4.14
test('addresses: added, changed, made the default, removed', async ({ page }) => {
  const company = moved
  await openProfile(page, company.email, 'address')

  await test.step('every message of an incomplete address', async () => {
    await button(page, 'Add New Address').click()
    await page.locator('[aria-label="Clear Country"]').click()
    await submit(page, 'Add New Address')
    await expect(page.getByText('Country is required', { exact: true })).toBeVisible()
    await choose(page, 'Country', 'Indonesia')
    const levels = [
      ['Province', 'Jawa Barat'],
      ['City', 'Kota Bandung'],
      ['Sub District', 'Coblong'],
      ['Village', 'Dago'],
    ] as const
    for (const [level, option] of levels) {
      await submit(page, 'Add New Address')
      await expect(page.getByText(/^(Province|City|Sub District|Village) is/)).toHaveText([
        `${level} is required`,
      ])
      await choose(page, level, option)
    }
    await box(page, 'Phone').fill('12')
    await submit(page, 'Add New Address')
    for (const text of [
      'Address name is required',
      'Street is required',
      'Enter a phone number with its country code, such as +62 812 3456 7890',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(box(page, 'Address name')).toBeFocused()
    // The village has only one zip code, which is selected with it.
    await expect(page.getByRole('combobox', { name: 'Zip Code' })).toHaveValue(/^\d{5}$/)
  })

  // proves 1.8.27
  await test.step('added, not as the default', async () => {
    await box(page, 'Address name').fill('Gudang Dago')
    await box(page, 'Phone').fill('0812 3456 7890')
    await page.getByRole('combobox', { name: 'Zip Code' }).click()
    await page.getByRole('option', { name: /^\d{5}$/ }).click()
    await box(page, 'Street').fill('Jl. Dago No. 2')
    await submit(page, 'Add New Address')
    await expect(toast(page, 'Success Add Address')).toBeVisible()
    await expect(rowOf(page, 'Gudang Dago')).toContainText('+6281234567890')
    await expect(rowOf(page, 'Default')).toHaveCount(1)
    await expect(rowOf(page, 'Gudang Dago')).not.toContainText('Default')
  })

  await test.step('a name is unique within a company', async () => {
    await page.getByText('Terbit Terus', { exact: true }).click()
    await box(page, 'Address name').fill('gudang dago')
    await submit(page)
    await expect(
      page.getByText(/^Your company already has an address named Gudang Dago/),
    ).toBeVisible()
    await expect(box(page, 'Address name')).toBeFocused()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await question.getByRole('button').filter({ hasText: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('changed', async () => {
    await page.getByText('Gudang Dago', { exact: true }).click()
    await box(page, 'Address name').fill('Gudang Utama')
    await submit(page)
    await expect(toast(page, 'Success Update Address')).toBeVisible()
    await expect(rowOf(page, 'Gudang Utama')).toBeVisible()
  })

  await test.step('made the default, which does not change the registered address', async () => {
    await pick(page, 'Gudang Utama', 'Change to Default')
    await expect(toast(page, 'Success Change to Default Address')).toBeVisible()
    await expect(rowOf(page, 'Default')).toHaveText(/Gudang Utama/)
    await page.getByRole('tab', { name: 'Company Info' }).click()
    await expect(block(page, 'Contact')).toContainText('Jl. Ir. H. Juanda No. 100')
    await page.getByRole('tab', { name: 'Company Address' }).click()
  })

  await test.step('the default one cannot be removed, the other one asks first', async () => {
    await button(page, 'Actions for Gudang Utama').click()
    const remove = page.getByRole('menuitem', { name: /^Remove/ })
    await expect(remove).toBeDisabled()
    await expect(remove).toContainText('Make another address the default first.')
    await page.keyboard.press('Escape')
    await rowOf(page, 'Gudang Utama').getByRole('button', { name: 'Remove' }).hover()
    await expect(page.getByRole('tooltip')).toContainText('Make another address the default first.')
    await pick(page, 'Terbit Terus', 'Remove')
    await expect(page.getByText('Are you sure want to remove Terbit Terus?')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Yes, Remove It' }).click()
    await expect(toast(page, 'Success Remove Address')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})

test('bank accounts: where refunds are paid, in the address', async ({ page, request }) => {
  const company = moved
  await openProfile(page, company.email)
  await page.getByRole('tab', { name: 'Bank accounts' }).click()
  await expect(page).toHaveURL(/tab=accounts/)
  await expect(page.getByText(/^Refunds go here\./)).toBeVisible()
  const [first, second] = [
    { bank: 'Bank Central Asia', number: '1234567890' },
    { bank: 'Bank Mandiri', number: '9876543210' },
  ]
  const holder = await addAccount(page, first)
  await addAccount(page, second)
  await expect(accountRow(page, first)).toContainText(holder)
  await expect(accountRow(page, first)).toContainText('Default')
  await actOnAccount(page, second, 'Make default')
  await expect(accountRow(page, second)).toContainText('Default')
  await actOnAccount(page, first, 'Remove')
  await expect(accountRow(page, first)).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(accountRow(page, first)).toBeVisible()
  await expectGoodLooks(page, page.getByRole('tabpanel').getByText(second.number))
  const owner = await ownerOf(request, company)
  const remaining = await owner<OwnAccount[]>('GET', '/bank/buyer')
  expect(remaining.map(({ account_number: number }) => number)).toEqual([
    second.number,
    first.number,
  ])
})

// proves 1.2.78
test('delivery areas are updated, also in another tab', async ({ page, context, request }) => {
  const company = stable
  await addAddress(await ownerOf(request, company), 'Cabang')
  await openProfile(page, company.email, 'address')
  await expect(rowOf(page, 'Cabang')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/products')
  const area = other.getByRole('combobox', { name: 'Delivery Area' }).first()
  await expect(area).toHaveValue(/Terbit Terus · /)
  await area.click()
  await other.getByRole('option', { name: /Cabang · / }).click()
  await expect(area).toHaveValue(/^Cabang · /)
  await pick(page, 'Cabang', 'Remove')
  await dialog(page).getByRole('button', { name: 'Yes, Remove It' }).click()
  await expect(area).toHaveValue(/Terbit Terus · /)
})

test('read-only users see no buttons, and the API refuses', async ({ page, request }) => {
  const company = stable
  const owner = await ownerOf(request, company)
  const { _id: other } = await addAddress(owner, 'Kantor Baca')
  const reader = await memberWith(owner, 'Pembaca', ['company.read'])
  await openProfile(page, reader)
  await expect(block(page, 'Detail Information')).toContainText(company.company)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Company Address' }).click()
  await expect(rowOf(page, 'Kantor Baca')).toBeVisible()
  await expect(panel.getByRole('button', { name: /Add|Actions|Terbit|Kantor/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Bank accounts' }).click()
  await expect(panel.getByText(/^Refunds go to the default account\. Users who may/)).toBeVisible()
  await expect(panel.getByRole('button', { name: /Add|Actions/ })).toHaveCount(0)

  const call = await callerOf(request, reader, NEW_PASSWORD)
  const body = { address_id: other }
  await expect(call('PUT', '/address/buyer/default', body)).rejects.toThrow(/forbidden/)
  await expect(call('PUT', '/buyer/company', { name: 'X' })).rejects.toThrow(/forbidden/)
  expect(await addressesOf(owner)).toContainEqual(
    expect.objectContaining({ name: 'Terbit Terus', is_default: true }),
  )
})

// proves 1.2.55
test('two users: the second is shown the conflict and chooses', async ({
  page,
  openBrowser,
  request,
}) => {
  const company = moved
  const owner = await ownerOf(request, company)
  await addAddress(owner, 'Cabang')
  const colleague = await memberWith(owner, 'Rekan', ['company.read', 'company.edit'])
  const second = await openBrowser()
  await openProfile(page, company.email, 'address')
  await openProfile(second, colleague, 'address')

  const both = async (words: readonly [mine: string, theirs: string]) => {
    await pick(second, 'Cabang', 'Change Address')
    await expect(dialog(second)).toBeVisible()
    await pick(page, 'Cabang', 'Change Address')
    await box(page, 'Street').fill(words[1])
    await submit(page)
    await expect(rowOf(page, words[1])).toBeVisible()
    await box(second, 'Street').fill(words[0])
    await submit(second)
    await expect(second.getByText('This was changed in the meantime')).toBeInViewport()
    await expect(dialog(second).getByText(words[0]).first()).toBeVisible()
    await expect(dialog(second).getByText(words[1]).first()).toBeVisible()
  }
  await test.step('their own version over the other', async () => {
    await both(['Jl. Kedua No. 1', 'Jl. Pertama No. 1'])
    await expectAccessible(second)
    await button(second, 'Save mine').click()
    await expect(toast(second, 'Success Update Address')).toBeVisible()
    await expect(rowOf(second, 'Jl. Kedua No. 1')).toBeVisible()
  })
  await test.step('or the other version', async () => {
    await page.reload()
    await both(['Jl. Kedua No. 2', 'Jl. Pertama No. 2'])
    await button(second, 'Use theirs').click()
    await expect(box(second, 'Street')).toHaveValue('Jl. Pertama No. 2')
    await expect(box(second, 'Address name')).toBeFocused()
    await page.keyboard.press('Escape')
    await button(second, 'Cancel').click()
    expect(await addressesOf(owner)).toContainEqual(
      expect.objectContaining({ name: 'Cabang', street: 'Jl. Pertama No. 2' }),
    )
  })
  await test.step('changes to different parts do not conflict', async () => {
    await page.getByRole('tab', { name: 'Company Info' }).click()
    await second.getByRole('tab', { name: 'Company Info' }).click()
    await button(second, 'Edit Social Media').click()
    await button(page, 'Edit Detail Information').click()
    await box(page, 'Business name').fill('Terbit Berdua')
    await submit(page)
    await box(second, 'Twitter').fill('@berdua')
    await submit(second)
    await expect(block(second, 'Social Media')).toContainText('@berdua')
    await expect(block(second, 'Detail Information')).toContainText('Terbit Berdua')
  })
  await test.step('a default changed meanwhile is reported and not overwritten', async () => {
    const added = await addAddress(owner, 'Pabrik')
    for (const one of [page, second]) await one.goto(`${PROFILE}?tab=address`)
    await expect(rowOf(second, 'Pabrik')).toBeVisible()
    await owner('PUT', '/address/buyer/default', { address_id: added._id })
    await pick(second, 'Cabang', 'Change to Default')
    await expect(second.getByText(/made Pabrik the default address on/)).toBeVisible()
    await expect(rowOf(second, 'Default')).toHaveText(/Pabrik/)
  })
})

test('200 addresses are searched and paged without further requests', async ({
  page,
  request,
  server,
}) => {
  const owner = await bigCompany(request, server)
  await openProfile(page, owner.email, 'address')
  await expect(page.getByText('1–10 of 200')).toBeVisible()
  await button(page, 'Next page').click()
  await expect(page).toHaveURL(/skip=1/)
  await page.getByRole('searchbox').fill('warehouse 0123')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=warehouse/)
  await page.reload()
  await expect(rowOf(page, 'Warehouse 0123')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody lives here')
  await expect(page.getByText('Nothing matches “nobody lives here”')).toBeVisible()
})

test.describe('on a phone, in the dark, in Indonesian', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark' })

  test('an address is typed', async ({ page }) => {
    const company = stable
    await openProfile(page, company.email, 'address')
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
    await page.keyboard.press('Escape')
    await button(page, 'Tambah Alamat Baru').click()
    await dialog(page).getByRole('button', { name: 'Tambah Alamat Baru' }).click()
    await expect(page.getByText('Nama alamat wajib diisi')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test('by keyboard alone, without losing input', async ({ page }) => {
  const company = stable
  await openProfile(page, company.email)
  await tabTo(page, page.getByRole('tab', { name: 'Company Info' }))
  await expectFocusShown(page)
  await press(page, button(page, 'Edit Social Media'))
  await tabTo(page, box(page, 'Facebook'))
  // Replaces the existing value.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('terbit')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Close without saving?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page, 'Facebook')).toHaveValue('terbit')
  await page.route('**/api/buyer/company', (route) => route.abort())
  await box(page, 'Facebook').press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Company info was not saved')
  await expect(box(page, 'Facebook')).toHaveValue('terbit')
  await page.unroute('**/api/buyer/company')
  await box(page, 'Facebook').press('Enter')
  await expect(block(page, 'Social Media')).toContainText('terbit')
  await expect(button(page, 'Edit Social Media')).toBeFocused()
})
