import { z } from 'zod'
import { defineSocketCall } from '../kernel/socket-call'
import { idShape } from '../kernel/shapes'
import { LONGEST_MESSAGE, MAX_FILES } from './chat.constants'
import { messageShape, type Message } from './chat.model'

/** Sends a message. The sender is determined from the token; names in the message are ignored (Spec 2 §7). */
export const msgTo = defineSocketCall({
  name: 'msg_to',
  summary:
    'Sends a message to the company of the other side; the answer is the message as it was kept',
  feature: 'messages.use',
  body: z.object({
    /** A UUID created by the sender; a message repeated with the same UUID is stored once. */
    _id: z.uuid().optional(),
    to_company_id: idShape,
    to_company_name: z.string().optional(),
    text: z.string().trim().max(LONGEST_MESSAGE),
    /** Ids of the sender's own uploads. */
    files: z.array(idShape).max(MAX_FILES).default([]),
    /** The `_id` of the message in the same conversation that this one replies to. */
    reply_to: z.uuid().optional(),
  }),
  data: messageShape,
  rates: [{ name: 'messages', per: 'person', max: 60, seconds: 60 }],
})

/** Marks all messages up to a position as read. */
export const readMsg = defineSocketCall({
  name: 'read_msg',
  summary: 'Marks a conversation as read up to a place',
  feature: 'messages.use',
  background: true,
  body: z.object({ conversation_id: idShape, seq: z.number().int().min(0) }),
  data: z.null(),
})

export const typing = defineSocketCall({
  name: 'typing',
  summary: 'Somebody is writing to a company',
  feature: 'messages.use',
  volatile: true,
  body: z.object({ to_company_id: idShape }),
  data: z.null(),
  rates: [{ name: 'typing', per: 'person', max: 60, seconds: 60 }],
})

export interface ChatNews {
  /** Sent after login: the latest messages of the user's conversations, oldest first. */
  history: readonly Message[]
  /**
   * A new message in one of the company's conversations, including the user's own messages sent
   * from another device.
   */
  msg_from: Message
  /** Another user has read these messages. */
  update_msg: {
    ids: readonly string[]
    read_by: Readonly<Record<string, string>>
    conversation_id: string
    /** The position up to which a user of either side has read. */
    seq: number
    user_id: string
    user_name: string
    company_id: string
  }
  typing: { conversation_id: string; from_company_id: string; from_user_name: string }
}
