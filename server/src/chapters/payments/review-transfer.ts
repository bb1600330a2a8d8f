import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, failure } from '@pasok/domain/kernel/errors'
import { isByHand, reviewerOf } from '@pasok/domain/payments/payments.abilities'
import type {
  giveUpTransfer as giveUpTransferContract,
  submitPaymentProof as submitPaymentProofContract,
} from '@pasok/domain/payments/payments.contract'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { sql } from 'kysely'
import type { BuyerWork } from '../../db/move'
import type { ProviderScope, VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { keepProof } from '../files/uploads/attach-upload'
import { type HeldPayment, holdPayment, assertPayment, movePayment } from './move-payment'

/**
 * The buyer hands in the proof of a transfer by hand.
 * @returns whether its vendor looks at it, or the provider.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `rule` for what is
 * no picture of one's own, or a payment that needs none.
 */
export async function submitProof(
  work: BuyerWork,
  { code, image }: BodyOf<typeof submitPaymentProofContract>,
): Promise<{ isDirect: boolean }> {
  const held = await holdPayment(work, work.scope, code)
  const { kind, direct_payment: isDirect } = held.payment
  if (!isByHand(kind)) throw broken(paymentErrors.notByHand, undefined, 'code')
  await assertPayment(work, held, 'submit-proof')
  const file = await keepProof(work, 'buyer', image, 'image')
  const besides = sql`proof_file_id = ${file}::uuid`
  await movePayment(work, held, 'submit-proof', { besides, changes: { after: { file } } })
  return { isDirect }
}

type Reviewing = Work<VendorScope | ProviderScope>

/**
 * Whoever was paid has found the money of a transfer: its invoices are paid.
 * @throws AppError `not_found`; `forbidden` for a vendor whom it isn't paid to; `illegal_move`, saying
 * who moved it where and when; `stale_version`.
 */
export async function confirmTransfer(
  work: Reviewing,
  code: string,
  seen: number | undefined,
): Promise<void> {
  const held = await holdReviewed(work, code)
  await assertPayment(work, held, 'confirm', seen)
  await movePayment(work, held, 'confirm')
}

/** The proof of a transfer is no good: the buyer hands in another. @throws AppError as above. */
export async function refuseTransfer(
  work: Reviewing,
  code: string,
  { reason, version: seen }: { reason: string; version?: number | undefined },
): Promise<void> {
  const held = await holdReviewed(work, code)
  await assertPayment(work, held, 'refuse', seen)
  await movePayment(work, held, 'refuse', { note: reason })
}

/** One that this side looks at. */
async function holdReviewed(work: Reviewing, code: string): Promise<HeldPayment> {
  const held = await holdPayment(work, work.scope, code)
  if (reviewerOf({ isDirect: held.payment.direct_payment }) !== work.scope.kind)
    throw failure('forbidden')
  return held
}

/**
 * A transfer by hand without a proof is given up: its invoices can be paid otherwise. A proof that was
 * refused is none.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`;
 * `rule` for a virtual account, which somebody may be paying at this moment.
 */
export async function giveUpTransfer(
  work: BuyerWork,
  { code, version }: BodyOf<typeof giveUpTransferContract>,
): Promise<void> {
  const held = await holdPayment(work, work.scope, code)
  if (!isByHand(held.payment.kind)) throw broken(paymentErrors.notGivenUp, undefined, 'code')
  await assertPayment(work, held, 'give-up', version)
  await movePayment(work, held, 'give-up')
}
