import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Page } from '@playwright/test'
import { expectLightPaper } from '../support/paper'
import { expectAccessible } from '../support/looks'
import { linkIn, mailTo } from '../support/mail'
import { rupiah } from '../support/relations'
import { BUYER, chooseAction, makeOrder, ORDERS, PLAIN } from '../support/orders'
import { PHONE } from '../support/screens'
import { expect, signIn, test } from '../support/test'

async function open(page: Page, { code_po: code }: PurchaseOrder): Promise<void> {
  await signIn(page, BUYER)
  await page.goto(`${ORDERS}?page=detail&id=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
}

const isPdf = (content: Buffer) => content.subarray(0, 5).toString('latin1') === '%PDF-'

// proves 2.2.70 2.9.22
test('Print Order: the document alone, on A4, with its figures and when it is due', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, PLAIN, 2)
  // The print dialog belongs to the browser, so the test checks the page that it would print.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await open(page, order)
  await page.getByRole('button', { name: 'Print Order' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByText('PURCHASE ORDER', { exact: true })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Order' })).toBeHidden()
  for (const text of [
    'Due date',
    order.code_po,
    order.code_pr,
    order.vendor.name,
    order.ship_to.name,
  ])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  for (const { name } of order.packages.flatMap(({ items }) => items))
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await expect(
    page.getByText(rupiah(order.grand_total)).filter({ visible: true }).last(),
  ).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  // A4 in points.
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)

  await test.step('and disappears after printing', async () => {
    await expectLightPaper(page)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
  })
})

test('printing from a row’s menu shows that the order is loading', async ({ page, request }) => {
  const order = await makeOrder(request, PLAIN)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await signIn(page, BUYER)
  await page.goto(ORDERS)
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/api/purchase-order/${order._id}`, async (route) => {
    await gate
    await route.continue()
  })
  await chooseAction(page, order.code_po, 'Print Order')
  const menu = page.getByRole('button', { name: `Actions for ${order.code_po}` })
  await expect(menu).toHaveAttribute('aria-busy', 'true')
  await expect(menu).toBeFocused()
  letGo()
  await expect(menu).not.toHaveAttribute('aria-busy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('PURCHASE ORDER', { exact: true })).toBeVisible()
})

test('Download PDF saves the document under its code', async ({ page, request }) => {
  const order = await makeOrder(request, PLAIN)
  await open(page, order)
  const saving = page.waitForEvent('download')
  await chooseAction(page, order.code_po, 'Download PDF')
  expect((await saving).suggestedFilename()).toBe(`${order.code_po}.pdf`)
})

// proves 2.2.72
test('Send Email: addresses are validated, and each recipient gets a link that opens the PDF', async ({
  page,
  request,
  browser,
}) => {
  const order = await makeOrder(request, PLAIN)
  const address = `sales-${order.code_po.toLowerCase()}@bersih.test`
  await open(page, order)
  await chooseAction(page, order.code_po, 'Send email')
  const dialog = page.getByRole('dialog')
  const recipients = dialog.getByRole('combobox', { name: 'Recipients' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeHidden()

  await test.step('Escape in the field closes the dialog', async () => {
    await recipients.click()
    await recipients.press('Escape')
    await expect(dialog).toBeHidden()
    await chooseAction(page, order.code_po, 'Send email')
  })
  // proves 2.5.5 2.5.6
  await test.step('an invalid address is reported and cannot be used', async () => {
    await recipients.fill('nobody')
    await recipients.press('Enter')
    await expect(dialog.getByText('Email incomplate or invalid')).toBeVisible()
    await expect(send).toBeHidden()
    await expectAccessible(page)
  })
  // proves 2.5.6 2.5.7 2.8.8
  await test.step('Enter adds one', async () => {
    await recipients.fill(address)
    await recipients.press('Enter')
    await expect(dialog.getByText('Email incomplate or invalid')).toBeHidden()
    await expect(dialog.getByText(address, { exact: true })).toBeVisible()
    await expect(recipients).toHaveValue('')
  })
  // proves 2.8.8 2.8.9
  await test.step('a failed send says so and can be repeated', async () => {
    await page.route('**/api/purchase-order/sendEmail', (route) => route.abort(), { times: 1 })
    await send.click()
    await expect(dialog.getByText('Error send Email')).toBeVisible()
  })
  await test.step('sent', async () => {
    await send.click()
    await expect(page.getByText('Success send Email')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
  // proves 2.7.49
  await test.step('the link of the mail opens the document without sign-in', async () => {
    const mail = await mailTo(request, address, 'order-send')
    expect(mail.subject).toBe('Purchase Order Information')
    const stranger = await browser.newContext()
    const opened = await stranger.request.get(linkIn(mail))
    expect(opened.headers()['content-type']).toBe('application/pdf')
    expect(isPdf(await opened.body())).toBe(true)
    await stranger.close()
  })
})

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`Send Email: the suggestions cover no button at ${viewport.width}`, async ({
    openAs,
    request,
  }) => {
    const order = await makeOrder(request, PLAIN)
    const page = await openAs(BUYER, { viewport })
    await page.goto(`${ORDERS}?page=detail&id=${order.code_po}`)
    await chooseAction(page, order.code_po, 'Send email')
    const dialog = page.getByRole('dialog')
    const recipients = dialog.getByRole('combobox', { name: 'Recipients' })
    const offers = dialog.getByRole('group', { name: 'Suggested recipients' })
    const send = dialog.getByRole('button', { name: 'Send', exact: true })
    await expect(offers.getByRole('button')).toHaveText([order.vendor.email])
    await offers.getByRole('button').click()
    await expect(offers).toBeHidden()
    await expect(recipients).toBeFocused()

    await recipients.fill('other@bersih.test')
    await recipients.press('Enter')
    await expect(send).toBeVisible()
    await expect(page.getByRole('listbox')).toBeHidden()
    // A removed recipient is suggested again, including one that was typed.
    await recipients.press('Backspace')
    await expect(offers.getByRole('button')).toHaveText(['other@bersih.test'])
    await recipients.press('Backspace')
    await expect(send).toBeHidden()
    await expect(offers.getByRole('button')).toHaveText([order.vendor.email, 'other@bersih.test'])
    await offers.getByRole('button', { name: order.vendor.email }).click()
    const sent = page.waitForRequest((call) => call.url().endsWith('/purchase-order/sendEmail'))
    await send.click()
    expect((await sent).postDataJSON()).toMatchObject({ emails: [order.vendor.email] })
  })
