import { sql } from 'kysely'
import type { Db, Trx } from './db'

/**
 * What every process hears as soon as it is committed, to tell it to those of its own sockets whom it
 * concerns. A signal names records, which are read then; who misses one reads everything again.
 */
export interface SignalMap {
  /** Documents of these companies changed: their open screens ask which. */
  changed: { owners: readonly string[] }
  /** These notifications were written, for people of this buyer or vendor. */
  notified: { ownerId: string; ids: readonly string[] }
  /** One's notifications were read, in some place. */
  'notifications-read': { userId: string; ids: readonly string[] | 'all' }
  broadcast: { id: string }
  /** A message stands at this place of a conversation. */
  message: { buyerId: string; vendorId: string; conversationId: string; seq: number }
  /** Somebody of a company has read a conversation from one place (excluded) to another. */
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
   * These sign-ins ended, or these people, or all of a company, may do more or less than before:
   * their sockets are looked at anew. Told by the tables' own triggers, so that nobody forgets to.
   */
  access: { signIns?: readonly string[]; users?: readonly string[]; owners?: readonly string[] }
  /** What changes nothing, and is told as it is: to the sockets in the rooms, but for one. */
  passed: { rooms: readonly string[]; but: string; name: string; news: unknown }
}
export type SignalName = keyof SignalMap

export const SIGNAL_CHANNEL = 'live'

/** Bytes; PostgreSQL takes no notice of 8,000. */
const LONGEST_NOTICE = 7_500

/** A payload in parts that are short enough each: its longest list is told in two halves, and so on. */
function partsOf(payload: object): object[] {
  if (Buffer.byteLength(JSON.stringify(payload)) <= LONGEST_NOTICE) return [payload]
  const [longest] = Object.entries(payload)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
  if (!longest) throw new Error('A signal names records; it is no place for their contents')
  const [name, list] = longest
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)].flatMap((half) =>
    partsOf({ ...payload, [name]: half }),
  )
}

/** Heard by every process once the transaction is committed, and not at all when it is not. */
export async function signal<Name extends SignalName>(
  trx: Trx | Db,
  name: Name,
  payload: SignalMap[Name],
): Promise<void> {
  const texts = partsOf(payload).map((part) => JSON.stringify([name, part]))
  await sql`select pg_notify(${SIGNAL_CHANNEL}, text) from unnest(${texts}::text[]) text`.execute(
    trx,
  )
}
