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

/** Who may read a buyer's document hears that it changed. */
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
 * A buyer's people hear of what they may read; all of a vendor's read all that is theirs, and the
 * provider's what is paid to the platform.
 */
export function hearsOf(topic: LiveTopic, side: string, features: ReadonlySet<Feature>): boolean {
  if (side === 'provider') return topic === 'payment' || topic === 'money'
  return topic !== 'money' && (side === 'vendor' || isEnough(READ_BY[topic], features))
}
