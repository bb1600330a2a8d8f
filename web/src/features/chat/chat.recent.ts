import type { Conversation } from '@pasok/domain/chat/chat.model'

/** Bears repetition: what a conversation knows already changes nothing. */
export type ConversationChange = (conversation: Conversation) => Conversation

/** Ms: an answer that takes longer is given up. */
const KEPT = 30_000

let recent: readonly { id: string; at: number; change: ConversationChange }[] = []

/** What was told just now: an answer that is on its way doesn't know it yet. */
export function noteRecent(id: string, change: ConversationChange): void {
  const now = Date.now()
  recent = [...recent.filter(({ at }) => now - at < KEPT), { id, at: now, change }]
}

/** A conversation as it was answered, with what was told meanwhile. */
export const withRecent = (conversation: Conversation): Conversation =>
  recent
    .filter(({ id }) => id === conversation._id)
    .reduce((one, { change }) => change(one), conversation)
