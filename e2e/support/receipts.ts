import type { APIRequestContext } from '@playwright/test'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import {
  isPlain,
  JAKARTA,
  makeSubmitted,
  priceHit,
  searchHits,
  signInByApi,
  type Caller,
} from './api'

export const RECEIVER = 'receiving@nusantara.test'
export const VENDOR = 'vendor@sinarabadi.test'
export const RECEIPTS = '/dashboard/good-receipt-note'

export interface Shipped {
  order: PurchaseOrder
  pack: OrderPackage
}

/** Returns products of PT Sinar Abadi with the same payment term, which share a package. */
async function findTogether(request: APIRequestContext, caller: Caller, count: number) {
  const { hits } = await searchHits(request, { city: JAKARTA, vendor: 'PT Sinar Abadi' })
  const byTerm = new Map<string, ProductHit[]>()
  for (const hit of hits.filter(isPlain).slice(0, 12)) {
    const { product } = await priceHit(caller, hit)
    const term = JSON.stringify(product.payment_term)
    const same = [...(byTerm.get(term) ?? []), hit]
    if (same.length === count) return same
    byTerm.set(term, same)
  }
  throw new Error('The demo market has no such products')
}

/** Creates a shipped order of PT Sinar Abadi with this many items, three of each. */
export async function makeShipped(request: APIRequestContext, items = 2): Promise<Shipped> {
  const buyer = await signInByApi(request, 'owner@nusantara.test')
  const vendor = await signInByApi(request, VENDOR)
  const wanted = await findTogether(request, buyer, items)
  const draft = await makeSubmitted(
    buyer,
    wanted.map((hit) => ({ hit, quantity: 3 })),
  )
  await buyer.post('PUT', `/purchase-request/approved/${draft._id}`, { note: '' })
  const [order] = await buyer.get<PurchaseOrder[]>(
    `/purchase-order?searchTopic=code_pr&searchValue=${draft.code_pr}`,
  )
  const pack = order?.packages[0]
  if (!order || pack?.items.length !== items) throw new Error('The demo market has changed')
  for (const move of ['pick', 'make-ready', 'ship'])
    await vendor.post('POST', `/vendor/packages/${pack._id}/${move}`, {})
  return { order, pack }
}

export const receiptOf = (caller: Caller, packageId: string): Promise<Receipt> =>
  caller.get<Receipt>(`/grn/${packageId}`)

/** Creates a receipt that waits for its vendor, in full except for the given shortage. */
export async function makeReceipt(
  request: APIRequestContext,
  shortBy = 0,
): Promise<Shipped & { receipt: Receipt }> {
  const shipped = await makeShipped(request)
  const caller = await signInByApi(request, RECEIVER)
  const receipt = await caller.post<Receipt>('PUT', `/grn/${shipped.pack._id}`, {
    items: shipped.pack.items.map(({ _id, quantity }, at) => ({
      _id,
      received: at === 0 ? quantity - shortBy : quantity,
      note: '',
    })),
  })
  return { ...shipped, receipt }
}

export async function makeReturned(request: APIRequestContext, reason: string) {
  const made = await makeReceipt(request, 1)
  const vendor = await signInByApi(request, VENDOR)
  await vendor.post('POST', `/vendor/receipts/${made.receipt._id}/return`, { reason })
  return made
}
