import type { LiveTopic } from '@pasok/domain/notifications/notifications.live'
import type { CallName } from '../lib/api'

interface Showing {
  /** Any change of the topic may be seen in these. */
  lists: readonly CallName[]
  /** These show the one document that they are asked for, by id or code. */
  documents: readonly CallName[]
}

/** What waits there says so no longer, once it was decided. */
const SETTLED = 'listNotifications'

/**
 * What shows documents of a topic: the one table of what an open screen reads again. Nothing here is
 * a form: what a person types stays what it is.
 */
export const SHOWN_BY: Readonly<Record<LiveTopic, Showing>> = {
  request: {
    lists: [
      'listRequests',
      'searchRequests',
      'listOpenRequests',
      'getOrderSums',
      'listDuties',
      SETTLED,
    ],
    documents: ['getRequest'],
  },
  order: {
    lists: [
      'listOrders',
      'listNewOrders',
      'countOrders',
      'listAwaited',
      'listVendorOrders',
      'countVendorOrders',
      'getOrderSums',
      'listHomeRows',
      'listDuties',
      SETTLED,
    ],
    documents: ['getOrder', 'getOrderLedger', 'getVendorOrder', 'getVendorOrderLedger'],
  },
  receipt: {
    lists: [
      'listReceipts',
      'listVendorReceipts',
      'countVendorReceipts',
      'listDuties',
      // An order's page tells what became of its receipts; the change names the receipt alone.
      'getOrder',
      'getOrderLedger',
      'getVendorOrder',
      'getVendorOrderLedger',
      SETTLED,
    ],
    documents: ['getReceipt', 'getVendorReceipt'],
  },
  invoice: {
    lists: [
      'listInvoices',
      'countInvoices',
      'listVendorInvoices',
      'countVendorInvoices',
      'listStatement',
      'getOrderSums',
      'getInvoiceSums',
      'listDuties',
      'getOrderLedger',
      'getVendorOrderLedger',
      SETTLED,
    ],
    documents: ['getInvoice', 'getVendorInvoice'],
  },
  payment: {
    lists: [
      'listTransactions',
      'listVendorTransactions',
      'listDuties',
      'listProviderTransactions',
      // Money and debts name their payments, which they move with.
      'listMoney',
      'listOwed',
      'getOwed',
      'listOwedEntries',
      SETTLED,
    ],
    documents: ['getTransaction', 'getVendorTransaction', 'getProviderTransaction'],
  },
  relation: {
    lists: ['listRelatedBuyers', 'countRelatedBuyers', 'getBuyerTerms', SETTLED],
    documents: ['getRelatedBuyer'],
  },
  company: { lists: [SETTLED], documents: [] },
  money: { lists: ['listMoney', 'listCallbacks'], documents: [] },
}
