import { sql } from 'kysely'

/** Where a message stands. */
export interface MessageKey {
  buyer_id: string
  conversation_id: string
  seq: number
}

/** Messages by their keys. */
export const keysOf = (messages: readonly MessageKey[]) => sql`
  select * from unnest(
    ${messages.map((message) => message.buyer_id)}::uuid[],
    ${messages.map((message) => message.conversation_id)}::uuid[],
    ${messages.map(({ seq }) => seq)}::int[])`
