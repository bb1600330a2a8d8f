import { IDLE_LOGOUT_MS, SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import { sql } from 'kysely'
import { databaseNow } from './database-now'
import type { Db, Reader, Trx } from './db'

interface SignIn {
  id: string
  userId: string
  /** Start of the sign-in according to its issuer; undefined: now. */
  at?: Date
  /** Undefined when the sign-in is first seen through its token. */
  from?: { address: string; userAgent: string }
  /** Id of the sign-in with which this one ends. */
  parentId?: string
}

/** Stores a sign-in, which lasts 10 hours; one that is already stored stays unchanged. */
export async function openSignIn(db: Db, signIn: SignIn): Promise<void> {
  await db.transaction().execute((trx) => writeSignIn(trx, signIn))
}

/** Stores a sign-in in a transaction that has already checked it. */
export async function writeSignIn(
  trx: Trx,
  { id, userId, at: issuedAt, from, parentId }: SignIn,
): Promise<void> {
  const at = issuedAt ?? (await databaseNow(trx))
  const opened = await trx
    .insertInto('sign_ins')
    .values({
      id,
      user_id: userId,
      created_at: at,
      active_at: at,
      expires_at: new Date(at.getTime() + SESSION_LIFETIME_SECONDS * 1000),
      address: from?.address ?? null,
      user_agent: from?.userAgent.slice(0, 300) ?? null,
      ended_at: null,
      ended_because: null,
      buyer_id: null,
      parent_id: parentId ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (opened)
    await trx.updateTable('users').set({ last_sign_in_at: at }).where('id', '=', userId).execute()
}

interface OwnSignIn {
  id: string
  expires_at: Date
  address: string | null
  user_agent: string | null
}

/** Stores a super admin's sign-in for a company, derived from the super admin's own one and ending with it. */
export async function writeActingSignIn(
  trx: Trx,
  own: OwnSignIn,
  acting: { id: string; userId: string; buyerId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('sign_ins')
    .values({
      id: acting.id,
      user_id: acting.userId,
      buyer_id: acting.buyerId,
      parent_id: own.id,
      created_at: acting.at,
      active_at: acting.at,
      expires_at: own.expires_at,
      address: own.address,
      user_agent: own.user_agent,
      ended_at: null,
      ended_because: null,
    })
    .execute()
}

/** Sign-ins without activity since then have ended. */
const activeSince = sql<Date>`now() - make_interval(secs => ${IDLE_LOGOUT_MS / 1000})`

/** Records activity now; for a sign-in for a company also on the super admin's own one, which stays open. */
export async function markActive(db: Db, ids: readonly (string | null)[]): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ active_at: sql<Date>`now()` })
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .execute()
}

/**
 * Selects active sign-ins with their active users and, as `parent`, the sign-in from which each is derived.
 * This is the only rule for requests, sockets, searches and links to files.
 */
export function lastingSignIns(db: Reader) {
  const now = sql<Date>`now()`
  return (
    db
      .selectFrom('sign_ins')
      .innerJoin('users', 'users.id', 'sign_ins.user_id')
      .leftJoin('sign_ins as parent', 'parent.id', 'sign_ins.parent_id')
      .where('sign_ins.ended_at', 'is', null)
      .where('sign_ins.expires_at', '>', now)
      // A derived sign-in ends with its parent.
      .where((eb) =>
        eb.or([
          eb('sign_ins.parent_id', 'is', null),
          eb.and([eb('parent.ended_at', 'is', null), eb('parent.expires_at', '>', now)]),
        ]),
      )
      .where(activeAt, '>=', activeSince)
      .where('users.status', '=', 'ACTIVE')
      // The companies of a super admin may change during a sign-in.
      .where((eb) =>
        eb.or([
          eb('sign_ins.buyer_id', 'is', null),
          eb.exists(
            eb
              .selectFrom('super_admin_companies')
              .select('super_admin_companies.user_id')
              .whereRef('super_admin_companies.user_id', '=', 'users.id')
              .whereRef('super_admin_companies.buyer_id', '=', 'sign_ins.buyer_id'),
          ),
        ]),
      )
  )
}

/** Time of the last activity: activity in a derived sign-in counts for its parent and vice versa. */
export const activeAt = sql<Date>`coalesce(parent.active_at, sign_ins.active_at)`

/** Returns whether a stored sign-in is still active. */
export async function isSignInOpen(db: Db, id: string): Promise<boolean> {
  const query = lastingSignIns(db).select('sign_ins.id').where('sign_ins.id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** Returns those of the sign-ins that have ended for any reason, inactivity included. */
export async function findEndedSignIns(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const lasting = await lastingSignIns(db)
    .select('sign_ins.id')
    .where('sign_ins.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const open = new Set(lasting.map(({ id }) => id))
  return ids.filter((id) => !open.has(id))
}

/** Ends all open sign-ins of an account, including those for companies. */
export async function endSignInsOf(
  trx: Trx,
  userId: string,
  now: Date,
  because: string,
): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_because: because })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a sign-in and those for companies derived from it. */
export async function endSignInOf(trx: Trx, id: string, now: Date, because: string): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_because: because })
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends an account's open sign-ins for companies, except for the given companies. */
export async function endActingSignIns(
  trx: Trx,
  userId: string,
  remaining: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_because: 'company taken' })
    .where('user_id', '=', userId)
    .where('buyer_id', 'is not', null)
    .$if(remaining.length > 0, (query) => query.where('buyer_id', 'not in', remaining))
    .where('ended_at', 'is', null)
    .execute()
}
