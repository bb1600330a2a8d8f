import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import {
  isManualTransfer,
  paymentActions,
  reviewActions,
  reviewerOf,
  type PaymentSnapshot,
} from '@pasok/domain/payments/payments.abilities'
import { GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import type { ReviewedTransaction, Transaction } from '@pasok/domain/payments/payments.model'
import type { MovedMoney, Unspent } from '@pasok/domain/payments/money/money'
import type { Actor } from '../../db/actor'
import type { FileLink } from '../files/links/file-links'
import type { PaidRecord, PaymentRecord } from './payments.list.store'
import type { MovedRecord, UnspentRecord } from './money/money.store'

export interface PaymentParts {
  payment: PaymentRecord
  paid: readonly PaidRecord[]
  statuses: readonly StatusEntry[]
  /** Shown to the buyer only. */
  unspent: readonly UnspentRecord[]
  /** Shown to the buyer and to the provider. */
  moved: readonly MovedRecord[]
  link: FileLink
}

const snapshotOf = ({ payment }: PaymentParts): PaymentSnapshot => ({
  state: payment.last_status,
  kind: payment.kind,
  isDirect: payment.direct_payment,
})

function proofOf(
  { proof_file_id: id, proof_name: name }: Pick<PaymentRecord, 'proof_file_id' | 'proof_name'>,
  link: FileLink,
): string | null {
  return id !== null && name !== null ? link({ id, name }) : null
}

const presentUnspent = (money: UnspentRecord, link: FileLink): Unspent => ({
  _id: money.id,
  amount: Number(money.last_status === 'Kept' ? money.amount : money.refund_due),
  currency: money.currency,
  lastStatus: money.last_status,
  proof: proofOf(money, link),
})

function presentMoved(money: MovedRecord): MovedMoney {
  const toOther = money.target_id !== money.payment_id
  return {
    _id: money.id,
    amount: Number(money.amount) - Number(money.refund_due),
    code: toOther ? money.target_code : money.reference,
    is_payment: toOther || money.source_id !== null,
    to_other: toOther,
    user: money.user_name,
    timestamp: money.at.toISOString(),
  }
}

/** Account number to pay to; null until it is known, or when a payment page replaces it. */
const numberOf = ({ payment }: PaymentParts) => payment.account_number || null

const fieldsOf = (parts: PaymentParts) => {
  const { payment, paid, statuses, link } = parts
  return {
    id: payment.id,
    code: payment.code,
    lastStatus: payment.last_status,
    // Spec 2 §8: without this text, clients treat the payment as failed.
    status: { message: 'Success' },
    payment_method: payment.kind,
    payment_gateway: payment.gateway === null ? '' : GATEWAY_LABELS[payment.gateway],
    expected_amount: Number(payment.amount),
    bank_name: payment.bank_name,
    bank_code: payment.bank_code,
    va_number: payment.kind === 'Virtual Account' ? numberOf(parts) : null,
    account_number: isManualTransfer(payment.kind) ? numberOf(parts) : null,
    account_holder: payment.account_holder,
    url: payment.page_url,
    expires_at: payment.expires_at?.toISOString() ?? null,
    direct_payment: payment.direct_payment,
    proof: proofOf(payment, link),
    invoices: paid.map((one) => ({
      _id: one.id,
      invoice_number: one.code,
      amount: Number(one.amount),
    })),
    vendor: { _id: payment.vendor_id, name: payment.vendor_name },
    statuses: [...statuses],
    createdBy: payment.created_by_name,
    createdAt: payment.created_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    moved_money: parts.moved.map(presentMoved),
    version: payment.version,
  }
}

export const presentTransaction = (
  parts: PaymentParts,
  actor: Pick<Actor, 'features'>,
): Transaction => ({
  ...fieldsOf(parts),
  unspent: parts.unspent.map((money) => presentUnspent(money, parts.link)),
  actions: paymentActions(actor, snapshotOf(parts)),
})

export const presentReviewed = (
  parts: PaymentParts,
  side: 'vendor' | 'provider',
): ReviewedTransaction => ({
  ...fieldsOf(parts),
  // Only the side that has to find the money sees the proof.
  proof: reviewerOf(snapshotOf(parts)) === side ? proofOf(parts.payment, parts.link) : null,
  buyer: { _id: parts.payment.buyer_id, name: parts.payment.buyer_name },
  actions: reviewActions(side, {
    ...snapshotOf(parts),
    gateway: parts.payment.gateway,
    invoices: parts.paid.map((one) => one.last_status),
  }),
})
