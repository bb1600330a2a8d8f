import { randomBytes } from 'node:crypto'
import type { Db, Reader, Trx } from './db'

/** Random keys that the platform generates, by purpose. */
type SecretName =
  | 'file-links'
  | 'first-passwords'
  | 'same-calls'
  | 'sandbox-callbacks'
  | 'search-keys'
  | 'storage-ids'

const BYTES = 32

/** Creates a secret once; of two concurrent processes both use the first one's. */
export async function ensureSecret(db: Db, name: SecretName): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns a secret that `ensureSecret` created at the start. */
export async function readSecret(db: Reader | Trx, name: SecretName): Promise<Buffer> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
