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

const OWNER = 'owner@nusantara.test'
const ACCOUNTS = [{ module: 'account', features: [] }]
const SENT = /^A link to set a new password is on its way to/

// proves 1.2.20 1.7.10 2.2.24
test('who one is, the password masked; the link is mailed once, until it is too often', async ({
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

  const send = page.getByRole('button', { name: 'Send Reset Password Email' })
  const mails = async () =>
    (await mailsTo(request, member.email)).filter(({ kind }) => kind === 'reset-password').length
  // The first one bade them welcome.
  await mailTo(request, member.email, 'reset-password')
  await send.dblclick()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText('Setting a new password signs you out everywhere.')).toBeVisible()
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

test('nothing jumps, axe is content', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(ACCOUNT)
  await expect(heading(page, 'Account Information')).toBeVisible()
  await expectCalm(page)
  await inEachLook(page, async ({ viewport }) => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (viewport === PHONE)
      await expectThumbRoom(page.getByRole('button', { name: 'Send Reset Password Email' }))
  })
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
  await expect(heading(page, 'Informasi Akun')).toBeVisible()
  await page.keyboard.press('Escape')
  await inEachLook(page, () => expectNoSidewaysScroll(page))
})
