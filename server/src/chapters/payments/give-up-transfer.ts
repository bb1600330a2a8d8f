import { broken } from '@pasok/domain/kernel/errors'
import { isByHand } from '@pasok/domain/payments/payments.abilities'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import type { BuyerWork } from '../../db/move'
import { holdPayment } from './hold-payment'
import { movePayment } from './move-payment'

/**
 * A transfer by hand without a proof is given up: its invoices can be paid otherwise.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `rule` for a virtual
 * account, which somebody may be paying at this moment.
 */
export async function giveUpTransfer(work: BuyerWork, code: string): Promise<void> {
  const held = await holdPayment(work, work.scope, code)
  if (!isByHand(held.payment.kind)) throw broken(paymentErrors.notGivenUp, undefined, 'code')
  await movePayment(work, held, 'give-up')
}
