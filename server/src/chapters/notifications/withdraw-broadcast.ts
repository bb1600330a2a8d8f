import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import { signal } from '../../db/signals'
import type { Work } from '../../db/work'
import { lockBroadcast, updateWithdrawn } from './notifications.told.store'

/**
 * Takes a broadcast back: nobody sees it any more. Doing it twice changes nothing.
 * @throws AppError `not_found`.
 */
export async function withdrawBroadcast(work: Work<ProviderScope>, id: string): Promise<void> {
  const { trx, scope, actor } = work
  const broadcast = isId(id) ? await lockBroadcast(trx, scope, id) : undefined
  if (!broadcast) throw notFound('id')
  if (broadcast.withdrawn_at) return
  await updateWithdrawn(trx, scope, id, { withdrawn_by: actor.userId })
  await writeAudit(work, {
    action: 'broadcast.withdraw',
    subject: 'broadcast',
    subjectId: id,
    before: { title: broadcast.title },
  })
  await signal(trx, 'broadcast', { id })
}
