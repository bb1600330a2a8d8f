import { randomBytes } from 'node:crypto'
import type { Db, Reader, Trx } from './db'

/** Random keys that the platform makes for itself, by what they are for. */
type SecretName =
  | 'file-links'
  | 'first-passwords'
  | 'same-calls'
  | 'sandbox-callbacks'
  | 'search-keys'
  | 'storage-ids'

const BYTES = 32

/** Makes a secret once: of two processes that start at once, the second takes the first's. */
export async function ensureSecret(db: Db, name: SecretName): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A secret that was made at the start (`ensureSecret`). */
export async function readSecret(db: Reader | Trx, name: SecretName): Promise<Buffer> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
