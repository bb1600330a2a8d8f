import { MOST_NAMED } from '@pasok/domain/chat/chat.constants'
import { buyerScope } from '../../db/scope'
import type { OnSignal, Room } from '../../realtime/live'
import { listMessageIds, listMessageRows } from './chat.messages.store'
import { presentMessages } from './chat.present'

/** The people of both sides who may use messages. */
const roomsOf = ({ buyerId, vendorId }: { buyerId: string; vendorId: string }): readonly Room[] => [
  `chat:${buyerId}`,
  `chat:${vendorId}`,
]

/** A message is told to both sides: the sender's other tabs and colleagues see it, too. */
export const onMessage: OnSignal<'message'> = async (live, { seq, ...told }) => {
  const rooms = roomsOf(told)
  if (!live.isIn(rooms)) return
  const scope = buyerScope(told.buyerId)
  const key = { buyer_id: told.buyerId, id: told.conversationId }
  const rows = await listMessageRows(live.db, scope, key, { from: seq, to: seq })
  for (const message of await presentMessages(live.db, scope, rows))
    live.tell(rooms, 'msg_from', message)
}

export const onRead: OnSignal<'read'> = async (live, { from, to, ...told }) => {
  const rooms = roomsOf(told)
  if (!live.isIn(rooms)) return
  const key = { buyer_id: told.buyerId, id: told.conversationId }
  const ids = await listMessageIds(live.db, buyerScope(told.buyerId), key, {
    from: Math.max(from, to - MOST_NAMED) + 1,
    to,
  })
  live.tell(rooms, 'update_msg', {
    ids,
    read_by: { [told.authId]: told.at },
    conversation_id: told.conversationId,
    seq: to,
    user_id: told.authId,
    company_id: told.companyId,
  })
}
