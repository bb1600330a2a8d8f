import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { pdf, png } from '../support/files'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { rupiah } from '../support/relations'
import {
  answerProof,
  BUYER,
  CAREFUL,
  changeItem,
  chooseAction,
  makeOrder,
  moveOrder,
  onlyPackage,
  ORDERS,
  PLAIN,
  readOrder,
} from '../support/orders'
import { PHONE } from '../support/screens'
import { expectRowColour } from '../support/colours'
import { expect, signIn, test } from '../support/test'

const cardOf = (page: Page, { code_po: code }: PurchaseOrder): Locator =>
  page.getByRole('article', { name: code })
const rowOf = (card: Locator, name: string): Locator =>
  card.getByRole('row').filter({ hasText: name })
const confirmed = async (page: Page, question: string, answer: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** More than enough time for an automatic update. */
const SOON = { timeout: 60_000 }

const addressOf = (status: string, { code_po: value }: PurchaseOrder): string =>
  `${ORDERS}?${new URLSearchParams({ status, by: 'code_po', value })}`

async function decideEach(page: Page, request: APIRequestContext): Promise<void> {
  const order = await makeOrder(request, PLAIN, 4)
  const pack = onlyPackage(order)
  const [fewer, dearer, removed, same] = pack.items
  if (!fewer || !dearer || !removed || !same) throw new Error('Four items were ordered')
  await moveOrder(request, PLAIN, order, 'pick')
  await changeItem(request, PLAIN, pack, fewer, { quantity: 6, reason: 'Only six are left' })
  const price = dearer.retail_price + 1_500
  await changeItem(request, PLAIN, pack, dearer, { retail_price: price, reason: 'Dearer now' })
  await changeItem(request, PLAIN, pack, removed, { quantity: 0, reason: 'Not made any more' })
  const buyer = await signInByApi(request, BUYER)
  const changed = await readOrder(buyer, order.code_po)
  const subTotal = onlyPackage(changed).items.find(({ _id }) => _id === fewer._id)?.sub_total ?? 0

  await page.goto(addressOf('Pick', order))
  const card = cardOf(page, order)
  // proves 2.2.64 2.4.5
  await test.step('old and new values, with the reason', async () => {
    await expect(card.getByText('3 items are waiting for your approval')).toBeVisible()
    await expect(rowOf(card, fewer.name)).toContainText('Waiting Approval')
    await expectRowColour(rowOf(card, fewer.name).first(), 'amber')
    await expect(rowOf(card, same.name)).toContainText('OK')
    await expectRowColour(rowOf(card, same.name), 'green')
    await expect(card.getByText('10 becomes 6')).toBeAttached()
    const becomes = `${rupiah(fewer.sub_total)} becomes ${rupiah(subTotal)}`
    await expect(card.getByText(becomes)).toBeAttached()
    await expect(card.getByText('Reason: Only six are left')).toBeVisible()
    await expect(card.getByText(rupiah(order.grand_total)).first()).toBeVisible()
  })
  await test.step('the question names the figures and can be declined', async () => {
    await card.getByRole('button', { name: `Approve ${fewer.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve this item?' })
    await expect(dialog.getByRole('listitem')).toContainText(fewer.name)
    await expect(dialog.getByText('10 becomes 6')).toBeAttached()
    await expect(dialog.getByText(rupiah(fewer.discount_price))).toBeVisible()
    const becomes = `${rupiah(fewer.sub_total)} becomes ${rupiah(subTotal)}`
    await expect(dialog.getByText(becomes)).toBeAttached()
    await confirmed(page, 'Approve this item?', 'Cancel')
    await expect(card.getByText('3 items are waiting for your approval')).toBeVisible()
  })
  await test.step('approved: the new figures apply', async () => {
    await card.getByRole('button', { name: `Approve ${fewer.name}` }).click()
    await confirmed(page, 'Approve this item?', 'Approve')
    await expect(page.getByText('The changes are approved.')).toBeVisible()
    await expect(card.getByText('2 items are waiting for your approval')).toBeVisible()
    await expect(rowOf(card, fewer.name)).toContainText('OK')
    await expect(rowOf(card, fewer.name)).toContainText('was 10')
    await expectRowColour(rowOf(card, fewer.name), 'green')
    const total = order.grand_total - fewer.sub_total + subTotal
    await expect(card.getByText(rupiah(total)).first()).toBeVisible()
  })
  await test.step('rejected: the item is canceled', async () => {
    await card.getByRole('button', { name: `Reject ${dearer.name}` }).click()
    await confirmed(page, 'Reject this item?', 'Reject')
    await expect(page.getByText(/^The changes are rejected/)).toBeVisible()
    await expect(card.getByText('1 item is waiting for your approval')).toBeVisible()
    await expect(rowOf(card, dearer.name)).toContainText('Canceled')
    await expectRowColour(rowOf(card, dearer.name), 'gray')
    await expect(rowOf(card, dearer.name).locator('s')).toContainText([
      '10',
      rupiah(dearer.discount_price),
      rupiah(dearer.sub_total),
    ])
    await expect(card.getByText('3 items', { exact: true })).toBeVisible()
  })
  await test.step('by keyboard the focus moves to the next item', async () => {
    const next = card.getByRole('button', { name: `Approve ${removed.name}` })
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`${removed.name} can’t be delivered and will be canceled.`)
    await expect(dialog.getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rowOf(card, removed.name)).toContainText('Canceled')
    await expect(card.getByText(/(is|are) waiting for your approval/)).toBeHidden()
  })
}

async function decideAll(page: Page, request: APIRequestContext): Promise<void> {
  const order = await makeOrder(request, PLAIN, 3)
  const pack = onlyPackage(order)
  const [first, second, same] = pack.items
  if (!first || !second || !same) throw new Error('Three items were ordered')
  await moveOrder(request, PLAIN, order, 'pick')
  for (const item of [first, second])
    await changeItem(request, PLAIN, pack, item, { quantity: 4, reason: 'Fewer' })
  await page.goto(addressOf('Pick', order))
  const card = cardOf(page, order)
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/purchase-order/Accept')) sent.push(call.url())
  })
  await card.getByRole('button', { name: `Approve all of ${pack.code_package}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve 2 items?' })
  for (const { name } of [first, second])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(
      '10 becomes 4',
    )
  await dialog.getByRole('button', { name: 'Approve', exact: true }).dblclick()
  await expect(page.getByText('The changes are approved.')).toBeVisible()
  await expect(card.getByText(/(is|are) waiting for your approval/)).toBeHidden()
  for (const { name } of [first, second]) await expect(rowOf(card, name)).toContainText('was 10')
  await expect(rowOf(card, same.name)).not.toContainText('was')
  expect(sent).toHaveLength(1)
}

async function decideTooLate(page: Page, request: APIRequestContext): Promise<void> {
  const order = await makeOrder(request, PLAIN, 2)
  const pack = onlyPackage(order)
  const [item] = pack.items
  if (!item) throw new Error('The package has items')
  await moveOrder(request, PLAIN, order, 'pick')
  await changeItem(request, PLAIN, pack, item, { quantity: 4, reason: 'Fewer' })
  await page.goto(addressOf('Pick', order))
  const card = cardOf(page, order)
  await card.getByRole('button', { name: `Reject ${item.name}` }).click()
  const buyer = await signInByApi(request, BUYER)
  await buyer.post('POST', '/purchase-order/Accept', { packageId: pack._id, itemsId: item._id })
  await confirmed(page, 'Reject this item?', 'Reject')
  const alert = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(alert).toBeVisible()
  await expect(rowOf(card, item.name)).toContainText('OK')
  await expect(rowOf(card, item.name)).toContainText('was 10')
}

// proves 2.1.5
test('the vendor’s changes are decided', async ({ page, request }) => {
  test.slow()
  await signIn(page, BUYER)
  // proves 2.2.64 2.2.65 2.2.69 2.4.5 2.4.6 2.4.7
  await test.step('items that the vendor changed are approved and rejected, each after a question', () =>
    decideEach(page, request))
  await test.step('all waiting items are decided together, by one request', () =>
    decideAll(page, request))
  await test.step('a late decision is an error, and the screen shows the current state', () =>
    decideTooLate(page, request))
})

async function proveDownPayment(page: Page, request: APIRequestContext): Promise<void> {
  const order = await makeOrder(request, CAREFUL)
  await page.goto(addressOf('Waiting DP', order))
  const card = cardOf(page, order)
  const submit = card.getByRole('button', { name: 'Submit' })
  const waiting = card.getByRole('button', { name: 'Waiting Vendor Confirmation' })
  const file = card.getByLabel('Proof of payment', { exact: true })
  const send = async (name: string) => {
    await file.setInputFiles(png(name, 600))
    await submit.click()
    await expect(page.getByText(/^Success upload image proof/)).toBeVisible()
    await expect(waiting).toBeDisabled()
  }
  // proves 2.5.3 2.5.4
  await test.step('an image only, without spaces in its name', async () => {
    await expect(card.getByText(rupiah(order.down_payment)).first()).toBeVisible()
    await expect(submit).toBeDisabled()
    await file.setInputFiles(pdf('bukti.pdf'))
    await expect(card.getByText(/^bukti.pdf is not an image/)).toBeVisible()
    await expect(submit).toBeDisabled()
    await file.setInputFiles({ ...pdf('bukti.png'), mimeType: 'image/png' })
    await expect(card.getByText(/^bukti.png is not an image/)).toBeVisible()
    await expect(submit).toBeDisabled()
    await file.setInputFiles(png('bukti transfer 1.png', 600))
    await expect(card.getByText('buktitransfer1.png')).toBeVisible()
    await expect(submit).toBeEnabled()
  })
  await test.step('cancelled before sending, nothing is lost', async () => {
    await submit.click()
    await card.getByRole('button', { name: 'Cancel the upload of Proof of payment' }).click()
    await expect(card.getByText('buktitransfer1.png')).toBeVisible()
    await expect(submit).toBeEnabled()
  })
  await test.step('sent: waiting for the vendor', async () => {
    await send('bukti transfer 1.png')
    await page.reload()
    await expect(waiting).toBeDisabled()
    await expect(card.getByRole('link', { name: 'Open the proof in a new tab' })).toBeVisible()
  })
  await test.step('refused: why, and another', async () => {
    await answerProof(request, CAREFUL, order, 'The amount is not readable')
    await page.reload()
    await expect(card.getByText('The vendor rejected the proof. Upload another one.')).toBeVisible()
    await expect(card.getByText('The amount is not readable')).toBeVisible()
    await send('bukti.png')
  })
  await test.step('refused at once, before the orders were read again', async () => {
    await answerProof(request, CAREFUL, order, 'Of another order')
    await expect(card.getByText('Of another order')).toBeVisible(SOON)
    await send('bukti-lain.png')
  })
  await test.step('confirmed: ready to process', async () => {
    await answerProof(request, CAREFUL, order)
    await page.goto(addressOf('New', order))
    await expect(card.getByText('Confirmed')).toBeVisible()
  })
}

async function cancel(page: Page, request: APIRequestContext): Promise<void> {
  const order = await makeOrder(request, CAREFUL)
  const code = order.code_po
  await page.goto(addressOf('Waiting DP', order))
  const card = cardOf(page, order)
  await card.getByLabel('Proof of payment', { exact: true }).setInputFiles(png('bukti.png', 600))
  await card.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/^Success upload image proof/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Open the proof in a new tab' })).toBeVisible()

  await chooseAction(page, code, 'Cancel order')
  const dialog = page.getByRole('dialog', { name: `Cancel ${code}` })
  await expect(dialog).toContainText('the remaining amount becomes a refund due')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('No longer needed')
  await dialog.getByRole('button', { name: 'Cancel order' }).dblclick()
  await expect(
    page.getByRole('status').filter({ hasText: 'The order is canceled.' }),
  ).toContainText('Success')
  await expect(card).toBeHidden()
  await test.step('a notice says where it went', async () => {
    const toast = page.getByRole('status').filter({ hasText: `${code} is now in Canceled.` })
    await toast.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('tab', { selected: true })).toContainText('Canceled')
  })
  await expect(card.getByText('No longer needed')).toBeVisible()
  // The order has no action left, so there is no menu, which would contain Print Order.
  await expect(card.getByRole('button', { name: `Actions for ${code}` })).toHaveCount(0)
  await expect(card.getByText(/^Canceled by Hasan Basri/)).toBeVisible()
  // An unconfirmed proof creates no refund; the vendor must confirm the money first.
  await answerProof(request, CAREFUL, order)
  await expect(card.getByText('The vendor owes you this part')).toBeVisible(SOON)
  await expect(card.getByText('Refund due').first()).toBeVisible()
  for (const { name } of onlyPackage(order).items)
    await expect(rowOf(card, name)).toContainText('Canceled')
}

async function receive(page: Page, request: APIRequestContext): Promise<void> {
  const order = await makeOrder(request, PLAIN)
  const { _id, code_package: code } = onlyPackage(order)
  await moveOrder(request, PLAIN, order, 'pick', 'make-ready', 'ship')
  await page.goto(addressOf('Shipped', order))
  const card = cardOf(page, order)
  await expect(card.getByText('JNE')).toBeVisible()
  // The order has no department.
  await expect(card.getByText('N/A', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Copy JT-0099' })).toBeVisible()
  await card.getByRole('button', { name: `Actions for ${order.code_po}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Print Order' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await card.getByRole('link', { name: `Create INBOUND of ${code}` }).click()
  await expect(page).toHaveURL(new RegExp(`good-receipt-note\\?package=${_id}`))
}

// proves 2.1.5
test('an order is paid for, canceled, received', async ({ page, request }) => {
  test.slow()
  await signIn(page, BUYER)
  // proves 2.2.62 2.2.63 2.4.8
  await test.step('the proof of a down payment: an image, refused once, then confirmed', () =>
    proveDownPayment(page, request))
  // proves 2.2.68 2.2.69
  await test.step('an order is canceled with a reason; what was paid is a refund due', () =>
    cancel(page, request))
  // proves 2.2.60 2.2.66
  await test.step('a package on its way says how, and is received', () => receive(page, request))
})

test('users without permission see the status and no button', async ({ page, request }) => {
  const order = await makeOrder(request, PLAIN, 2)
  const pack = onlyPackage(order)
  const [item] = pack.items
  if (!item) throw new Error('The package has items')
  await moveOrder(request, PLAIN, order, 'pick')
  await changeItem(request, PLAIN, pack, item, { quantity: 4, reason: 'Fewer' })
  const unpaid = await makeOrder(request, CAREFUL)
  await signIn(page, 'purchasing@segara.test')
  await page.goto(addressOf('Pick', order))
  const card = cardOf(page, order)
  await expect(card.getByText('1 item is waiting for approval')).toBeVisible()
  await expect(card.getByText('Reason: Fewer')).toBeVisible()
  await expect(card.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0)
  await page.goto(addressOf('Waiting DP', unpaid))
  const other = cardOf(page, unpaid)
  await expect(other.getByText('Requested')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(other.getByText('Proof of payment')).toHaveCount(0)
  // This role may cancel orders.
  await other.getByRole('button', { name: `Actions for ${unpaid.code_po}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toBeVisible()
})

test('on a phone in dark mode: nothing overflows, no accessibility findings', async ({
  openAs,
  request,
}) => {
  const order = await makeOrder(request, PLAIN, 10)
  const pack = onlyPackage(order)
  const [item] = pack.items
  const last = pack.items.at(-1)
  if (!item || !last) throw new Error('The package has items')
  await moveOrder(request, PLAIN, order, 'pick')
  await changeItem(request, PLAIN, pack, last, { quantity: 4, reason: 'Fewer '.repeat(40) })
  const unpaid = await makeOrder(request, CAREFUL)
  const page = await openAs(BUYER, { viewport: PHONE, colorScheme: 'dark', hasTouch: true })
  await page.goto(addressOf('Pick', order))
  const card = cardOf(page, order)
  await test.step('a long package is collapsed, waiting items first', async () => {
    await expect(card.getByRole('button', { name: `Approve ${last.name}` })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Show all 10 items' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Show all 10 items' }).tap()
    for (const { name } of pack.items) await expect(rowOf(card, name).first()).toBeVisible()
    await expect(card.getByRole('row').nth(1)).toContainText(last.name)
  })
  await page.goto(addressOf('Waiting DP', unpaid))
  await expect(cardOf(page, unpaid).getByRole('button', { name: 'Submit' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
