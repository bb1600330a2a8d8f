import { z } from 'zod'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import { movedMoneyShape, unspentShape } from './money/money'
import { PAYMENT_STATES } from './payments.states'

/** Payment methods (Spec 2 §9), including a transfer through the gateway's page. */
export const PAYMENT_KINDS = [
  'Virtual Account',
  'Manual Bank Transfer',
  'Bank Transfer Page',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

const PAYMENT_ACTIONS = ['proof', 'give-up'] as const
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number]
const REVIEW_ACTIONS = ['confirm', 'refuse', 'apply'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** Spec 2 §3, Transaction. */
const transactionFields = z.object({
  id: z.string(),
  code: z.string(),
  lastStatus: z.enum(PAYMENT_STATES),
  status: z.object({ message: z.string() }),
  payment_method: z.enum(PAYMENT_KINDS),
  /** The gateway's displayed name; empty for a manual transfer. */
  payment_gateway: z.string(),
  /** Whole rupiah. */
  expected_amount: z.number(),
  bank_name: z.string(),
  bank_code: z.string(),
  /** For a virtual account; null until the gateway has created it. */
  va_number: z.string().nullable(),
  /** For a manual transfer. */
  account_number: z.string().nullable(),
  account_holder: z.string(),
  /** The gateway's page, for a transfer through it. */
  url: z.string().nullable(),
  expires_at: z.string().nullable(),
  direct_payment: z.boolean(),
  /** Link to the picture of the proof; null before the upload. */
  proof: z.string().nullable(),
  invoices: z.array(z.object({ _id: z.string(), invoice_number: z.string(), amount: z.number() })),
  vendor: z.object({ _id: z.string(), name: z.string() }),
  statuses: z.array(statusEntryShape),
  createdBy: z.string(),
  createdAt: z.string(),
  paid_at: z.string().nullable(),
  /** Shown to the buyer and the provider. */
  moved_money: z.array(movedMoneyShape),
  version: z.number(),
})
/**
 * A transaction as its buyer sees it, with the user's actions and with money that arrived without paying it.
 */
export const transactionShape = transactionFields.extend({
  unspent: z.array(unspentShape),
  actions: actionsShape(PAYMENT_ACTIONS),
})
export type Transaction = z.output<typeof transactionShape>

/** A transaction as its payee sees it, the vendor or the provider, who confirms it. */
export const reviewedShape = transactionFields.extend({
  buyer: z.object({ _id: z.string(), name: z.string() }),
  actions: actionsShape(REVIEW_ACTIONS),
})
export type ReviewedTransaction = z.output<typeof reviewedShape>
