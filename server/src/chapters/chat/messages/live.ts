import { MAX_NAMED } from '@pasok/domain/chat/chat.constants'
import type { Message } from '@pasok/domain/chat/chat.model'
import type { Reader } from '../../../db/db'
import { buyerScope, PROCESS } from '../../../db/scope'
import type { SignalMap } from '../../../db/signals'
import type { OnSignal, OnSignals, Room } from '../../../realtime/live'
import { listMessageIds, listMessagesAt } from './messages.store'
import { presentMessages } from '../chat.present'

/** The rooms of all users on both sides who may use messages. */
const roomsOf = ({ buyerId, vendorId }: { buyerId: string; vendorId: string }): readonly Room[] => [
  `chat:${buyerId}`,
  `chat:${vendorId}`,
]

const placeOf = (conversationId: string, seq: number) => `${conversationId} ${seq}`

/**
 * Publishes a message to both sides, including the sender's other tabs and colleagues. Messages too long for a
 * signal are read; those that arrive during a read are loaded together in the next one.
 */
export const onMessages: OnSignals['message'] = {
  async together(signals) {
    const here = signals.filter(({ live, signal }) => live.isIn(roomsOf(signal)))
    const [first] = here
    if (!first) return
    const long = here.flatMap(({ signal }) => (signal.message ? [] : [signal]))
    const messages = long.length === 0 ? undefined : await readMessages(first.live.db, long)
    for (const { live, signal } of here) {
      const message = signal.message ?? messages?.get(placeOf(signal.conversationId, signal.seq))
      if (message) live.publish(roomsOf(signal), 'msg_from', message)
    }
  },
}

async function readMessages(
  db: Reader,
  places: readonly SignalMap['message'][],
): Promise<ReadonlyMap<string, Message>> {
  const rows = await listMessagesAt(db, PROCESS, places)
  const messages = await presentMessages(db, undefined, rows)
  return new Map(messages.map((one) => [placeOf(one.conversation_id, one.seq), one]))
}

export const onRead: OnSignal<'read'> = async (live, { from, to, ...parties }) => {
  const rooms = roomsOf(parties)
  if (!live.isIn(rooms)) return
  const key = { buyer_id: parties.buyerId, id: parties.conversationId }
  const ids = await listMessageIds(live.db, buyerScope(parties.buyerId), key, {
    from: Math.max(from, to - MAX_NAMED) + 1,
    to,
  })
  live.publish(rooms, 'update_msg', {
    ids,
    read_by: { [parties.authId]: parties.at },
    conversation_id: parties.conversationId,
    seq: to,
    user_id: parties.authId,
    user_name: parties.userName,
    company_id: parties.companyId,
  })
}
