import { type Selectable, sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import { onKey } from '../../../db/on-key'
import { type ProcessScope, sideColumn } from '../../../db/scope'
import type { Tables } from '../../../db/tables'
import { type ChatScope, type ConversationRow, ofSide, type ReadingScope } from '../chat.store'

/** Whose messages, and of which conversation. */
type Key = Pick<ConversationRow, 'buyer_id' | 'id'>

/** A file of a message. */
type MessageFile = Pick<Selectable<Tables['files']>, 'id' | 'name' | 'media_type' | 'size'>

/**
 * Keeps a message, and that it is the last of its conversation. False: there is a message with this id
 * already.
 */
export async function insertMessage(
  trx: Trx,
  scope: ChatScope,
  {
    vendor_id,
    from_auth_id,
    buyer_name,
    vendor_name,
    files,
    readers,
    quoted,
    ...message
  }: MessageRow,
): Promise<boolean> {
  const kept = await trx
    .with('kept', (db) =>
      db
        .insertInto('messages')
        .values(message)
        .onConflict((conflict) => conflict.columns(['buyer_id', 'id']).doNothing())
        .returning('seq'),
    )
    .updateTable('conversations')
    .from('kept')
    .set({ last_seq: message.seq, by_vendor: message.by_vendor, updated_at: message.created_at })
    .where(sideColumn(scope), '=', scope.id)
    .where('buyer_id', '=', message.buyer_id)
    .where('id', '=', message.conversation_id)
    .returning('kept.seq')
    .executeTakeFirst()
  if (!kept) return false
  const { buyer_id, conversation_id, seq } = message
  if (files.length > 0)
    await trx
      .insertInto('message_files')
      .values(
        files.map(({ id: file_id }, position) => ({
          buyer_id,
          conversation_id,
          seq,
          position,
          file_id,
        })),
      )
      .execute()
  return true
}

const isOf = (table: string) =>
  sql`${sql.ref(`${table}.buyer_id`)} = messages.buyer_id
    and ${sql.ref(`${table}.conversation_id`)} = messages.conversation_id`

/** The files of a message, in their order. */
const FILES = sql<MessageFile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', files.id, 'name', files.name,
    'media_type', files.media_type, 'size', files.size) order by position), '[]')
  from message_files join files on files.id = file_id
  where ${isOf('message_files')} and seq = messages.seq)`

/** A user who has read a message, and when they came to it first. */
interface ReaderRow {
  auth_id: string
  name: string
  of_vendor: boolean
  read_at: string
}

/** The readers of a message without its sender, in the order in which they read it. */
const READERS = sql<ReaderRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('auth_id', people.auth_id, 'name', people.full_name,
    'of_vendor', marks.of_vendor, 'read_at', first.read_at)
    order by first.read_at, people.auth_id), '[]')
  from conversation_marks marks join users people on people.id = marks.user_id
  cross join lateral (
    select read_at from conversation_reads reads
    where ${isOf('reads')} and user_id = marks.user_id and reads.seq >= messages.seq
    order by reads.seq limit 1) first
  where ${isOf('marks')} and marks.seq >= messages.seq and marks.user_id <> messages.from_user_id)`

/** The message that a reply answers; its text is longer than what is shown of it. */
export interface QuotedRow {
  id: string
  seq: number
  from_vendor: boolean
  from_auth_id: string
  from_user_name: string
  text: string
  /** The name of its first file. */
  file: string | null
}

const QUOTED = sql<QuotedRow | null>`(
  select jsonb_build_object('id', quoted.id, 'seq', quoted.seq, 'from_vendor', quoted.from_vendor,
    'from_auth_id', people.auth_id, 'from_user_name', quoted.from_user_name,
    'text', left(quoted.text, 1000), 'file', (
      select files.name from message_files join files on files.id = file_id
      where ${isOf('message_files')} and message_files.seq = quoted.seq
      order by position limit 1))
  from messages quoted join users people on people.id = quoted.from_user_id
  where ${isOf('quoted')} and quoted.seq = messages.reply_to_seq)`

const messagesQuery = (db: Reader | Trx, scope: ReadingScope) =>
  ofSide(db, scope)
    .innerJoin('messages', onKey('messages.conversation_id', 'conversations.id'))
    .innerJoin('users', 'users.id', 'messages.from_user_id')
    .selectAll('messages')
    .select([
      'conversations.vendor_id',
      'users.auth_id as from_auth_id',
      'buyers.legal_name as buyer_name',
      'vendors.legal_name as vendor_name',
      FILES.as('files'),
      READERS.as('readers'),
      QUOTED.as('quoted'),
    ])

/** A message with its files and readers. */
export type MessageRow = Awaited<ReturnType<typeof listMessageRows>>[number]

/** Where a message stands. */
interface MessagePlace {
  buyerId: string
  conversationId: string
  seq: number
}

/** Messages of any company's, whose places were told. */
export const listToldMessages = (
  db: Reader,
  scope: ProcessScope,
  places: readonly MessagePlace[],
): Promise<MessageRow[]> =>
  messagesQuery(db, scope)
    .where(
      sql<boolean>`(messages.buyer_id, messages.conversation_id, messages.seq) in (
        select * from unnest(${places.map(({ buyerId }) => buyerId)}::uuid[],
          ${places.map(({ conversationId }) => conversationId)}::uuid[],
          ${places.map(({ seq }) => seq)}::int[]))`,
    )
    .execute()

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
    .innerJoin('messages', onKey('messages.conversation_id', 'conversations.id'))
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
