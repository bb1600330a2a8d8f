import type { Page } from '@playwright/test'
import { BUYER } from '../support/both-sides'
import {
  conversation,
  expectState,
  expectUnread,
  field,
  log,
  MESSAGES,
  openWith,
  said,
  say,
  SOON,
  textsIn,
} from '../support/chat'
import { expect, test } from '../support/sound'
import { makeVendor } from '../support/vendor'

const COMPANY = 'PT Nusantara Maju Jaya'
/** Messages that each writes while one of them is away. */
const EACH = 20

const numbered = (who: string) => Array.from({ length: EACH }, (_, at) => `${who} ${at + 1}`)

async function sayAll(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('')
  }
}

/** As the two sides take turns, only the order of what one says is given. */
const of = (who: string, texts: readonly string[]) =>
  texts.filter((text) => new RegExp(`^${who} \\d+$`).test(text))

test('buyer and vendor write to each other, and what one misses comes once, in order', async ({
  openAs,
  request,
}) => {
  test.slow()
  const { id, email, legalName } = await makeVendor(request, 'Kabar')
  const vendor = await openAs(email)
  await vendor.goto('/vendor/orders')
  const buyer = await openAs(BUYER)

  await test.step('the buyer begins at the store; the vendor sees it come', async () => {
    await buyer.goto(`/dashboard/products?page=vendor-store&vendor_id=${id}`)
    await buyer.getByRole('link', { name: 'Message vendor' }).click()
    await expect(buyer.getByRole('heading', { name: legalName })).toBeVisible()
    await expect(log(buyer).getByText('Start your conversation now!')).toBeVisible()
    await say(buyer, 'Good morning, do you have A4 paper?')
    await expectState(buyer, 'Good morning, do you have A4 paper?', 'Sent')
    await expectUnread(vendor, 1)
  })

  await test.step('the vendor reads it, which the buyer sees, and answers', async () => {
    await vendor.goto(MESSAGES.vendor)
    await conversation(vendor, COMPANY).click()
    await expect(said(vendor, 'Good morning, do you have A4 paper?')).toBeVisible()
    await expectUnread(vendor, 0)
    await expectState(buyer, 'Good morning, do you have A4 paper?', 'Read')
    await field(vendor).pressSequentially('Yes')
    await expect(buyer.getByText(/is typing…$/).first()).toBeVisible(SOON)
    await field(vendor).press('Enter')
    await expect(said(buyer, 'Yes')).toBeVisible(SOON)
    await expect(buyer.getByText(/is typing…$/)).toHaveCount(0, SOON)
    await expectState(vendor, 'Yes', 'Read')
  })

  await test.step('the vendor is cut off; both go on writing, and it reloads meanwhile', async () => {
    await vendor.context().setOffline(true)
    await sayAll(vendor, numbered('vendor'))
    await sayAll(buyer, numbered('buyer'))
    await expectState(buyer, `buyer ${EACH}`, 'Sent')
    await expectState(vendor, `vendor ${EACH}`, 'Sending')
    expect(of('vendor', await textsIn(vendor))).toEqual(numbered('vendor'))
    expect(of('vendor', await textsIn(buyer))).toEqual([])
    await vendor.context().setOffline(false)
  })

  await test.step('everything is there, once, in order, on both sides', async () => {
    for (const page of [buyer, vendor]) {
      await expect
        .poll(async () => of('vendor', await textsIn(page)), SOON)
        .toEqual(numbered('vendor'))
      await expect
        .poll(async () => of('buyer', await textsIn(page)), SOON)
        .toEqual(numbered('buyer'))
    }
    expect(await textsIn(buyer)).toEqual(await textsIn(vendor))
    await expectState(vendor, `vendor ${EACH}`, 'Read')
    await expectState(buyer, `buyer ${EACH}`, 'Read')
    await expectUnread(vendor, 0)
  })

  await test.step('what was written away survives a reload', async () => {
    await vendor.context().setOffline(true)
    await sayAll(vendor, ['Kept until it is sent'])
    await vendor.context().setOffline(false)
    await vendor.reload()
    await expectState(vendor, 'Kept until it is sent', 'Read')
    await expect(said(buyer, 'Kept until it is sent')).toHaveCount(1, SOON)
    await openWith(buyer, 'buyer', id)
    await expect(said(buyer, 'Kept until it is sent')).toHaveCount(1)
  })
})
