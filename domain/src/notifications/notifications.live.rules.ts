import { isEnough, type FeatureRule } from '../kernel/contract'
import type { Feature } from '../kernel/features'
import { getOrder } from '../orders/orders.contract'
import { getInvoice } from '../invoices/invoices.contract'
import { getTransaction } from '../payments/payments.contract'
import { getReceipt } from '../receipts/receipts.contract'
import { getRequest } from '../requests/requests.contract'
import { getBuyerTerms } from '../catalog/catalog.contract'
import { getCompany } from '../company/company.contract'
import type { LiveTopic } from './notifications.live'

/** Users who may read a document are notified of its changes. */
const READ_BY: Readonly<Record<Exclude<LiveTopic, 'money'>, FeatureRule>> = {
  request: getRequest.feature,
  order: getOrder.feature,
  receipt: getReceipt.feature,
  invoice: getInvoice.feature,
  payment: getTransaction.feature,
  relation: getBuyerTerms.feature,
  company: getCompany.feature,
}

/**
 * Returns whether a user receives changes of a topic: buyers' users those they may read, vendor
 * users all of their company's, the provider's users only payments to the platform.
 */
export function canFollowTopic(
  topic: LiveTopic,
  side: string,
  features: ReadonlySet<Feature>,
): boolean {
  if (side === 'provider') return topic === 'payment' || topic === 'money'
  return topic !== 'money' && (side === 'vendor' || isEnough(READ_BY[topic], features))
}
