import { sql } from 'kysely'
import type { Trx } from '../../../db/db'
import type { ChatScope, ConversationRow } from '../chat.store'

interface Mark {
  conversation: Pick<ConversationRow, 'buyer_id' | 'id'>
  userId: string
  seq: number
  at: Date
}

/**
 * Moves a user's read mark to an existing message; marks never move back. @returns the previous position;
 * undefined when the mark was already there or further.
 */
export async function moveMark(
  trx: Trx,
  scope: ChatScope,
  { conversation, userId, seq, at }: Mark,
): Promise<number | undefined> {
  const key = { buyer_id: conversation.buyer_id, conversation_id: conversation.id }
  const before = await trx
    .selectFrom('conversation_marks')
    .select('seq')
    .where('buyer_id', '=', key.buyer_id)
    .where('conversation_id', '=', key.conversation_id)
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
        .where('buyer_id', '=', key.buyer_id)
        .where('conversation_id', '=', key.conversation_id)
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
    .values({ ...key, user_id: userId, seq, read_at: at })
    .execute()
  return before?.seq ?? 0
}
