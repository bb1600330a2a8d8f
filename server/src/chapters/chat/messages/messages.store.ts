import { type Selectable, sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import { onKey } from '../../../db/on-key'
import { type ProcessScope, sideColumn } from '../../../db/scope'
import { SIGNAL_CHANNEL } from '../../../db/signals'
import type { Tables } from '../../../db/tables'
import { type ChatScope, type ConversationRow, ofSide, type ReadingScope } from '../chat.store'

type Key = Pick<ConversationRow, 'buyer_id' | 'id'>

type MessageFile = Pick<Selectable<Tables['files']>, 'id' | 'name' | 'media_type' | 'size'>

/**
 * Inserts a message, updates the conversation's last message and signals it to every process, in one statement.
 * Returns false when the id already exists; then nothing is signalled.
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
  notice: string,
): Promise<boolean> {
  const inserted = await trx
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
    .returning(['kept.seq', sql`pg_notify(${SIGNAL_CHANNEL}, ${notice})`.as('signalled')])
    .executeTakeFirst()
  if (!inserted) return false
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

/** The files of a message, in order. */
const FILES = sql<MessageFile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', files.id, 'name', files.name,
    'media_type', files.media_type, 'size', files.size) order by position), '[]')
  from message_files join files on files.id = file_id
  where ${isOf('message_files')} and seq = messages.seq)`

/** A user who has read a message, with the time of the first reading. */
interface ReaderRow {
  auth_id: string
  name: string
  of_vendor: boolean
  read_at: string
}

/** The readers of a message except its sender, in reading order. */
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

/** The message to which a reply refers. Its text is longer than the shown excerpt. */
export interface QuotedRow {
  id: string
  seq: number
  from_vendor: boolean
  from_auth_id: string
  from_user_name: string
  text: string
  /** Name of the first file. */
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

export type MessageRow = Awaited<ReturnType<typeof listMessageRows>>[number]

interface MessagePlace {
  buyerId: string
  conversationId: string
  seq: number
}

/** Lists messages of any company by their positions, for a process that publishes them. */
export const listMessagesAt = (
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

/** Finds a message by the id that its sender generated. */
export function findMessage(trx: Trx, scope: ChatScope, buyerId: string, id: string) {
  return messagesQuery(trx, scope)
    .where('messages.buyer_id', '=', buyerId)
    .where('messages.id', '=', id)
    .executeTakeFirst()
}

/** Lists the messages of a range, oldest first. */
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

/**
 * Lists the newest messages of all conversations, oldest first. Only the newest conversations need to be read.
 */
export async function listLatestMessages(db: Reader, scope: ChatScope, limit: number) {
  const rows = await messagesQuery(db, scope)
    .where(
      sql<boolean>`(messages.buyer_id, messages.conversation_id, messages.seq) in (
        select buyer_id, conversation_id, seq from (
          select buyer_id, id, last_seq from conversations
          where ${sql.ref(sideColumn(scope))} = ${scope.id} and last_seq > 0
          order by updated_at desc, id desc limit ${limit}) newest
        cross join lateral (select conversation_id, seq, created_at from messages
          where messages.buyer_id = newest.buyer_id and conversation_id = newest.id
            and seq > newest.last_seq - ${limit}) latest
        order by created_at desc, conversation_id, seq desc limit ${limit})`,
    )
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.conversation_id')
    .orderBy('messages.seq', 'desc')
    .execute()
  return rows.toReversed()
}

/** Matches are counted only up to this number, because nobody pages further. */
const MAX_COUNTED = 1_000
/** Search texts too short for the text index are searched only in this many newest messages. */
const SHORT = { length: 3, newest: 50_000 }

/**
 * Counts the messages of a conversation that contain the search text and lists a page of them, newest first.
 */
export async function findMessages(
  db: Reader,
  scope: ChatScope,
  conversation: Key & Pick<ConversationRow, 'last_seq'>,
  { search, skip, limit }: { search: string; skip: number; limit: number },
): Promise<{ rows: MessageRow[]; count: number; more?: boolean }> {
  const matching = db
    .selectFrom('messages')
    .select('seq')
    .where('buyer_id', '=', conversation.buyer_id)
    .where('conversation_id', '=', conversation.id)
    .where(sql<boolean>`lower(text) like lower(${containing(search)})`)
    .$if(search.length < SHORT.length, (query) =>
      query.where('seq', '>', conversation.last_seq - SHORT.newest),
    )
  const { count } = await db
    .selectFrom(matching.limit(MAX_COUNTED + 1).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const isMany = Number(count) > MAX_COUNTED
  const rows = await messagesQuery(db, scope)
    .where('messages.buyer_id', '=', conversation.buyer_id)
    .where('messages.conversation_id', '=', conversation.id)
    .where('messages.seq', 'in', (eb) =>
      eb
        // Few matches are found fastest through the text index (`offset 0` forces the planner to use it), many
        // matches by scanning from the newest.
        .selectFrom((isMany ? matching : matching.offset(0)).as('found'))
        .select('found.seq')
        .orderBy('found.seq', 'desc')
        .limit(limit)
        .offset(skip * limit),
    )
    .orderBy('messages.seq', 'desc')
    .execute()
  return isMany ? { rows, count: MAX_COUNTED, more: true } : { rows, count: Number(count) }
}
