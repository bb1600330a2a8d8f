import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { isByHand } from '@pasok/domain/payments/payments.abilities'
import type { submitPaymentProof as contract } from '@pasok/domain/payments/payments.contract'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { sql } from 'kysely'
import type { BuyerWork } from '../../db/move'
import { keepProof } from '../files/keep-proof'
import { holdPayment } from './hold-payment'
import { assertPayment, movePayment } from './move-payment'

/**
 * The buyer hands in the proof of a transfer by hand.
 * @returns whether its vendor looks at it, or the provider.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `rule` for what is
 * no picture of one's own, or a payment that needs none.
 */
export async function submitProof(
  work: BuyerWork,
  { code, image }: BodyOf<typeof contract>,
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
