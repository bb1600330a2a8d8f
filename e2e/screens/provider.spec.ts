import type { APIRequestContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { takeOption } from '../support/keyboard'
import { expectAccessible } from '../support/looks'
import { mailTo } from '../support/mail'
import {
  callerOf,
  enterConsole,
  makeCompany,
  PROVIDER,
  type MadeCompany,
} from '../support/provider'
import type { RunningServer } from '../support/server'
import { PHONE } from '../support/screens'
import { expect, openUserMenu, signIn, test } from '../support/test'
import { enter } from '../support/way-in'

const CONSOLE = '/provider'
const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
}

async function signInToConsole(page: Page): Promise<void> {
  await page.goto(`${CONSOLE}/audit`)
  await expect(heading(page, 'Sign in to the provider console')).toBeVisible()
  await expectAccessible(page)
  await enter(page, 'owner@nusantara.test', 'pasok#2026')
  await expect(page.getByText('This account does not belong to the provider')).toBeVisible()
  await enter(page, PROVIDER, 'pasok#2026')
  await expect(heading(page, 'Audit log')).toBeVisible()
  await expect(page).toHaveURL(/\/provider\/audit$/)
}

async function useMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Companies/ }).click()
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
  await expect(heading(page, 'Perusahaan')).toBeVisible()
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/')
  await page.goto(`${CONSOLE}/feedback`)
  await expect(heading(page, 'Sign in to the provider console')).toBeVisible()
}

async function turnBuyerAway(page: Page): Promise<void> {
  await signIn(page, 'owner@nusantara.test')
  await page.goto(CONSOLE)
  await expect(page.getByText(/which is not a provider account/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to my dashboard' }).click()
  await expect(heading(page, /Welcome/)).toBeVisible()
}

test('the way in', async ({ page }) => {
  await test.step('asks for a provider account and leads to the page that was asked for', () =>
    signInToConsole(page))
  await test.step('language, colours and logout are in the account menu', () => useMenu(page))
  await test.step('tells a buyer that this is another portal', () => turnBuyerAway(page))
})

async function lookThrough(page: Page, server: RunningServer, waiting: MadeCompany): Promise<void> {
  await server.sql(
    `insert into buyers (id, company_code, legal_name, name, verification_status, submitted_at, decided_at)
     select gen_random_uuid(), 'BANYAK' || n, 'PT Banyak ' || lpad(n::text, 3, '0'), 'Banyak', 'VERIFIED', now(), now()
     from generate_series(1, 500) as n on conflict do nothing`,
  )
  await expect(rowOf(page, waiting.company)).toContainText('Perseroan Terbatas (PT)')
  await expect(rowOf(page, waiting.company).getByLabel('Email verified')).toBeVisible()

  await page.getByRole('tab', { name: /^Verified/ }).click()
  await expect(page).toHaveURL(/standing=verified/)
  await page.getByRole('searchbox').fill('PT Banyak')
  await expect(page).toHaveURL(/search=PT/)
  await expect(page.getByText('1–20 of 500')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/skip=1/)
  await expect(page.getByText('21–40 of 500')).toBeVisible()
  await page.reload()
  await expect(page.getByText('21–40 of 500')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('PT Banyak')
  await page.goBack()
  await expect(page.getByText('1–20 of 500')).toBeVisible()

  await page.getByRole('searchbox').fill('nobody has this name')
  await expect(page.getByText('Nothing matches “nobody has this name”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goto(`${CONSOLE}?standing=verified&skip=400`)
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page.getByText(/^1–20 of/)).toBeVisible()
}

async function verifyOne(
  page: Page,
  request: APIRequestContext,
  company: MadeCompany,
): Promise<void> {
  await page.goto(CONSOLE)
  await page.getByRole('link', { name: company.company }).click()
  await expect(heading(page, company.company)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('+62227311200')
  await expect(page.getByRole('region', { name: 'Users' })).toContainText(company.email)

  await test.step('documents, by pointer and by keyboard', async () => {
    const documents = page.getByRole('tablist', { name: 'Legal documents' })
    const tabs = documents.getByRole('tab')
    await expect(tabs.first()).toContainText('AHU-001.AH.01.01')
    await expect(page.locator('iframe[title="Akta Pendirian"]')).toBeVisible()
    await tabs.nth(1).click()
    await expect(page.getByRole('img', { name: 'SK Pengesahan Kementerian Hukum' })).toBeVisible()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.getByRole('button', { name: /Zoom 150%/ })).toBeVisible()
    await expect(page).toHaveURL(/document=/)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(2).focus()
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await expect(page.getByText(/was not uploaded/)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  })

  await verify(page)
  await expect(page.getByText(`${company.company} is verified`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeHidden()
  await mailTo(request, company.email, 'company-verified')
  await expectAccessible(page)
  const onward = page.getByRole('link', { name: /^Next: / })
  await expect(onward).toBeVisible()
  await onward.click()
  await expect(heading(page, company.company)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
}

async function openLostDocument(page: Page, company: MadeCompany): Promise<void> {
  await page.route('**/files/**', (route) => route.fulfill({ status: 403, body: 'expired' }))
  await page.goto(`${CONSOLE}/companies/${company.id}`)
  await page.getByRole('tab', { name: /SK Pengesahan/ }).click()
  await expect(page.getByText(/could not be shown/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('img', { name: 'SK Pengesahan Kementerian Hukum' })).toBeVisible()
}

async function returnOne(
  page: Page,
  request: APIRequestContext,
  company: MadeCompany,
): Promise<void> {
  await page.goto(`${CONSOLE}/companies/${company.id}`)
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(dialog.getByText('Reason is required!')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Unreadable document' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).press('End')
  await dialog.getByRole('textbox', { name: 'Reason' }).pressSequentially(' It is the NPWP.')
  await test.step('Esc asks before it is lost', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(
      /clearer scan\. It is the NPWP\.$/,
    )
  })
  await test.step('too long input is reported, not truncated', async () => {
    const typed = await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('x'.repeat(2_001))
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(dialog.getByText(/up to 2[.,]000 characters; this one has 2[.,]001/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(typed)
  })
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(page.getByText(`${company.company} was returned`).first()).toBeVisible()
  const mail = await mailTo(request, company.email, 'company-returned')
  expect(mail.text).toContain('It is the NPWP.')
  await page.reload()
  await expect(page.getByText(/It is the NPWP\./).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled()
}

async function expectNotVerifiable(page: Page, request: APIRequestContext): Promise<void> {
  const unread = await makeCompany(request, 'Belum', { emailVerified: false })
  const unfinished = await makeCompany(request, 'Setengah', { submitted: false })
  await page.goto(`${CONSOLE}/companies/${unread.id}`)
  await expect(page.getByText(`has not verified the email ${unread.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Return', exact: true })).toBeEnabled()
  await page.goto(`${CONSOLE}/companies/${unfinished.id}`)
  await expect(page.getByText(/has not completed the registration/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Return', exact: true })).toBeHidden()
  await page.goto(`${CONSOLE}/companies/nowhere`)
  await expect(page.getByText('Company not found')).toBeVisible()
}

test('waiting companies: reviewed, verified, returned', async ({ page, server, request }) => {
  test.slow()
  const [first, second] = [await makeCompany(request, 'Terang'), await makeCompany(request, 'Usai')]
  await enterConsole(page)
  await test.step('companies: tabs with counts, search and paging are in the address', () =>
    lookThrough(page, server, first))
  await test.step('a company is verified with its documents beside its details', () =>
    verifyOne(page, request, first))
  await test.step('a document whose link no longer opens says so', () =>
    openLostDocument(page, first))
  await test.step('returning requires a reason, and keeps the input', () =>
    returnOne(page, request, second))
  await test.step('the reason why a company cannot be verified is beside the button', () =>
    expectNotVerifiable(page, request))
})

async function decideAtOnce(
  page: Page,
  request: APIRequestContext,
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>,
): Promise<void> {
  const company = await makeCompany(request, 'Berdua')
  const other = await openBrowser()
  for (const one of [page, other]) {
    await signIn(one, PROVIDER)
    await one.goto(`${CONSOLE}/companies/${company.id}`)
    await expect(heading(one, company.company)).toBeVisible()
  }
  await other.getByRole('button', { name: 'Return', exact: true }).click()
  await other.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The name differs.')
  await verify(page)
  await expect(page.getByText(`${company.company} is verified`).first()).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
  const failure = other.getByRole('alert').filter({ hasText: 'The company was not returned' })
  await expect(failure).toContainText('Lina Marlina')
  await failure.getByRole('button', { name: 'Reload' }).click()
  await expect(failure).toBeHidden()
  await expect(other.getByRole('main')).toContainText('Verified')
  await expect(other.getByRole('button', { name: 'Return', exact: true })).toBeHidden()
}

async function decideTooLate(page: Page, request: APIRequestContext): Promise<void> {
  const company = await makeCompany(request, 'Berubah')
  await page.goto(`${CONSOLE}/companies/${company.id}`)
  await expect(heading(page, company.company)).toBeVisible()
  const owner = await callerOf(request, company.email, 'rahasia#2026')
  await owner('PUT', '/buyer/company', { street: 'Jl. Asia Afrika No. 8' })
  await verify(page)
  const failure = page.getByRole('alert').filter({ hasText: 'The company was not verified' })
  await expect(failure).toBeVisible()
  await expect(page.getByText('Jl. Ir. H. Juanda No. 100')).toBeVisible()
  await failure.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Jl. Asia Afrika No. 8')).toBeVisible()
  await verify(page)
  await expect(page.getByText(`${company.company} is verified`).first()).toBeVisible()
}

test('decisions and changes meanwhile', async ({ page, request, openBrowser }) => {
  await test.step('of two users at the same time the second is notified and keeps their input', () =>
    decideAtOnce(page, request, openBrowser))
  await test.step('deciding on outdated data asks to review again', () =>
    decideTooLate(page, request))
})

async function transferCompany(page: Page, request: APIRequestContext): Promise<void> {
  const staff = await callerOf(request, PROVIDER)
  const [segara] = await staff<{ _id: string }[]>(
    'GET',
    '/provider/companies?standing=verified&search=owner@segara.test',
  )
  await enterConsole(page, `${CONSOLE}/companies/${segara?._id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer ownership' })
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(dialog.getByText('Choose the new owner')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'New owner' }).click()
  await page.getByRole('option', { name: /Nia Ramadhani/ }).click()
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  const question = page.getByRole('dialog', { name: /^Make Nia Ramadhani the owner of/ })
  await question.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Nia Ramadhani')
  // Restores the owner for the other tests.
  const { users } = await staff<{ users: { _id: string; email: string }[] }>(
    'GET',
    `/provider/companies/${segara?._id}`,
  )
  const before = users.find(({ email }) => email === 'owner@segara.test')
  await staff('PUT', `/provider/companies/${segara?._id}/owner`, { user_id: before?._id })
}

async function manageAdmins(page: Page, request: APIRequestContext): Promise<void> {
  const email = `admin-${Date.now().toString(36)}@pasok.test`
  await page.getByRole('link', { name: 'Super admins' }).click()
  await page.getByRole('button', { name: 'Add super admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add super admin' })
  await dialog.getByRole('button', { name: 'Add super admin' }).click()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Full name').fill('Dewi Anggraini')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('searchbox').fill('Nusantara')
  // Waits for the search result; until then the list shows all rows, dimmed.
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('checkbox', { name: 'PT Nusantara Maju Jaya' }).check()
  await expect(dialog.getByText('1 chosen')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add super admin' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, email)).toContainText('PT Nusantara Maju Jaya')
  expect((await mailTo(request, email, 'reset-password')).to).toContain(email)

  await test.step('closing asks when there is input', async () => {
    await rowOf(page, email).getByRole('button', { name: 'Dewi Anggraini', exact: true }).click()
    const edit = page.getByRole('dialog', { name: 'Edit super admin' })
    await edit.getByRole('button', { name: 'Remove PT Nusantara Maju Jaya' }).click()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
    await expect(rowOf(page, email)).toContainText('No companies')
  })

  await page.getByRole('button', { name: 'Actions for Dewi Anggraini' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  const question = page.getByRole('dialog', { name: 'Deactivate Dewi Anggraini?' })
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(rowOf(page, email)).toContainText('Inactive')
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('Nothing matches “nobody”')).toBeVisible()
  await expect(page).toHaveURL(/search=nobody/)
}

async function manageTypes(page: Page): Promise<void> {
  const name = `Perkumpulan ${Date.now().toString(36)}`
  await page.goto(`${CONSOLE}/company-types?id=new`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add document' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  const title = (at: number) =>
    page
      .getByRole('group', { name: `Document ${at}` })
      .getByRole('textbox', { name: 'Title', exact: true })
  await title(1).fill('Anggaran Dasar')
  await page.getByRole('button', { name: 'Add document' }).click()
  await expect(title(2)).toBeFocused()
  await title(2).fill('Surat Domisili')
  await page.getByRole('button', { name: 'Move Surat Domisili up' }).click()
  await expect(title(1)).toHaveValue('Surat Domisili')
  await expectAccessible(page)

  await test.step('leaving asks', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(title(2)).toHaveValue('Anggaran Dasar')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('2 documents')
  await page.reload()
  await expect(title(1)).toHaveValue('Surat Domisili')
  await page.getByRole('group', { name: 'Document 2' }).getByLabel('Required').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} is saved`)).toBeVisible()

  await test.step('an existing name', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Koperasi')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('Koperasi already exists. Choose another name.').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
  })

  await test.step('categories', async () => {
    const category = `Perikanan ${Date.now().toString(36)}`
    await page.getByRole('link', { name: 'Company categories' }).click()
    await page.getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel('Name').fill(category)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('searchbox').fill(category)
    await expect(page).toHaveURL(/search=/)
    await page.getByRole('button', { name: `Actions for ${category}` }).click()
    await page.getByRole('menuitem', { name: 'Stop offering' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop offering' }).click()
    await expect(rowOf(page, category)).toContainText('No longer offered')
  })
}

async function actFor(request: APIRequestContext): Promise<{ company: string; id: string }> {
  const admin = await callerOf(request, 'superadmin@pasok.test')
  const owned = await admin<{ auth_id: string; buyer_id: string; buyer_name: string }[]>(
    'GET',
    '/user-buyer?isOwner=true',
  )
  const one = owned.find(({ buyer_name: name }) => name === 'PT Nusantara Maju Jaya') ?? owned[0]
  if (!one) throw new Error('The super admin has no company')
  await admin('GET', `/user-buyer/${one.auth_id}/admin`)
  return { company: one.buyer_name, id: one.buyer_id }
}

async function readLog(page: Page, request: APIRequestContext): Promise<void> {
  const { company, id } = await actFor(request)
  const decided = await makeCompany(request, 'Tercatat')
  const staff = await callerOf(request, PROVIDER)
  await staff('PUT', `/provider/companies/${decided.id}/return`, { reason: 'Wrong address.' })
  await page.goto(`${CONSOLE}/audit?company=${id}`)
  const log = page.getByRole('list', { name: 'Audit log' })
  await expect(log.getByText(`Wira Adinata acting for ${company}`).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(company)

  await test.step('before and after', async () => {
    await page.goto(`${CONSOLE}/audit?company=${decided.id}`)
    await log
      .getByRole('button', { expanded: false })
      .filter({ hasText: 'Lina Marlina' })
      .first()
      .click()
    await expect(page).toHaveURL(/open=/)
    const changes = page.getByRole('table')
    await expect(changes.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After'])
    await expect(changes).toContainText('Unverified')
    await expect(changes).toContainText('Returned')
    await expectAccessible(page)
    await page.reload()
    await expect(changes).toContainText('Returned')
  })

  await test.step('search, days and clearing are in the address', async () => {
    await page.goto(`${CONSOLE}/audit`)
    await page.getByRole('searchbox').fill('superadmin@pasok.test')
    await expect(page).toHaveURL(/search=superadmin/)
    await expect(log.getByRole('listitem').first()).toContainText('Wira Adinata')
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await expect(page).toHaveURL(/to=2020-01-01/)
    await expect(page.getByText('No log entries match these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect(page).toHaveURL(/\/provider\/audit$/)
    await expect(log.getByRole('listitem').first()).toBeVisible()
  })
  await test.step('a company is found by typing', async () => {
    await page.goto(`${CONSOLE}/audit`)
    await expect(log.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Company' }).fill(decided.company)
    await takeOption(page, page.getByRole('option', { name: decided.company }))
    await expect(page).toHaveURL(new RegExp(`company=${decided.id}`))
    // The address changes before the field resets, and the reset would overwrite earlier typing.
    await expect(page.getByLabel('Any company')).toBeVisible()
    // The first result is highlighted, not the previously chosen company.
    await page.getByRole('combobox', { name: 'Company' }).fill('PT Nusantara Maju')
    const other = page.getByRole('option', { name: 'PT Nusantara Maju Jaya' })
    await expect(other).toHaveAttribute('data-combobox-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/company=/)
    await expect(page).not.toHaveURL(new RegExp(decided.id))
  })
}

async function readFeedback(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${CONSOLE}/feedback?search=nobody-wrote-this`)
  await expect(page.getByText('Nothing matches “nobody-wrote-this”')).toBeVisible()
  const mark = `Tolong tambah ${Date.now().toString(36)}`
  await server.sql(
    `insert into feedback (id, name, company_name, feedback, created_at)
     values (gen_random_uuid(), 'Budi Santoso', 'PT Nusantara Maju Jaya', $1, now() + interval '1 minute')`,
    [mark],
  )
  await page.goto(`${CONSOLE}/feedback`)
  const card = page.getByRole('article').filter({ hasText: mark })
  await expect(page.getByRole('article').first()).toContainText(mark)
  await expect(card.getByText('Unread', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^Unread/ }).click()
  await expect(page).toHaveURL(/unread=1/)
  await card.getByRole('button', { name: 'Mark as read' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('tab', { name: 'All' }).click()
  await card.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(card.getByText('Unread', { exact: true })).toBeVisible()
}

test('the console’s other screens', async ({ page, request, server }) => {
  test.slow()
  await test.step('a company is handed over to another of its users', () =>
    transferCompany(page, request))
  await test.step('super admins: added, given companies, deactivated after a question', () =>
    manageAdmins(page, request))
  await test.step('company types: documents added, ordered, saved; leaving asks; categories', () =>
    manageTypes(page))
  await test.step('the audit log shows both identities, and what changed side by side', () =>
    readLog(page, request))
  await test.step('feedback: unread is highlighted, and marked as read and unread', () =>
    readFeedback(page, server))
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the bottom bar opens every section', async ({ page }) => {
    await enterConsole(page)
    const bar = page.getByRole('navigation', { name: 'Provider menu' })
    await bar.getByRole('link', { name: 'Feedback' }).click()
    await expect(heading(page, 'Feedback')).toBeVisible()
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Company types' }).click()
    await expect(heading(page, 'Company types')).toBeVisible()
    await page.getByRole('link', { name: /^Koperasi/ }).click()
    await expect(page.getByRole('group', { name: 'Document 1' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Company types' }).click()
    await expect(page.getByRole('link', { name: 'New type' })).toBeVisible()
  })
})
