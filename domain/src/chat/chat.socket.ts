import { z } from 'zod'
import { defineSocketCall } from '../kernel/socket-call'
import { idShape } from '../kernel/shapes'
import { LONGEST_MESSAGE, MOST_FILES } from './chat.constants'
import { messageShape, type Message } from './chat.model'

/** Who it is from is known by the token; names are accepted, and believed in nothing (Spec 2 §7). */
export const msgTo = defineSocketCall({
  name: 'msg_to',
  summary:
    'Sends a message to the company of the other side; the answer is the message as it was kept',
  feature: 'messages.use',
  body: z.object({
    /** A UUID made by the sender: the same one again is the same message. */
    _id: z.uuid().optional(),
    to_company_id: idShape,
    to_company_name: z.string().optional(),
    text: z.string().trim().max(LONGEST_MESSAGE),
    /** Ids of one's own uploads. */
    files: z.array(idShape).max(MOST_FILES).default([]),
    /** The `_id` of the message that this one answers, of the same conversation. */
    reply_to: z.uuid().optional(),
  }),
  data: messageShape,
  rates: [{ name: 'messages', per: 'person', most: 60, seconds: 60 }],
})

/** How far one has read: everything up to a place. */
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
  rates: [{ name: 'typing', per: 'person', most: 60, seconds: 60 }],
})

/** What the server tells by itself. */
export interface ChatNews {
  /** After the login: the latest messages of one's conversations, oldest first. */
  history: readonly Message[]
  /** A new message of a conversation of one's company, one's own from another place, too. */
  msg_from: Message
  /** These were read by one more person, when. */
  update_msg: {
    ids: readonly string[]
    read_by: Readonly<Record<string, string>>
    conversation_id: string
    /** Up to which place, by whom: of one's own side or of the other. */
    seq: number
    user_id: string
    user_name: string
    company_id: string
  }
  typing: { conversation_id: string; from_company_id: string; from_user_name: string }
}
