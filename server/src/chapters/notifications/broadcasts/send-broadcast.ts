import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { sendBroadcast as tellBroadcastContract } from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import { notificationMessages } from '@pasok/domain/notifications/notifications.screen.texts'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import type { ProviderScope } from '../../../db/scope'
import { signal } from '../../../db/signals'
import type { Work } from '../../../db/work'
import { insertBroadcast, listTargets, lockBroadcast, updateWithdrawn } from './recipients.store'

/**
 * Sends a broadcast to an audience or to chosen companies; users created later do not see it. @returns its id.
 * @throws AppError `rule` when no company was chosen or a chosen one does not exist.
 */
export async function sendBroadcast(
  work: Work<ProviderScope>,
  {
    title,
    message,
    language,
    translation,
    audience,
    companies,
  }: BodyOf<typeof tellBroadcastContract>,
): Promise<string> {
  const { trx, scope, actor } = work
  const chosen = audience === 'chosen' ? [...new Set(companies)] : []
  if (audience === 'chosen' && chosen.length === 0)
    throw ruleError(notificationMessages.nobodyChosen)
  const targets = await listTargets(trx, scope, chosen.filter(isId))
  if (targets.length < chosen.length) throw ruleError(notificationMessages.noSuchCompany)
  const id = newId()
  await insertBroadcast(
    trx,
    scope,
    {
      id,
      title,
      message,
      language,
      other_title: translation?.title ?? null,
      other_message: translation?.message ?? null,
      audience,
      created_by: actor.userId,
      created_by_name: actor.name,
    },
    targets.map(({ _id }) => _id),
  )
  await writeAudit(work, {
    action: 'broadcast.tell',
    subject: 'broadcast',
    subjectId: id,
    after: { title, audience, companies: targets.map(({ name }) => name) },
  })
  await signal(trx, 'broadcast', { id })
  return id
}

/**
 * Withdraws a broadcast, so that no user sees it any more. Repeating it changes nothing. @throws AppError
 * `not_found`.
 */
export async function withdrawBroadcast(work: Work<ProviderScope>, id: string): Promise<void> {
  const { trx, scope, actor } = work
  const broadcast = getFound(isId(id) ? await lockBroadcast(trx, scope, id) : undefined, 'id')
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
