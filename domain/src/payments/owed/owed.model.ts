import { z } from 'zod'
import { accountShape } from '../bank-accounts/banks.model'

/** The amount that the platform owes a vendor. */
export const owedShape = z.object({
  vendor: z.object({ _id: z.string(), name: z.string(), company_code: z.string() }),
  /** Payments to the platform, in whole rupiah. */
  received: z.number(),
  payments: z.number(),
  paid_out: z.number(),
  payouts: z.number(),
  owed: z.number(),
  last_payout_at: z.string().nullable(),
  /** Incremented by each payout. */
  version: z.number(),
})
export type Owed = z.output<typeof owedShape>

export const owedFileShape = owedShape.extend({ accounts: z.array(accountShape) })
export type OwedFile = z.output<typeof owedFileShape>

/** A payment for a vendor, or a payout to it. */
export const owedEntryShape = z.object({
  _id: z.string(),
  kind: z.enum(['payment', 'payout']),
  at: z.string(),
  amount: z.number(),
  /** The payment's code and buyer; empty for a payout. */
  code: z.string(),
  buyer_name: z.string(),
  /** The account of a payout, its proof and who recorded it; empty for a payment. */
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string(),
  note: z.string(),
  proof: z.string().nullable(),
  by: z.string(),
})
export type OwedEntry = z.output<typeof owedEntryShape>
