import type { Db } from '../../../db/db'
import type { Work } from '../../../db/work'

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
