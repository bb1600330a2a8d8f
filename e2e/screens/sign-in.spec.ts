import type { Page } from '@playwright/test'
import { expect, openUserMenu, PASSWORD, signInByForm, test } from '../support/test'

const HOUR = 3_600_000
const ORDERS = /\/api\/purchase-order/
const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' })

async function fillIn(page: Page, user: string, secret = PASSWORD): Promise<void> {
  await email(page).fill(user)
  await password(page).fill(secret)
  await submit(page).click()
}

/** Returns all text that the browser stores for this origin. */
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

async function checkFields(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveTitle('Sign in · Pasok')
  await email(page).focus()
  await expect(page.getByText('Email is required')).toBeHidden()
  await email(page).blur()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email(page).fill('not-an-address')
  await email(page).blur()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await email(page).fill('owner@nusantara.test')
  await expect(page.getByText('Email is invalid')).toBeHidden()
  await password(page).focus()
  await password(page).blur()
  await expect(page.getByText('Password is required')).toBeVisible()

  await test.step('sending validates all fields and makes no request', async () => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await email(page).fill('')
    await submit(page).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(email(page)).toBeFocused()
    expect(calls.filter((url) => url.includes('/oauth/token'))).toEqual([])
  })
  await test.step('the password can be shown and hidden', async () => {
    await password(page).fill('secret')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'password')
  })
}

async function chooseLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Indonesia/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await page.getByLabel('Email').focus()
  await page.getByLabel('Email').blur()
  await expect(page.getByText('Email wajib diisi')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible()
}

test('the form before sign-in', async ({ page }) => {
  // proves 1.2.1 1.5.1 1.5.2 1.5.61
  await test.step('fields are checked when they are left', () => checkFields(page))
  await test.step('English and Indonesian before sign-in', () => chooseLanguage(page))
})

async function beRefused(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const answer = page.waitForResponse('**/oauth/token')
  await fillIn(page, 'receiving@nusantara.test', 'wrong#2026')
  const { error_description: words }: { error_description: string } = await (await answer).json()
  expect(words.length).toBeGreaterThan(10)
  const alert = page.getByRole('alert').filter({ hasText: words })
  await expect(alert).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(email(page)).toHaveValue('receiving@nusantara.test')
  await page.clock.runFor(2_900)
  await expect(alert).toBeVisible()
  await page.clock.runFor(200)
  await expect(alert).toBeHidden()
  await test.step('an unknown email gets the same message', async () => {
    await fillIn(page, 'nobody@nusantara.test')
    await expect(alert).toBeVisible()
  })
}

async function goOn(page: Page): Promise<void> {
  const setting = page.waitForResponse('**/api/user-buyer/setting')
  await fillIn(page, 'receiving@nusantara.test')
  await setting
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pasok.session'))).not.toBeNull()
  await page.clock.runFor(250)
  await expect(page).toHaveURL(/\/$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a wrong password, and the right one', async ({ page }) => {
  // proves 1.7.7 1.8.4 1.9.6 2.8.2 2.8.3 2.9.14
  await test.step('a wrong password shows the provider’s message for 3 seconds', () =>
    beRefused(page))
  // proves 1.2.2 1.9.4
  await test.step('opens the dashboard about 300 ms later', () => goOn(page))
})

// proves 1.3.1 1.3.27
test('the session is stored encrypted, survives a reload and is deleted in every tab', async ({
  page,
  context,
}) => {
  const tokens: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/oauth/token')) return
    const { access_token: access, id_token: id }: Record<string, string> = await response.json()
    tokens.push(access ?? '', id ?? '')
  })
  await signInByForm(page, 'receiving@nusantara.test')
  expect(tokens.filter((token) => token.length > 100)).toHaveLength(2)
  const text = await storedText(page)
  expect(text).toContain('pasok.session')
  for (const token of tokens) for (const part of token.split('.')) expect(text).not.toContain(part)
  expect(text).not.toContain('receiving@nusantara.test')

  await test.step('its key cannot be read', async () => {
    const readable = await page.evaluate(async () => {
      const opening = indexedDB.open('pasok')
      const database = await new Promise<IDBDatabase>((done, fail) => {
        opening.addEventListener('success', () => done(opening.result))
        opening.addEventListener('error', () => fail(new Error('no database')))
      })
      const reading = database.transaction('keys').objectStore('keys').getAll()
      const keys = await new Promise<CryptoKey[]>((done) => {
        reading.addEventListener('success', () => done(reading.result))
      })
      database.close()
      return keys.map(({ extractable }) => extractable)
    })
    expect(readable).toEqual([false])
  })
  await test.step('a reload and the sign-in page lead back in', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Agus Prabowo')
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('logging out reaches the second tab and leaves nothing', async () => {
    const second = await context.newPage()
    await second.goto('/dashboard/purchase-orders')
    await expect(second.getByRole('heading', { name: 'Purchase Orders' })).toBeVisible()
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(submit(page)).toBeVisible()
    await expect(submit(second)).toBeVisible()
    await expect(second).toHaveURL(/\/$/)
    expect(await page.evaluate(() => localStorage.getItem('pasok.session'))).toBeNull()
    const keys = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('pasok')
          opening.addEventListener('success', () => {
            const database = opening.result
            const counting = database.transaction('keys').objectStore('keys').count()
            counting.addEventListener('success', () => {
              database.close()
              done(counting.result)
            })
          })
        }),
    )
    expect(keys).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Purchase Orders' })).toBeHidden()
  })
  await test.step('the tokens no longer work', async () => {
    // Signing out does not wait for the server's answer.
    const headers = { authorization: `Bearer ${tokens[0]}` }
    const readStatus = async () =>
      (await page.request.get('/api/address/buyer', { headers })).status()
    await expect.poll(readStatus).toBe(401)
  })
})

async function followLink(page: Page): Promise<void> {
  await page.goto('/dashboard/purchase-orders?status=Paid')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillIn(page, 'receiving@nusantara.test')
  await expect(page).toHaveURL(/\/dashboard\/purchase-orders\?status=Paid$/)
  await expect(page.getByRole('tab', { name: /^Paid/ })).toHaveAttribute('aria-selected', 'true')
}

async function comeBack(page: Page): Promise<void> {
  await page.goto('/dashboard/purchase-orders?status=Delivered')
  await expect(page.getByRole('tab', { name: /^Delivered/, selected: true })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await page.route(ORDERS, (route) =>
    route.fulfill({
      status: 401,
      json: { data: null, errors: 'unauthenticated', message: 'Your session has ended.' },
    }),
  )
  await page.getByRole('tab', { name: /^Paid/ }).click()
  await expect(page.getByText(/^Your session has ended\. Sign in to continue/)).toBeVisible()
  await page.unroute(ORDERS)
  await fillIn(page, 'receiving@nusantara.test')
  await expect(page).toHaveURL(/\/dashboard\/purchase-orders\?status=Paid$/)

  await test.step('another user is not led there', async () => {
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await fillIn(page, 'template@nusantara.test')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

test('after a forced sign-in the user returns to the same address', async ({ page }) => {
  // proves 1.2.30 1.2.31
  await test.step('a deep link while signed out is not found, and sign-in opens it', () =>
    followLink(page))
  await test.step('the link of a mail asks to sign in first, then leads to its page', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/open?to=${encodeURIComponent('/dashboard/purchase-orders?status=Pick')}`)
    await fillIn(page, 'receiving@nusantara.test')
    await expect(page).toHaveURL(/\/dashboard\/purchase-orders\?status=Pick$/)
    await page.goto(`/open?to=${encodeURIComponent('/dashboard/purchase-orders?status=Paid')}`)
    await expect(page).toHaveURL(/\/dashboard\/purchase-orders\?status=Paid$/)
    await page.goto(`/open?to=${encodeURIComponent('//evil.test/dashboard')}`)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('a session that the server ends leads back to the same address', () =>
    comeBack(page))
})

// proves 1.4.8 1.9.3
test('an hour without activity ends the session in every tab', async ({ page, context }) => {
  await context.clock.install()
  await signInByForm(page, 'receiving@nusantara.test')
  const second = await context.newPage()
  await second.goto('/dashboard/purchase-orders')
  await expect(second.getByRole('heading', { name: 'Purchase Orders' })).toBeVisible()

  await test.step('a minute before, it asks', async () => {
    await context.clock.fastForward(HOUR - 30_000)
    const question = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await expect(second.getByRole('dialog')).toBeHidden()
  })
  await test.step('and after the hour it ends', async () => {
    await context.clock.fastForward(HOUR)
    for (const tab of [page, second]) {
      await expect(tab.getByText(/^You were signed out after one hour/)).toBeVisible()
      await expect(submit(tab)).toBeVisible()
    }
    expect(await storedText(page)).not.toContain('pasok.session"')
  })
  await test.step('the second tab continues where it was', async () => {
    await fillIn(second, 'receiving@nusantara.test')
    await expect(second).toHaveURL(/\/dashboard\/purchase-orders$/)
  })
})

// proves 1.4.8 1.9.2
test('ten hours after sign-in the session ends, even with activity', async ({ page }) => {
  await page.clock.install()
  await signInByForm(page, 'receiving@nusantara.test')
  await page.goto('/dashboard/purchase-orders')
  await expect(page.getByRole('heading', { name: 'Purchase Orders' })).toBeVisible()
  for (let hours = 0; hours < 10; hours += 1) {
    await page.mouse.move(100 + hours, 100)
    await page.clock.fastForward(HOUR - 120_000)
  }
  await expect(submit(page)).toBeHidden()
  await page.mouse.move(300, 100)
  await page.clock.fastForward(21 * 60_000)
  await expect(page.getByText(/a session lasts 10 hours/)).toBeVisible()
})

// proves 1.2.29 1.2.41
test('every user is led to their own portal', async ({ page }) => {
  for (const [account, home] of [
    ['provider@pasok.test', /\/provider$/],
    ['vendor@sinarabadi.test', /\/vendor\/orders$/],
    ['superadmin@pasok.test', /\/login\/select-company$/],
  ] as const)
    await test.step(account, async () => {
      await page.goto('/')
      await fillIn(page, account)
      await expect(page).toHaveURL(home)
      await page.goto('/dashboard')
      await expect(page).toHaveURL(home)
      await page.goto('/dashboard/products')
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to homepage' }).click()
      await expect(page).toHaveURL(home)
      expect(await storedText(page)).not.toContain(account)
      await openUserMenu(page)
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(submit(page)).toBeVisible()
    })
})

test('an idle hour ends the provider’s session too, and the address is remembered', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await fillIn(page, 'provider@pasok.test')
  await expect(page).toHaveURL(/\/provider$/)
  await page.goto('/provider/audit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(HOUR - 30_000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.fastForward(HOUR)
  await expect(page.getByText(/^You were signed out after one hour/)).toBeVisible()
  await fillIn(page, 'provider@pasok.test')
  await expect(page).toHaveURL(/\/provider\/audit/)
})

test('the first language is the browser’s, until another is chosen', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'id-ID' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await page.getByRole('button', { name: 'English' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
