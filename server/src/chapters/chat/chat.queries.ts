import type {
  listMessages as listContract,
  searchMessages as searchContract,
} from '@pasok/domain/chat/chat.contract'
import { MAX_PARTNERS } from '@pasok/domain/chat/chat.constants'
import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Requester } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, Scope } from '../../db/scope'
import { findMessages, listMessageRows } from './messages/messages.store'
import { listPartnerRows, listVendorPeople } from './conversations/partners.store'
import { presentConversation, presentMessages } from './chat.present'
import {
  countConversations,
  findConversation,
  listConversationRows,
  type ChatScope,
  type ConversationRow,
} from './chat.store'

/** Returns undefined for users who belong neither to a buyer nor to a vendor. */
export const chatScopeOf = (scope: Scope): ChatScope | undefined =>
  scope.kind === 'buyer' || scope.kind === 'vendor' ? scope : undefined

/** @throws AppError `not_found`, also for other companies' conversations. */
export async function getConversationRow(
  db: Reader | Trx,
  scope: ChatScope,
  id: string,
  path?: string,
): Promise<ConversationRow> {
  return getFound(isId(id) ? await findConversation(db, scope, { id }) : undefined, path)
}

/** @throws AppError `not_found`, also for other companies' conversations. */
export async function getConversation(
  db: Reader | Trx,
  scope: ChatScope,
  userId: string,
  id: string,
): Promise<Conversation> {
  const [row] = isId(id) ? await listConversationRows(db, scope, userId, { id }) : []
  if (!row) throw notFound()
  return presentConversation(scope, row)
}

/** Lists a page of a side's conversations, the latest first, in two queries. */
export async function listConversations(
  db: Reader,
  scope: ChatScope,
  userId: string,
  query: { search: string; skip: number; limit: number },
): Promise<Page<Conversation>> {
  const rows = await listConversationRows(db, scope, userId, query)
  const count = await countConversations(db, scope, query.search)
  return { rows: rows.map((row) => presentConversation(scope, row)), count }
}

/** Lists companies of the other side without a conversation yet, by name. */
export async function listPartners(db: Reader, scope: ChatScope, search: string) {
  const rows = await listPartnerRows(db, scope, { search, limit: MAX_PARTNERS })
  return rows.map(({ id, name }) => ({ _id: id, name }))
}

/**
 * Lists the users of a vendor to whom the buyer may write. @throws AppError `not_found` when the vendor does
 * not exist or nobody there could read a message.
 */
export async function listVendorUsers(db: Reader, scope: BuyerScope, vendorId: string) {
  const people = isId(vendorId) ? await listVendorPeople(db, scope, vendorId) : []
  if (people.length === 0) throw notFound('vendor_id')
  return people.map(({ auth_id, full_name, email }) => ({
    _id: auth_id,
    fullname: full_name,
    email,
  }))
}

/** Returns the requested range of sequence numbers, which have no gaps. */
function stretchOf(
  { before, after, around, limit }: QueryOf<typeof listContract>,
  last: number,
): { from: number; to: number } {
  if (before !== undefined) return { from: before - limit, to: before - 1 }
  if (after !== undefined) return { from: after + 1, to: after + limit }
  const end = last - limit + 1
  const from = around === undefined ? end : Math.min(around - Math.floor(limit / 2), end)
  return { from: Math.max(1, from), to: Math.max(1, from) + limit - 1 }
}

/**
 * Lists a range of a conversation's messages, oldest first. @throws AppError `not_found`, also for other
 * companies' conversations.
 */
export async function listMessages(
  db: Reader,
  requester: Requester<ChatScope>,
  id: string,
  query: QueryOf<typeof listContract>,
): Promise<Message[]> {
  const conversation = await getConversationRow(db, requester.scope, id)
  const stretch = stretchOf(query, conversation.last_seq)
  const rows = await listMessageRows(db, requester.scope, conversation, stretch)
  return presentMessages(db, requester, rows)
}

/**
 * Lists messages that contain the search text, newest first. @throws AppError `not_found`, also for other
 * companies' conversations.
 */
export async function searchMessages(
  db: Reader,
  requester: Requester<ChatScope>,
  id: string,
  query: QueryOf<typeof searchContract>,
): Promise<Page<Message>> {
  const conversation = await getConversationRow(db, requester.scope, id)
  const { rows, ...counted } = await findMessages(db, requester.scope, conversation, query)
  return { rows: await presentMessages(db, requester, rows), ...counted }
}
