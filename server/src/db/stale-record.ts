import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { failure, type AppError } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { StaleRecord } from './assert-seen'
import { isNamedActor } from './audit-actor'
import type { Work } from './work'

/** The error of a lost save, with the name and time of the save that came first. */
export async function staleRecord(work: Work, error: StaleRecord): Promise<AppError> {
  const { trx, scope, actor } = work
  const { recordId, actions, path = 'version', named, values } = error.stale
  const id = recordId ?? ('id' in scope ? scope.id : undefined)
  if (id === undefined) return error
  const last = await trx
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select(['audit_log.actor_id', 'audit_log.actor_name', 'audit_log.at'])
    .select(isNamedActor(scope).as('is_named'))
    .where('audit_log.subject_id', '=', id)
    .$if(actions !== undefined, (query) =>
      query.where('audit_log.action', 'like', `${actions ?? ''}%`),
    )
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.is_named) return error
  const isSelf = last.actor_id === actor.userId
  return failure('stale_version', {
    path,
    text: named ?? (isSelf ? kernelTexts.staleByYou : kernelTexts.staleBy),
    values: {
      ...values,
      user: last.actor_name,
      time: momentIn(last.at, actor.company?.timeZone ?? DEFAULT_TIME_ZONE),
    },
  })
}
