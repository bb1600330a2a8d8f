import type { APIRequestContext } from '@playwright/test'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { signInByApi } from './api'
import { makeReceipt, VENDOR, type Shipped } from './receipts'

export const INVOICES = '/vendor/invoices'

export interface Approved extends Shipped {
  receipt: Receipt
}

/** A receipt of PT Sinar Abadi that waits for its invoice. */
export async function makeApproved(request: APIRequestContext, shortBy = 0): Promise<Approved> {
  const made = await makeReceipt(request, shortBy)
  const vendor = await signInByApi(request, VENDOR)
  await vendor.post('POST', `/vendor/receipts/${made.receipt._id}/approve`, {})
  return made
}

/** The same with its invoice. */
export async function makeInvoice(
  request: APIRequestContext,
  shortBy = 0,
): Promise<Approved & { invoice: VendorInvoice }> {
  const made = await makeApproved(request, shortBy)
  const vendor = await signInByApi(request, VENDOR, 'id')
  const invoice = await vendor.post<VendorInvoice>(
    'POST',
    `/vendor/receipts/${made.receipt._id}/invoice`,
    {},
  )
  return { ...made, invoice }
}

/** An invoice as its vendor has it by now. */
export async function readInvoice(request: APIRequestContext, id: string): Promise<VendorInvoice> {
  const vendor = await signInByApi(request, VENDOR, 'id')
  return vendor.get<VendorInvoice>(`/vendor/invoices/${id}`)
}
