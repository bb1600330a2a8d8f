import type { Page } from '@playwright/test'
import { linkIn, mailsTo, mailTo } from '../support/mail'
import { expectGoodLooks, expectGoodScreen } from '../support/looks'
import { expect, test } from '../support/test'
import { enter, NEW_PASSWORD, newcomer, registerByApi, type Newcomer } from '../support/way-in'

const WEAK =
  'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number'
const EMAIL_USED = 'User already registered, please use another email!'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' })

async function fill(page: Page, { name, company, email }: Newcomer, password = NEW_PASSWORD) {
  await field(page, 'Full Name').fill(name)
  await field(page, 'Legal company name').fill(company)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

// proves 1.2.1 1.2.3 1.5.4 1.5.5 1.5.6
test('fields are checked when they are left, and all when it is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'Register your company' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page).toHaveTitle('Sign up · Pasok')

  for (const [name, value, problem] of [
    ['Full Name', '  ', 'Full Name is required'],
    ['Legal company name', '', 'Company Name is required'],
    ['Email', '', 'Email is required'],
    ['Email', 'owner@terbit', 'Email is invalid'],
    ['Password', 'rahasia2026', WEAK],
    ['Password', 'RAHASIA#2026', WEAK],
    ['Password', 'rahasia#', WEAK],
    ['Password', 'ra#1', WEAK],
    ['Password', 'rahasia #2026', WEAK],
  ] as const)
    await test.step(`${name} "${value}"`, async () => {
      await field(page, name).fill(value)
      await field(page, name).blur()
      await expect(page.getByText(problem, { exact: true })).toBeVisible()
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    })
  await test.step('the first wrong field is given the focus, and nothing is sent', async () => {
    await field(page, 'Full Name').fill('Sri Wahyuni')
    await expect(page.getByText('Full Name is required')).toBeHidden()
    await submit(page).click()
    await expect(field(page, 'Legal company name')).toBeFocused()
    expect(calls.filter((url) => url.includes('/buyer/register'))).toEqual([])
  })
  await test.step('the hints follow what is typed', async () => {
    const met = page.locator('[data-met]')
    await field(page, 'Password').fill('')
    await expect(met).toHaveCount(0)
    await field(page, 'Password').fill('ra1')
    await expect(met).toHaveText([/a lowercase letter, done/, /a number, done/, /only letters/])
    await field(page, 'Password').fill(NEW_PASSWORD)
    await expect(met).toHaveCount(5)
    await expect(page.getByText(WEAK)).toBeHidden()
  })
  await test.step('the password is shown and hidden', async () => {
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  })
  await test.step('errors are also shown in Indonesian', async () => {
    await page.getByRole('button', { name: /Indonesia/ }).click()
    await expect(page.getByText('Nama Perusahaan wajib diisi')).toBeVisible()
  })
})

// proves 1.2.4 1.2.5 1.8.13 1.9.5 2.8.3 2.9.14
test('a double click registers once; the mail arrives; sign-in opens 5 s later', async ({
  page,
  request,
}) => {
  const person = newcomer('Dua')
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/buyer/register')) calls.push(sent.url())
  })
  await page.clock.install()
  await page.goto('/register')
  await fill(page, person)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await submit(page).dblclick()
  const heading = page.getByRole('heading', { name: 'Registration Successful' })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page.getByText(`We have sent a verification link to ${person.email}.`)).toBeVisible()
  expect(calls).toHaveLength(1)
  expect((await mailTo(request, person.email, 'verify-email')).to).toBe(person.email)
  expect(await mailsTo(request, person.email)).toHaveLength(1)

  await expect(page.getByText('The sign-in page opens in 5 seconds.')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByText('The sign-in page opens in 3 seconds.')).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(page).toHaveURL(/\/register$/)
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await test.step('the form is empty again, without loading the page', async () => {
    await page.getByRole('link', { name: 'Register your company' }).click()
    for (const name of ['Full Name', 'Legal company name', 'Email', 'Password'])
      await expect(field(page, name)).toHaveValue('')
  })
})

test('a long pasted password is accepted, and continuing does not have to wait', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = newcomer('Panjang')
  const secret = `#1${'kunci'.repeat(20)}`
  await page.goto('/register')
  await fill(page, person, '')
  await page.evaluate((text) => navigator.clipboard.writeText(text), secret)
  await field(page, 'Password').focus()
  await page.keyboard.press('Control+V')
  await expect(field(page, 'Password')).toHaveValue(secret)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign in now' }).click()
  await enter(page, person.email, secret)
  await page.waitForURL('**/register/step')
})

// proves 1.5.7 1.5.8 1.8.5 1.9.6
test('an email with an account is reported for 3 seconds, and the advice stays at the field', async ({
  page,
  request,
}) => {
  const person = newcomer('Ganda')
  await registerByApi(request, person)
  await page.clock.install()
  await page.goto('/register')
  await fill(page, { ...person, email: person.email.toUpperCase() })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await submit(page).click()
  const alert = page.getByRole('alert').filter({ hasText: EMAIL_USED })
  await expect(alert).toBeVisible()
  await expect(alert).toContainText('Error')
  await page.clock.runFor(2_900)
  await expect(alert).toBeVisible()
  await page.clock.runFor(200)
  await expect(alert).toBeHidden()
  const stays = page.getByText('Sign in with this email, or register with another one.')
  await expect(stays).toBeVisible()
  await expect(field(page, 'Full Name')).toHaveValue(person.name)
  await field(page, 'Email').fill(newcomer('Lain').email)
  await expect(stays).toBeHidden()
})

// proves 1.2.2 1.2.12 1.2.34 1.2.39 1.4.4 1.2.58
test('a user with an unfinished wizard has only that screen', async ({ page, request }) => {
  const person = newcomer('Baru')
  await registerByApi(request, person)
  await page.goto('/')
  await enter(page, person.email)
  await page.waitForURL('**/register/step')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText(['Completing Register'])
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome ${person.name}` }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Product' })).toHaveCount(0)
  await page.goto('/dashboard')
  await page.waitForURL('**/register/step')
  for (const path of ['/dashboard/products', '/login/select-company']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL(/\/register\/step$/)
  await test.step('other addresses lead back there', async () => {
    for (const path of ['/', '/register', '/superadmin']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/register\/step$/)
    }
  })
})

const NONE = 'abcdefghijklmnopqrstuvwxyz'

test('states of the screens before sign-in', async ({ page, request }) => {
  for (const path of ['/verify-email', '/reset-password'])
    await test.step(`${path} by a link that is not known`, () =>
      expectGoodScreen(
        page,
        `${path}?token=${NONE}`,
        page.getByRole('heading', { level: 1, name: 'This link cannot be used' }),
      ))
  await test.step('with every field wrong', async () => {
    await page.goto('/register')
    await submit(page).click()
    await expectGoodLooks(page, page.getByText('Email is required'))
  })
  await test.step('registered, and a new password', async () => {
    const person = newcomer('Rupa')
    await page.goto('/register')
    await fill(page, person)
    await submit(page).click()
    await expectGoodLooks(page, page.getByRole('heading', { name: 'Registration Successful' }))
    await page.goto(linkIn(await mailTo(request, person.email, 'verify-email')))
    await expectGoodLooks(page, page.getByRole('heading', { name: 'Your email is verified' }))
    await request.get(`/api/user-buyer/${person.email}/change-password`)
    await page.goto(linkIn(await mailTo(request, person.email, 'reset-password')))
    await expectGoodLooks(page, page.getByRole('heading', { name: 'Choose a new password' }))
  })
})
