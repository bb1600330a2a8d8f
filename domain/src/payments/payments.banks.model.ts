import { z } from 'zod'
import { actionsShape } from '../kernel/shapes'
import type { BANK_PAYMENTS } from './payments.banks.constants'
import { GATEWAYS } from './payments.gateways'

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
  /** Three digits. */
  code: z.string(),
  name: z.string(),
  name_code: z.string(),
  category: z.enum(BANK_CATEGORIES),
  imageUrl: z.string(),
})
export type Bank = z.output<typeof bankShape>

/** A bank as whoever pays there needs it. */
export const payingBankShape = bankShape.extend({
  /** Who makes virtual accounts there; null where nobody does. */
  gateway: z.enum(GATEWAYS).nullable(),
  /** Whole rupiah that a virtual account there takes; null where it is not known. */
  minimum_amount: z.number().nullable(),
  maximum_amount: z.number().nullable(),
  /** The provider's account, which a transfer by hand goes to; else empty. */
  account_number: z.string(),
  account_holder: z.string(),
})
export type PayingBank = z.output<typeof payingBankShape>

/** A bank as the provider sets it up. */
export const providerBankShape = payingBankShape.extend({
  /** It can be chosen. */
  active: z.boolean(),
  /** Virtual accounts are to be had there; `gateway` makes them, where one does. */
  takes_virtual_accounts: z.boolean(),
  /** When the bank said in whose name the provider's account stands. */
  verified_at: z.string().nullable(),
  version: z.number(),
})
export type ProviderBank = z.output<typeof providerBankShape>

/** An account that a vendor is paid to, or that a buying company gets money back to. */
export const accountShape = bankShape.extend({
  _id: z.string(),
  account_number: z.string(),
  /** As the bank said. */
  account_holder: z.string(),
  is_default: z.boolean(),
})
export type BankAccount = z.output<typeof accountShape>

const ACCOUNT_ACTIONS = ['edit', 'make-default', 'remove'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

/** The same as the company's own people see it. */
export const ownAccountShape = accountShape.extend({
  verified_at: z.string(),
  version: z.number(),
  actions: actionsShape(ACCOUNT_ACTIONS),
})
export type OwnAccount = z.output<typeof ownAccountShape>
