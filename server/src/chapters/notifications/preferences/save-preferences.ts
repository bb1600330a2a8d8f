import { broken } from '@pasok/domain/kernel/errors'
import type { MailChoice } from '@pasok/domain/notifications/notifications.model'
import { notificationMessages } from '@pasok/domain/notifications/notifications.messages.texts'
import type { Work } from '../../../db/work'
import { saveChoices } from './preferences.store'
import { kindsOfActor } from '../notifications.queries'

/**
 * Keeps which of the kinds that one is told of come by mail, too; the last word counts.
 * @throws AppError `rule` for a kind that one is never told of.
 */
export async function savePreferences(
  work: Work,
  choices: readonly { kind: string; mail: MailChoice }[],
): Promise<void> {
  const known = new Set<string>(kindsOfActor(work.actor))
  if (choices.some(({ kind }) => !known.has(kind))) throw broken(notificationMessages.noSuchKind)
  const chosen = new Map(choices.map(({ kind, mail }) => [kind, mail]))
  await saveChoices(work.trx, work.scope, work.actor.userId, chosen)
}
