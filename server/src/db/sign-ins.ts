import { IDLE_LOGOUT, SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import { sql } from 'kysely'
import { databaseNow } from './database-now'
import type { Db, Reader, Trx } from './db'

interface SignIn {
  id: string
  userId: string
  /** When its issuer says that it began; else now. */
  at?: Date
  /** Unknown of one that is first seen by its token. */
  from?: { address: string; userAgent: string }
  /** It ends with this one. */
  parentId?: string
}

/** Writes a sign-in down, which lasts 10 hours; one that is written down already stays as it is. */
export async function openSignIn(db: Db, signIn: SignIn): Promise<void> {
  await db.transaction().execute((trx) => writeSignIn(trx, signIn))
}

/** The same, in a transaction that has looked at whether it may be. */
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

/** The sign-in that another one is made of, as it stands. */
interface OwnSignIn {
  id: string
  expires_at: Date
  address: string | null
  user_agent: string | null
}

/** Writes down a super admin's sign-in for a company, made of their own one and ending with it. */
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

/** Who did nothing since then is signed out. */
const activeSince = sql<Date>`now() - make_interval(secs => ${IDLE_LOGOUT / 1000})`

/** Something was done now; for a company it keeps the super admin's own sign-in open, too. */
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
 * Sign-ins that last, each with its active user and, as `parent`, the sign-in that it was made of. It
 * is the one rule for requests, sockets, searches and links to files.
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
      // A sign-in that was made of another one ends with it.
      .where((eb) =>
        eb.or([
          eb('sign_ins.parent_id', 'is', null),
          eb.and([eb('parent.ended_at', 'is', null), eb('parent.expires_at', '>', now)]),
        ]),
      )
      .where(activeAt, '>=', activeSince)
      .where('users.status', '=', 'ACTIVE')
      // The companies that a super admin may act for can change during a sign-in.
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

/** The last activity of a lasting sign-in: activity in either counts for the one it was made of. */
export const activeAt = sql<Date>`coalesce(parent.active_at, sign_ins.active_at)`

/** Whether a sign-in that is written down still lasts. */
export async function isSignInOpen(db: Db, id: string): Promise<boolean> {
  const query = lastingSignIns(db).select('sign_ins.id').where('sign_ins.id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** Those of some sign-ins that last no longer, by whatever ended them, idleness included. */
export async function findEndedSignIns(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const lasting = await lastingSignIns(db)
    .select('sign_ins.id')
    .where('sign_ins.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const open = new Set(lasting.map(({ id }) => id))
  return ids.filter((id) => !open.has(id))
}

/** Ends every open sign-in of an account, those for companies included. */
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

/** Ends one sign-in, and those for companies that were made of it. */
export async function endSignInOf(trx: Trx, id: string, now: Date, because: string): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_because: because })
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the open sign-ins of an account for companies, but for those that it keeps. */
export async function endActingSignIns(
  trx: Trx,
  userId: string,
  kept: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_because: 'company taken' })
    .where('user_id', '=', userId)
    .where('buyer_id', 'is not', null)
    .$if(kept.length > 0, (query) => query.where('buyer_id', 'not in', kept))
    .where('ended_at', 'is', null)
    .execute()
}
