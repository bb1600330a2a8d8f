import { sql } from 'kysely'
import { sideColumn } from '../../db/scope'
import type { ChatScope } from './chat.store'

/** Where a message stands. */
export interface MessageKey {
  buyer_id: string
  vendor_id: string
  conversation_id: string
  seq: number
}

/** Messages by their keys, those of a side's own. */
export function keysOf(scope: ChatScope, given: readonly MessageKey[]) {
  const messages = given.filter((message) => message[sideColumn(scope)] === scope.id)
  return sql`
  select * from unnest(
    ${messages.map((message) => message.buyer_id)}::uuid[],
    ${messages.map((message) => message.conversation_id)}::uuid[],
    ${messages.map(({ seq }) => seq)}::int[])`
}
