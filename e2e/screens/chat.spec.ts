import { BUYER } from '../support/both-sides'
import {
  conversation,
  expectState,
  field,
  log,
  openWith,
  messageWith,
  sendMessage,
  SOON,
} from '../support/chat'
import { pdf, png } from '../support/files'
import { expectThumbRoom } from '../support/looks'
import { makeOrder, makeVendor, SELLER } from '../support/vendor-orders'
import { PHONE } from '../support/screens'
import { expect, test } from '../support/test'

/** More messages than two pages of the history. */
const MANY = 70

test('earlier messages load without a jump, are found by their text, and can be opened', async ({
  openAs,
  request,
  server,
}) => {
  const { id } = await makeVendor(request, 'Riwayat')
  const page = await openAs(BUYER)
  await openWith(page, 'buyer', id)
  await sendMessage(page, 'The very first: blue pens')
  await expectState(page, 'The very first: blue pens', 'Sent')
  // Simulates messages that were written over a long time.
  await server.sql(
    `insert into messages (buyer_id, conversation_id, seq, id, from_vendor, by_vendor, from_user_id,
       from_user_name, text, created_at)
     select m.buyer_id, m.conversation_id, n, gen_random_uuid(), false, 0, m.from_user_id,
       m.from_user_name, 'Line ' || n, m.created_at + n * interval '1 second'
     from messages m join conversations c on c.buyer_id = m.buyer_id and c.id = m.conversation_id
     cross join generate_series(2, ${MANY}) n where c.vendor_id = $1`,
    [id],
  )
  await server.sql('update conversations set last_seq = $2 where vendor_id = $1', [id, MANY])
  await page.reload()
  await expect(messageWith(page, `Line ${MANY}`)).toBeInViewport()
  await expect(messageWith(page, 'The very first: blue pens')).toHaveCount(0)

  await test.step('loading earlier messages keeps the visible ones in place', async () => {
    const first = log(page).getByRole('article').first()
    const seq = await first.getAttribute('data-seq')
    const anchor = log(page).locator(`[data-seq="${seq}"]`)
    await log(page).evaluate((element) => {
      element.scrollTop = 40
    })
    const before = await anchor.boundingBox()
    await expect.poll(() => log(page).getByRole('article').count()).toBeGreaterThan(40)
    const after = await anchor.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThan(4)
  })

  // proves 2.2.93
  await test.step('matches are found, opened and marked, and the address contains the search', async () => {
    await page.getByRole('button', { name: 'To the latest message' }).click()
    await expect(messageWith(page, `Line ${MANY}`)).toBeInViewport()
    await page.getByRole('button', { name: 'Search messages' }).click()
    const words = page.getByRole('searchbox', { name: 'Search messages' })
    const hits = page.getByRole('list', { name: 'Messages found' }).getByRole('button')
    // The message is already loaded, above the visible part.
    await words.fill('Line 45')
    await hits.filter({ hasText: 'Line 45' }).click()
    await expect(page).toHaveURL(/at=45\b/)
    await expect(messageWith(page, 'Line 45')).toBeInViewport()
    await words.fill('blue pens')
    await hits.filter({ hasText: 'blue pens' }).click()
    const found = log(page).getByRole('article').filter({ hasText: 'The very first' })
    await expect(found).toBeInViewport()
    await expect(found.locator('mark')).toHaveText('blue pens')
    await expect(page).toHaveURL(/at=1\b/)
    await page.reload()
    await expect(found).toBeInViewport()
  })
})

test('files and cards are shown on both sides; drafts stay with their conversation', async ({
  openAs,
  request,
}) => {
  const order = await makeOrder(request, 1)
  const page = await openAs(BUYER)
  await page.goto(`/dashboard/purchase-orders?page=detail&id=${order.code_po}`)
  await page.getByRole('link', { name: 'Message vendor' }).click()
  await expect(field(page)).toHaveValue(`${order.code_po} `)

  await test.step('a card of the order, which opens it', async () => {
    const text = `${order.code_po} is late`
    await sendMessage(page, text)
    const card = log(page).getByRole('link', { name: new RegExp(order.code_po) })
    await expect(card.last()).toContainText('Rp')
    const vendor = await openAs(SELLER.email)
    await openWith(vendor, 'vendor', order.buyer._id)
    await messageWith(vendor, text)
      .getByRole('link', { name: new RegExp(order.code_po) })
      .click()
    await expect(vendor.getByRole('heading', { level: 1, name: order.code_po })).toBeVisible()
  })
  await test.step('files go with a message', async () => {
    const vendor = await openAs(SELLER.email)
    await openWith(vendor, 'vendor', order.buyer._id)
    await page
      .getByLabel('Attach files')
      .and(page.locator('input'))
      .setInputFiles([pdf('prices.pdf'), png('photo.png', 600)])
    const attached = page.getByRole('group', { name: 'Attached files' })
    await expect(attached.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(attached).toBeHidden()
    const link = log(page).getByRole('link', { name: 'Open prices.pdf' }).last()
    await expect(link).toBeVisible(SOON)
    expect((await request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true)
    await expect(log(page).getByRole('img', { name: 'photo.png' }).last()).toBeVisible()
    const vendorLink = log(vendor).getByRole('link', { name: 'Open prices.pdf' }).last()
    await expect(vendorLink).toBeVisible(SOON)
    const [own, other] = [await link.getAttribute('href'), await vendorLink.getAttribute('href')]
    expect(other).not.toBe(own)
    expect((await request.get(other ?? '')).ok()).toBe(true)
  })
  await test.step('a text from a spreadsheet comes without the picture beside it', async () => {
    const isHandled = await field(page).evaluate((into) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '12\t15')
      clipboardData.items.add(new File(['…'], 'image.png', { type: 'image/png' }))
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return !into.dispatchEvent(paste)
    })
    expect(isHandled).toBe(false)
  })
  await test.step('a draft is kept for its conversation alone', async () => {
    const url = page.url()
    await field(page).fill('Not sent yet')
    const other = await makeVendor(request, 'Lain')
    await openWith(page, 'buyer', other.id)
    await expect(field(page)).toHaveValue('')
    await page.goto(url)
    await expect(field(page)).toHaveValue('Not sent yet')
    await field(page).fill('')
  })
})

test('on a phone the list leads to the conversation and back', async ({ openAs, request }) => {
  const { id, legalName } = await makeVendor(request, 'Saku')
  const page = await openAs(BUYER, { viewport: PHONE })
  await openWith(page, 'buyer', id)
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible()
  await sendMessage(page, 'مرحبا <script>alert(1)</script> 😀')
  await expectThumbRoom(page.getByRole('button', { name: 'Attach files' }))
  await page.getByRole('button', { name: 'Back to conversations' }).click()
  await expect(conversation(page, legalName)).toContainText('You: مرحبا')
  await expect(log(page)).toBeHidden()
  await conversation(page, legalName).click()
  await expect(messageWith(page, 'مرحبا <script>alert(1)</script> 😀')).toBeVisible()
})
