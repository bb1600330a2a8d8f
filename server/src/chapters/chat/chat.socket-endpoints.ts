import * as calls from '@pasok/domain/chat/chat.socket'
import { failure } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { login } from '@pasok/domain/notifications/notifications.socket'
import type { Work } from '../../db/work'
import { socketEndpoint } from '../../realtime/live'
import { historyOf } from './messages/history'
import { chatScopeOf } from './chat.queries'
import { findConversation, type ChatScope } from './chat.store'
import { markRead } from './messages/mark-read'
import { sendMessage } from './messages/send-message'

/** @throws AppError `forbidden` for users who belong neither to a buyer nor to a vendor. */
function chatWork(work: Work): Work<ChatScope> {
  const scope = chatScopeOf(work.scope)
  if (!scope) throw failure('forbidden')
  return { ...work, scope }
}

export const chatSocketEndpoints = [
  // Sends the latest messages to the socket after its login.
  socketEndpoint(login, {
    volatile: async ({ db, actor, sendBack }) => sendBack('history', await historyOf(db, actor)),
  }),
  socketEndpoint(calls.msgTo, async ({ work, body }) => ({
    data: await sendMessage(chatWork(work), body),
  })),
  socketEndpoint(calls.readMsg, async ({ work, body }) => {
    await markRead(chatWork(work), body)
    return { data: null }
  }),
  socketEndpoint(calls.typing, {
    // Typing is published only within an existing conversation, so that nobody can probe for other companies.
    volatile: async ({ db, actor, body: { to_company_id: otherId }, pass }) => {
      const scope = chatScopeOf(actor.scope)
      if (!scope || !isId(otherId)) return
      const conversation = await findConversation(db, scope, { otherId })
      if (!conversation) return
      await pass([`chat:${otherId}`], 'typing', {
        conversation_id: conversation.id,
        from_company_id: scope.id,
        from_user_name: actor.name,
      })
    },
  }),
]
