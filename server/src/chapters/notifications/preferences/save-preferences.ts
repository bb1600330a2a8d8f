import { ruleError } from '@pasok/domain/kernel/errors'
import type { MailChoice } from '@pasok/domain/notifications/notifications.model'
import { notificationMessages } from '@pasok/domain/notifications/notifications.screen.texts'
import type { Work } from '../../../db/work'
import { saveChoices } from './preferences.store'
import { kindsOfActor } from '../notifications.queries'

/**
 * Saves how the user receives each kind by mail; later choices of a kind override earlier ones. @throws
 * AppError `rule` for a kind that the user never receives.
 */
export async function savePreferences(
  work: Work,
  choices: readonly { kind: string; mail: MailChoice }[],
): Promise<void> {
  const known = new Set<string>(kindsOfActor(work.actor))
  if (choices.some(({ kind }) => !known.has(kind))) throw ruleError(notificationMessages.noSuchKind)
  const chosen = new Map(choices.map(({ kind, mail }) => [kind, mail]))
  await saveChoices(work.trx, work.scope, work.actor.userId, chosen)
}
