import { getInvoice } from '@pasok/domain/invoices/invoices.contract'
import type { Invoice, VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { issueInvoice } from '@pasok/domain/invoices/invoices.vendor.contract'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { approveReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import type { Api, Person } from './api'
import type { Wanted } from './oracle'
import { allOf, received, shipped, type Shipped } from './receipts'

/** Creates a receipt for `maju` that `sinar` has approved, of an order of these lines, received in full. */
export async function invoiceable(
  api: Pick<Api, 'as'>,
  lines?: readonly Wanted[],
): Promise<{ place: Shipped; receipt: Receipt }> {
  const place = await shipped(api, lines)
  const receipt = await received(await api.as('owner@maju.test'), place, allOf(place.pack))
  const vendor = await api.as('vendor@sinar.test')
  await vendor.must(approveReceipt, { params: { id: receipt._id }, body: {} })
  return { place, receipt }
}

export const issuedOf = (vendor: Person, receipt: { _id: string }): Promise<VendorInvoice> =>
  vendor.must(issueInvoice, { params: { id: receipt._id }, body: {} })

/** Creates an unpaid invoice of `sinar` to `maju`. */
export async function issued(
  api: Pick<Api, 'as'>,
  lines?: readonly Wanted[],
): Promise<VendorInvoice> {
  const { receipt } = await invoiceable(api, lines)
  return issuedOf(await api.as('vendor@sinar.test'), receipt)
}

export const invoiceNow = async (
  api: Pick<Api, 'as'>,
  { _id: id }: { _id: string },
): Promise<Invoice> => (await api.as('owner@maju.test')).must(getInvoice, { params: { id } })
