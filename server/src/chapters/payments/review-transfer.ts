import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import { isManualTransfer, reviewerOf } from '@pasok/domain/payments/payments.abilities'
import type {
  giveUpTransfer as giveUpTransferContract,
  submitPaymentProof as submitPaymentProofContract,
} from '@pasok/domain/payments/payments.contract'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { sql } from 'kysely'
import type { BuyerWork } from '../../db/move'
import type { ProviderScope, VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { attachProof } from '../files/uploads/attach-upload'
import {
  type LockedPayment,
  lockPaymentWithInvoices,
  assertPayment,
  movePayment,
} from './move-payment'

/**
 * The buyer submits the proof of a manual transfer. @returns whether the vendor (direct payment) or the
 * provider reviews it. @throws AppError `not_found`; `illegal_move`, naming the user, status and time of the
 * earlier move; `rule` when the file is not a picture uploaded by the company, or the payment needs no proof.
 */
export async function submitProof(
  work: BuyerWork,
  { code, image }: BodyOf<typeof submitPaymentProofContract>,
): Promise<{ isDirect: boolean }> {
  const locked = await lockPaymentWithInvoices(work, work.scope, code)
  const { kind, direct_payment: isDirect } = locked.payment
  if (!isManualTransfer(kind)) throw ruleError(paymentErrors.notByHand, undefined, 'code')
  await assertPayment(work, locked, 'submit-proof')
  const file = await attachProof(work, 'buyer', image, 'image')
  const alsoSet = sql`proof_file_id = ${file}::uuid`
  await movePayment(work, locked, 'submit-proof', { alsoSet, changes: { after: { file } } })
  return { isDirect }
}

type Reviewing = Work<VendorScope | ProviderScope>

/**
 * The payee confirms a transfer, which pays its invoices. @throws AppError `not_found`; `forbidden` for a
 * vendor who is not the payee; `illegal_move`, naming the user, status and time of the earlier move;
 * `stale_version`.
 */
export async function confirmTransfer(
  work: Reviewing,
  code: string,
  seen: number | undefined,
): Promise<void> {
  const locked = await lockReviewed(work, code)
  await assertPayment(work, locked, 'confirm', seen)
  await movePayment(work, locked, 'confirm')
}

/**
 * The payee refuses the proof of a transfer, so that the buyer submits another one. @throws AppError as
 * `confirmTransfer`.
 */
export async function refuseTransfer(
  work: Reviewing,
  code: string,
  { reason, version: seen }: { reason: string; version?: number | undefined },
): Promise<void> {
  const locked = await lockReviewed(work, code)
  await assertPayment(work, locked, 'refuse', seen)
  await movePayment(work, locked, 'refuse', { note: reason })
}

/** Locks a payment that this side has to review. */
async function lockReviewed(work: Reviewing, code: string): Promise<LockedPayment> {
  const locked = await lockPaymentWithInvoices(work, work.scope, code)
  if (reviewerOf({ isDirect: locked.payment.direct_payment }) !== work.scope.kind)
    throw failure('forbidden')
  return locked
}

/**
 * The buyer gives up a manual transfer without a proof (or with a refused one), so that its invoices can be
 * paid otherwise. @throws AppError `not_found`; `illegal_move`, naming the user, status and time of the earlier
 * move; `stale_version`; `rule` for a virtual account, which someone may be paying right now.
 */
export async function giveUpTransfer(
  work: BuyerWork,
  { code, version }: BodyOf<typeof giveUpTransferContract>,
): Promise<void> {
  const locked = await lockPaymentWithInvoices(work, work.scope, code)
  if (!isManualTransfer(locked.payment.kind))
    throw ruleError(paymentErrors.notGivenUp, undefined, 'code')
  await assertPayment(work, locked, 'give-up', version)
  await movePayment(work, locked, 'give-up')
}
