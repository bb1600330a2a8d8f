import { z } from 'zod'
import { uploadShape } from '../files/files.model'

/** A document that a message links to, with only what the reader may see. */
export const cardShape = z.object({
  kind: z.enum(['request', 'order', 'invoice']),
  code: z.string(),
  status: z.string(),
  /** Rupiah; null when it has none. */
  total: z.number().nullable(),
  link_url: z.string(),
})
export type Card = z.output<typeof cardShape>

const quoteShape = z.object({
  _id: z.string(),
  seq: z.number().int(),
  from_company_id: z.string(),
  from_user_id: z.string(),
  from_user_name: z.string(),
  /** The first line; empty when the message has files only. */
  text: z.string(),
  /** Name of the first file; null without files. */
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
  /** Created by the sender; a message sent twice with the same id is stored once. */
  _id: z.string(),
  conversation_id: z.string(),
  /** Position in the conversation, from 1, without gaps. */
  seq: z.number().int(),
  from_company_id: z.string(),
  from_company_name: z.string(),
  /**
   * The `auth_id`, because a session knows no other id of its user; the same applies to all user
   * ids of chat.
   */
  from_user_id: z.string(),
  from_user_name: z.string(),
  to_company_id: z.string(),
  to_company_name: z.string(),
  text: z.string(),
  files: z.array(uploadShape),
  createdAt: z.string(),
  /** ISO time of reading, by user id. */
  read_by: z.record(z.string(), z.string()),
  /** The users who read the message, with names and companies, in order of reading. */
  readers: z.array(readerShape),
  /** The message of the same conversation that this one replies to, or null. */
  reply_to: quoteShape.nullable(),
})
export type Message = z.output<typeof messageShape>

/** The conversation between a buyer and a vendor, as seen by one side; there is one per pair. */
export const conversationShape = z.object({
  _id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  /** Address of the other side's logo; null when it has none. */
  logo: z.string().nullable(),
  /** Position of the newest message; 0 when the conversation is empty. */
  last_seq: z.number().int(),
  last: z
    .object({ text: z.string(), files: z.number(), from_user_name: z.string(), own: z.boolean() })
    .nullable(),
  /** Number of the other side's messages that the current user has not read. */
  unread: z.number().int(),
  /** Positions up to which the current user, and any user of the other side, has read. */
  read_seq: z.number().int(),
  their_read_seq: z.number().int(),
  updatedAt: z.string(),
})
export type Conversation = z.output<typeof conversationShape>
