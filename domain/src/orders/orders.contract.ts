import { z } from 'zod'
import { buyerCall, type Rate, vendorCall } from '../kernel/contract'
import { searchShape, sortShape } from '../kernel/search'
import { idShape, longText, pageShape } from '../kernel/shapes'
import { ORDERS_PAGE_SIZE } from './orders.constants'
import { ORDER_RANGES, ORDER_TOPICS } from './orders.list.topics'
import { ledgerLineShape, orderRowShape, orderShape } from './orders.model'
import { DOWN_PAYMENT_STATES, PACKAGE_STATES } from './orders.states'
import { mailRates } from '../identity/identity.constants'
import { paperContract } from '../kernel/paper.contract'

/** Only successful mails count, so that corrected addresses can be tried again. */
const MAIL_RATES = [
  ...mailRates('mail-order', 'id'),
  { name: 'mail-order', per: 'person', max: 20, seconds: 3600 } as const,
].map((rate): Rate => ({ ...rate, counts: 'done' }))

export const getOrderPdf = buyerCall({
  ...paperContract('order-pdf'),
  name: 'getOrderPdf',
  method: 'GET',
  path: '/purchase-order/:id/pdf',
  summary: 'An order by id or code as a PDF file, A4, in the user’s language',
  feature: 'orders.read',
  params: z.object({ id: idShape }),
  errors: ['illegal_move'],
})

export const getDeliveryNotePdf = vendorCall({
  ...paperContract('delivery-note-pdf'),
  name: 'getDeliveryNotePdf',
  method: 'GET',
  path: '/vendor/orders/:id/delivery-note',
  summary: 'The delivery note of an order, or of one of its packages, as a PDF file',
  params: z.object({ id: idShape }),
  query: z.object({
    /** The code of one package; without it all packages are included. */
    package: z.string().max(60).optional(),
  }),
})

export const sendOrderEmail = buyerCall({
  name: 'sendOrderEmail',
  method: 'POST',
  path: '/purchase-order/sendEmail',
  summary: 'Mails a link to the PDF of an order, which opens without sign-in for 30 days',
  feature: 'orders.email',
  errors: ['rule', 'illegal_move'],
  body: z.object({
    id: idShape,
    /** The limits are higher than the rule, which reports too many or no recipients at the field. */
    emails: z.array(z.string().max(300)).max(100),
  }),
  rates: MAIL_RATES,
  data: z.object({
    sent: z.number(),
  }),
})

const search = {
  id: idShape.optional(),
  ...pageShape(ORDERS_PAGE_SIZE),
  ...searchShape(ORDER_TOPICS, ORDER_RANGES),
  sort: sortShape,
}

export const listOrders = buyerCall({
  name: 'listOrders',
  method: 'GET',
  path: '/purchase-order',
  summary: "The company's orders, newest first; by topic, by date range, or both",
  feature: 'orders.read',
  query: z.object(search),
  data: z.array(orderShape),
  paged: true,
})

export const listOrdersByStatus = buyerCall({
  name: 'listOrdersByStatus',
  method: 'GET',
  path: '/purchase-order/new',
  summary: 'Orders with a package in a status, with these packages only; New by default',
  feature: 'orders.read',
  query: z.object({ ...search, lastStatus: z.enum(PACKAGE_STATES).default('New') }),
  data: z.array(orderShape),
  paged: true,
})

export const listOrderRows = buyerCall({
  name: 'listOrderRows',
  method: 'GET',
  path: '/purchase-order/rows',
  summary: 'Orders with a package in a status as rows of a list, without items and histories',
  feature: 'orders.read',
  query: listOrdersByStatus.query,
  data: z.array(orderRowShape),
  paged: true,
})

export const countOrders = buyerCall({
  name: 'countOrders',
  method: 'GET',
  path: '/purchase-order/status/:buyer_id',
  summary: 'Numbers of orders by tab',
  feature: 'orders.read',
  params: z.object({ buyer_id: idShape }),
  data: z.record(z.string(), z.number()),
})

export const getOrder = buyerCall({
  name: 'getOrder',
  method: 'GET',
  path: '/purchase-order/:id',
  summary: 'An order by id or code, or by the id of one of its packages',
  feature: ['orders.read', 'receipts.create'],
  // Users who enter receipts may also read the order.
  params: z.object({ id: idShape }),
  data: orderShape,
})

export const getOrderLedger = buyerCall({
  name: 'getOrderLedger',
  method: 'GET',
  path: '/purchase-order/:id/ledger',
  summary: 'The history of each line of an order, by id or code',
  feature: 'orders.read',
  params: z.object({ id: idShape }),
  data: z.array(ledgerLineShape),
})

export const uploadDownPaymentProof = buyerCall({
  name: 'uploadDownPaymentProof',
  method: 'POST',
  path: '/fulfillment/Upload',
  summary: "Submits the proof of an order's down payment, an upload of the same user",
  feature: 'orders.proof',
  body: z.object({
    /** The order's id. */
    id: idShape,
    /** Link to an image uploaded by `POST /files` with prefix `buyer`. */
    fileUrl: z.string().trim().min(1).max(4_000),
    /** Accepted but ignored: the user comes from the token. */
    uploader: z.unknown().optional(),
  }),
  data: z.object({ _id: z.string(), down_payment_status: z.enum(DOWN_PAYMENT_STATES) }),
  errors: ['illegal_move', 'rule'],
})

const decision = z.object({
  /** Optional; must be the package's own vendor when given. */
  vendorId: idShape.optional(),
  packageId: idShape,
  itemsId: z.union([idShape, z.array(idShape).min(1).max(1_000)]),
  /** The versions that the user saw, by item; without them the current proposals are decided. */
  versions: z.record(idShape, z.number().int()).optional(),
  note: longText.optional(),
})
const decided = z.object({
  packageId: z.string(),
  lastStatus: z.enum(PACKAGE_STATES),
  itemsId: z.array(z.string()),
})

export const acceptItems = buyerCall({
  name: 'acceptItems',
  method: 'POST',
  path: '/purchase-order/Accept',
  summary: 'Accepts the vendor’s changes; the new quantities and prices apply',
  feature: 'orders.decide-items',
  body: decision,
  data: decided,
  errors: ['illegal_move', 'stale_version'],
})

export const rejectItems = buyerCall({
  name: 'rejectItems',
  method: 'POST',
  path: '/purchase-order/Reject',
  summary: 'Rejects the vendor’s changes: the items are canceled and their stock returned',
  feature: 'orders.decide-items',
  body: decision,
  data: decided,
  errors: ['illegal_move', 'stale_version'],
})

export const cancelOrder = buyerCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/purchase-order/Cancel',
  summary: 'Cancels packages of an order while they wait for the down payment or are new',
  feature: 'orders.cancel',
  body: z.object({
    /** The order's id. */
    id: idShape,
    /** One or several of its packages; all that can be canceled when left out. */
    packageId: z.union([idShape, z.array(idShape).min(1).max(100)]).optional(),
    reason: longText.min(1),
  }),
  data: z.object({ _id: z.string(), packagesId: z.array(z.string()) }),
  errors: ['illegal_move'],
})
