import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { failure, notFound, type AppError } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { wordsOfState } from '@pasok/domain/kernel/machine'
import type { refundMoney as contract } from '@pasok/domain/payments/payments.provider.contract'
import { StaleRecord } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { keepProof } from '../files/keep-proof'
import { decideMoney, findPaymentOf, lockMoney, type MoneyRow } from './payments.money.store'
import { tellMoney } from './tell-money'

/**
 * The provider has returned money that was kept, or what was over of it, and shows the proof.
 * @throws AppError `not_found`; `illegal_move` of what is not to be returned; `stale_version` of another
 * sum than was seen, as when a colleague has applied it meanwhile; `rule` for what is no
 * picture of one's own.
 */
export async function refundMoney(
  work: Work<ProviderScope>,
  id: string,
  { note, amount, proof }: BodyOf<typeof contract>,
): Promise<void> {
  const { trx, scope, actor, now } = work
  const [money] = isId(id) ? await lockMoney(trx, scope, [id]) : []
  if (!money) throw notFound('id')
  const { last_status: seen } = money
  if (seen !== 'Kept' && seen !== 'Refund Due') throw notReturnable(work, money)
  const returned = seen === 'Kept' ? money.amount : money.refund_due
  if (amount !== undefined && !decimal(returned).eq(amount))
    throw new StaleRecord({ recordId: money.id, actions: 'money.', path: 'amount' })
  const file = await keepProof(work, 'provider', proof, 'proof')
  await decideMoney(trx, scope, money, {
    last_status: 'Refunded',
    refund_due: returned,
    note,
    proof_file_id: file,
    decided_by: actor.userId,
    decided_by_name: actor.name,
    decided_at: now,
  })
  await writeAudit(work, {
    action: 'money.refund',
    subject: 'money',
    subjectId: money.id,
    ...(money.buyer_id !== null && { buyerId: money.buyer_id }),
    before: { status: seen },
    after: { status: 'Refunded', refund_due: returned, file, note },
  })
  await tellMoney(work, money, 'Refunded', await findPaymentOf(trx, scope, money))
}

/** Says who decided about the money and when, where a person did. */
function notReturnable(
  { actor }: Work,
  { last_status: state, decided_by_name: user, decided_at: at }: MoneyRow,
): AppError {
  const values = { what: moveTexts.money, status: wordsOfState(state) }
  if (user === null || at === null) return failure('illegal_move', { values })
  const time = momentIn(at, actor.company?.timeZone ?? DEFAULT_TIME_ZONE)
  return failure('illegal_move', { text: moveTexts.late, values: { ...values, user, time } })
}
