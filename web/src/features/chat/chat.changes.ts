import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import type { ChatNews } from '@pasok/domain/chat/chat.socket'

/** Returns the conversation after a message; unchanged if it already includes the message. */
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
  /** Number of loaded messages of the other side after `seq`. */
  left: number
  /** Last known sequence number. */
  known: number
}

/** Returns the conversation after the current user has read up to a message. */
export function afterReading(
  conversation: Conversation,
  { seq, left, known }: ReadUpTo,
): Conversation {
  const { read_seq, last_seq, unread } = conversation
  if (seq <= read_seq) return conversation
  const since = Math.max(0, last_seq - known)
  return { ...conversation, read_seq: seq, unread: Math.min(unread, left + since) }
}

/** Returns the conversation after the other side has read up to a message. */
export function afterTheirReading(
  conversation: Conversation,
  { company_id, seq }: Pick<ChatNews['update_msg'], 'company_id' | 'seq'>,
): Conversation {
  if (company_id !== conversation.company_id || seq <= conversation.their_read_seq)
    return conversation
  return { ...conversation, their_read_seq: seq }
}
