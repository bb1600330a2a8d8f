import { z } from 'zod'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import { movedMoneyShape, unspentShape } from './payments.money'
import { PAYMENT_STATES } from './payments.states'

/** Ways to pay (Spec 2 §9), and a page of the gateway where one transfers. */
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
  /** As on the screens; empty for a transfer by hand. */
  payment_gateway: z.string(),
  /** Whole rupiah. */
  expected_amount: z.number(),
  bank_name: z.string(),
  bank_code: z.string(),
  /** Of a virtual account; null until the gateway has made it. */
  va_number: z.string().nullable(),
  /** Of a transfer by hand. */
  account_number: z.string().nullable(),
  account_holder: z.string(),
  /** The gateway's page, for a transfer there. */
  url: z.string().nullable(),
  expires_at: z.string().nullable(),
  direct_payment: z.boolean(),
  /** A link to the proof's picture; null before there is one. */
  proof: z.string().nullable(),
  invoices: z.array(z.object({ _id: z.string(), invoice_number: z.string(), amount: z.number() })),
  vendor: z.object({ _id: z.string(), name: z.string() }),
  statuses: z.array(statusEntryShape),
  createdBy: z.string(),
  createdAt: z.string(),
  paid_at: z.string().nullable(),
  /** Shown to its buyer and to the provider. */
  moved_money: z.array(movedMoneyShape),
  version: z.number(),
})
/** The same with what its buyer's person may do with it now, and money that came for it and did not pay it. */
export const transactionShape = transactionFields.extend({
  unspent: z.array(unspentShape),
  actions: actionsShape(PAYMENT_ACTIONS),
})
export type Transaction = z.output<typeof transactionShape>

/** The same for whoever was paid, and confirms it: the vendor, or the provider. */
export const reviewedShape = transactionFields.extend({
  buyer: z.object({ _id: z.string(), name: z.string() }),
  actions: actionsShape(REVIEW_ACTIONS),
})
export type ReviewedTransaction = z.output<typeof reviewedShape>
