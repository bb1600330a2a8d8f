import type { RequestMoved } from '@pasok/domain/requests/requests.events'
import {
  onDiscountChange,
  onDocumentChange,
  onMoneyChange,
  onNewOrders,
  onOfferChange,
  onVendorChange,
  onCompanyChange,
  onRelationChange,
  onPaymentChange,
  onRequestChange,
} from './chapters/notifications/on-live-change'
import { onRequestApproved } from './chapters/orders/on-request-approved'
import { onPackagesMoved } from './chapters/receipts/on-packages-moved'
import type { ProductsOf } from './db/job-map'
import type { JobRequest } from './db/jobs'
import type { Subscriptions } from './db/work'

const notify = (): JobRequest => ({ name: 'notify-people', payload: {} })

/** Nobody is notified of a draft, and nothing waits for one. */
const notifyUnlessDraft = ({ status }: RequestMoved): JobRequest | undefined =>
  status === 'Open' || status === 'Deleted' ? undefined : notify()

/** A single waiting job feeds all changed products to the search index, however many events there are. */
const feedIndexJob = (): JobRequest => ({
  name: 'feed-index',
  payload: {},
  key: 'feed-index',
  queue: 'index',
})

const reindex =
  <Payload>(by: ProductsOf['by'], idsOf: (payload: Payload) => readonly string[]) =>
  (payload: Payload): JobRequest => ({
    name: 'index-products-of',
    payload: { by, ids: idsOf(payload) },
  })

/**
 * The subscribers of each event, in its transaction and after its commit: the complete flow between chapters.
 */
export const SUBSCRIPTIONS: Subscriptions = {
  'request.moved': { inTransaction: [onRequestChange], afterCommit: [notifyUnlessDraft] },
  'request.edited': { inTransaction: [onRequestChange] },
  // Its author is notified of the move to Approved.
  'request.approved': { inTransaction: [onRequestApproved] },
  'orders.created': { inTransaction: [onNewOrders], afterCommit: [notify] },
  'packages.moved': {
    inTransaction: [onPackagesMoved, onDocumentChange('order')],
    afterCommit: [notify],
  },
  'package.shipping-set': { inTransaction: [onDocumentChange('order')], afterCommit: [notify] },
  'items.moved': { inTransaction: [onDocumentChange('order')], afterCommit: [notify] },
  'down-payment.moved': { inTransaction: [onDocumentChange('order')], afterCommit: [notify] },
  'receipt.moved': { inTransaction: [onDocumentChange('receipt')], afterCommit: [notify] },
  'invoice.moved': { inTransaction: [onDocumentChange('invoice')], afterCommit: [notify] },
  'payment.moved': { inTransaction: [onPaymentChange], afterCommit: [notify] },
  'money.moved': { inTransaction: [onMoneyChange], afterCommit: [notify] },
  'relation.requested': { inTransaction: [onRelationChange], afterCommit: [notify] },
  'relation.answered': { inTransaction: [onRelationChange], afterCommit: [notify] },
  'relation.removed': { inTransaction: [onRelationChange], afterCommit: [notify] },
  'company.submitted': { inTransaction: [onCompanyChange], afterCommit: [notify] },
  'company.decided': { inTransaction: [onCompanyChange], afterCommit: [notify] },
  'invitation.joined': { afterCommit: [notify] },
  'report.made': { afterCommit: [notify] },
  'products.changed': { inTransaction: [onOfferChange], afterCommit: [feedIndexJob] },
  'discounts.changed': { inTransaction: [onDiscountChange] },
  'vendor.changed': {
    inTransaction: [onVendorChange],
    afterCommit: [reindex('vendor_id', ({ vendorId }) => [vendorId])],
  },
  'categories.changed': { afterCommit: [reindex('category_id', ({ categoryIds }) => categoryIds)] },
  'coverages.changed': { afterCommit: [reindex('coverage_id', ({ coverageIds }) => coverageIds)] },
}
