import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { AppError, ERROR_TEXT, failure } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { Text, WordedValues } from '@pasok/domain/kernel/texts'
import { isNamedActor } from './audit'
import type { Work } from './work'

/** Returns the error for a stale save, with the user and time of the save that came first. */
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

interface Stale {
  /** The record's id in the audit log; undefined for the caller's own company or vendor. */
  recordId: string | undefined
  /** Prefix of the actions that increment the record's version; undefined: all actions do. */
  actions?: string | undefined
  path?: string
  /** Text when no user can be named. */
  text?: Text
  /** Text with `{{user}}` and `{{time}}` of the change; undefined: the default text. */
  named?: Text
  values?: WordedValues
}

/** Thrown when the record changed after the caller read it; `transact` adds the user and time. */
export class StaleRecord extends AppError {
  constructor(readonly stale: Stale) {
    const { path = 'version', text = ERROR_TEXT.stale_version, values } = stale
    super([{ code: 'stale_version', text, path, ...(values && { values }) }])
  }
}

/**
 * Compares an editable record's version with the one that the caller read; a request without a version is
 * accepted. @throws StaleRecord when the record was changed since.
 */
export function assertSeen(
  { id, version }: { id?: string; version: number },
  seen: number | undefined,
  actions?: string,
): void {
  if (seen !== undefined && seen !== version) throw new StaleRecord({ recordId: id, actions })
}
