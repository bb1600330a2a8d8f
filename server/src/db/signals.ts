import type { Message } from '@pasok/domain/chat/chat.model'
import { sql } from 'kysely'
import type { Db, Trx } from './db'

/**
 * Signals that every process receives after the commit and passes to its affected sockets. A signal names records,
 * which are then read; a process that misses one makes its sockets reload everything.
 */
export interface SignalMap {
  /** Documents of these companies changed; their open screens request the changes. */
  changed: { owners: readonly string[] }
  /** Notifications were created for users of this buyer or vendor. */
  notified: { ownerId: string; ids: readonly string[] }
  /** The user's notifications were read on one of the user's screens. */
  'notifications-read': { userId: string; ids: readonly string[] | 'all' }
  broadcast: { id: string }
  /**
   * A message was added at this position of a conversation. A short one is included, so that no process has to read
   * it: all users in its rooms may read all of it, but for the links to its files.
   */
  message: {
    buyerId: string
    vendorId: string
    conversationId: string
    seq: number
    message?: Message
  }
  /** A user read a conversation from one position (exclusive) to another. */
  read: {
    buyerId: string
    vendorId: string
    conversationId: string
    companyId: string
    authId: string
    userName: string
    from: number
    to: number
    at: string
  }
  /**
   * Access changed for these sign-ins, users or companies, so that their sockets are checked again. Sent by
   * database triggers, so that no code can forget it.
   */
  access: { signIns?: readonly string[]; users?: readonly string[]; owners?: readonly string[] }
  /** A transient event that is passed unchanged to the sockets in the rooms, except one. */
  passed: { rooms: readonly string[]; but: string; name: string; news: unknown }
}
export type SignalName = keyof SignalMap

export const SIGNAL_CHANNEL = 'live'

/** In bytes; PostgreSQL's limit is 8,000. */
const LONGEST_NOTICE = 7_500

const isShort = (payload: object) => Buffer.byteLength(JSON.stringify(payload)) <= LONGEST_NOTICE

/** Splits a payload into sufficiently short parts by halving its longest list repeatedly. */
function partsOf(payload: object): object[] {
  if (isShort(payload)) return [payload]
  const [longest] = Object.entries(payload)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
  if (!longest)
    throw new Error(
      'The signal is too long. A signal carries the ids of records, not their contents.',
    )
  const [name, list] = longest
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)].flatMap((half) =>
    partsOf({ ...payload, [name]: half }),
  )
}

/** Returns the texts in which a signal is sent. */
export const noticesOf = <Name extends SignalName>(
  name: Name,
  payload: SignalMap[Name],
): string[] => partsOf(payload).map((part) => JSON.stringify([name, part]))

/** Returns the text in which a message is signalled, with the message if there is room for it. */
export function messageNotice(message: SignalMap['message']): string {
  const { message: _, ...place } = message
  return JSON.stringify(['message', isShort(message) ? message : place])
}

/** Sends a signal to every process when the transaction commits; nothing is sent on a rollback. */
export async function signal<Name extends SignalName>(
  trx: Trx | Db,
  name: Name,
  payload: SignalMap[Name],
): Promise<void> {
  const texts = noticesOf(name, payload)
  await sql`select pg_notify(${SIGNAL_CHANNEL}, text) from unnest(${texts}::text[]) text`.execute(
    trx,
  )
}
