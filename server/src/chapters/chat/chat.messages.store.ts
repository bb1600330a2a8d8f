import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { containing } from '../../db/like'
import { sideColumn } from '../../db/scope'
import type { Tables } from '../../db/tables'
import { keysOf } from './chat.keys'
import { ofSide, type ChatScope, type ConversationRow } from './chat.store'

/** Whose messages, and of which conversation. */
type Key = Pick<ConversationRow, 'buyer_id' | 'id'>

/** False: there is a message with this id already. */
export async function insertMessage(
  trx: Trx,
  _scope: ChatScope,
  message: Insertable<Tables['messages']>,
  fileIds: readonly string[],
): Promise<boolean> {
  const inserted = await trx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['buyer_id', 'id']).doNothing())
    .returning('seq')
    .executeTakeFirst()
  if (!inserted) return false
  const { buyer_id, conversation_id, seq } = message
  if (fileIds.length > 0)
    await trx
      .insertInto('message_files')
      .values(
        fileIds.map((file_id, position) => ({ buyer_id, conversation_id, seq, position, file_id })),
      )
      .execute()
  return true
}

const messagesQuery = (db: Reader | Trx, scope: ChatScope) =>
  ofSide(db, scope)
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.buyer_id', '=', 'conversations.buyer_id')
        .onRef('messages.conversation_id', '=', 'conversations.id'),
    )
    .innerJoin('users', 'users.id', 'messages.from_user_id')
    .selectAll('messages')
    .select([
      'conversations.vendor_id',
      'users.auth_id as from_auth_id',
      'buyers.legal_name as buyer_name',
      'vendors.legal_name as vendor_name',
    ])

export type MessageRow = Awaited<ReturnType<typeof listMessageRows>>[number]

/** A message by the id that its sender made. */
export function findMessage(trx: Trx, scope: ChatScope, buyerId: string, id: string) {
  return messagesQuery(trx, scope)
    .where('messages.buyer_id', '=', buyerId)
    .where('messages.id', '=', id)
    .executeTakeFirst()
}

/** The messages from one place to another, oldest first. */
export function listMessageRows(
  db: Reader | Trx,
  scope: ChatScope,
  conversation: Key,
  { from, to }: { from: number; to: number },
) {
  return messagesQuery(db, scope)
    .where('messages.buyer_id', '=', conversation.buyer_id)
    .where('messages.conversation_id', '=', conversation.id)
    .where('messages.seq', '>=', from)
    .where('messages.seq', '<=', to)
    .orderBy('messages.seq')
    .execute()
}

/** The ids of the messages from one place to another. */
export async function listMessageIds(
  db: Reader,
  scope: ChatScope,
  conversation: Key,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await ofSide(db, scope)
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.buyer_id', '=', 'conversations.buyer_id')
        .onRef('messages.conversation_id', '=', 'conversations.id'),
    )
    .select('messages.id')
    .where('messages.buyer_id', '=', conversation.buyer_id)
    .where('messages.conversation_id', '=', conversation.id)
    .where('messages.seq', '>=', from)
    .where('messages.seq', '<=', to)
    .orderBy('messages.seq')
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest messages of all conversations, oldest first: they are in the newest conversations. */
export async function listLatestMessages(db: Reader, scope: ChatScope, most: number) {
  const rows = await messagesQuery(db, scope)
    .where(
      sql<boolean>`(messages.buyer_id, messages.conversation_id, messages.seq) in (
        select buyer_id, conversation_id, seq from (
          select buyer_id, id, last_seq from conversations
          where ${sql.ref(sideColumn(scope))} = ${scope.id} and last_seq > 0
          order by updated_at desc, id desc limit ${most}) newest
        cross join lateral (select conversation_id, seq, created_at from messages
          where messages.buyer_id = newest.buyer_id and conversation_id = newest.id
            and seq > newest.last_seq - ${most}) latest
        order by created_at desc, conversation_id, seq desc limit ${most})`,
    )
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.conversation_id')
    .orderBy('messages.seq', 'desc')
    .execute()
  return rows.toReversed()
}

/** What is found is counted so far: nobody turns more pages. */
const MOST_COUNTED = 1_000
/** What is too short for the index of words is looked for in so many of the newest messages. */
const SHORT = { length: 3, newest: 50_000 }

/** How many messages of a conversation hold these words, and a page of them, the newest first. */
export async function findMessages(
  db: Reader,
  scope: ChatScope,
  conversation: Key & Pick<ConversationRow, 'last_seq'>,
  { search, skip, limit }: { search: string; skip: number; limit: number },
): Promise<{ rows: MessageRow[]; count: number; more?: boolean }> {
  const holding = db
    .selectFrom('messages')
    .select('seq')
    .where('buyer_id', '=', conversation.buyer_id)
    .where('conversation_id', '=', conversation.id)
    .where(sql<boolean>`lower(text) like lower(${containing(search)})`)
    .$if(search.length < SHORT.length, (query) =>
      query.where('seq', '>', conversation.last_seq - SHORT.newest),
    )
  const { count } = await db
    .selectFrom(holding.limit(MOST_COUNTED + 1).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const isMany = Number(count) > MOST_COUNTED
  const rows = await messagesQuery(db, scope)
    .where('messages.buyer_id', '=', conversation.buyer_id)
    .where('messages.conversation_id', '=', conversation.id)
    .where('messages.seq', 'in', (eb) =>
      eb
        // What finds little is found by its words; what finds much is soon come across.
        .selectFrom((isMany ? holding : holding.offset(0)).as('found'))
        .select('found.seq')
        .orderBy('found.seq', 'desc')
        .limit(limit)
        .offset(skip * limit),
    )
    .orderBy('messages.seq', 'desc')
    .execute()
  return isMany ? { rows, count: MOST_COUNTED, more: true } : { rows, count: Number(count) }
}

/** The files of messages, in their order. */
export function listFilesOf(db: Reader | Trx, scope: ChatScope, messages: readonly MessageRow[]) {
  return db
    .selectFrom('message_files as named')
    .innerJoin('files', 'files.id', 'named.file_id')
    .select(['named.conversation_id', 'named.seq'])
    .select(['files.id', 'files.name', 'files.media_type', 'files.size'])
    .where(
      sql<boolean>`(named.buyer_id, named.conversation_id, named.seq) in (${keysOf(scope, messages)})`,
    )
    .orderBy('named.position')
    .execute()
}
