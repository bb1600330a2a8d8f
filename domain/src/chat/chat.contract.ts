import { z } from 'zod'
import { buyerCall, defineContract } from '../kernel/contract'
import { idShape, pageShape, queryNumber } from '../kernel/shapes'
import { HISTORY_PAGE } from './chat.constants'
import { cardShape, conversationShape, messageShape } from './chat.model'

/** Vendor users need no feature for chat. */
const ofChat = { surface: 'both', feature: 'messages.use' } as const
const place = queryNumber(0, 2_000_000_000)

/**
 * Opens the conversation with a company, creating it if necessary. The company is identified by
 * `usernames`, emails of its users, or by `company_id`.
 */
export const openConversation = defineContract({
  ...ofChat,
  token: 'access',
  name: 'openConversation',
  method: 'PUT',
  path: '/chats',
  summary: 'Opens the conversation with a company',
  body: z.object({
    title: z.string().max(200).optional(),
    usernames: z.array(z.string().trim().max(254)).max(50).default([]),
    is_direct_chat: z.boolean().optional(),
    company_id: idShape.optional(),
  }),
  data: conversationShape,
  errors: ['rule'],
})

export const listVendorUsers = buyerCall({
  name: 'listVendorUsers',
  method: 'GET',
  path: '/user-vendor',
  summary: 'The users of a vendor',
  feature: 'messages.use',
  query: z.object({ vendor_id: idShape }),
  data: z.array(z.object({ _id: z.string(), fullname: z.string(), email: z.string() })),
})

/** Returns conversations, latest first; `search` matches the other company's name. */
export const listConversations = defineContract({
  ...ofChat,
  token: 'access',
  name: 'listConversations',
  method: 'GET',
  path: '/chats',
  summary: 'The current user’s conversations, the latest first',
  paged: true,
  query: z.object({ ...pageShape(20), search: z.string().trim().max(100).default('') }),
  data: z.array(conversationShape),
})

export const getConversation = defineContract({
  ...ofChat,
  token: 'access',
  name: 'getConversation',
  method: 'GET',
  path: '/chats/:id',
  summary: 'One of the current user’s conversations',
  params: z.object({ id: idShape }),
  data: conversationShape,
})

export const listPartners = defineContract({
  ...ofChat,
  token: 'access',
  name: 'listPartners',
  method: 'GET',
  path: '/chats/partners',
  summary: 'Companies to which the current user may write',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  data: z.array(z.object({ _id: z.string(), name: z.string() })),
})

export const countUnreadMessages = defineContract({
  ...ofChat,
  token: 'access',
  name: 'countUnreadMessages',
  method: 'GET',
  path: '/chats/unread',
  summary: 'The number of unread messages',
  data: z.object({ messages: z.number(), conversations: z.number() }),
})

/**
 * Returns part of a conversation, oldest first and without gaps in `seq`: before, after or around a
 * place, or its end.
 */
export const listMessages = defineContract({
  ...ofChat,
  token: 'access',
  name: 'listMessages',
  method: 'GET',
  path: '/chats/:id/messages',
  summary: 'A part of a conversation, oldest message first',
  params: z.object({ id: idShape }),
  query: z.object({
    before: place.optional(),
    after: place.optional(),
    around: place.optional(),
    limit: queryNumber(1, 100).default(HISTORY_PAGE),
  }),
  data: z.array(messageShape),
})

/** Returns the conversation's messages that match the words, newest first. */
export const searchMessages = defineContract({
  ...ofChat,
  token: 'access',
  name: 'searchMessages',
  method: 'GET',
  path: '/chats/:id/search',
  summary: 'Messages of a conversation that contain these words',
  params: z.object({ id: idShape }),
  query: z.object({ ...pageShape(20), search: z.string().trim().min(1).max(100) }),
  paged: true,
  data: z.array(messageShape),
})

/** Returns the documents that the codes in messages refer to, as far as the current user may read them. */
export const listCards = defineContract({
  ...ofChat,
  token: 'access',
  name: 'listCards',
  method: 'GET',
  path: '/chats/cards',
  summary: 'Documents by their codes, as small cards',
  query: z.object({ codes: z.string().max(2_000) }),
  data: z.array(cardShape),
})
