import { HISTORY_AT_LOGIN } from '@pasok/domain/chat/chat.constants'
import { listConversations } from '@pasok/domain/chat/chat.contract'
import type { Message } from '@pasok/domain/chat/chat.model'
import type { Actor } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { may } from '../../../http/endpoint'
import { listLatestMessages } from './messages.store'
import { presentMessages } from '../chat.present'
import { chatScopeOf } from '../chat.queries'

/**
 * Returns the latest messages of the user's conversations, oldest first, for the `history` event after login.
 */
export async function historyOf(db: Reader, actor: Actor): Promise<readonly Message[]> {
  const scope = chatScopeOf(actor.scope)
  if (!scope || !may(actor, listConversations)) return []
  return presentMessages(db, actor, await listLatestMessages(db, scope, HISTORY_AT_LOGIN))
}
