import type { APIRequestContext, Page } from '@playwright/test'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { signInByApi } from './api'
import { SOON } from './both-sides'
import { png } from './files'
import type { Seller } from './orders'
import { receiptOf, RECEIVER } from './receipts'
import { expect } from './test'
import { submitProof as proveDownPayment } from './vendor-orders'

export const FINANCE = 'finance@nusantara.test'
export const LIST = '/dashboard/finance/invoice'

type PaymentMethod = 'Virtual Account' | 'Manual Bank Transfer'

export async function chooseInvoices(buyer: Page, numbers: readonly string[]): Promise<void> {
  await buyer.goto(`${LIST}?limit=50`)
  for (const number of numbers)
    await buyer.getByRole('checkbox', { name: `Select ${number}`, exact: true }).check()
  await buyer.getByRole('button', { name: 'Pay Invoices', exact: true }).click()
}

export async function checkOut(
  buyer: Page,
  numbers: readonly string[],
  method: PaymentMethod,
): Promise<void> {
  await chooseInvoices(buyer, numbers)
  await buyer.getByRole('dialog').getByRole('link', { name: method }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Payment Checkout' })).toBeVisible()
}

/** Chooses the first available bank, pays, and returns the code from the waiting page. */
export async function payAtFirst(buyer: Page, choice: 'Bank' | 'Transfer to'): Promise<string> {
  const targets = buyer.getByRole('radiogroup', { name: choice, exact: true })
  await expect(buyer.getByRole('button', { name: 'Pay', exact: true })).toBeDisabled()
  await targets.locator('input:enabled').first().check()
  await buyer.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Waiting Payment' })).toBeVisible(SOON)
  return new URL(buyer.url()).searchParams.get('code') ?? ''
}

export async function readPayment(request: APIRequestContext, code: string): Promise<Transaction> {
  const finance = await signInByApi(request, FINANCE, 'id')
  return finance.get<Transaction>(`/transaction/Code/${code}`)
}

export async function beginTransfer(
  request: APIRequestContext,
  numbers: readonly string[],
): Promise<string> {
  const finance = await signInByApi(request, FINANCE, 'id')
  const input = { document_referer: numbers, bank_code: '014' }
  return (await finance.post<Transaction>('POST', '/transaction/manual-bank-transfer', input)).code
}

export async function beginAccount(
  request: APIRequestContext,
  numbers: readonly string[],
): Promise<Transaction> {
  const finance = await signInByApi(request, FINANCE, 'id')
  const input = { document_referer: numbers, bank_code: '014' }
  return finance.post<Transaction>('POST', '/transaction/xendit/va', input)
}

export async function openSandbox(bank: Page, buyer: Page): Promise<void> {
  const link = buyer.getByRole('link', { name: 'Open the payment page' })
  await bank.goto((await link.getAttribute('href')) ?? '')
}

export const payInSandbox = (bank: Page): Promise<void> =>
  bank.getByRole('button', { name: /^Pay Rp/ }).click()

export const expectEnd = (buyer: Page, title: string): Promise<void> =>
  expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible(SOON)

/** Uploads a proof on the waiting page of a transfer, which then returns to the invoices. */
export async function submitProof(buyer: Page, name: string): Promise<void> {
  await buyer.getByLabel('Proof of payment', { exact: true }).setInputFiles(png(name, 600))
  await buyer.getByRole('button', { name: 'Submit Proof', exact: true }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Invoice Lists' })).toBeVisible(SOON)
}

/** Uploads a proof of the down payment as the buyer and confirms it as the seller. */
export async function payDownPayment(
  request: APIRequestContext,
  order: VendorOrder,
  { email }: Seller,
): Promise<void> {
  await proveDownPayment(request, order)
  const seller = await signInByApi(request, email)
  await seller.post('POST', `/vendor/orders/${order._id}/confirm-down-payment`, {})
}

/** Moves a package from New to an approved receipt, ready to be invoiced. */
export async function deliver(
  request: APIRequestContext,
  { _id, items }: VendorPackage,
  { email }: Seller,
): Promise<string> {
  const seller = await signInByApi(request, email)
  for (const step of ['pick', 'make-ready', 'ship'])
    await seller.post('POST', `/vendor/packages/${_id}/${step}`, {})
  const receiver = await signInByApi(request, RECEIVER)
  await receiver.post('PUT', `/grn/${_id}`, {
    items: items.map((item) => ({ _id: item._id, received: item.quantity, note: '' })),
  })
  const receipt = await receiptOf(receiver, _id)
  await seller.post('POST', `/vendor/receipts/${receipt._id}/approve`, {})
  return receipt._id
}

export async function issue(
  request: APIRequestContext,
  receiptId: string,
  { email }: Seller,
): Promise<VendorInvoice> {
  const seller = await signInByApi(request, email, 'id')
  return seller.post<VendorInvoice>('POST', `/vendor/receipts/${receiptId}/invoice`, {})
}
