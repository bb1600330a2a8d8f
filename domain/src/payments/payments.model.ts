import { z } from 'zod'
import { statusEntryShape } from '../kernel/shapes'
import { PAYMENT_STATES } from './payments.states'

export const GATEWAYS = ['xendit', 'oy', 'sandbox'] as const
export type Gateway = (typeof GATEWAYS)[number]
/** How they are called on the screens (Spec 2 §9). */
export const GATEWAY_LABELS: Readonly<Record<Gateway, string>> = {
  xendit: 'Xendit',
  oy: 'OY Indonesia',
  sandbox: 'Sandbox',
}

/** Ways to pay (Spec 2 §9), and a page of the gateway where one transfers. */
export const PAYMENT_KINDS = [
  'Virtual Account',
  'Manual Bank Transfer',
  'Bank Transfer Page',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Spec 2 §3, Transaction. */
export const transactionShape = z.object({
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
  createdAt: z.string(),
  version: z.number(),
})
export type Transaction = z.output<typeof transactionShape>
