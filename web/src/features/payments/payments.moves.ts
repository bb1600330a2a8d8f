import type { Transaction } from '@pasok/domain/payments/payments.model'
import { callReply } from '../../lib/api'
import { CURRENCY } from '@pasok/domain/payments/payments.constants'
import { count, rupiah } from '../../lib/format'

/** Formats rupiah as usual, other currencies with their code. */
export const writtenMoney = (amount: number, currency: string): string =>
  currency === CURRENCY ? rupiah(amount) : `${currency} ${count(amount)}`

/** Endpoints that start a payment, by the provider of the virtual account or transfer. */
const BEGINNINGS = {
  oy: 'payByOyAccount',
  xendit: 'payByXenditAccount',
  page: 'payByTransferPage',
  transfer: 'payByTransfer',
} as const
export type PaymentStart = keyof typeof BEGINNINGS

/** Returns the same key for every attempt of a request. */
type KeyOf = (body: unknown) => string

export interface PaymentInput {
  /** Invoice numbers. */
  document_referer: string[]
  bank_code: string
  bank_name: string
  bank_name_code: string
  /** Account of the vendor, for a direct transfer. */
  account_number?: string
  /** The amount that the user saw; the server refuses any other. */
  amount: number
  direct_payment: boolean
  method: string
}

/** Starts the payment of invoices; repeating the request does not start it twice. */
export const beginPayment = (by: PaymentStart, body: PaymentInput, keyOf: KeyOf) =>
  callReply(BEGINNINGS[by], { body, idempotencyKey: keyOf({ by, body }) })

/** Submits the proof of a manual transfer; the file must be the user's own upload. */
export const submitTransferProof = (code: string, image: string, keyOf: KeyOf) =>
  callReply('submitPaymentProof', { body: { code, image }, idempotencyKey: keyOf({ code, image }) })

/** Cancels a manual transfer that has no proof yet. */
export const giveUpPayment = ({ code, version }: Transaction, keyOf: KeyOf) =>
  callReply('giveUpTransfer', {
    body: { code, version },
    idempotencyKey: keyOf({ giveUp: code, version }),
  })
