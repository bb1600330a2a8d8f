import type { Contract } from '@pasok/domain/kernel/contract'
import type { LiveTopic } from '@pasok/domain/notifications/notifications.live'
import {
  countOrders,
  getOrder,
  getOrderLedger,
  listNewOrders,
  listOrders,
} from '@pasok/domain/orders/orders.contract'
import {
  countVendorOrders,
  getVendorOrder,
  getVendorOrderLedger,
  listVendorOrders,
} from '@pasok/domain/orders/orders.vendor.contract'
import { getReceipt, listReceipts } from '@pasok/domain/receipts/receipts.contract'
import {
  countVendorReceipts,
  getVendorReceipt,
  listVendorReceipts,
} from '@pasok/domain/receipts/receipts.vendor.contract'
import {
  getRequest,
  listOpenRequests,
  listRequests,
} from '@pasok/domain/requests/requests.contract'
import { searchRequests } from '@pasok/domain/requests/requests.list.contract'

interface Showing {
  /** Any change of the topic may be seen in these. */
  lists: readonly Contract[]
  /** These show the one document that they are asked for, by id or code. */
  documents: readonly Contract[]
}

/**
 * What shows documents of a topic: the one table of what an open screen reads again. Nothing here is
 * a form: what a person types stays what it is.
 */
export const SHOWN_BY: Readonly<Record<LiveTopic, Showing>> = {
  request: {
    lists: [listRequests, searchRequests, listOpenRequests],
    documents: [getRequest],
  },
  order: {
    lists: [listOrders, listNewOrders, countOrders, listVendorOrders, countVendorOrders],
    documents: [getOrder, getOrderLedger, getVendorOrder, getVendorOrderLedger],
  },
  receipt: {
    lists: [listReceipts, listVendorReceipts, countVendorReceipts],
    documents: [getReceipt, getVendorReceipt],
  },
}
