import { ORDER_TABS } from '../orders/orders.states'
import type { Facts } from './notifications.model'

/** What a record is opened by. */
type Coded = Pick<Facts, 'code'>

/** An address of the app, as it is told beside a notification: the screen, the tab, the record. */
function at(path: string, search: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `${path}?${pairs.join('&')}`
}

const ORDERS = '/dashboard/purchase-orders'
const INVOICES = '/dashboard/finance/invoice'

/** The tab of a package's status (Spec 2 §2); the order stands first in it, opened. */
function inTab(state: string, { code }: Coded): string {
  const tab = ORDER_TABS.find((one) => one.state === state)
  return tab
    ? at(ORDERS, { status: tab.query, order: code })
    : at(ORDERS, { page: 'detail', id: code })
}

export const toRequest = ({ code }: Coded) =>
  at('/dashboard/purchase-requests', { page: 'detail', id: code })
export const toOrder = ({ code }: Coded) => at(ORDERS, { page: 'detail', id: code })
export const toWaitingOrder = (facts: Facts) => inTab('Waiting Down Payment', facts)
export const toPickedOrder = (facts: Facts) => inTab('Pick', facts)
export const toOrderInTab = (facts: Facts) => inTab(facts.status, facts)
export const toReceipt = ({ code }: Coded) => at('/dashboard/good-receipt-note', { receipt: code })
export const toInvoice = ({ code }: Coded) => at(INVOICES, { page: 'summary', id: code })
export const toPayment = ({ code }: Coded) => at(INVOICES, { page: 'waiting-payment', code })
export const toPaymentResult = ({ code }: Coded) =>
  at(INVOICES, { page: 'payment-confirmed', code })
export const toRelation = ({ id }: Facts) => at('/dashboard/vendor-list', { vendor: id })
export const toInvitation = ({ code }: Coded) => at('/dashboard/invitation', { search: code })
export const toDownload = ({ id }: Facts) => at('/dashboard/report-download', { download: id })

export const toVendorOrder = ({ code }: Coded) => `/vendor/orders/${encodeURIComponent(code)}`
export const toVendorReceipt = ({ code }: Coded) => `/vendor/receipts/${encodeURIComponent(code)}`
export const toVendorInvoice = ({ code }: Coded) => `/vendor/invoices/${encodeURIComponent(code)}`
export const toVendorInvoices = () => at('/vendor/invoices', { tab: 'review' })
export const toVendorBuyers = () => '/vendor/buyers'

/** Where one chooses what comes by mail, too; every mail leads there. */
export const toPreferences = (side: 'buyer' | 'vendor') =>
  side === 'buyer'
    ? at('/dashboard', { page: 'notification', show: 'settings' })
    : at('/vendor/notifications', { show: 'settings' })
/** Where broadcasts are read. */
export const toBroadcasts = (side: 'buyer' | 'vendor') =>
  side === 'buyer'
    ? at('/dashboard', { page: 'notification', show: 'broadcasts' })
    : at('/vendor/notifications', { show: 'broadcasts' })
/** Where all of them are read. */
export const toNotifications = (side: 'buyer' | 'vendor') =>
  side === 'buyer' ? at('/dashboard', { page: 'notification' }) : '/vendor/notifications'
