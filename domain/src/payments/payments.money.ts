import { z } from 'zod'
import { GATEWAYS } from './payments.gateways'

/**
 * Money that a gateway says has come. Applied: it paid its payment. Kept: the provider decides what
 * becomes of it. Refund Due: what was applied by hand came to more than was asked for.
 */
export const MONEY_STATES = [
  'Applied',
  'Kept',
  'Applied by hand',
  'Refund Due',
  'Refunded',
] as const
export type MoneyState = (typeof MONEY_STATES)[number]

/** Of money, or what was over of it, that pays nothing: until it is decided, to be returned, returned. */
export const UNSPENT_STATES = [
  'Kept',
  'Refund Due',
  'Refunded',
] as const satisfies readonly MoneyState[]

/** Why it was kept (`docs/domain.md` §6): no payment of ours, another sum or currency, too late, again. */
const MONEY_REASONS = ['unknown', 'amount', 'currency', 'late', 'duplicate'] as const
export type MoneyReason = (typeof MONEY_REASONS)[number]

/** As the company sees it that paid. */
export const unspentShape = z.object({
  _id: z.string(),
  /** As much of it as pays nothing. */
  amount: z.number(),
  currency: z.string(),
  lastStatus: z.enum(UNSPENT_STATES),
  /** A link to the proof of its return. */
  proof: z.string().nullable(),
})
export type Unspent = z.output<typeof unspentShape>

/** Money that came for one payment and was applied to another, as each of the two shows it. */
export const movedMoneyShape = z.object({
  _id: z.string(),
  /** Whole rupiah that were applied. */
  amount: z.number(),
  /** The other payment, or where the money named none of ours, what it named. */
  code: z.string(),
  /** False when the code is no payment of the company's. */
  is_payment: z.boolean(),
  /** The other payment was paid with it; else this one was. */
  to_other: z.boolean(),
  user: z.string(),
  timestamp: z.string(),
})
export type MovedMoney = z.output<typeof movedMoneyShape>

/** As the provider sees it. */
export const moneyShape = z.object({
  _id: z.string(),
  gateway: z.enum(GATEWAYS),
  /** The gateway's number of it. */
  external_id: z.string(),
  /** What it was paid for, as the gateway says. */
  reference: z.string(),
  account_number: z.string(),
  currency: z.string(),
  amount: z.number(),
  paid_at: z.string(),
  lastStatus: z.enum(MONEY_STATES),
  reason: z.enum(MONEY_REASONS).nullable(),
  refund_due: z.number(),
  note: z.string(),
  proof: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** The payment that it names, if it names one. */
  payment: z
    .object({
      code: z.string(),
      lastStatus: z.string(),
      amount: z.number(),
      buyer_id: z.string(),
      buyer_name: z.string(),
      vendor_name: z.string(),
      /** Its invoices can be paid with this money. */
      can_apply: z.boolean(),
    })
    .nullable(),
})
export type Money = z.output<typeof moneyShape>
