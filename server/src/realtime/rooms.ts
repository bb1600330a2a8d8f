import { listConversations } from '@pasok/domain/chat/chat.contract'
import type { Actor } from '../db/actor'
import { may } from '../http/endpoint'
import type { Room } from './live'

function ofScope({ scope }: Actor): Room[] {
  if ('id' in scope) return [`owner:${scope.id}`, `side:${scope.kind}`]
  return scope.kind === 'provider' ? ['provider'] : []
}

function ofChat(actor: Actor): Room[] {
  const { scope } = actor
  return 'id' in scope && may(actor, listConversations) ? [`chat:${scope.id}`] : []
}

/** Where a session hears what, by what it may do now. */
export function roomsOf(actor: Actor): readonly Room[] {
  const { userId, signInId, actingFor } = actor
  // Whoever acts for a company is not told there what is theirs at home.
  const own: Room[] = actingFor === undefined ? [`user:${userId}`] : []
  return [`person:${userId}`, `sign-in:${signInId}`, ...own, ...ofScope(actor), ...ofChat(actor)]
}
