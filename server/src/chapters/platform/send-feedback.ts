import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { sendFeedback as sendFeedbackContract } from '@pasok/domain/platform/platform.contract'
import { feedbackDialogTexts } from '@pasok/domain/platform/platform.feedback.texts'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { insertFeedback, lockFeedback, updateFeedback } from './platform.store'

/**
 * Stores a user's feedback with the names as typed and the account (Spec 1 §5, Feedback). @throws AppError
 * `rule` for an empty text.
 */
export async function sendFeedback(
  work: BuyerWork,
  { name, company_name, feedback }: BodyOf<typeof sendFeedbackContract>,
): Promise<void> {
  if (feedback === '') throw ruleError(feedbackDialogTexts.feedbackRequired, {}, 'feedback')
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

/** Marks feedback as read or unread; repeating it changes nothing. @throws AppError `not_found`. */
export async function markFeedback(
  work: Work<ProviderScope>,
  id: string,
  isRead: boolean,
): Promise<void> {
  const row = getFound(isId(id) ? await lockFeedback(work.trx, work.scope, id) : undefined, 'id')
  if ((row.read_at !== null) === isRead) return
  await updateFeedback(work.trx, work.scope, row.id, {
    read_at: isRead ? work.now : null,
    read_by: isRead ? work.actor.userId : null,
  })
  await writeAudit(work, {
    action: 'feedback.mark',
    subject: 'feedback',
    subjectId: row.id,
    ...(row.buyer_id !== null && { buyerId: row.buyer_id }),
    before: { read: !isRead },
    after: { read: isRead },
  })
}
