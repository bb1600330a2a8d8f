import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import type { ChatNews } from '@pasok/domain/chat/chat.socket'

/** A conversation after one more message; one that it has already changes nothing. */
export function afterMessage(conversation: Conversation, message: Message): Conversation {
  if (message.seq <= conversation.last_seq) return conversation
  const own = message.from_company_id !== conversation.company_id
  const { text, files, from_user_name } = message
  return {
    ...conversation,
    last_seq: message.seq,
    last: { text, files: files.length, from_user_name, own },
    unread: conversation.unread + (own ? 0 : 1),
    updatedAt: message.createdAt,
  }
}

interface ReadUpTo {
  seq: number
  /** How many of the other side's come after it, of those that are known. */
  left: number
  /** The last place that is known. */
  known: number
}

/** A conversation after oneself has read up to a place. */
export function afterReading(
  conversation: Conversation,
  { seq, left, known }: ReadUpTo,
): Conversation {
  const { read_seq, last_seq, unread } = conversation
  if (seq <= read_seq) return conversation
  const since = Math.max(0, last_seq - known)
  return { ...conversation, read_seq: seq, unread: Math.min(unread, left + since) }
}

/** A conversation after somebody of the other side has read up to a place. */
export function afterTheirReading(
  conversation: Conversation,
  { company_id, seq }: Pick<ChatNews['update_msg'], 'company_id' | 'seq'>,
): Conversation {
  if (company_id !== conversation.company_id || seq <= conversation.their_read_seq)
    return conversation
  return { ...conversation, their_read_seq: seq }
}
