import type { Feature } from '../kernel/features'
import type { Todo } from './reports.model'

/** The feature required for each to-do; only users with the feature see it. */
export const TODO_FEATURES: Readonly<Record<Todo, Feature>> = {
  'requests-to-approve': 'requests.decide',
  'drafts-to-submit': 'requests.create',
  'requests-rejected': 'requests.create',
  'down-payments-to-pay': 'orders.proof',
  'items-to-decide': 'orders.decide-items',
  'deliveries-late': 'receipts.create',
  'receipts-to-enter': 'receipts.create',
  'receipts-to-correct': 'receipts.create',
  'invoices-overdue': 'invoices.pay',
  'invoices-due': 'invoices.pay',
  'proofs-to-send': 'invoices.pay',
}
