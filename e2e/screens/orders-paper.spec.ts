import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/looks'
import { linkIn, mailTo } from '../support/mail'
import { rupiah } from '../support/oracle'
import { BUYER, makeOrder, ORDERS, PLAIN } from '../support/orders'
import { expect, signIn, test } from '../support/test'

/** An order's page, as the buyer. */
async function open(page: Page, { code_po: code }: PurchaseOrder): Promise<void> {
  await signIn(page, BUYER)
  await page.goto(`${ORDERS}?page=detail&id=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
}

const isPdf = (content: Buffer) => content.subarray(0, 5).toString('latin1') === '%PDF-'

test('Print Order: the document alone, on A4, with its figures and when it is due', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, PLAIN, 2)
  // The printer's dialog is the browser's own: what it would be given is looked at instead.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await open(page, order)
  await page.getByRole('button', { name: 'Print Order' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByText('PURCHASE ORDER', { exact: true })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Order' })).toBeHidden()
  for (const text of ['Due date', order.code_po, order.vendor.name, order.ship_to.name])
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

  await test.step('and goes when it was printed', async () => {
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
  })
})

test('Download PDF saves the document under its code', async ({ page, request }) => {
  const order = await makeOrder(request, PLAIN)
  await open(page, order)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await saving).suggestedFilename()).toBe(`${order.code_po}.pdf`)
})

test('Send Email: addresses are looked at, and each gets a link that opens the PDF', async ({
  page,
  request,
  browser,
}) => {
  const order = await makeOrder(request, PLAIN)
  const address = `sales-${order.code_po.toLowerCase()}@bersih.test`
  await open(page, order)
  await page.getByRole('button', { name: 'Send Email' }).click()
  const dialog = page.getByRole('dialog')
  const recipients = dialog.getByRole('combobox', { name: 'Recipients' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeHidden()

  await test.step('what is no address is told, and cannot be sent to', async () => {
    await recipients.fill('nobody')
    await recipients.press('Enter')
    await expect(dialog.getByText('Email incomplate or invalid')).toBeVisible()
    await expect(send).toBeHidden()
    await expectAccessible(page)
  })
  await test.step('Enter adds one', async () => {
    await recipients.fill(address)
    await recipients.press('Enter')
    await expect(dialog.getByText('Email incomplate or invalid')).toBeHidden()
    await expect(dialog.getByText(address, { exact: true })).toBeVisible()
    await send.click()
    await expect(page.getByText('Success send Email')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
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
