import type { APIRequestContext, Page } from '@playwright/test'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { countPages, savedBy } from '../support/paper'
import { signInByApi } from '../support/api'
import {
  INVOICES,
  makeApproved,
  makeInvoice,
  paidDirectly,
  payDirectly,
  proveTransfer,
  readInvoice,
} from '../support/invoices'
import { expectAccessible, expectCalm, expectNoSidewaysScroll, inEachLook } from '../support/looks'
import { rupiah } from '../support/relations'
import { VENDOR } from '../support/receipts'
import { expect, test } from '../support/test'
import { openPortal } from '../support/vendor-orders'

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sums = (page: Page) => page.getByRole('region', { name: 'Calculation' })

async function readReceipt(request: APIRequestContext, id: string): Promise<VendorReceipt> {
  const vendor = await signInByApi(request, VENDOR)
  return vendor.get<VendorReceipt>(`/vendor/receipts/${id}`)
}

test('a receipt is invoiced: previewed with its calculation, issued once, withdrawn with a reason', async ({
  page,
  request,
}) => {
  const { receipt, order, pack } = await makeApproved(request, 1)
  const { code } = receipt.received
  const vendor = await signInByApi(request, VENDOR, 'id')
  const preview = await vendor.get<InvoicePreview>(`/vendor/receipts/${receipt._id}/invoice`)
  await openPortal(page, VENDOR, `/vendor/receipts/${code}`)
  await page.getByRole('link', { name: 'Issue invoice' }).click()
  await expect(heading(page)).toHaveText('New invoice')
  for (const figure of [preview.sub_total, preview.tax, preview.grand_total])
    await expect(sums(page)).toContainText(rupiah(figure))
  const [short] = preview.items
  if (!short) throw new Error('The receipt has no item')
  await expect(page.getByRole('row').filter({ hasText: short.name })).toContainText('of 3')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Issue invoice' }).dblclick()
  await expect(page.getByText('Invoice issued', { exact: true })).toBeVisible()
  await expect(heading(page)).toHaveText(/^INV-/)
  const number = (await heading(page).textContent()) ?? ''
  expect(page.url()).toContain(`${INVOICES}/${number}`)
  const issued = await readInvoice(request, number)
  expect(issued).toMatchObject({
    grand_total: preview.grand_total,
    lastStatus: 'Ready to Payment',
  })
  expect((await readReceipt(request, code)).lastStatus).toBe('Invoicing')

  await test.step('it is a document, printed and saved as a file', async () => {
    expect(await savedBy(page, 'Download PDF')).toBe(`${number}.pdf`)
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await page.keyboard.press('Control+p')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('INVOICE', { exact: true })).toBeVisible()
    expect(await countPages(page)).toBe(1)
    await page.emulateMedia({ media: null })
  })

  await test.step('it is found from its order and its receipt', async () => {
    await page.goto(`/vendor/orders/${order.code_po}`)
    await page.getByRole('link', { name: 'View Invoices' }).click()
    await expect(heading(page)).toHaveText(number)
    await page.getByRole('link', { name: code }).click()
    await page.getByRole('link', { name: 'View invoice' }).click()
    await expect(heading(page)).toHaveText(number)
    await page.goto(`${INVOICES}/new?receipt=${code}`)
    await expect(page.getByText('This receipt has already been invoiced')).toBeVisible()
    await page.getByRole('link', { name: 'View invoice' }).click()
    await expect(heading(page)).toHaveText(number)
  })

  await test.step('withdrawn only with a reason; the next one has another number', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await dialog(page).getByRole('button', { name: 'Withdraw' }).click()
    await expect(dialog(page).getByText('A reason is required.')).toBeVisible()
    await dialog(page).getByLabel('Reason').fill('The price was wrong')
    await dialog(page).getByRole('button', { name: 'Withdraw' }).dblclick()
    await expect(page.getByText('Invoice withdrawn.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText('The price was wrong')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden()
    await page.goto(`${INVOICES}/new?receipt=${pack._id}`)
    await page.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(heading(page)).toHaveText(/^INV-/)
    await expect(heading(page)).not.toHaveText(number)
  })
})

test('changed figures must be reviewed again before issuing', async ({ page, request }) => {
  const { receipt } = await makeApproved(request)
  await openPortal(page, VENDOR, `${INVOICES}/new?receipt=${receipt.received.code}`)
  await expect(sums(page)).toBeVisible()
  const total = /"grand_total":(\d+)/
  await page.route('**/api/vendor/receipts/*/invoice', async (route) => {
    const sent = route.request().postData() ?? ''
    const other = sent.replace(total, (_, seen: string) => `"grand_total":${Number(seen) + 1}`)
    await route.continue(route.request().method() === 'POST' ? { postData: other } : {})
  })
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'The figures have changed since you opened this page',
  )
  expect((await readReceipt(request, receipt._id)).lastStatus).toBe('Ready to Invoice')
  await page.unroute('**/api/vendor/receipts/*/invoice')
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(heading(page)).toHaveText(/^INV-/)
})

test('several are issued together, each separately; an earlier issuer is named', async ({
  page,
  request,
}) => {
  const made = [
    await makeApproved(request),
    await makeApproved(request, 1),
    await makeApproved(request),
  ]
  const [first] = made
  if (!first) throw new Error('Nothing was made')
  await openPortal(page, VENDOR, '/vendor/receipts?tab=approved')
  for (const { receipt } of made)
    await page
      .getByRole('row')
      .filter({ hasText: receipt.received.code })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Issue invoices' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Issue 3 invoices?')
  await expect(dialog(page)).toContainText(/Total Rp\. /)
  await expectAccessible(page)
  const colleague = await signInByApi(request, VENDOR, 'id')
  await colleague.post('POST', `/vendor/receipts/${first.receipt._id}/invoice`, {})
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).dblclick()
  await expect(dialog(page)).toHaveAccessibleName('2 of 3 issued')
  const itemOf = ({ receipt }: (typeof made)[number]) =>
    dialog(page).getByRole('listitem').filter({ hasText: receipt.received.code }).first()
  await expect(itemOf(first)).toContainText('so this can no longer be done')
  for (const one of made.slice(1)) await expect(itemOf(one)).toContainText('Ready to Payment')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  for (const { receipt } of made)
    expect((await readReceipt(request, receipt._id)).lastStatus).toBe('Invoicing')
})

test('the list: tabs with counts and sums, searched, and a statement that is printed', async ({
  page,
  request,
}) => {
  const { invoice } = await makeInvoice(request)
  const { invoice_number: number, buyer } = invoice
  await openPortal(page, VENDOR, INVOICES)
  const tab = page.getByRole('tab', { selected: true })
  await expect(tab).toContainText(/Ready to Payment\s*\d+\s*Rp\. \d/)
  const vendor = await signInByApi(request, VENDOR, 'id')
  const counts =
    await vendor.get<Record<string, { count: number; totalAmount: number }>>(
      '/vendor/invoices/count',
    )
  await expect(tab).toContainText(rupiah(counts['Ready to Payment']?.totalAmount ?? 0))
  await page.getByLabel('Invoice number').fill(number.slice(-5))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/by=invoice_number/)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(rupiah(invoice.grand_total))
  await page.getByRole('button', { name: `Actions for ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Statement for this buyer' }).click()
  await expect(heading(page)).toHaveText(`Statement of ${buyer.name}`)
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('row').filter({ hasText: number })).toContainText(
    rupiah(invoice.grand_total),
  )
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Vendor menu' })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: null })

  await test.step('beyond its last page it offers a way back', async () => {
    await page.goto(`${INVOICES}?skip=900`)
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page).not.toHaveURL(/skip=/)
    await page.goBack()
    await page.goBack()
  })

  await test.step('of days without entries', async () => {
    await page.getByLabel('From', { exact: true }).fill('2020-01-01')
    await page.getByLabel('To', { exact: true }).fill('2020-01-31')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(sheet).toContainText('No invoices or payments in this period')
    await expect(sheet).not.toContainText(number)
  })

  await test.step('missing records reveal nothing', async () => {
    await page.goto(`${INVOICES}/INV-NOWHERE`)
    await expect(heading(page)).toHaveText('Invoice not found')
    await page.goto(`${INVOICES}/statement/nowhere`)
    await expect(heading(page)).toHaveText('Buyer not found')
    await page.goto(`${INVOICES}/new?receipt=GRN-NOWHERE`)
    await expect(heading(page)).toHaveText('Receipt not found')
  })
})

test('a direct transfer for two invoices: its proof is refused once, then confirmed for both', async ({
  page,
  request,
}) => {
  const [one, two] = await paidDirectly(request, async () => [
    (await makeInvoice(request)).invoice,
    (await makeInvoice(request, 1)).invoice,
  ])
  if (!one || !two) throw new Error('Nothing was issued')
  const { code, expected_amount: amount } = await payDirectly(request, [one, two])
  await openPortal(page, VENDOR, `${INVOICES}/${one.invoice_number}`)
  const payment = page.getByRole('region', { name: /^Payment/ })
  await expect(payment).toContainText('The buyer transfers the amount and uploads a proof.')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await proveTransfer(request, code)
  const proof = payment.getByRole('button', { name: 'Enlarge the proof' })
  await expect(proof).toBeVisible({ timeout: 60_000 })
  await expect(payment).toContainText(rupiah(amount))
  await expect(payment).toContainText('One transfer for 2 invoices')
  await expectAccessible(page)

  await test.step('viewed full screen, and refused', async () => {
    await proof.click()
    await expect(dialog(page)).toHaveAccessibleName(`Proof of payment ${code}`)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Reject proof' }).click()
    await expect(dialog(page)).toHaveAccessibleName(`Reject the proof of ${code}`)
    await dialog(page).getByLabel('Reason').fill('Nothing has come in')
    await dialog(page).getByRole('button', { name: 'Reject proof' }).click()
    await expect(payment).toContainText('You rejected the last proof: Nothing has come in')
    expect((await readInvoice(request, two.invoice_number)).lastStatus).toBe('Waiting Payment')
  })

  await test.step('another is confirmed: both invoices are paid', async () => {
    await proveTransfer(request, code)
    const button = payment.getByRole('button', { name: 'Confirm payment' })
    await button.click({ timeout: 60_000 })
    await expect(dialog(page)).toHaveAccessibleName(`Has ${rupiah(amount)} arrived?`)
    await dialog(page).getByRole('button', { name: 'It has arrived' }).click()
    await expect(button).toBeHidden()
    for (const { invoice_number: number } of [one, two])
      expect((await readInvoice(request, number)).lastStatus).toBe('Paid')
    await page.goto(`${INVOICES}?tab=paid`)
    await expect(page.getByRole('link', { name: two.invoice_number })).toBeVisible()
    await page.goto(`${INVOICES}/statement/${one.buyer._id}`)
    await expect(page.getByRole('article')).toContainText(`Payment of ${one.invoice_number}`)
  })
})

test('visual checks', async ({ page, request }) => {
  const { invoice } = await makeInvoice(request)
  const { receipt } = await makeApproved(request)
  const { invoice_number: number, buyer } = invoice
  await openPortal(page, VENDOR, INVOICES)
  const pages = [
    { path: INVOICES, ready: page.getByRole('link', { name: number }) },
    { path: `${INVOICES}?tab=withdrawn&by=buyer&value=zzz`, ready: page.getByText(/^No invoice/) },
    { path: `${INVOICES}/${number}`, ready: sums(page) },
    { path: `${INVOICES}/new?receipt=${receipt.received.code}`, ready: sums(page) },
    { path: `${INVOICES}/statement/${buyer._id}`, ready: page.getByRole('article') },
  ]
  for (const { path, ready } of pages)
    await inEachLook(page, async () => {
      await page.goto(path)
      await expect(ready.first()).toBeVisible()
      await expectCalm(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
})
