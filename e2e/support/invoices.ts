import type { APIRequestContext } from '@playwright/test'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import type { BankAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import type { OwnVendor } from '@pasok/domain/vendors/portal/portal.model'
import { signInByApi, uploadProof } from './api'
import { makeReceipt, VENDOR, type Shipped } from './receipts'

export const INVOICES = '/vendor/invoices'

interface Approved extends Shipped {
  receipt: Receipt
}

/** Creates an approved receipt of PT Sinar Abadi that can be invoiced. */
export async function makeApproved(request: APIRequestContext, shortBy = 0): Promise<Approved> {
  const made = await makeReceipt(request, shortBy)
  const vendor = await signInByApi(request, VENDOR)
  await vendor.post('POST', `/vendor/receipts/${made.receipt._id}/approve`, {})
  return made
}

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

export async function readInvoice(request: APIRequestContext, id: string): Promise<VendorInvoice> {
  const vendor = await signInByApi(request, VENDOR, 'id')
  return vendor.get<VendorInvoice>(`/vendor/invoices/${id}`)
}

/** Switches PT Sinar Abadi to direct payment during an action. */
export async function paidDirectly<Result>(
  request: APIRequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const vendor = await signInByApi(request, VENDOR)
  const setDirect = async (isDirect: boolean) => {
    const { default_discount, default_down_payment, default_payment_term } =
      await vendor.get<OwnVendor>('/vendor/own')
    const terms = { default_discount, default_down_payment, default_payment_term }
    await vendor.post('PUT', '/vendor/terms', { ...terms, direct_payment: isDirect })
  }
  await setDirect(true)
  try {
    return await work()
  } finally {
    await setDirect(false)
  }
}

export async function payDirectly(
  request: APIRequestContext,
  invoices: readonly VendorInvoice[],
): Promise<Transaction> {
  const buyer = await signInByApi(request, 'owner@nusantara.test', 'id')
  const vendor = invoices[0]?.vendor._id ?? ''
  const reader = await signInByApi(request, 'owner@nusantara.test')
  const [account] = await reader.get<BankAccount[]>(`/bank/vendor?vendor_id=${vendor}`)
  return buyer.post<Transaction>('POST', '/transaction/manual-bank-transfer', {
    document_referer: invoices.map(({ invoice_number: number }) => number),
    bank_code: account?.code,
    account_number: account?.account_number,
  })
}

export async function proveTransfer(request: APIRequestContext, code: string): Promise<void> {
  const image = await uploadProof(request)
  const finance = await signInByApi(request, 'finance@nusantara.test', 'id')
  await finance.post('POST', '/transaction/bukti-transfer', { code, image })
}
