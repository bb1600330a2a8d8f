import { kind, one } from './kind'
import { notificationTexts as texts } from './kinds.texts'
import * as links from '../notifications.links'

const ofVendor = { side: 'vendor', to: [{ everybody: true }] } as const
const order = { subject: 'order', category: 'Orders', link: links.toVendorOrder } as const

/** Notifications to vendors (`docs/domain.md` §7), by event. */
export const VENDOR_KINDS = {
  'order-placed': kind({
    ...ofVendor,
    ...order,
    on: 'orders.created',
    of: ({ orders }) => orders.map(({ orderId }) => orderId),
    text: texts.orderPlaced,
  }),
  'items-accepted': kind({
    ...ofVendor,
    ...order,
    on: 'items.moved',
    of: ({ orderId, event }) => one(orderId, event === 'accept'),
    text: texts.itemsAccepted,
  }),
  'items-rejected': kind({
    ...ofVendor,
    ...order,
    on: 'items.moved',
    of: ({ orderId, event }) => one(orderId, event === 'reject'),
    text: texts.itemsRejected,
  }),
  'packages-cancelled': kind({
    ...ofVendor,
    ...order,
    on: 'packages.moved',
    of: ({ orderId, event }) => one(orderId, event === 'cancel-by-buyer'),
    text: texts.packagesCanceled,
  }),
  'down-payment-submitted': kind({
    ...ofVendor,
    on: 'down-payment.moved',
    of: ({ orderId, status }) => one(orderId, status === 'Submitted'),
    subject: 'order',
    category: 'Invoice',
    text: texts.downPaymentSubmitted,
    waits: { on: 'down-payment', states: ['Submitted'], over: texts.downPaymentSubmittedOver },
    link: links.toVendorOrder,
  }),
  'receipt-entered': kind({
    ...ofVendor,
    on: 'receipt.moved',
    of: ({ receiptId, event }) => one(receiptId, event === 'enter' || event === 'correct'),
    subject: 'receipt',
    category: 'Orders',
    text: texts.receiptEntered,
    waits: { on: 'receipt', states: ['Good Receive Note Submit'], over: texts.receiptEnteredOver },
    link: links.toVendorReceipt,
  }),
  'payment-to-review': kind({
    ...ofVendor,
    on: 'payment.moved',
    of: ({ paymentId, event, isDirect }) => one(paymentId, isDirect && event === 'submit-proof'),
    subject: 'payment',
    category: 'Invoice',
    text: texts.paymentToReview,
    waits: { on: 'payment', states: ['Review Payment'], over: texts.paymentToReviewOver },
    link: links.toVendorInvoices,
  }),
  'invoice-paid': kind({
    ...ofVendor,
    on: 'invoice.moved',
    of: ({ invoiceId, event, status }) => one(invoiceId, status === 'Paid' && event !== 'issue'),
    subject: 'invoice',
    category: 'Invoice',
    text: texts.invoicePaid,
    link: links.toVendorInvoice,
  }),
  'relation-requested': kind({
    ...ofVendor,
    on: 'relation.requested',
    of: ({ buyerId }) => [buyerId],
    subject: 'relation',
    category: 'Report',
    text: texts.relationRequested,
    waits: { on: 'relation', states: ['Requested'], over: texts.relationRequestedOver },
    link: links.toVendorBuyers,
  }),
  'relation-removed': kind({
    ...ofVendor,
    on: 'relation.removed',
    of: ({ buyerId, by, from }) => one(buyerId, by === 'buyer' && from === 'Active'),
    subject: 'relation',
    category: 'Report',
    text: texts.relationRemoved,
    link: links.toVendorBuyers,
  }),
  'relation-withdrawn': kind({
    ...ofVendor,
    on: 'relation.removed',
    of: ({ buyerId, by, from }) => one(buyerId, by === 'buyer' && from === 'Requested'),
    subject: 'relation',
    category: 'Report',
    text: texts.relationWithdrawn,
    link: links.toVendorBuyers,
  }),
}
