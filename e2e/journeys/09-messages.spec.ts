import type { Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { startBalancer } from '../support/balancer'
import { BUYER } from '../support/both-sides'
import {
  conversation,
  expectState,
  expectUnread,
  field,
  log,
  MESSAGES,
  openWith,
  messageWith,
  sendMessage,
  SOON,
  textsIn,
} from '../support/chat'
import { expect, test } from '../support/sound'
import { makeVendor } from '../support/vendor-orders'

const COMPANY = 'PT Nusantara Maju Jaya'
/** The number of messages that each side writes while the vendor is offline. */
const EACH = 20
/** Milliseconds that the vendor is offline. Both ends need at most 45 s to notice. */
const AWAY = 60_000

/** The notice that the vendor sees once its connection counts as lost. */
const AWAY_NOTE = /^You are offline\. Your messages/

const numbered = (who: string) => Array.from({ length: EACH }, (_, at) => `${who} ${at + 1}`)

async function sendAll(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('')
  }
}

/** The two sides write alternately, so only the order within one side is certain. */
const of = (who: string, texts: readonly string[]) =>
  texts.filter((text) => new RegExp(`^${who} \\d+$`).test(text))

const expectAll = (page: Page, who: string) =>
  expect.poll(async () => of(who, await textsIn(page)), SOON).toEqual(numbered(who))

// proves 2.1.7 2.2.19 2.2.93 2.4.31
test('buyer and vendor write to each other; missed messages arrive once and in order', async ({
  openAs,
  request,
  server,
}) => {
  test.slow()
  const balancer = await startBalancer([server.url])
  const { id, email, legalName } = await makeVendor(request, 'Kabar')
  const vendor = await openAs(email, { baseURL: balancer.url })
  await vendor.goto('/vendor/orders')
  const buyer = await openAs(BUYER)
  // Other tests may have left unread conversations.
  const { messages: before } = await (
    await signInByApi(request, BUYER)
  ).get<{ messages: number }>('/chats/unread')

  await test.step('the buyer starts at the store; the vendor sees the message arrive', async () => {
    await buyer.goto(`/dashboard/products?page=vendor-store&vendor_id=${id}`)
    await buyer.getByRole('link', { name: 'Message vendor' }).click()
    await expect(buyer.getByRole('heading', { name: legalName })).toBeVisible()
    await expect(log(buyer).getByText('Start your conversation now!')).toBeVisible()
    await sendMessage(buyer, 'Good morning, do you have A4 paper?')
    await expectState(buyer, 'Good morning, do you have A4 paper?', 'Sent')
    await expectUnread(vendor, 1)
  })

  await test.step('the vendor reads it, the buyer sees that, and the vendor answers', async () => {
    await vendor.goto(MESSAGES.vendor)
    await conversation(vendor, COMPANY).click()
    await expect(messageWith(vendor, 'Good morning, do you have A4 paper?')).toBeVisible()
    await expectUnread(vendor, 0)
    await expectState(buyer, 'Good morning, do you have A4 paper?', 'Read')
    await field(vendor).pressSequentially('Yes')
    await expect(buyer.getByText(/is typing…$/).first()).toBeVisible(SOON)
    await field(vendor).press('Enter')
    await expect(messageWith(buyer, 'Yes')).toBeVisible(SOON)
    await expect(buyer.getByText(/is typing…$/)).toHaveCount(0, SOON)
    await expectState(vendor, 'Yes', 'Read')
  })

  // Another window of the same user, with its own connection, shows the unread count.
  const elsewhere = await openAs(email)
  await elsewhere.goto('/vendor/orders')
  await expectUnread(elsewhere, 0)

  await test.step('the vendor is offline for a minute; both keep writing', async () => {
    const cutAt = Date.now()
    balancer.cut()
    await sendAll(vendor, numbered('vendor'))
    await sendAll(buyer, numbered('buyer').slice(0, EACH / 2))
    await expectUnread(elsewhere, EACH / 2)
    // Neither end receives a close event; each one detects the lost connection by a timeout.
    await expect(vendor.getByText(AWAY_NOTE)).toBeVisible({ timeout: AWAY })
    await expect.poll(() => balancer.hasGivenUp(), { timeout: AWAY }).toBe(true)
    await sendAll(buyer, numbered('buyer').slice(EACH / 2))
    await expectState(buyer, `buyer ${EACH}`, 'Sent')
    await expectUnread(elsewhere, EACH)
    await expectState(vendor, `vendor ${EACH}`, 'Sending')
    await expectAll(vendor, 'vendor')
    expect(of('vendor', await textsIn(buyer))).toEqual([])
    expect(of('buyer', await textsIn(vendor))).toEqual([])
    await buyer.getByRole('link', { name: 'Purchase Requests' }).first().click()
    await expectUnread(buyer, before)
    await expect.poll(() => Date.now() - cutAt, { timeout: AWAY }).toBeGreaterThan(AWAY)
  })

  await test.step('online again: missed messages are counted and read on both sides', async () => {
    balancer.reconnect()
    await expectUnread(buyer, before + EACH)
    await expectAll(vendor, 'buyer')
    for (const page of [vendor, elsewhere]) await expectUnread(page, 0)
    await buyer.goBack()
    await expectAll(buyer, 'vendor')
    // The list opens at the first unread message, and visible messages count as read.
    const toLatest = buyer.getByRole('button', { name: /^\d+ unread messages?$/ })
    await expect(toLatest).not.toHaveText(`${EACH} unread messages`)
    await expect(messageWith(buyer, 'vendor 1')).toBeInViewport()
    await toLatest.click()
    await expectUnread(buyer, before)
  })

  await test.step('everything is there, once, in order, on both sides', async () => {
    for (const page of [buyer, vendor])
      for (const who of ['vendor', 'buyer']) await expectAll(page, who)
    expect(await textsIn(buyer)).toEqual(await textsIn(vendor))
    await expectState(vendor, `vendor ${EACH}`, 'Read')
    await expectState(buyer, `buyer ${EACH}`, 'Read')
  })

  await test.step('messages written offline survive a reload', async () => {
    await vendor.context().setOffline(true)
    await sendAll(vendor, ['Kept until it is sent'])
    await vendor.context().setOffline(false)
    await vendor.reload()
    await expectState(vendor, 'Kept until it is sent', 'Read')
    await expect(messageWith(buyer, 'Kept until it is sent')).toHaveCount(1, SOON)
    await openWith(buyer, 'buyer', id)
    await expect(messageWith(buyer, 'Kept until it is sent')).toHaveCount(1)
  })
  await balancer.stop()
})
