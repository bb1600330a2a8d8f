import type { APIRequestContext, Page } from '@playwright/test'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { signInByApi } from '../support/api'
import { goodsByTerm, onlyPackage, orderInTwoPackages, SOON } from '../support/both-sides'
import { INVOICES, makeApproved, makeInvoice, paidDirectly, readInvoice } from '../support/invoices'
import { PLAIN } from '../support/orders'
import {
  checkOut,
  chooseInvoices,
  deliver,
  expectEnd,
  FINANCE,
  issue,
  LIST,
  openSandbox,
  payAtFirst,
  payDownPayment,
  payInSandbox,
  readPayment,
  submitProof,
} from '../support/payments'
import { VENDOR } from '../support/receipts'
import { expect, test } from '../support/sound'
import { makeOrder, readOrder, withDownPayment } from '../support/vendor-orders'

test.slow()

const MERGE_ERROR =
  'Error: You cant merge invoice with different due date or different vendor o different payment!'

const made = async (request: APIRequestContext) => (await makeInvoice(request)).invoice

async function openInvoice(vendor: Page, number: string): Promise<void> {
  await vendor.goto(`${INVOICES}/${number}`)
  await expect(vendor.getByRole('heading', { level: 1, name: number })).toBeVisible()
}
/** Looks only in the page header, since the history shows earlier statuses, too. */
const expectStatus = (page: Page, status: string) =>
  expect(page.locator('header:has(h1)').getByText(status, { exact: true })).toBeVisible(SOON)

// proves 2.1.6 2.2.17 2.2.84 2.2.86 2.2.87 2.4.20 2.4.21 2.4.22 2.5.12 2.8.13 2.8.14
test('issued, paid by virtual account, Paid on both sides', async ({
  openAs,
  openBrowser,
  request,
}) => {
  const { receipt, order } = await makeApproved(request)
  const vendor = await openAs(VENDOR)
  await vendor.goto(`/vendor/receipts/${receipt.received.code}`)
  await vendor.getByRole('link', { name: 'Issue invoice', exact: true }).click()
  await vendor.getByRole('button', { name: 'Issue invoice', exact: true }).click()
  await vendor.waitForURL(/\/vendor\/invoices\/INV-/)
  await expectStatus(vendor, 'Ready to Payment')
  const number = new URL(vendor.url()).pathname.split('/').pop() ?? ''

  const buyer = await openAs(FINANCE)
  await checkOut(buyer, [number], 'Virtual Account')
  const code = await payAtFirst(buyer, 'Bank')
  await expectStatus(vendor, 'Waiting Payment')
  const payment = await readPayment(request, code)
  expect(payment.va_number).toMatch(/^\d{8,}$/)
  await expect(buyer.getByText(String(payment.va_number), { exact: true })).toBeVisible()
  await expect(buyer.getByRole('timer')).toHaveText(/^1[12]:\d\d:\d\d$/)
  await buyer.getByRole('button', { name: 'I have paid', exact: true }).click()
  await expect(
    buyer.getByText('Not paid yet!, Please make sure you already paid or try again in a moment.'),
  ).toBeVisible()

  const bank = await openBrowser()
  await openSandbox(bank, buyer)
  await payInSandbox(bank)
  await expectEnd(buyer, 'Payment Confirmed')
  await expectStatus(vendor, 'Paid')
  const after = await readOrder(request, order.code_po)
  expect(after.packages.map(({ lastStatus }) => lastStatus)).toEqual(['Paid'])
  expect(after.lastStatus).toBe('Paid')
})

test('three invoices in one payment', async ({ openAs, openBrowser, request }) => {
  const invoices = [await made(request), await made(request), await made(request)]
  const buyer = await openAs(FINANCE)
  await checkOut(
    buyer,
    invoices.map(({ invoice_number: number }) => number),
    'Virtual Account',
  )
  const code = await payAtFirst(buyer, 'Bank')
  const payment = await readPayment(request, code)
  expect(payment.invoices).toHaveLength(3)
  expect(payment.expected_amount).toBe(
    invoices.reduce((sum, { grand_total: total }) => sum + total, 0),
  )
  const bank = await openBrowser()
  await openSandbox(bank, buyer)
  await payInSandbox(bank)
  await expectEnd(buyer, 'Payment Confirmed')
  for (const { invoice_number: number } of invoices)
    expect((await readInvoice(request, number)).lastStatus).toBe('Paid')
})

// proves 2.5.10 2.5.11 2.8.15
test('the screen says which invoices cannot be paid together', async ({
  openAs,
  request,
  server,
}) => {
  const [one, later, direct] = [await made(request), await made(request), await made(request)]
  const sql = 'update invoices set'
  await server.sql(`${sql} due_date = due_date + 1 where id = $1`, [later._id])
  await server.sql(`${sql} direct_payment = true where id = $1`, [direct._id])
  const [[hit] = []] = await goodsByTerm(request, PLAIN)
  const order = await makeOrder(request, 1, hit && [hit], PLAIN)
  const foreign = await issue(request, await deliver(request, onlyPackage(order), PLAIN), PLAIN)
  const buyer = await openAs(FINANCE)
  for (const other of [foreign, later, direct]) {
    await chooseInvoices(buyer, [one.invoice_number, other.invoice_number])
    await expect(buyer.getByText(MERGE_ERROR)).toBeVisible()
    await expect(buyer.getByRole('dialog')).toBeHidden()
    // The two invoices cannot be combined through the address either.
    await buyer.goto(`${LIST}?page=payment&invoice=${one._id}&invoice=${other._id}`)
    await expect(buyer.getByRole('alert').filter({ hasText: MERGE_ERROR })).toBeVisible()
    await expect(buyer.getByRole('button', { name: 'Pay', exact: true })).toBeHidden()
  }
})

// proves 2.1.6 2.4.19 2.4.24
test('a transfer to the vendor: its proof is refused once, then confirmed', async ({
  openAs,
  request,
}) => {
  const { invoice_number: number } = await paidDirectly(request, () => made(request))
  const [buyer, vendor] = [await openAs(FINANCE), await openAs(VENDOR)]
  await checkOut(buyer, [number], 'Manual Bank Transfer')
  await expect(buyer.getByRole('radio', { name: 'Virtual Account' })).toBeHidden()
  const code = await payAtFirst(buyer, 'Transfer to')
  await submitProof(buyer, 'bukti.png')
  await openInvoice(vendor, number)
  await expectStatus(vendor, 'Review Payment')
  await vendor.getByRole('button', { name: 'Reject proof', exact: true }).click()
  await vendor.getByRole('dialog').getByLabel('Reason').fill('The amount is missing')
  await vendor.getByRole('dialog').getByRole('button', { name: 'Reject proof' }).click()
  await expectStatus(vendor, 'Waiting Payment')

  await buyer.goto(`${LIST}?page=waiting-payment&code=${code}`)
  const refused = buyer.getByRole('alert').filter({ hasText: 'PT Sinar Abadi rejected the proof' })
  await expect(refused).toContainText('The amount is missing')
  await submitProof(buyer, 'bukti-2.png')
  await vendor.getByRole('button', { name: 'Confirm payment', exact: true }).click(SOON)
  await vendor.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click()
  await expectStatus(vendor, 'Paid')
  await buyer.goto(`${LIST}?page=waiting-payment&code=${code}`)
  await expectEnd(buyer, 'Payment Confirmed')
  expect((await readInvoice(request, number)).lastStatus).toBe('Paid')
})

test('a virtual account that expires, and a new one', async ({ openAs, openBrowser, request }) => {
  const { invoice_number: number } = await made(request)
  const buyer = await openAs(FINANCE)
  await checkOut(buyer, [number], 'Virtual Account')
  const first = await payAtFirst(buyer, 'Bank')
  const bank = await openBrowser()
  await openSandbox(bank, buyer)
  await bank.getByRole('button', { name: 'Let it expire now' }).click()
  await expectEnd(buyer, 'Payment expired')
  expect((await readInvoice(request, number)).lastStatus).toBe('Ready to Payment')
  await buyer.getByRole('link', { name: 'Pay again', exact: true }).click()
  const second = await payAtFirst(buyer, 'Bank')
  expect(second).not.toBe(first)
  const numbers = await Promise.all([first, second].map((code) => readPayment(request, code)))
  expect(new Set(numbers.map(({ va_number: account }) => account)).size).toBe(2)
  await openSandbox(bank, buyer)
  await payInSandbox(bank)
  await expectEnd(buyer, 'Payment Confirmed')
})

test('a down payment that is used over two invoices', async ({
  openAs,
  openBrowser,
  request,
  server,
}) => {
  // 80 % is more than the amount of the smaller package and less than that of both.
  const order = await withDownPayment(request, 80, () => orderInTwoPackages(request, server), PLAIN)
  await payDownPayment(request, order, PLAIN)
  const [small, large] = order.packages.toSorted((one, other) => one.total - other.total)
  if (!small || !large) throw new Error('The order has two packages')
  const first = await issue(request, await deliver(request, small, PLAIN), PLAIN)
  expect([first.grand_total, first.lastStatus]).toEqual([0, 'Paid'])

  const vendor = await openAs(PLAIN.email)
  const receiptId = await deliver(request, large, PLAIN)
  await vendor.goto(`/vendor/invoices/new?receipt=${receiptId}`)
  await vendor.getByRole('button', { name: 'Issue invoice', exact: true }).click()
  await vendor.waitForURL(/\/vendor\/invoices\/INV-/)
  const number = new URL(vendor.url()).pathname.split('/').pop() ?? ''
  const seller = await signInByApi(request, PLAIN.email, 'id')
  const second = await seller.get<VendorInvoice>(`/vendor/invoices/${number}`)
  expect(first.down_payment + second.down_payment).toBe(order.down_payment)
  expect(second.grand_total).toBe(
    second.sub_total + second.tax + second.shipping_costs - second.down_payment,
  )
  expect(second.grand_total).toBeGreaterThan(0)

  const buyer = await openAs(FINANCE)
  await checkOut(buyer, [number], 'Virtual Account')
  await payAtFirst(buyer, 'Bank')
  const bank = await openBrowser()
  await openSandbox(bank, buyer)
  await payInSandbox(bank)
  await expectEnd(buyer, 'Payment Confirmed')
  await expectStatus(vendor, 'Paid')
  expect((await readOrder(request, order.code_po, PLAIN)).lastStatus).toBe('Paid')
})
