import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { containing } from '../../db/like'
import { type BuyerScope, type ProcessScope, sideColumn, type VendorScope } from '../../db/scope'

/** The side in a conversation: a buyer with vendors, or a vendor with buyers. */
export type ChatScope = BuyerScope | VendorScope

/** Reader of messages: one side, or a process that publishes them. */
export type ReadingScope = ChatScope | ProcessScope

const otherColumn = ({ kind }: ChatScope) => (kind === 'buyer' ? 'vendor_id' : 'buyer_id')
const keyOf = (scope: ChatScope, otherId: string) =>
  scope.kind === 'buyer'
    ? { buyer_id: scope.id, vendor_id: otherId }
    : { buyer_id: otherId, vendor_id: scope.id }

/** A side sees conversations with messages, and those that it opened itself. */
const isSeenBy = (scope: ChatScope) =>
  sql<boolean>`(conversations.last_seq > 0 or ${sql.ref(`conversations.opened_by_${scope.kind}`)})`

/** Selects a side's visible conversations; a process sees all of them. */
export function ofSide(db: Reader | Trx, scope: ReadingScope) {
  const all = db
    .selectFrom('conversations')
    .innerJoin('buyers', 'buyers.id', 'conversations.buyer_id')
    .innerJoin('vendors', 'vendors.id', 'conversations.vendor_id')
  return scope.kind === 'process'
    ? all
    : all.where(`conversations.${sideColumn(scope)}`, '=', scope.id).where(isSeenBy(scope))
}

const NAMED = [
  'conversations.buyer_id',
  'conversations.id',
  'conversations.vendor_id',
  'conversations.last_seq',
  'conversations.by_vendor',
  'conversations.updated_at',
  'buyers.legal_name as buyer_name',
  'vendors.legal_name as vendor_name',
  'vendors.logo_url',
] as const

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

/** Finds a conversation by its id or by the other company. */
export function findConversation(
  db: Reader | Trx,
  scope: ChatScope,
  by: { id: string } | { otherId: string },
) {
  return ofSide(db, scope)
    .select(NAMED)
    .$if('id' in by, (query) => query.where('conversations.id', '=', 'id' in by ? by.id : ''))
    .$if('otherId' in by, (query) =>
      query.where(`conversations.${otherColumn(scope)}`, '=', 'otherId' in by ? by.otherId : ''),
    )
    .executeTakeFirst()
}

/**
 * Locks the conversation with a company until the transaction ends, so that messages are written one after
 * another.
 */
export function lockConversation(trx: Trx, scope: ChatScope, otherId: string) {
  return ofSide(trx, scope)
    .select(NAMED)
    .where(`conversations.${otherColumn(scope)}`, '=', otherId)
    .forNoKeyUpdate('conversations')
    .executeTakeFirst()
}

/** Opens the conversation and adds it to this side's list. Returns false when it was already in the list. */
export async function saveOpened(
  trx: Trx,
  scope: ChatScope,
  otherId: string,
  made: { id: string; now: Date },
): Promise<boolean> {
  const opened = { [`opened_by_${scope.kind}`]: true }
  const saved = await trx
    .insertInto('conversations')
    .values({
      ...keyOf(scope, otherId),
      ...opened,
      id: made.id,
      created_at: made.now,
      updated_at: made.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'vendor_id'])
        .doUpdateSet(opened)
        .where(`conversations.opened_by_${scope.kind}`, '=', false),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/**
 * The last message before the user was created, when the user has no read mark: earlier messages do not count
 * as unread.
 */
const beforeOf = (userId: string) =>
  sql<{ seq: number; by_vendor: number }>`(
    select messages.seq, messages.by_vendor from messages
    where own.seq is null and messages.buyer_id = conversations.buyer_id
      and messages.conversation_id = conversations.id
      and messages.created_at < (select created_at from users where id = ${userId})
    order by messages.created_at desc, messages.seq desc limit 1)`.as('before')

/** Number of unread messages of the other side, computed from running totals without counting rows. */
const unreadOf = (scope: ChatScope) =>
  scope.kind === 'buyer'
    ? sql<number>`conversations.by_vendor - coalesce(own.by_vendor, before.by_vendor, 0)`
    : sql<number>`conversations.last_seq - conversations.by_vendor
        - coalesce(own.seq - own.by_vendor, before.seq - before.by_vendor, 0)`

interface ConversationQuery {
  search: string
  skip: number
  limit: number
}

const found = (db: Reader, scope: ChatScope, { search }: Pick<ConversationQuery, 'search'>) =>
  ofSide(db, scope).$if(search !== '', (query) =>
    query.where(
      sql<boolean>`lower(${sql.ref(scope.kind === 'buyer' ? 'vendors.legal_name' : 'buyers.legal_name')})
        like lower(${containing(search)})`,
    ),
  )

export type ListedConversation = Awaited<ReturnType<typeof listConversationRows>>[number]

/**
 * Lists a page of conversations, or the one with an id, with the read positions of the user and of the other
 * side.
 */
export function listConversationRows(
  db: Reader | Trx,
  scope: ChatScope,
  userId: string,
  query: ConversationQuery | { id: string },
) {
  const page =
    'id' in query
      ? ofSide(db, scope).where('conversations.id', '=', query.id)
      : found(db, scope, query)
          .limit(query.limit)
          .offset(query.skip * query.limit)
  return page
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.buyer_id', '=', 'conversations.buyer_id')
        .onRef('last.conversation_id', '=', 'conversations.id')
        .onRef('last.seq', '=', 'conversations.last_seq'),
    )
    .leftJoin('conversation_marks as own', (join) =>
      join
        .onRef('own.buyer_id', '=', 'conversations.buyer_id')
        .onRef('own.conversation_id', '=', 'conversations.id')
        .on('own.user_id', '=', userId),
    )
    .select(NAMED)
    .select(['last.text', 'last.from_user_name', 'last.from_vendor'])
    .leftJoinLateral(beforeOf(userId), (join) => join.onTrue())
    .select(sql<number>`coalesce(own.seq, before.seq, 0)`.as('read_seq'))
    .select(unreadOf(scope).as('unread'))
    .select((eb) => [
      eb
        .selectFrom('message_files as files')
        .select((inner) => inner.fn.countAll<string>().as('count'))
        .whereRef('files.buyer_id', '=', 'conversations.buyer_id')
        .whereRef('files.conversation_id', '=', 'conversations.id')
        .whereRef('files.seq', '=', 'conversations.last_seq')
        .as('files'),
      eb
        .selectFrom('conversation_marks as theirs')
        .select((inner) => inner.fn.max('theirs.seq').as('seq'))
        .whereRef('theirs.buyer_id', '=', 'conversations.buyer_id')
        .whereRef('theirs.conversation_id', '=', 'conversations.id')
        .where('theirs.of_vendor', '=', scope.kind === 'buyer')
        .as('their_read_seq'),
    ])
    .orderBy('conversations.updated_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .execute()
}

export async function countConversations(
  db: Reader,
  scope: ChatScope,
  search: string,
): Promise<number> {
  const { count } = await found(db, scope, { search })
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sums the unread messages of all conversations in one query. */
export async function sumUnread(
  db: Reader,
  scope: ChatScope,
  userId: string,
): Promise<{ messages: number; conversations: number }> {
  const unread = unreadOf(scope)
  return db
    .selectFrom('conversations')
    .leftJoin('conversation_marks as own', (join) =>
      join
        .onRef('own.buyer_id', '=', 'conversations.buyer_id')
        .onRef('own.conversation_id', '=', 'conversations.id')
        .on('own.user_id', '=', userId),
    )
    .leftJoinLateral(beforeOf(userId), (join) => join.onTrue())
    .where(`conversations.${sideColumn(scope)}`, '=', scope.id)
    .select([
      sql<number>`coalesce(sum(${unread}), 0)::int`.as('messages'),
      sql<number>`count(*) filter (where ${unread} > 0)::int`.as('conversations'),
    ])
    .executeTakeFirstOrThrow()
}

const TOTALS = {
  purchase_requests: 'total',
  purchase_orders: 'grand_total',
  invoices: 'grand_total',
} as const
export type CardDocument = keyof typeof TOTALS

interface CardRow {
  code: string
  last_status: string
  total: string
}

/** Lists a side's own documents with these codes, as its lists show them. */
export async function listDocumentsByCode(
  db: Reader,
  scope: ChatScope,
  document: CardDocument,
  codes: readonly string[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select code, last_status, ${sql.ref(TOTALS[document])} as total from ${sql.table(document)}
    where ${sql.ref(sideColumn(scope))} = ${scope.id} and code = any(${codes})
      and last_status <> 'Deleted'
    order by code`.execute(db)
  return rows
}
