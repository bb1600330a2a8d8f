import { createHmac } from 'node:crypto'
import type { Actor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import { readSecret } from '../../../db/secrets'

/**
 * Names what a browser stores of a user; of a super admin who acts for a company, of the two of them.
 * It is the same at each sign-in, and only the server can tell whose it is: after a sign-out the
 * names in a shared browser do not say who was there.
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
