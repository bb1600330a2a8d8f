import type { readMsg } from '@pasok/domain/chat/chat.socket'
import type { z } from 'zod'
import { signal } from '../../../db/signals'
import type { Work } from '../../../db/work'
import { moveMark } from './marks.store'
import { getConversationRow } from '../chat.queries'
import type { ChatScope } from '../chat.store'

/**
 * Marks a conversation as read up to a message, at most the last one. Marks never move back. @throws AppError
 * `not_found`, also for other companies' conversations.
 */
export async function markRead(
  work: Work<ChatScope>,
  { conversation_id, seq }: z.output<(typeof readMsg)['body']>,
): Promise<void> {
  const { trx, scope, actor, now } = work
  const conversation = await getConversationRow(trx, scope, conversation_id, 'conversation_id')
  const to = Math.min(seq, conversation.last_seq)
  if (to === 0) return
  const { userId, authId } = actor
  const from = await moveMark(trx, scope, { conversation, userId, seq: to, at: now })
  if (from === undefined) return
  await signal(trx, 'read', {
    buyerId: conversation.buyer_id,
    vendorId: conversation.vendor_id,
    conversationId: conversation.id,
    companyId: scope.id,
    authId,
    userName: actor.name,
    from,
    to,
    at: now.toISOString(),
  })
}
