import type { Db, Reader, Trx } from '../../../db/db'
import type { Work } from '../../../db/work'
import { createHmac } from 'node:crypto'
import type { Actor } from '../../../db/actor'
import { readSecret } from '../../../db/secrets'

/**
 * Returns an id for a user's data in the browser; for a super admin acting for a company it depends on both. It
 * is the same at each sign-in and cannot be reversed, so that data left in a shared browser does not reveal the
 * user.
 */
export async function makeStorageId(
  db: Reader | Trx,
  { authId, actingFor }: Pick<Actor, 'authId' | 'actingFor'>,
): Promise<string> {
  const secret = await readSecret(db, 'storage-ids')
  const macOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  const own = macOf(authId)
  return actingFor === undefined ? own : `${own}.${macOf(authId, actingFor)}`
}

export function findActiveAccount(db: Pick<Db, 'selectFrom'>, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'email_verified_at'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}

/**
 * Returns the same work with the given user as actor, for a request without a token whose user is now known.
 */
export function workAs<W extends Work>(work: W, person: { id: string; full_name: string }): W {
  return { ...work, actor: { ...work.actor, userId: person.id, name: person.full_name } }
}
