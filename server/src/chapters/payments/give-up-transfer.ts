import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { isByHand } from '@pasok/domain/payments/payments.abilities'
import type { giveUpTransfer as contract } from '@pasok/domain/payments/payments.contract'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import type { BuyerWork } from '../../db/move'
import { holdPayment } from './hold-payment'
import { assertPayment, movePayment } from './move-payment'

/**
 * A transfer by hand without a proof is given up: its invoices can be paid otherwise. A proof that was
 * refused is none.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`;
 * `rule` for a virtual account, which somebody may be paying at this moment.
 */
export async function giveUpTransfer(
  work: BuyerWork,
  { code, version }: BodyOf<typeof contract>,
): Promise<void> {
  const held = await holdPayment(work, work.scope, code)
  if (!isByHand(held.payment.kind)) throw broken(paymentErrors.notGivenUp, undefined, 'code')
  await assertPayment(work, held, 'give-up', version)
  await movePayment(work, held, 'give-up')
}
