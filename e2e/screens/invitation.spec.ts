import type { Locator, Page } from '@playwright/test'
import { takeOption } from '../support/keyboard'
import { expectGoodLooks } from '../support/looks'
import { linkIn, mailTo } from '../support/mail'
import { follow } from '../support/notifications'
import { enterConsole } from '../support/provider'
import { expect, signIn, test } from '../support/test'
import { enter, NEW_PASSWORD, newcomer } from '../support/way-in'

const INVITATION = '/dashboard/invitation'
const OWNER = 'owner@nusantara.test'
const emails = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true })
const chips = (page: Page): Locator => page.locator('form .mantine-Pill-root')
const send = (page: Page) => page.getByRole('button', { name: 'Send Invitation' })
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function chooseChannel(page: Page, name: 'Buyer' | 'Vendor'): Promise<void> {
  await page.getByRole('combobox', { name: 'Channel', exact: true }).first().click()
  await takeOption(page, page.getByRole('option', { name, exact: true }))
}

async function invite(page: Page, email: string, channel: 'Buyer' | 'Vendor'): Promise<void> {
  await page.goto(INVITATION)
  await emails(page).fill(email)
  await emails(page).press('Enter')
  await expect(chips(page)).toHaveText([email])
  await chooseChannel(page, channel)
  await send(page).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
}

const act = async (page: Page, email: string, name: string) => {
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

// proves 2.1.9 2.2.22 2.2.102
test('addresses are typed and pasted, each a chip, with an error for each wrong one', async ({
  page,
  request,
  openBrowser,
}) => {
  const first = newcomer('invited').email
  const second = newcomer('invited').email
  await signIn(page, OWNER)
  await page.goto(INVITATION)

  // proves 2.5.18
  await test.step('fields are validated only when sending, then all of them', async () => {
    await send(page).click()
    await expect(page.getByText('Email is required!', { exact: true })).toBeVisible()
    await expect(page.getByText('Channel is required', { exact: true })).toBeVisible()
    await expect(emails(page)).toBeFocused()
  })
  await test.step('many addresses are pasted at once, with and without names', async () => {
    await emails(page).evaluate((field, text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, `"Wati, Rina" <${first}>; nobody\n${OWNER}, ${first.toUpperCase()}`)
    await expect(chips(page)).toHaveText([`Wati, Rina · ${first}`, 'nobody', OWNER])
    await expect(page.getByText('nobody is not an email address.', { exact: false })).toBeVisible()
    await expectGoodLooks(page, chips(page).first())
  })
  // proves 2.5.18
  await test.step('a wrong address returns to the field for correction', async () => {
    await chooseChannel(page, 'Buyer')
    await send(page).click()
    await expect(emails(page)).toBeFocused()
    await page.getByRole('button', { name: 'Correct nobody' }).click()
    await expect(emails(page)).toHaveValue('nobody')
    await emails(page).fill(`${second},`)
    await expect(chips(page)).toHaveCount(3)
    await emails(page).press('Backspace')
    await expect(emails(page)).toHaveValue(second)
    await emails(page).press('Enter')
    await expect(chips(page)).toHaveText([`Wati, Rina · ${first}`, OWNER, second])
  })
  await test.step('each may be given its company’s name, which its registration is filled with', async () => {
    await page.getByRole('button', { name: 'Add company names' }).click()
    await page.getByRole('textbox', { name: `Company of ${second}` }).fill('PT Kedua')
    await expect(chips(page)).toHaveText([`Wati, Rina · ${first}`, OWNER, `PT Kedua · ${second}`])
    await expectGoodLooks(page, chips(page).first())
  })
  await test.step('a user with an account is not mailed and stays in the list with the reason', async () => {
    await send(page).click()
    await expect(page.getByText('2 invitations sent')).toBeVisible()
    await expect(chips(page)).toHaveText([OWNER])
    await expect(page.getByText(`${OWNER} already has an account`)).toBeVisible()
    await emails(page).press('Shift+Tab')
    await expect(page.getByRole('button', { name: `Remove ${OWNER}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveCount(0)
    await expect(emails(page)).toBeFocused()
    await expect(rowOf(page, first)).toContainText('Wati, Rina')
    await expect(rowOf(page, second)).toContainText('PT Kedua')
    const guest = await openBrowser()
    await guest.goto(linkIn(await mailTo(request, second, 'invitation')))
    await expect(guest.getByLabel('Legal company name')).toHaveValue('PT Kedua')
  })
})

test('a buyer registers by the link, which works once; resent, taken back or expired, it does not', async ({
  page,
  request,
  server,
  openBrowser,
}) => {
  const person = newcomer('joining')
  await signIn(page, OWNER)
  await invite(page, person.email, 'Buyer')
  const first = linkIn(await mailTo(request, person.email, 'invitation'))
  const guest = await openBrowser()
  /** Simulates that the previous mail was sent an hour ago; a repeat within minutes sends none. */
  const sendAgain = async (email: string) => {
    const rested = "update invitations set sent_at = sent_at - interval '1 hour' where email = $1"
    await server.sql(rested, [email])
    await act(page, email, 'Send again')
  }

  await test.step('sent again: the link before opens nothing', async () => {
    await sendAgain(person.email)
    await expect(rowOf(page, person.email)).toContainText('2 times')
    await guest.goto(first)
    await expect(heading(guest, 'This invitation can’t be used')).toBeVisible()
    await expect(
      guest.getByText('PT Nusantara Maju Jaya has sent you a newer invitation'),
    ).toBeVisible()
    expect(guest.url()).not.toContain('invitation=')
  })
  await test.step('revoked, it opens nothing, until it is sent again', async () => {
    await act(page, person.email, 'Revoke')
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(rowOf(page, person.email)).toContainText('Revoked')
    await guest.goto(linkIn(await mailTo(request, person.email, 'invitation', 2)))
    await expect(guest.getByText('was revoked', { exact: false })).toBeVisible()
    await guest.getByRole('link', { name: 'Register without it' }).click()
    await expect(heading(guest, 'Register your company')).toBeVisible()
    await sendAgain(person.email)
    await expect(rowOf(page, person.email)).toContainText('3 times')
  })
  await test.step('an unknown link opens nothing', async () => {
    await guest.goto(`/register?invitation=${'A'.repeat(43)}`)
    await expect(guest.getByText('This invitation was not found')).toBeVisible()
  })
  await test.step('after its last day it opens nothing, until it is sent again', async () => {
    const ended = "update invitations set expires_at = now() - interval '1 hour' where email = $1"
    await server.sql(ended, [person.email])
    await guest.goto(linkIn(await mailTo(request, person.email, 'invitation', 3)))
    await expect(guest.getByText('has expired. Ask PT Nusantara', { exact: false })).toBeVisible()
    await page.reload()
    await expect(rowOf(page, person.email)).toContainText('Expired')
    await sendAgain(person.email)
    await expect(rowOf(page, person.email)).toContainText('4 times')
  })
  const link = linkIn(await mailTo(request, person.email, 'invitation', 4))
  await test.step('another address can’t use it', async () => {
    const other = newcomer('other')
    const answer = await request.post('/api/buyer/register', {
      data: {
        invitation: new URL(link, 'http://localhost').searchParams.get('invitation'),
        owner_email: other.email,
        owner_password: NEW_PASSWORD,
        owner_name: other.name,
        company_name: other.company,
        isFirstTime: true,
      },
    })
    expect(answer.status()).toBe(422)
    expect(await answer.text()).toContain(`The invitation is for ${person.email}`)
  })
  await test.step('the newest link opens the registration with the invited email', async () => {
    await guest.goto(link)
    await expect(heading(guest, 'Register your company')).toBeVisible()
    await expect(guest.getByText(/invites you to Pasok/)).toBeVisible()
    await expect(guest.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await expect(guest.getByLabel('Email', { exact: true })).not.toBeEditable()
    await guest.getByLabel('Full Name').fill(person.name)
    await guest.getByLabel('Legal company name').fill(person.company)
    await guest.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await guest.getByRole('button', { name: 'Sign up' }).click()
    await expect(guest.getByText(/is verified by the invitation/)).toBeVisible()
    await guest.goto(link)
    await expect(guest.getByText('This invitation has already been used')).toBeVisible()
    await guest.goto('/')
    await enter(guest, person.email)
    await expect(guest).toHaveURL(/\/register\/step/)
  })
  await test.step('the inviter is notified, and sees that it has joined', async () => {
    await follow(page, person.company)
    await expect(page).toHaveURL(new RegExp(INVITATION))
    await expect(rowOf(page, person.email)).toContainText('Accepted')
    await expect(rowOf(page, person.email)).toContainText('Has joined')
    await expect(rowOf(page, person.email)).toContainText(person.company)
  })
})

// proves 2.1.9 2.2.102 2.6.5
test('a vendor asks to sell by the link, and the provider declines or accepts', async ({
  page,
  request,
  openBrowser,
}) => {
  const person = newcomer('selling')
  await signIn(page, OWNER)
  await invite(page, person.email, 'Vendor')
  const guest = await openBrowser()
  await test.step('the form shows the invited email', async () => {
    await guest.goto(linkIn(await mailTo(request, person.email, 'invitation')))
    await expect(heading(guest, 'Sell on Pasok')).toBeVisible()
    await expect(guest.getByLabel(/^Email/)).toHaveValue(person.email)
    await guest.getByRole('button', { name: 'Apply to sell' }).click()
    await expect(guest.getByText('Legal name is required')).toBeVisible()
    await expect(guest.getByLabel('Legal company name')).toBeFocused()
    await expectGoodLooks(guest, heading(guest, 'Sell on Pasok'))
    await guest.getByLabel('Legal company name').fill(person.company)
    await guest.getByLabel('Your full name').fill(person.name)
    await guest.getByLabel('Phone').fill('021 5551234')
    await guest.getByLabel('What we should know').fill('Paper and pens')
    await guest.getByRole('button', { name: 'Apply to sell' }).click()
    await expect(heading(guest, 'Thank you')).toBeVisible()
  })
  const console = await openBrowser()
  await test.step('the provider sees it waiting, and accepts it', async () => {
    await enterConsole(console, '/provider/applications')
    await console.getByText(person.company, { exact: true }).click()
    const view = console.getByRole('dialog', { name: person.company })
    await expect(view).toContainText('Paper and pens')
    await expect(view).toContainText('PT Nusantara Maju Jaya')
    await expectGoodLooks(console, view)
    await view.getByRole('button', { name: 'Accept' }).click()
    await console
      .getByRole('dialog', { name: `Accept ${person.company}?` })
      .getByRole('button', { name: 'Accept' })
      .click()
    await expect(console.getByText(/The vendor is created/)).toBeVisible()
    await expect(console.getByText(person.company, { exact: true })).toHaveCount(0)
  })
  await test.step('its owner signs in by the mailed link', async () => {
    await guest.goto(linkIn(await mailTo(request, person.email, 'reset-password')))
    await guest.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await guest
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await expect(guest).toHaveURL(/\/$/)
    await enter(guest, person.email)
    await expect(guest).toHaveURL(/\/vendor/)
  })
  await page.goto(`${INVITATION}?search=${encodeURIComponent(person.email)}`)
  await expect(rowOf(page, person.email)).toContainText('Has joined')
})

test('the provider declines with a reason, which is mailed', async ({
  page,
  request,
  openBrowser,
}) => {
  const person = newcomer('declined')
  await signIn(page, OWNER)
  await invite(page, person.email, 'Vendor')
  const link = linkIn(await mailTo(request, person.email, 'invitation'))
  const answer = await request.post('/api/vendor/register', {
    data: {
      invitation: new URL(link, 'http://localhost').searchParams.get('invitation'),
      owner_email: person.email,
      owner_name: person.name,
      legal_name: person.company,
      phone: '021 5551234',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const console = await openBrowser()
  await enterConsole(console, '/provider/applications')
  await console.getByText(person.company, { exact: true }).click()
  await console
    .getByRole('dialog', { name: person.company })
    .getByRole('button', { name: 'Decline' })
    .click()
  const dialog = console.getByRole('dialog', { name: `Decline ${person.company}?` })
  await dialog.getByRole('textbox').fill('No tax number')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(console.getByText(/The reason is emailed to the applicant/)).toBeVisible()
  expect((await mailTo(request, person.email, 'application-declined')).text).toContain(
    'No tax number',
  )
})
