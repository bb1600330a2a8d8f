import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { lockFeedback, updateFeedback } from './platform.store'

/**
 * Marks feedback as read, or as unread again; doing it twice changes nothing.
 * @throws AppError `not_found`.
 */
export async function markFeedback(
  work: Work<ProviderScope>,
  id: string,
  isRead: boolean,
): Promise<void> {
  const row = isId(id) ? await lockFeedback(work.trx, work.scope, id) : undefined
  if (!row) throw notFound('id')
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
