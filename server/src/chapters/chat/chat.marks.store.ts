import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { keysOf } from './chat.keys'
import type { MessageRow } from './chat.messages.store'
import type { ChatScope, ConversationRow } from './chat.store'

interface Mark {
  conversation: Pick<ConversationRow, 'buyer_id' | 'id'>
  userId: string
  seq: number
  at: Date
}

/**
 * Puts a person's mark to a place that has a message. A mark never goes back.
 * @returns where it was; nothing when it was there already, or beyond.
 */
export async function moveMark(
  trx: Trx,
  scope: ChatScope,
  { conversation, userId, seq, at }: Mark,
): Promise<number | undefined> {
  const whose = { buyer_id: conversation.buyer_id, conversation_id: conversation.id }
  const before = await trx
    .selectFrom('conversation_marks')
    .select('seq')
    .where('buyer_id', '=', whose.buyer_id)
    .where('conversation_id', '=', whose.conversation_id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before && before.seq >= seq) return undefined
  const moved = await trx
    .insertInto('conversation_marks')
    .columns(['buyer_id', 'conversation_id', 'user_id', 'of_vendor', 'seq', 'by_vendor'])
    .expression((eb) =>
      eb
        .selectFrom('messages')
        .select([
          'buyer_id',
          'conversation_id',
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<boolean>`${scope.kind === 'vendor'}::boolean`.as('of_vendor'),
          'seq',
          'by_vendor',
        ])
        .where('buyer_id', '=', whose.buyer_id)
        .where('conversation_id', '=', whose.conversation_id)
        .where('seq', '=', seq),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'conversation_id', 'user_id'])
        .doUpdateSet((eb) => ({
          seq: eb.ref('excluded.seq'),
          by_vendor: eb.ref('excluded.by_vendor'),
        }))
        .whereRef('conversation_marks.seq', '<', 'excluded.seq'),
    )
    .returning('seq')
    .executeTakeFirst()
  if (!moved) return undefined
  await trx
    .insertInto('conversation_reads')
    .values({ ...whose, user_id: userId, seq, read_at: at })
    .execute()
  return before?.seq ?? 0
}

/** Who but their senders has read these messages, and when they came to them first: one query. */
export function listReaders(db: Reader | Trx, scope: ChatScope, messages: readonly MessageRow[]) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_marks as marks', (join) =>
      join
        .onRef('marks.buyer_id', '=', 'messages.buyer_id')
        .onRef('marks.conversation_id', '=', 'messages.conversation_id')
        .onRef('marks.seq', '>=', 'messages.seq')
        .onRef('marks.user_id', '<>', 'messages.from_user_id'),
    )
    .innerJoin('users', 'users.id', 'marks.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversation_reads as reads')
          .select('reads.read_at')
          .whereRef('reads.buyer_id', '=', 'marks.buyer_id')
          .whereRef('reads.conversation_id', '=', 'marks.conversation_id')
          .whereRef('reads.user_id', '=', 'marks.user_id')
          .whereRef('reads.seq', '>=', 'messages.seq')
          .orderBy('reads.seq')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['messages.conversation_id', 'messages.seq', 'users.auth_id', 'first.read_at'])
    .where(
      sql<boolean>`(messages.buyer_id, messages.conversation_id, messages.seq) in (${keysOf(scope, messages)})`,
    )
    .execute()
}
