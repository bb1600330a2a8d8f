import type { Message } from '@pasok/domain/chat/chat.model'
import type { Actor } from '../../db/actor'
import type { Reader } from '../../db/db'

/** The latest messages of one's conversations, oldest first: `history`, after the login. */
export async function historyOf(_db: Reader, _actor: Actor): Promise<readonly Message[]> {
  return []
}
