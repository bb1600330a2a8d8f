import { BUYER } from '../support/both-sides'
import {
  conversation,
  expectState,
  field,
  log,
  MESSAGES,
  openWith,
  messageWith,
  sendMessage,
  SOON,
} from '../support/chat'
import { officeFile } from '../support/files'
import { expectThumbRoom } from '../support/looks'
import { PHONE } from '../support/screens'
import { expect, test } from '../support/test'
import { makeVendor } from '../support/vendor-orders'

const COMPANY = 'PT Nusantara Maju Jaya'
const MANY = 70

test('documents and texts are attached by the button, by a paste and by a drop, and saved', async ({
  openAs,
  request,
}) => {
  const { id, email } = await makeVendor(request, 'Berkas')
  const page = await openAs(BUYER)
  await openWith(page, 'buyer', id)
  const attached = page.getByRole('group', { name: 'Attached files' })
  const input = page.getByLabel('Attach files').and(page.locator('input'))

  await test.step('chosen', async () => {
    await input.setInputFiles([
      { name: 'Penawaran.docx', mimeType: '', buffer: officeFile('docx') },
      { name: 'harga.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('a;b\n1;2') },
    ])
    await expect(attached.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  })
  await test.step('pasted and dropped', async () => {
    await field(page).evaluate((into) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['Selamat pagi'], 'catatan.txt', { type: 'text/plain' }))
      into.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x;y'], 'stok.csv', { type: 'text/csv' }))
      into.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(attached.getByRole('button', { name: /^Remove/ })).toHaveCount(4)
  })
  await test.step('other files are refused by name and by content', async () => {
    await input.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
    await expect(attached.getByRole('alert')).toContainText('a.exe cannot be attached')
    await attached.getByRole('button', { name: 'Remove', exact: true }).click()
    await input.setInputFiles({ name: 'a.docx', mimeType: '', buffer: Buffer.from('no document') })
    await expect(attached.getByRole('alert')).toContainText('cannot be attached')
    await attached.getByRole('button', { name: 'Remove', exact: true }).click()
  })
  await test.step('Enter during an upload says so and loses nothing', async () => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/files', async (route) => {
      await gate
      await route.continue()
    })
    await input.setInputFiles({ name: 'lambat.txt', mimeType: '', buffer: Buffer.from('lambat') })
    await field(page).fill('Terlampir')
    await field(page).press('Enter')
    await expect(page.getByText('A file is still being uploaded.')).toBeVisible()
    await expect(field(page)).toHaveValue('Terlampir')
    letGo()
    await expect(page.getByText('A file is still being uploaded.')).toBeHidden()
    await page.unrouteAll({ behavior: 'wait' })
    await attached.getByRole('button', { name: 'Remove lambat.txt' }).click()
    await field(page).fill('')
  })
  await test.step('sent: name, size and download on the other side', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const vendor = await openAs(email)
    await vendor.goto(MESSAGES.vendor)
    await conversation(vendor, COMPANY).click()
    const links = log(vendor).getByRole('link', { name: /^Download/ })
    await expect(links).toHaveCount(4, SOON)
    await expect(links.last()).toContainText('CSV · 3 B')
    const link = log(vendor).getByRole('link', { name: 'Download Penawaran.docx' })
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    const { 'content-disposition': disposition } = answer.headers()
    expect(disposition).toContain('attachment; filename="Penawaran.docx"')
    expect((await answer.body()).equals(officeFile('docx'))).toBe(true)
  })
  await test.step('without a network the upload fails with a message, and Try again sends it', async () => {
    await page.context().setOffline(true)
    await input.setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('b') })
    await expect(attached.getByRole('alert')).toContainText('b.txt was not uploaded.')
    await page.context().setOffline(false)
    await attached.getByRole('button', { name: 'Try again' }).click()
    await expect(attached.getByRole('button', { name: 'Remove b.txt' })).toBeVisible()
  })
})

test('a reply quotes its message, even from an earlier page, and opens it', async ({
  openAs,
  request,
  server,
}) => {
  const { id, email } = await makeVendor(request, 'Balasan')
  const page = await openAs(BUYER)
  await openWith(page, 'buyer', id)
  await sendMessage(page, 'Is it in stock?')
  await expectState(page, 'Is it in stock?', 'Sent')
  const vendor = await openAs(email)
  await vendor.goto(MESSAGES.vendor)
  await conversation(vendor, COMPANY).click()

  await test.step('by keyboard: chosen, cancelled, chosen again, sent', async () => {
    const reply = messageWith(vendor, 'Is it in stock?').getByRole('button', { name: /^Reply to/ })
    await reply.focus()
    await expect(reply).toHaveCSS('opacity', '1')
    await vendor.keyboard.press('Enter')
    const bar = vendor.getByRole('group', { name: /^Reply to/ })
    await expect(bar).toContainText('Is it in stock?')
    await expect(field(vendor)).toBeFocused()
    await vendor.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await reply.click()
    await vendor.keyboard.type('Yes, all ten')
    // The quoted message survives a reload together with the typed text.
    await vendor.reload()
    await expect(bar).toContainText('Is it in stock?')
    await field(vendor).press('Enter')
    await expect(bar).toBeHidden()
  })
  const answer = log(page).getByRole('article').filter({ hasText: 'Yes, all ten' })
  const quote = answer.getByRole('button', { name: 'Go to the message from You: Is it in stock?' })
  await expect(quote).toBeVisible(SOON)

  await test.step('from many messages later', async () => {
    await server.sql(
      `insert into messages (buyer_id, conversation_id, seq, id, from_vendor, by_vendor, from_user_id,
         from_user_name, text, created_at, reply_to_seq)
       select m.buyer_id, m.conversation_id, n, gen_random_uuid(), false, 1, m.from_user_id,
         m.from_user_name, 'Line ' || n, now() + n * interval '1 second',
         case when n = ${MANY} then 1 end
       from messages m join conversations c on c.buyer_id = m.buyer_id and c.id = m.conversation_id
       cross join generate_series(3, ${MANY}) n where c.vendor_id = $1 and m.seq = 1`,
      [id],
    )
    await server.sql('update conversations set last_seq = $2 where vendor_id = $1', [id, MANY])
    await page.reload()
    const last = log(page).locator(`[data-seq="${MANY}"]`)
    await expect(last).toBeInViewport()
    const first = log(page).locator('[data-seq="1"]')
    await expect(first).toHaveCount(0)
    await last.getByRole('button', { name: /^Go to the message from/ }).click()
    await expect(first).toBeInViewport()
    await expect(page).toHaveURL(/at=1\b/)
    await expect(log(page)).toBeFocused()
  })
  await test.step('on a phone, by touch', async () => {
    const phone = await openAs(BUYER, { viewport: PHONE, hasTouch: true, isMobile: true })
    await openWith(phone, 'buyer', id)
    const reply = log(phone)
      .locator(`[data-seq="${MANY}"]`)
      .getByRole('button', { name: /^Reply/ })
    await expectThumbRoom(reply)
    await expect(reply).toHaveCSS('opacity', '1')
    await reply.tap()
    await expect(phone.getByRole('group', { name: 'Reply to yourself' })).toBeVisible()
  })
})

test('the user’s last message shows who has read it, and when', async ({ openAs, request }) => {
  const { id, email } = await makeVendor(request, 'Dibaca')
  const page = await openAs(BUYER)
  await openWith(page, 'buyer', id)
  await sendMessage(page, 'First')
  await sendMessage(page, 'Second')
  await expectState(page, 'Second', 'Sent')
  await expect(log(page).getByText(/^Read by/)).toHaveCount(0)
  const vendor = await openAs(email)
  await vendor.goto(MESSAGES.vendor)
  await conversation(vendor, COMPANY).click()
  await expectState(page, 'Second', 'Read')
  // The reader names appear without a reload and are still there after one.
  const readBy = messageWith(page, 'Second').getByRole('button', {
    name: 'Read by Owner of Dibaca',
  })
  await expect(readBy).toBeVisible()
  await expect(log(page).getByText(/^Read by/)).toHaveCount(1)
  await page.reload()
  await readBy.focus()
  await page.keyboard.press('Enter')
  const readers = page.getByRole('list', { name: 'Who has read the message' })
  await expect(readers.getByRole('listitem')).toHaveText(/^Owner of Dibaca.*\d\d:\d\d$/)
  // The dialog receives the focus shortly after it appears.
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(readers).toBeHidden()
  await expect(readBy).toBeFocused()
})

test('a reply is sent once, also after a network failure; a missing message says so', async ({
  openAs,
  request,
}) => {
  const { id } = await makeVendor(request, 'Putus')
  const page = await openAs(BUYER)
  await openWith(page, 'buyer', id)
  await sendMessage(page, 'Which colour?')
  await expectState(page, 'Which colour?', 'Sent')
  const reply = log(page)
    .locator('[data-seq="1"]')
    .getByRole('button', { name: /^Reply/ })
  const quotes = log(page).getByRole('button', {
    name: 'Go to the message from You: Which colour?',
  })

  await test.step('two presses on Send', async () => {
    await reply.click()
    await field(page).fill('Blue')
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expectState(page, 'Blue', 'Sent')
    await expect(messageWith(page, 'Blue')).toHaveCount(1)
  })
  await test.step('offline, then online', async () => {
    await reply.click()
    await page.context().setOffline(true)
    await sendMessage(page, 'Or green')
    await expect(quotes).toHaveCount(2)
    await page.context().setOffline(false)
    await expectState(page, 'Or green', 'Sent')
    await page.reload()
    await expect(quotes).toHaveCount(2)
    expect(await log(page).getByRole('article').count()).toBe(3)
  })
  await test.step('the address of a message that does not exist', async () => {
    await page.goto(`${page.url()}&at=900`)
    await expect(page.getByText('This message is not in this conversation.')).toBeVisible()
    await expect(messageWith(page, 'Or green')).toBeInViewport()
  })
})
