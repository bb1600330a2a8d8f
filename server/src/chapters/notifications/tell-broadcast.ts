import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { tellBroadcast as contract } from '@pasok/domain/notifications/notifications.broadcasts.contract'
import { notificationMessages } from '@pasok/domain/notifications/notifications.messages.texts'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { ProviderScope } from '../../db/scope'
import { signal } from '../../db/signals'
import type { Work } from '../../db/work'
import { insertBroadcast, listTargets } from './notifications.told.store'

/**
 * Tells all, or chosen companies, something; whoever comes later is not told.
 * @returns its id.
 * @throws AppError `rule` when nobody was chosen, or a company that there is not.
 */
export async function tellBroadcast(
  work: Work<ProviderScope>,
  { title, message, audience, companies }: BodyOf<typeof contract>,
): Promise<string> {
  const { trx, scope, actor } = work
  const chosen = audience === 'chosen' ? [...new Set(companies)] : []
  if (audience === 'chosen' && chosen.length === 0) throw broken(notificationMessages.nobodyChosen)
  const targets = await listTargets(trx, scope, chosen.filter(isId))
  if (targets.length < chosen.length) throw broken(notificationMessages.noSuchCompany)
  const id = newId()
  await insertBroadcast(
    trx,
    scope,
    {
      id,
      title,
      message,
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
