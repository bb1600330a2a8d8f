import type { APIRequestContext, Page } from '@playwright/test'
import { linkIn, mailsTo, mailTo } from '../support/mail'
import { expect, PASSWORD, test } from '../support/test'
import { enter, NEW_PASSWORD, newcomer, registerByApi } from '../support/way-in'

const WEAK = /^Password Must Contain 8 Characters and at least have one Special Case Character/
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const secret = (page: Page) => page.getByLabel('New password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

async function requestReset(page: Page, address: string): Promise<void> {
  await page.goto('/forgot-password')
  await email(page).fill(address)
  await submit(page).click()
}

/** Creates a new user and returns it with the link of its latest reset mail. */
async function withResetLink(request: APIRequestContext, what: string) {
  const person = newcomer(what)
  await registerByApi(request, person)
  const again = async () => {
    const before = await mailsTo(request, person.email)
    const count = before.filter(({ kind }) => kind === 'reset-password').length
    await request.get(`/api/user-buyer/${person.email}/change-password`)
    return linkIn(await mailTo(request, person.email, 'reset-password', count + 1))
  }
  return { person, link: await again(), again }
}

// proves 1.2.1 1.2.6 1.5.1 1.5.61
test('the email is checked when it is left', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page).toHaveTitle('Forgot password · Pasok')
  await email(page).focus()
  await email(page).blur()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email(page).fill('nobody')
  await email(page).blur()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await submit(page).click()
  await expect(email(page)).toBeFocused()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL(/\/$/)
})

// proves 1.2.6
test('the answer is the same with and without an account, and the request can be repeated', async ({
  page,
  request,
}) => {
  const person = newcomer('Ingat')
  await registerByApi(request, person)
  const shown: string[] = []
  for (const address of [person.email, newcomer('Pengguna').email]) {
    await requestReset(page, address)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    shown.push((await page.getByRole('main').innerText()).replaceAll(address, 'somebody'))
  }
  expect(shown[0]).toBe(shown[1])
  expect(shown[0]).toContain('If an account with somebody')
  await mailTo(request, person.email, 'reset-password')
  await test.step('repeated until the limit is reached', async () => {
    await requestReset(page, person.email)
    const again = page.getByRole('button', { name: 'Send again' })
    for (let times = 0; times < 3; times += 1) {
      await again.click()
      await expect(page.getByText('Email requested again.')).toBeVisible()
      await expect(again).toBeEnabled()
    }
    await again.click()
    const alert = page.getByRole('alert').filter({ hasText: /Wait \d+ (minutes|seconds)/ })
    await expect(alert).toBeVisible()
    await expect(again).toBeDisabled()
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect(email(page)).toBeVisible()
    await expect(alert).toBeHidden()
  })
})

test('a link sets a new password once; its token stays out of the address', async ({
  page,
  request,
}) => {
  const { person, link } = await withResetLink(request, 'Sekali')
  const seen: string[] = []
  page.on('request', (sent) => {
    const from = sent.headers()['referer'] ?? ''
    if (from.includes('token')) seen.push(`${sent.url()} from ${from}`)
  })
  await page.goto(link)
  await expect(secret(page)).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  expect(seen).toEqual([])
  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(secret(page)).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
  })
  await test.step('the rule of passwords holds', async () => {
    await secret(page).fill('lemah')
    await secret(page).blur()
    await expect(page.getByText(WEAK)).toBeVisible()
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(secret(page)).toBeFocused()
  })
  await test.step('saved, the sign-in page says so', async () => {
    await secret(page).fill('gantibaru#2027')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await enter(page, person.email, NEW_PASSWORD)
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await enter(page, person.email, 'gantibaru#2027')
    await page.waitForURL('**/register/step')
  })
  await test.step('used a second time, the link offers a new one', async () => {
    await page.goto(link)
    await expect(page.getByText(/A password has already been set with this link/)).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(email(page)).toHaveValue(person.email)
  })
})

test('expired links say why before anything is typed', async ({ page, request, server }) => {
  const { person, link, again } = await withResetLink(request, 'Usang')
  const newer = await again()
  await page.goto(link)
  await expect(page.getByText(/We have emailed you a newer link/)).toBeVisible()
  await server.sql(
    `update account_links set expires_at = now() - interval '1 second'
     where user_id = (select id from users where email = $1)`,
    [person.email],
  )
  await page.goto(newer)
  await expect(page.getByText(/This link has expired/)).toBeVisible()
  for (const token of ['abcdefghijklmnopqrstuvwxyz', 'abc', 'x'.repeat(600), 'x'.repeat(3000)]) {
    await page.goto(`/reset-password?token=${token}`)
    await expect(page.getByText(/This link is not valid/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
    await page.goto('/')
  }
  await page.goto('/reset-password')
  await expect(page.getByText(/This link is not valid/)).toBeVisible()
  await test.step('the link of another kind of mail is refused', async () => {
    const verify = linkIn(await mailTo(request, person.email, 'verify-email'))
    await page.goto(verify.replace('/verify-email', '/reset-password'))
    await expect(page.getByText(/This link is not valid/)).toBeVisible()
  })
})

test('a link that expires while the password is typed says so and offers a new one', async ({
  page,
  request,
}) => {
  const { link, again } = await withResetLink(request, 'Sela')
  await page.goto(link)
  await secret(page).fill('gantibaru#2027')
  await again()
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
})

test('an email is verified by one call when the link is opened', async ({ page, request }) => {
  const person = newcomer('Sah')
  await registerByApi(request, person)
  const link = linkIn(await mailTo(request, person.email, 'verify-email'))
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/user-buyer/verify-email')) calls.push(sent.method())
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify-email$/)
  expect(calls).toEqual(['POST'])
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enter(page, person.email)
  await page.waitForURL('**/register/step')
})

test('an expired verification link offers a new one', async ({ page, request, server }) => {
  const person = newcomer('Telat')
  await registerByApi(request, person)
  const link = linkIn(await mailTo(request, person.email, 'verify-email'))
  await server.sql(
    `update account_links set expires_at = now() - interval '1 second'
     where user_id = (select id from users where email = $1)`,
    [person.email],
  )
  await page.goto(link)
  await expect(page.getByText(/This verification link has expired/)).toBeVisible()
  await email(page).fill('nobody')
  await email(page).blur()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await email(page).fill(person.email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(/we are sending it an email with a new link/)).toBeVisible()
  const newer = linkIn(await mailTo(request, person.email, 'verify-email', 2))
  await page.goto(link)
  await expect(page.getByText(/We have sent you a newer verification email/)).toBeVisible()
  await page.goto(newer)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await test.step('a missing link and an unknown one', async () => {
    // Opening the same address again would be a reload, which does not clear the token.
    await page.goto('/')
    await page.goto('/verify-email')
    await expect(page.getByText(/The link is incomplete/)).toBeVisible()
    for (const token of ['abcdefghijklmnopqrstuvwxyz', 'abc', 'x'.repeat(3000)]) {
      await page.goto(`/verify-email?token=${token}`)
      await expect(page.getByText(/This verification link is not valid/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
    }
  })
})

test('a signed-in user finds the email filled in', async ({ page }) => {
  await page.goto('/')
  await enter(page, 'template@nusantara.test', PASSWORD)
  await page.waitForURL('**/dashboard')
  await page.goto('/verify-email?token=abcdefghijklmnopqrstuvwxyz')
  await expect(email(page)).toHaveValue('template@nusantara.test')
})
