import { IDLE_LOGOUT, SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { Db, Trx } from './db'

interface SignIn {
  id: string
  userId: string
  at: Date
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
  { id, userId, at, from, parentId }: SignIn,
): Promise<void> {
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

/** Whether a sign-in that is written down still lasts. */
export async function isSignInOpen(db: Db, id: string): Promise<boolean> {
  const now = Date.now()
  const row = await db
    .selectFrom('sign_ins')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('active_at', '>=', new Date(now - IDLE_LOGOUT))
    .executeTakeFirst()
  return row !== undefined
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
