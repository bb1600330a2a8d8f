import { signInByApi } from '../support/api'
import {
  expectAccessible,
  expectCalm,
  expectNoSidewaysScroll,
  expectThumbRoom,
  inEachLook,
} from '../support/looks'
import { mailsTo, mailTo } from '../support/mail'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { PHONE } from '../support/screens'
import { ACCOUNT, heading } from '../support/team'
import { expect, openUserMenu, signIn, test } from '../support/test'
import type { Page } from '@playwright/test'

const OWNER = 'owner@nusantara.test'
const ACCOUNTS = [{ module: 'account', features: [] }]
const SENT = /^We have sent a link to set a new password to/

// proves 1.2.20 1.7.10 2.2.24
test('profile data with a masked password; the reset link is mailed until the limit is reached', async ({
  request,
  openAs,
}) => {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Account only'), ACCOUNTS)
  const member = await makeMember(owner, 'Rani', role._id)
  const page = await openAs(member.email)
  await page.goto('/dashboard')
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: /Account/ }).click()
  await expect(heading(page, 'Account Information')).toBeVisible()
  const main = page.getByRole('main')
  for (const text of [member.name, member.email, role.name, 'PT Nusantara Maju Jaya', '••••••••'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page)

  const send = page.getByRole('button', { name: 'Send password reset email' })
  const mails = async () =>
    (await mailsTo(request, member.email)).filter(({ kind }) => kind === 'reset-password').length
  // The first mail was the welcome mail.
  await mailTo(request, member.email, 'reset-password')
  await send.dblclick()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText('Setting a new password signs you out on all devices.')).toBeVisible()
  await mailTo(request, member.email, 'reset-password', 2)
  expect(await mails()).toBe(2)
  const refusal = page.getByRole('alert').filter({ hasText: /Wait \d+ (minutes|seconds)/ })
  await expect(async () => {
    await send.click()
    await expect(refusal).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(SENT)).toHaveCount(0)
  await expectAccessible(page)
})

const NAMED = [
  ['a buyer', 'purchasing@nusantara.test', ACCOUNT],
  ['a vendor', 'vendor@sinarabadi.test', '/vendor/account'],
  ['the provider', 'provider@pasok.test', '/provider/account'],
] as const

for (const [who, email, address] of NAMED)
  test(`${who} changes their own name; the top bar and the other tab show it immediately`, async ({
    page,
    context,
  }) => {
    await signIn(page, email)
    await page.goto(address)
    const menu = (tab: Page) => tab.getByRole('button', { name: /^Account menu of / })
    const named = (await menu(page).getAttribute('aria-label')) ?? ''
    const before = named.replace('Account menu of ', '')
    const other = await context.newPage()
    await other.goto(address)
    await expect(heading(other, 'Account Information')).toBeVisible()
    const rename = async (name: string) => {
      await page.getByRole('button', { name: 'Change name' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Full Name').fill('')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Full Name is required')).toBeVisible()
      await dialog.getByLabel('Full Name').fill(name)
      await dialog.getByLabel('Full Name').press('Enter')
      await expect(dialog).toBeHidden()
      for (const tab of [page, other])
        await expect(menu(tab)).toHaveAttribute('aria-label', `Account menu of ${name}`)
    }
    await rename(uniqueName('Sari'))
    await page.reload()
    await rename(before)
  })

test('no layout shift, no accessibility findings', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(ACCOUNT)
  await expect(heading(page, 'Account Information')).toBeVisible()
  await expectCalm(page)
  await inEachLook(page, async ({ viewport }) => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (viewport === PHONE)
      await expectThumbRoom(page.getByRole('button', { name: 'Send password reset email' }))
  })
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
  await expect(heading(page, 'Informasi Akun')).toBeVisible()
  await page.keyboard.press('Escape')
  await inEachLook(page, () => expectNoSidewaysScroll(page))
})
