import type { Page } from '@playwright/test'
import { companyDocuments, fillCompany, giveDocuments } from '../support/wizard'
import { linkIn, mailTo } from '../support/mail'
import { expect, test } from '../support/test'
import { enter, NEW_PASSWORD, newcomer, registerByApi, type Newcomer } from '../support/way-in'

async function register(page: Page, { name, company, email }: Newcomer): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Register your company' }).click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Legal company name').fill(company)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Registration Successful')).toBeVisible()
}

/** Finishes both steps of the wizard, and waits for the waiting screen. */
async function finishWizard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Welcome Owner of/ })).toBeVisible()
  await fillCompany(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await giveDocuments(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('button', { name: 'Check status' })).toBeVisible()
}

async function openCompany(provider: Page, company: string): Promise<void> {
  await provider.goto('/provider')
  await provider.getByPlaceholder(/^Search/).fill(company)
  // Waits for the filtered list, since a click on a moving row would miss.
  await expect(provider.getByRole('row')).toHaveCount(2)
  await provider.getByRole('link', { name: company }).click()
  await expect(provider.getByRole('heading', { level: 1, name: company })).toBeVisible()
}

async function enterProvider(page: Page): Promise<void> {
  await page.goto('/provider')
  await enter(page, 'provider@pasok.test', 'pasok#2026')
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
}

// proves 1.0.2 1.1.4 1.1.5 2.0.3
test('a company registers, is verified with its documents in view, and gets its full menu', async ({
  page,
  request,
  openBrowser,
}) => {
  const person = newcomer('Terbit')
  await test.step('register, and read the mail', async () => {
    await register(page, person)
    const link = linkIn(await mailTo(request, person.email, 'verify-email'))
    await page.goto(link)
    await expect(page.getByText('Your email is verified')).toBeVisible()
  })
  // proves 2.8.16
  await test.step('after sign-in only the wizard is available', async () => {
    await page.goto('/')
    await enter(page, person.email)
    await page.waitForURL('**/register/step')
    await finishWizard(page)
    await page.getByRole('button', { name: 'Check status' }).click()
    await expect(page.getByText(/still Unverified/)).toBeVisible()
    await page.goto('/dashboard/products')
    await expect(page.getByRole('heading', { name: /Page not found/ })).toBeVisible()
    await page.goto('/dashboard')
  })
  const provider = await openBrowser()
  await test.step('the provider looks at the documents and verifies', async () => {
    await enterProvider(provider)
    await openCompany(provider, person.company)
    const documents = provider.getByRole('region', { name: 'Legal documents' })
    for (const { title } of companyDocuments)
      await expect(documents.getByText(title, { exact: true }).first()).toBeVisible()
    await provider.getByRole('button', { name: 'Verify', exact: true }).click()
    await provider.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
    await expect(provider.getByText(`${person.company} is verified`).first()).toBeVisible()
  })
  // proves 2.4.27 2.4.28 2.8.17
  await test.step('the owner is notified, checks the status and gets the full menu', async () => {
    await mailTo(request, person.email, 'company-verified')
    await page.getByRole('button', { name: 'Check status' }).click()
    await expect(page.getByText('Yeay! Congratulation, you are verified.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Product' })).toBeVisible()
    await page.goto('/dashboard/products')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('a returned company sees the reason, corrects, and is verified', async ({
  page,
  request,
  openBrowser,
}) => {
  const person = newcomer('Kembali')
  const reason = 'The NPWP can not be read. Please upload a clearer scan.'
  await register(page, person)
  await page.goto(linkIn(await mailTo(request, person.email, 'verify-email')))
  await expect(page.getByText('Your email is verified')).toBeVisible()
  await page.goto('/')
  await enter(page, person.email)
  await page.waitForURL('**/register/step')
  await finishWizard(page)

  const provider = await openBrowser()
  await test.step('the provider returns it', async () => {
    await enterProvider(provider)
    await openCompany(provider, person.company)
    await provider.getByRole('button', { name: 'Return', exact: true }).click()
    const dialog = provider.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(provider.getByText(`${person.company} was returned`).first()).toBeVisible()
  })
  await test.step('the owner reads why, in the mail and on the screen, and corrects', async () => {
    const mail = await mailTo(request, person.email, 'company-returned')
    expect(mail.text).toContain(reason)
    await page.reload()
    await expect(page.getByText(reason, { exact: true })).toBeVisible()
    await page
      .getByRole('button', { name: 'Correct details' })
      .or(page.getByRole('link', { name: 'Correct details' }))
      .click()
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Terbit Terus')
    await page.getByRole('textbox', { name: 'Business name' }).fill('Terbit Kembali')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Resubmit' }).click()
    await expect(page.getByRole('button', { name: 'Check status' })).toBeVisible()
  })
  await test.step('the provider verifies the corrected company', async () => {
    await openCompany(provider, person.company)
    await expect(provider.getByText('Terbit Kembali').first()).toBeVisible()
    await provider.getByRole('button', { name: 'Verify', exact: true }).click()
    await provider.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
    await expect(provider.getByText(`${person.company} is verified`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Check status' }).click()
    await expect(page.getByText('Yeay! Congratulation, you are verified.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Product' })).toBeVisible()
  })
})

test('a forgotten password is set by mail; the old one and the old sessions end', async ({
  page,
  request,
  openBrowser,
}) => {
  const person = newcomer('Lupa')
  const fresh = 'gantibaru#2027'
  await registerByApi(request, person)
  const elsewhere = await openBrowser()
  await elsewhere.goto('/')
  await enter(elsewhere, person.email)
  await elsewhere.waitForURL('**/register/step')

  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  const link = linkIn(await mailTo(request, person.email, 'reset-password'))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()
  await test.step('the old session ends and says so without a reload', async () => {
    await expect(elsewhere.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
  await test.step('the old password is refused, the new one works', async () => {
    await enter(page, person.email)
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await enter(page, person.email, fresh)
    await page.waitForURL('**/register/step')
  })
  await test.step('the link works once', async () => {
    await elsewhere.goto(link)
    await expect(
      elsewhere.getByText(/A password has already been set with this link/),
    ).toBeVisible()
    await expect(elsewhere.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  })
})
