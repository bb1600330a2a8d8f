import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import type { sendFeedback as contract } from '@pasok/domain/platform/platform.contract'
import { feedbackDialogTexts } from '@pasok/domain/platform/platform.feedback.texts'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { insertFeedback } from './platform.store'

/**
 * Keeps what a person tells the provider, with the names as typed and whose account it is (Spec 1
 * §5, Feedback).
 * @throws AppError `rule` without a text.
 */
export async function sendFeedback(
  work: BuyerWork,
  { name, company_name, feedback }: BodyOf<typeof contract>,
): Promise<void> {
  if (feedback === '') throw broken(feedbackDialogTexts.feedbackRequired, {}, 'feedback')
  const { trx, scope, actor, now } = work
  const id = newId()
  const typed = { name, company_name, feedback }
  await insertFeedback(trx, scope, { ...typed, id, user_id: actor.userId, created_at: now })
  await writeAudit(work, {
    action: 'feedback.send',
    subject: 'feedback',
    subjectId: id,
    after: { name, company_name },
  })
}
