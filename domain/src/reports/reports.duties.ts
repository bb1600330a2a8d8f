import type { Feature } from '../kernel/features'
import type { Duty } from './reports.model'

/** So many days before an invoice is due the home says that it is to be paid. */
export const DUE_WITHIN_DAYS = 7

/**
 * So many days after a vendor shipped a package the home calls it late: couriers need about a week to
 * the far islands, and twice that leaves no doubt.
 */
export const LATE_AFTER_DAYS = 14

/** By whom each is done; others are told of none of it. */
export const DUTY_FEATURES: Readonly<Record<Duty, Feature>> = {
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
