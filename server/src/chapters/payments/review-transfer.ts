import { failure } from '@pasok/domain/kernel/errors'
import { reviewerOf } from '@pasok/domain/payments/payments.abilities'
import type { ProviderScope, VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { holdPayment, type HeldPayment } from './hold-payment'
import { assertPayment, movePayment } from './move-payment'

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
