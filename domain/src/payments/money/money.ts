import { z } from 'zod'
import { GATEWAYS } from '../payments.constants'

/**
 * Money reported by a gateway. Applied: it paid its payment. `Kept`: the provider decides about it.
 * Refund Due: the provider applied more than the payment required.
 */
export const MONEY_STATES = [
  'Applied',
  'Kept',
  'Applied by hand',
  'Refund Due',
  'Refunded',
] as const
export type MoneyState = (typeof MONEY_STATES)[number]

/** States of money, or of a remainder, that pays nothing: undecided, to be returned, returned. */
export const UNSPENT_STATES = [
  'Kept',
  'Refund Due',
  'Refunded',
] as const satisfies readonly MoneyState[]

/**
 * Why money was left to the provider (`docs/domain.md` §6): unknown payment, wrong amount or
 * currency, too late, or paid twice.
 */
const MONEY_REASONS = ['unknown', 'amount', 'currency', 'late', 'duplicate'] as const
export type MoneyReason = (typeof MONEY_REASONS)[number]

/** Money without a purpose, as the paying company sees it. */
export const unspentShape = z.object({
  _id: z.string(),
  /** The part that pays nothing. */
  amount: z.number(),
  currency: z.string(),
  lastStatus: z.enum(UNSPENT_STATES),
  proof: z.string().nullable(),
})
export type Unspent = z.output<typeof unspentShape>

/** Money that arrived for one payment and was applied to another, as shown with both. */
export const movedMoneyShape = z.object({
  _id: z.string(),
  /** The applied amount in whole rupiah. */
  amount: z.number(),
  /** The other payment's code, or the money's own reference when it belongs to no known payment. */
  code: z.string(),
  /** Whether the code is a payment of the company. */
  is_payment: z.boolean(),
  /** Whether the other payment was paid with it; otherwise this one was. */
  to_other: z.boolean(),
  user: z.string(),
  timestamp: z.string(),
})
export type MovedMoney = z.output<typeof movedMoneyShape>

export const moneyShape = z.object({
  _id: z.string(),
  gateway: z.enum(GATEWAYS),
  /** The gateway's number of the money. */
  external_id: z.string(),
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
  /** The payment that the reference names; null when there is none. */
  payment: z
    .object({
      code: z.string(),
      lastStatus: z.string(),
      amount: z.number(),
      buyer_id: z.string(),
      buyer_name: z.string(),
      vendor_name: z.string(),
      can_apply: z.boolean(),
    })
    .nullable(),
})
export type Money = z.output<typeof moneyShape>
