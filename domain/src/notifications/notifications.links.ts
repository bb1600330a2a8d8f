import { ORDER_TABS } from '../orders/orders.states'
import type { Facts } from './notifications.model'

type Coded = Pick<Facts, 'code'>

function at(path: string, search: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `${path}?${pairs.join('&')}`
}

const ORDERS = '/dashboard/purchase-orders'
const INVOICES = '/dashboard/finance/invoice'

/**
 * Returns the address of the tab for a package's status (Spec 2 §2), where the order is listed
 * first and expanded; the order's page when the status has no tab.
 */
function inTab(state: string, { code }: Coded): string {
  const tab = ORDER_TABS.find((one) => one.state === state)
  return tab
    ? at(ORDERS, { status: tab.query, order: code })
    : at(ORDERS, { page: 'detail', id: code })
}

/** Returns the address of a purchase request. */
export const toRequest = ({ code }: Coded) =>
  at('/dashboard/purchase-requests', { page: 'detail', id: code })
/** Returns the address of a purchase order. */
export const toOrder = ({ code }: Coded) => at(ORDERS, { page: 'detail', id: code })
/** Returns the address of an order in the tab Waiting Down Payment. */
export const toWaitingOrder = (facts: Facts) => inTab('Waiting Down Payment', facts)
/** Returns the address of an order in the tab Pick & Pack. */
export const toPickedOrder = (facts: Facts) => inTab('Pick', facts)
/** Returns the address of an order in the tab of its current status. */
export const toOrderInTab = (facts: Facts) => inTab(facts.status, facts)
/** Returns the address of a goods receipt. */
export const toReceipt = ({ code }: Coded) => at('/dashboard/good-receipt-note', { receipt: code })
/** Returns the address of an invoice. */
export const toInvoice = ({ code }: Coded) => at(INVOICES, { page: 'summary', id: code })
/** Returns the address of a pending payment. */
export const toPayment = ({ code }: Coded) => at(INVOICES, { page: 'waiting-payment', code })
/** Returns the address of a payment's result. */
export const toPaymentResult = ({ code }: Coded) =>
  at(INVOICES, { page: 'payment-confirmed', code })
/** Returns the address of a vendor in the list of preferred vendors. */
export const toRelation = ({ id }: Facts) => at('/dashboard/vendor-list', { vendor: id })
/** Returns the address of an invitation in its list. */
export const toInvitation = ({ code }: Coded) => at('/dashboard/invitation', { search: code })
/** Returns the address of a report to download. */
export const toDownload = ({ id }: Facts) => at('/dashboard/report-download', { download: id })

/** Returns the address of an order in the vendor portal. */
export const toVendorOrder = ({ code }: Coded) => `/vendor/orders/${encodeURIComponent(code)}`
/** Returns the address of a receipt in the vendor portal. */
export const toVendorReceipt = ({ code }: Coded) => `/vendor/receipts/${encodeURIComponent(code)}`
/** Returns the address of an invoice in the vendor portal. */
export const toVendorInvoice = ({ code }: Coded) => `/vendor/invoices/${encodeURIComponent(code)}`
/** Returns the address of the vendor portal's invoices whose payment is under review. */
export const toVendorInvoices = () => at('/vendor/invoices', { tab: 'review' })
/** Returns the address of the vendor portal's list of buyers. */
export const toVendorBuyers = () => '/vendor/buyers'

/** Returns the address of the mail preferences, which every mail links to. */
export const toPreferences = (side: 'buyer' | 'vendor') =>
  side === 'buyer'
    ? at('/dashboard', { page: 'notification', show: 'settings' })
    : at('/vendor/notifications', { show: 'settings' })
/** Returns the address of the list of broadcasts. */
export const toBroadcasts = (side: 'buyer' | 'vendor') =>
  side === 'buyer'
    ? at('/dashboard', { page: 'notification', show: 'broadcasts' })
    : at('/vendor/notifications', { show: 'broadcasts' })
/** Returns the address of the list of notifications. */
export const toNotifications = (side: 'buyer' | 'vendor') =>
  side === 'buyer' ? at('/dashboard', { page: 'notification' }) : '/vendor/notifications'
