import {
  onDiscountChange,
  onInvoiceChange,
  onMoneyChange,
  onNewOrders,
  onOfferChange,
  onVendorChange,
  onOrderChange,
  onCompanyChange,
  onRelationChange,
  onPaymentChange,
  onReceiptChange,
  onRequestChange,
} from './chapters/notifications/on-live-change'
import { onRequestApproved } from './chapters/orders/on-request-approved'
import { onPackagesMoved } from './chapters/receipts/on-packages-moved'
import type { Subscriptions } from './db/work'

/** What happens in the transaction of an event: the whole flow from chapter to chapter. */
export const SUBSCRIPTIONS: Subscriptions = {
  'request.moved': [onRequestChange],
  'request.edited': [onRequestChange],
  'request.approved': [onRequestApproved],
  'orders.created': [onNewOrders],
  'packages.moved': [onPackagesMoved, onOrderChange],
  'package.shipping-set': [onOrderChange],
  'items.moved': [onOrderChange],
  'down-payment.moved': [onOrderChange],
  'receipt.moved': [onReceiptChange],
  'invoice.moved': [onInvoiceChange],
  'payment.moved': [onPaymentChange],
  'money.moved': [onMoneyChange],
  'products.changed': [onOfferChange],
  'discounts.changed': [onDiscountChange],
  'vendor.changed': [onVendorChange],
  'relation.requested': [onRelationChange],
  'relation.answered': [onRelationChange],
  'relation.removed': [onRelationChange],
  'company.submitted': [onCompanyChange],
  'company.decided': [onCompanyChange],
}
