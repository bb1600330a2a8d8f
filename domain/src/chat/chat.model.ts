import { z } from 'zod'
import { uploadShape } from '../files/files.model'

/** A document that a message links to, as a small card: what the reader may see of it. */
export const cardShape = z.object({
  kind: z.enum(['request', 'order', 'invoice']),
  code: z.string(),
  status: z.string(),
  /** Rupiah; null when it has none. */
  total: z.number().nullable(),
  /** Where it opens, on the reader's side. */
  link_url: z.string(),
})
export type Card = z.output<typeof cardShape>

/** The message that a reply answers, as it is shown above the reply. */
const quoteShape = z.object({
  _id: z.string(),
  seq: z.number().int(),
  from_company_id: z.string(),
  from_user_id: z.string(),
  from_user_name: z.string(),
  /** The first line; empty when the message has files only. */
  text: z.string(),
  /** The name of the first file, or null. */
  file: z.string().nullable(),
})
export type Quote = z.output<typeof quoteShape>

/** A user who has read a message, and when. */
const readerShape = z.object({
  user_id: z.string(),
  name: z.string(),
  company_id: z.string(),
  read_at: z.string(),
})

/** Spec 2 §3. */
export const messageShape = z.object({
  /** Made by the sender: the same one sent twice is one message. */
  _id: z.string(),
  conversation_id: z.string(),
  /** Its place in the conversation, from 1, without gaps. */
  seq: z.number().int(),
  from_company_id: z.string(),
  from_company_name: z.string(),
  /** The `auth_id`, which is all that a session knows of its person; so of every user id of chat. */
  from_user_id: z.string(),
  from_user_name: z.string(),
  to_company_id: z.string(),
  to_company_name: z.string(),
  text: z.string(),
  files: z.array(uploadShape),
  createdAt: z.string(),
  /** By whom and when, by user id. */
  read_by: z.record(z.string(), z.string()),
  /** The same users with their names and companies, in the order in which they read the message. */
  readers: z.array(readerShape),
  /** The message of the same conversation that this one answers, or null. */
  reply_to: quoteShape.nullable(),
})
export type Message = z.output<typeof messageShape>

/** Of a buyer and a vendor: one, whoever of them writes. As one side sees it. */
export const conversationShape = z.object({
  _id: z.string(),
  /** The other side. */
  company_id: z.string(),
  company_name: z.string(),
  /** Where the other side's logo is, or none. */
  logo: z.string().nullable(),
  /** How far it has come: the place of the newest message, 0 without any. */
  last_seq: z.number().int(),
  last: z
    .object({ text: z.string(), files: z.number(), from_user_name: z.string(), own: z.boolean() })
    .nullable(),
  /** How many of the other side's messages one hasn't read. */
  unread: z.number().int(),
  /** How far one has read oneself, and how far anybody of the other side. */
  read_seq: z.number().int(),
  their_read_seq: z.number().int(),
  updatedAt: z.string(),
})
export type Conversation = z.output<typeof conversationShape>
