import { createHmac } from 'node:crypto'
import type { Actor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
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
