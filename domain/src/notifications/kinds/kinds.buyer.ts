import { kind, one, type DatedKind } from './kind'
import { notificationTexts as texts } from './kinds.texts'
import * as links from '../notifications.links'

const ofBuyer = { side: 'buyer' } as const
const finance = [{ withFeature: 'invoices.pay' }] as const
const payer = [{ person: 'payer' }] as const

const ofReport = {
  on: 'report.made',
  subject: 'report',
  to: [{ person: 'orderer' }],
  category: 'Report',
  link: links.toDownload,
} as const

const REQUEST_KINDS = {
  'request-submitted': kind({
    ...ofBuyer,
    on: 'request.moved',
    of: ({ requestId, status }) => one(requestId, status === 'Submit'),
    subject: 'request',
    to: [{ withFeature: 'requests.decide', exceptContributors: true }],
    category: 'Orders',
    text: texts.requestSubmitted,
    waits: { on: 'request', states: ['Submit'], over: texts.requestOver },
    link: links.toRequest,
  }),
  'request-approved': kind({
    ...ofBuyer,
    on: 'request.moved',
    of: ({ requestId, status }) => one(requestId, status === 'Approved'),
    subject: 'request',
    to: [{ person: 'author' }],
    category: 'Orders',
    text: texts.requestApproved,
    link: links.toRequest,
  }),
  'request-rejected': kind({
    ...ofBuyer,
    on: 'request.moved',
    of: ({ requestId, status }) => one(requestId, status === 'Rejected'),
    subject: 'request',
    to: [{ person: 'author' }],
    category: 'Orders',
    text: texts.requestRejected,
    link: links.toRequest,
  }),
}

const downPayment = { subject: 'order', category: 'Invoice' } as const
const ofProof = [{ withFeature: 'orders.proof' }] as const

const ORDER_KINDS = {
  'down-payment-asked': kind({
    ...ofBuyer,
    ...downPayment,
    on: 'orders.created',
    of: ({ orders }) =>
      orders
        .filter(({ status }) => status === 'Waiting Down Payment')
        .map(({ orderId }) => orderId),
    to: ofProof,
    text: texts.downPaymentAsked,
    waits: { on: 'down-payment', states: ['Asked'], over: texts.downPaymentAskedOver },
    link: links.toWaitingOrder,
  }),
  'down-payment-refused': kind({
    ...ofBuyer,
    ...downPayment,
    on: 'down-payment.moved',
    of: ({ orderId, status }) => one(orderId, status === 'Refused'),
    to: ofProof,
    text: texts.downPaymentRefused,
    waits: { on: 'down-payment', states: ['Refused'], over: texts.downPaymentRefusedOver },
    // Links to the order itself, because an ended order is in another tab.
    link: links.toOrder,
  }),
  'down-payment-confirmed': kind({
    ...ofBuyer,
    ...downPayment,
    on: 'down-payment.moved',
    of: ({ orderId, status }) => one(orderId, status === 'Confirmed'),
    to: ofProof,
    text: texts.downPaymentConfirmed,
    link: links.toOrder,
  }),
  'items-waiting': kind({
    ...ofBuyer,
    on: 'items.moved',
    of: ({ orderId, status }) => one(orderId, status === 'Waiting Approval'),
    subject: 'order',
    to: [{ withFeature: 'orders.decide-items' }],
    category: 'Orders',
    text: texts.itemsWaiting,
    waits: { on: 'items', states: ['Waiting Approval'], over: texts.itemsOver },
    link: links.toPickedOrder,
  }),
  'packages-moved': kind({
    ...ofBuyer,
    on: 'packages.moved',
    // Payment has its own notification.
    of: ({ orderId, status }) => one(orderId, status !== 'Paid'),
    subject: 'order',
    to: [{ person: 'author' }, { withFeature: 'receipts.create' }],
    category: 'Orders',
    text: texts.packagesMoved,
    link: links.toOrderInTab,
  }),
}

/** Money that arrived for a payment without completing it; money without a payment notifies no buyer. */
const ofUnappliedMoney = {
  ...ofBuyer,
  on: 'money.moved',
  subject: 'payment',
  to: payer,
  category: 'Invoice',
  link: links.toPaymentResult,
} as const

const RECEIPT_TO_PAYMENT_KINDS = {
  'receipt-approved': kind({
    ...ofBuyer,
    on: 'receipt.moved',
    of: ({ receiptId, event }) => one(receiptId, event === 'approve' || event === 'close'),
    subject: 'receipt',
    to: [{ person: 'receiver' }],
    category: 'Orders',
    text: texts.receiptApproved,
    link: links.toReceipt,
  }),
  'receipt-returned': kind({
    ...ofBuyer,
    on: 'receipt.moved',
    of: ({ receiptId, event }) => one(receiptId, event === 'return'),
    subject: 'receipt',
    to: [{ person: 'receiver' }],
    category: 'Orders',
    text: texts.receiptReturned,
    waits: { on: 'receipt', states: ['Rejected'], over: texts.receiptReturnedOver },
    link: links.toReceipt,
  }),
  'invoice-issued': kind({
    ...ofBuyer,
    on: 'invoice.moved',
    of: ({ invoiceId, event }) => one(invoiceId, event === 'issue'),
    subject: 'invoice',
    to: finance,
    category: 'Invoice',
    text: texts.invoiceIssued,
    waits: { on: 'invoice', states: ['Ready to Payment'], over: texts.invoiceIssuedOver },
    link: links.toInvoice,
  }),
  'payment-confirmed': kind({
    ...ofBuyer,
    on: 'payment.moved',
    of: ({ paymentId, status }) => one(paymentId, status === 'Paid'),
    subject: 'payment',
    to: payer,
    category: 'Invoice',
    text: texts.paymentConfirmed,
    link: links.toPaymentResult,
  }),
  'payment-refused': kind({
    ...ofBuyer,
    on: 'payment.moved',
    of: ({ paymentId, event }) => one(paymentId, event === 'refuse'),
    subject: 'payment',
    to: payer,
    category: 'Invoice',
    text: texts.paymentRefused,
    waits: { on: 'payment', states: ['Waiting Payment'], over: texts.paymentRefusedOver },
    link: links.toPayment,
  }),
  'payment-expired': kind({
    ...ofBuyer,
    on: 'payment.moved',
    of: ({ paymentId, event }) => one(paymentId, event === 'expire' || event === 'fail'),
    subject: 'payment',
    to: payer,
    category: 'Invoice',
    text: texts.paymentExpired,
    waits: { on: 'unpaid', states: ['Ready to Payment'], over: texts.paymentExpiredOver },
    link: links.toPaymentResult,
  }),
  'money-kept': kind({
    ...ofUnappliedMoney,
    of: ({ paymentId = '', status }) => one(paymentId, paymentId !== '' && status === 'Kept'),
    text: texts.moneyKept,
    waits: { on: 'money', states: ['Kept'], over: texts.moneyKeptOver },
  }),
  'money-returned': kind({
    ...ofUnappliedMoney,
    of: ({ paymentId = '', status }) => one(paymentId, paymentId !== '' && status === 'Refunded'),
    text: texts.moneyReturned,
  }),
}

const COMPANY_KINDS = {
  'relation-accepted': kind({
    ...ofBuyer,
    on: 'relation.answered',
    of: ({ vendorId, answer }) => one(vendorId, answer === 'accepted'),
    subject: 'relation',
    to: [{ person: 'requester' }],
    category: 'Report',
    text: texts.relationAccepted,
    link: links.toRelation,
  }),
  'relation-declined': kind({
    ...ofBuyer,
    on: 'relation.answered',
    of: ({ vendorId, answer }) => one(vendorId, answer === 'declined'),
    subject: 'relation',
    to: [{ person: 'requester' }],
    category: 'Report',
    text: texts.relationDeclined,
    link: links.toRelation,
  }),
  'relation-ended': kind({
    ...ofBuyer,
    on: 'relation.removed',
    of: ({ vendorId, by }) => one(vendorId, by === 'vendor'),
    subject: 'relation',
    to: [{ person: 'requester' }],
    category: 'Report',
    text: texts.relationEnded,
    link: links.toRelation,
  }),
  'invited-joined': kind({
    ...ofBuyer,
    on: 'invitation.joined',
    of: ({ invitationId }) => [invitationId],
    subject: 'invitation',
    to: [{ person: 'inviter' }],
    category: 'Report',
    text: texts.invitedJoined,
    link: links.toInvitation,
  }),
  'report-ready': kind({
    ...ofBuyer,
    ...ofReport,
    of: ({ downloadId, status }) => one(downloadId, status === 'Ready'),
    text: texts.reportReady,
  }),
  'report-failed': kind({
    ...ofBuyer,
    ...ofReport,
    of: ({ downloadId, status }) => one(downloadId, status === 'Failed'),
    text: texts.reportFailed,
  }),
  'company-verified': kind({
    ...ofBuyer,
    on: 'company.decided',
    of: ({ buyerId, status }) => one(buyerId, status === 'VERIFIED'),
    subject: 'company',
    to: [{ person: 'owner' }],
    category: 'Report',
    text: texts.companyVerified,
    link: () => '/dashboard',
  }),
  'company-returned': kind({
    ...ofBuyer,
    on: 'company.decided',
    of: ({ buyerId, status }) => one(buyerId, status === 'RETURNED'),
    subject: 'company',
    to: [{ person: 'owner' }],
    category: 'Report',
    text: texts.companyReturned,
    waits: { on: 'company', states: ['RETURNED'], over: texts.companyReturnedOver },
    link: () => '/dashboard',
  }),
}

/** Notifications to buyers (`docs/domain.md` §7), by event. */
export const BUYER_KINDS = {
  ...REQUEST_KINDS,
  ...ORDER_KINDS,
  ...RECEIPT_TO_PAYMENT_KINDS,
  ...COMPANY_KINDS,
}

const ofCalendar = {
  ...ofBuyer,
  on: 'calendar',
  subject: 'invoice',
  to: finance,
  category: 'Invoice',
  waits: { on: 'invoice', states: ['Ready to Payment'], over: texts.invoiceDueOver },
  link: links.toInvoice,
} as const

/** Notifications about unpaid invoices, once each, by the buyer's calendar. */
export const DATED_KINDS = {
  'invoice-due': {
    ...ofCalendar,
    text: texts.invoiceDue,
  },
  'invoice-overdue': {
    ...ofCalendar,
    text: texts.invoiceOverdue,
  },
} as const satisfies Record<string, DatedKind>
