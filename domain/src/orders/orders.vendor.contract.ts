import { z } from 'zod'
import { PRODUCT_NUMBERS } from '../catalog/portal/portal.constants'
import { vendorCall } from '../kernel/contract'
import { hasMaxDecimals } from '../kernel/decimal'
import { kernelTexts } from '../kernel/kernel.texts'
import { searchShape, sortShape } from '../kernel/search'
import { idShape, longText, pageShape, seenVersion, shortText } from '../kernel/shapes'
import {
  DEAREST_SHIPPING,
  LONGEST_COURIER,
  LONGEST_TRACKING_NUMBER,
  ORDERS_PAGE_SIZE,
} from './orders.constants'
import { ORDER_RANGES, VENDOR_ORDER_TOPICS } from './orders.list.topics'
import { ledgerLineShape, vendorOrderShape } from './orders.model'
import { DOWN_PAYMENT_STATES, ITEM_STATES, PACKAGE_STATES } from './orders.states'

const order = z.object({ id: idShape })
const pack = z.object({ id: idShape })
const item = z.object({ id: idShape, itemId: idShape })
const reason = longText.min(1)
const twoDecimals = (value: number) => hasMaxDecimals(value, 2)
const notTwoDecimals = {
  message: kernelTexts.twoDecimals.en,
  params: { text: kernelTexts.twoDecimals },
}
const movedPackage = z.object({ _id: z.string(), lastStatus: z.enum(PACKAGE_STATES) })
const movedDownPayment = z.object({
  _id: z.string(),
  down_payment_status: z.enum(DOWN_PAYMENT_STATES),
})
const movedItem = z.object({ _id: z.string(), lastStatus: z.enum(ITEM_STATES) })

export const listVendorOrders = vendorCall({
  name: 'listVendorOrders',
  method: 'GET',
  path: '/vendor/orders',
  summary: "The vendor's orders, newest first; with a status, by topic, by date range",
  query: z.object({
    ...pageShape(ORDERS_PAGE_SIZE),
    ...searchShape(VENDOR_ORDER_TOPICS, ORDER_RANGES),
    sort: sortShape,
    /**
     * Returns only orders with a package in this status, with only those packages; all orders when left out.
     */
    lastStatus: z.enum(PACKAGE_STATES).optional(),
  }),
  data: z.array(vendorOrderShape),
  paged: true,
})

export const countVendorOrders = vendorCall({
  name: 'countVendorOrders',
  method: 'GET',
  path: '/vendor/orders/count',
  summary: 'Numbers of the vendor’s orders by tab',
  data: z.record(z.string(), z.number()),
})

export const getVendorOrder = vendorCall({
  name: 'getVendorOrder',
  method: 'GET',
  path: '/vendor/orders/:id',
  summary: 'An order by id or code',
  params: order,
  data: vendorOrderShape,
})

export const getVendorOrderLedger = vendorCall({
  name: 'getVendorOrderLedger',
  method: 'GET',
  path: '/vendor/orders/:id/ledger',
  summary: 'The history of each line of an order, by id or code',
  params: order,
  data: z.array(ledgerLineShape),
})

export const listVendorOrderStorages = vendorCall({
  name: 'listVendorOrderStorages',
  method: 'GET',
  path: '/vendor/orders/:id/storages',
  summary: 'The current storage places of an order’s products, by id or code',
  params: order,
  /** The storage text by product; products without one are left out. */
  data: z.record(z.string(), z.string()),
})

export const confirmDownPayment = vendorCall({
  name: 'confirmDownPayment',
  method: 'POST',
  path: '/vendor/orders/:id/confirm-down-payment',
  summary: 'Confirms the proof of the down payment: the order’s packages are ready to process',
  params: order,
  body: z.object({ version: seenVersion }),
  data: movedDownPayment,
  errors: ['illegal_move', 'stale_version'],
})

export const refuseDownPayment = vendorCall({
  name: 'refuseDownPayment',
  method: 'POST',
  path: '/vendor/orders/:id/refuse-down-payment',
  summary: 'Rejects the proof of the down payment; the buyer uploads another',
  params: order,
  body: z.object({ reason, version: seenVersion }),
  data: movedDownPayment,
  errors: ['illegal_move', 'stale_version'],
})

export const refundDownPayment = vendorCall({
  name: 'refundDownPayment',
  method: 'POST',
  path: '/vendor/orders/:id/refund',
  summary: 'Records the refund of the rest of a down payment, with a proof',
  params: order,
  body: z.object({
    /** Link to a file uploaded by `POST /files` with prefix `vendor`. */
    fileUrl: z.string().trim().min(1).max(4_000),
    note: longText.optional(),
    version: seenVersion,
  }),
  data: movedDownPayment,
  errors: ['illegal_move', 'stale_version', 'rule'],
})

export const pickPackage = vendorCall({
  name: 'pickPackage',
  method: 'POST',
  path: '/vendor/packages/:id/pick',
  summary: 'Starts picking and packing',
  params: pack,
  body: z.object({ version: seenVersion }),
  data: movedPackage,
  errors: ['illegal_move', 'stale_version'],
})

export const makePackageReady = vendorCall({
  name: 'makePackageReady',
  method: 'POST',
  path: '/vendor/packages/:id/make-ready',
  summary: 'Marks a package as packed; no item may be waiting for the buyer',
  params: pack,
  body: z.object({ version: seenVersion }),
  data: movedPackage,
  errors: ['illegal_move', 'stale_version', 'rule'],
})

export const shipPackage = vendorCall({
  name: 'shipPackage',
  method: 'POST',
  path: '/vendor/packages/:id/ship',
  summary: 'Marks a package as shipped, with optional courier and tracking number',
  params: pack,
  body: z.object({
    courier: shortText.max(LONGEST_COURIER).default(''),
    tracking_number: shortText.max(LONGEST_TRACKING_NUMBER).default(''),
    version: seenVersion,
  }),
  data: movedPackage,
  errors: ['illegal_move', 'stale_version'],
})

export const cancelPackage = vendorCall({
  name: 'cancelPackage',
  method: 'POST',
  path: '/vendor/packages/:id/cancel',
  summary: 'Cancels a package before it is shipped; its stock returns',
  params: pack,
  body: z.object({ reason, version: seenVersion }),
  data: movedPackage,
  errors: ['illegal_move', 'stale_version'],
})

export const setShipping = vendorCall({
  name: 'setShipping',
  method: 'POST',
  path: '/vendor/packages/:id/shipping',
  summary: 'Sets the shipping cost of a package, in whole rupiah',
  params: pack,
  body: z.object({
    shipping_cost: z.number().int().min(0).max(DEAREST_SHIPPING),
    version: seenVersion,
  }),
  data: movedPackage.extend({ shipping_cost: z.number() }),
  errors: ['illegal_move', 'stale_version'],
})

export const changeItem = vendorCall({
  name: 'changeItem',
  method: 'POST',
  path: '/vendor/packages/:id/items/:itemId/change',
  summary: 'Proposes a lower quantity or another price of an item; the buyer decides',
  params: item,
  body: z.object({
    /** At most the agreed quantity; 0 means that the item cannot be delivered. */
    quantity: z.number().min(0).max(9_999_999.99).refine(twoDecimals, notTwoDecimals),
    /** Per unit, before discount and tax. */
    retail_price: z
      .number()
      .positive()
      .max(PRODUCT_NUMBERS.retail_price.max)
      .refine(twoDecimals, notTwoDecimals),
    reason,
    version: seenVersion,
  }),
  data: movedItem,
  errors: ['illegal_move', 'stale_version', 'rule'],
})

export const takeItemBack = vendorCall({
  name: 'takeItemBack',
  method: 'POST',
  path: '/vendor/packages/:id/items/:itemId/take-back',
  summary: 'Withdraws a proposed change before the buyer’s decision',
  params: item,
  body: z.object({ version: seenVersion }),
  data: movedItem,
  errors: ['illegal_move', 'stale_version'],
})
