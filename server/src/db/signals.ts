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
    from: number
    to: number
    at: string
  }
  /** Sign-ins ended, or somebody may not come in any more: their sockets close. */
  ended: { signIns?: readonly string[]; userId?: string; reason: 'deactivated' | 'unauthenticated' }
}
export type SignalName = keyof SignalMap

export const SIGNAL_CHANNEL = 'live'

/** Heard by every process once the transaction is committed, and not at all when it is not. */
export async function signal<Name extends SignalName>(
  trx: Trx | Db,
  name: Name,
  payload: SignalMap[Name],
): Promise<void> {
  const text = JSON.stringify([name, payload])
  await sql`select pg_notify(${SIGNAL_CHANNEL}, ${text})`.execute(trx)
}
