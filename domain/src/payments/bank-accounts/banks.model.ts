import { z } from 'zod'
import { actionsShape } from '../../kernel/shapes'
import { type BANK_PAYMENTS, GATEWAYS } from '../payments.constants'

export const BANK_CATEGORIES = [
  'state',
  'private',
  'sharia',
  'regional',
  'digital',
  'foreign',
] as const
export type BankCategory = (typeof BANK_CATEGORIES)[number]

export type BankPayment = (typeof BANK_PAYMENTS)[number]

/** Spec 2 §3, Bank. */
export const bankShape = z.object({
  code: z.string(),
  name: z.string(),
  name_code: z.string(),
  category: z.enum(BANK_CATEGORIES),
  imageUrl: z.string(),
})
export type Bank = z.output<typeof bankShape>

/** A bank as paying users see it. */
export const payingBankShape = bankShape.extend({
  /** The gateway that creates virtual accounts at this bank; null when there is none. */
  gateway: z.enum(GATEWAYS).nullable(),
  /** Limits of a virtual account in whole rupiah; null when unknown. */
  minimum_amount: z.number().nullable(),
  maximum_amount: z.number().nullable(),
  /** The provider's account for manual transfers; empty when there is none. */
  account_number: z.string(),
  account_holder: z.string(),
})
export type PayingBank = z.output<typeof payingBankShape>

export const providerBankShape = payingBankShape.extend({
  /** Whether users can choose the bank. */
  active: z.boolean(),
  /** Whether virtual accounts are offered; `gateway` creates them when it is set. */
  takes_virtual_accounts: z.boolean(),
  /** When the bank confirmed the holder of the provider's account. */
  verified_at: z.string().nullable(),
  version: z.number(),
})
export type ProviderBank = z.output<typeof providerBankShape>

/** An account that receives a vendor's payments or a buyer's refunds. */
export const accountShape = bankShape.extend({
  _id: z.string(),
  account_number: z.string(),
  /** The holder's name according to the bank. */
  account_holder: z.string(),
  is_default: z.boolean(),
})
export type BankAccount = z.output<typeof accountShape>

const ACCOUNT_ACTIONS = ['edit', 'make-default', 'remove'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

export const ownAccountShape = accountShape.extend({
  verified_at: z.string(),
  version: z.number(),
  actions: actionsShape(ACCOUNT_ACTIONS),
})
export type OwnAccount = z.output<typeof ownAccountShape>
