import type { LiveChange } from '@pasok/domain/notifications/live/live'
import type { DiscountsChanged, ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import type { CompanyDecided, CompanySubmitted } from '@pasok/domain/company/company.events'
import type { OrdersCreated } from '@pasok/domain/orders/orders.events'
import type { MoneyMoved, PaymentMoved } from '@pasok/domain/payments/payments.events'
import type { RelationRequested, VendorChanged } from '@pasok/domain/vendors/vendors.events'
import type { Work } from '../../db/work'
import { insertDraftChanges, PLATFORM_ID } from './live/live.store'

const rowOf = (ownerId: string, { topic, id, code }: LiveChange) => ({
  owner_id: ownerId,
  topic,
  document_id: id,
  code,
})

/** Records a document's change for these companies, so that their open screens refresh. */
const publishChange = (work: Work, ownerIds: readonly string[], change: LiveChange) =>
  work.defer({ rows: { live_changes: ownerIds.map((ownerId) => rowOf(ownerId, change)) } })

const ownerOf = ({ scope }: Work) => ('id' in scope ? [scope.id] : [])

/** Only the buyer's own screens show and change a request. */
export const onRequestChange = (work: Work, request: { requestId: string; code: string }) =>
  publishChange(work, ownerOf(work), {
    topic: 'request',
    id: request.requestId,
    code: request.code,
  })

type DocumentTopic = 'order' | 'receipt' | 'invoice'
type DocumentEvent<Topic extends DocumentTopic> = {
  [key in `${Topic}Id` | 'buyerId' | 'vendorId' | 'code']: string
}

/** Open screens of the buyer and the vendor reload the event's document. */
export const onDocumentChange =
  <Topic extends DocumentTopic>(topic: Topic) =>
  (work: Work, event: DocumentEvent<Topic>): Promise<void> =>
    publishChange(work, [event.buyerId, event.vendorId], {
      topic,
      id: event[`${topic}Id`],
      code: event.code,
    })

/** A direct payment to the vendor does not concern the platform. */
export const onPaymentChange = (
  work: Work,
  { buyerId, vendorId, isDirect, paymentId: id, code }: PaymentMoved,
) => {
  const platform = isDirect ? [] : [PLATFORM_ID]
  return publishChange(work, [buyerId, vendorId, ...platform], { topic: 'payment', id, code })
}

/** Only the platform's screens show this money; the buyer sees it on the payment. */
export async function onMoneyChange(
  work: Work,
  { moneyId, reference, buyerId, paymentId, code }: MoneyMoved,
): Promise<void> {
  await publishChange(work, [PLATFORM_ID], { topic: 'money', id: moneyId, code: reference })
  if (buyerId !== undefined && paymentId !== undefined && code !== undefined)
    await publishChange(work, [buyerId], { topic: 'payment', id: paymentId, code })
}

/**
 * Open drafts with these products show the new price or that a product is no longer offered. Changes of stock
 * alone are ignored.
 */
export async function onOfferChange(
  work: Work,
  { productIds: ids, isStockOnly }: ProductsChanged,
): Promise<void> {
  if (!isStockOnly) await insertDraftChanges(work.trx, work.scope, { by: 'product_id', ids })
}

/** A discount changes prices in open drafts: of one product or of all the vendor's products. */
export const onDiscountChange = (
  work: Work,
  { vendorId, buyerId, productId }: DiscountsChanged,
): Promise<void> =>
  insertDraftChanges(work.trx, work.scope, {
    ...(productId === undefined
      ? { by: 'vendor_id', ids: [vendorId] }
      : { by: 'product_id', ids: [productId] }),
    buyerId,
  })

export const onVendorChange = (work: Work, { vendorId }: VendorChanged) =>
  insertDraftChanges(work.trx, work.scope, { by: 'vendor_id', ids: [vendorId] })

/**
 * Each side identifies a relation by the other side's id. A changed relation also changes discounts, and
 * therefore draft prices.
 */
export async function onRelationChange(
  work: Work,
  { buyerId, vendorId }: RelationRequested,
): Promise<void> {
  await publishChange(work, [buyerId], { topic: 'relation', id: vendorId, code: '' })
  await publishChange(work, [vendorId], { topic: 'relation', id: buyerId, code: '' })
  await onDiscountChange(work, { buyerId, vendorId })
}

export const onCompanyChange = (work: Work, { buyerId }: CompanySubmitted | CompanyDecided) =>
  publishChange(work, [buyerId], { topic: 'company', id: buyerId, code: '' })

/** The buyer's approval created the orders, so they are new on both sides. */
export const onNewOrders = (work: Work, { orders }: OrdersCreated) =>
  work.defer({
    rows: {
      live_changes: orders.flatMap(({ orderId: id, code, vendorId }) =>
        [...ownerOf(work), vendorId].map((ownerId) => rowOf(ownerId, { topic: 'order', id, code })),
      ),
    },
  })
