import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'

export const ALGORITHM = 'EdDSA'

export interface SigningKeys {
  /** The newest key signs. */
  signing(): Promise<{ kid: string; key: CryptoKey }>
  /** The key of a token, if it is ours; reads the table again for a key it hasn't seen. */
  findVerifying(kid: string): Promise<CryptoKey | undefined>
  publicKeys(): Promise<JWK[]>
}

interface Loaded {
  newest: { kid: string; key: CryptoKey }
  verifying: Map<string, CryptoKey>
  public: JWK[]
}

const asKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('A signing key is not an asymmetric one')
  return key
}

/** Makes the first pair; two processes that start at once agree on one by the lock. */
async function ensureKey(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`.execute(trx)
    const existing = await trx.selectFrom('signing_keys').select('kid').limit(1).execute()
    if (existing.length > 0) return
    const kid = newId()
    const pair = await generateKeyPair(ALGORITHM, { extractable: true })
    const named = async (key: CryptoKey) =>
      JSON.stringify({ ...(await exportJWK(key)), kid, alg: ALGORITHM, use: 'sig' })
    await trx
      .insertInto('signing_keys')
      .values({
        kid,
        private_jwk: await named(pair.privateKey),
        public_jwk: await named(pair.publicKey),
      })
      .execute()
  })
}

async function load(db: Db): Promise<Loaded> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .orderBy('created_at', 'desc')
    .execute()
  const [first] = rows
  if (!first) throw new Error('There is no signing key')
  const verifying = new Map<string, CryptoKey>()
  for (const row of rows) verifying.set(row.kid, await asKey(row.public_jwk))
  return {
    newest: { kid: first.kid, key: await asKey(first.private_jwk) },
    verifying,
    public: rows.map((row) => row.public_jwk),
  }
}

/** So long a process signs with what it read: a rotation is everywhere after it. Milliseconds. */
const KEEP = 60_000

/** A key that another process made meanwhile is looked for at most so often, in milliseconds. */
const LOOK_AGAIN = 10_000

/** Keys kept in the database and shared by all processes; a new row rotates them. */
export function createSigningKeys(db: Db): SigningKeys {
  let loaded: Promise<Loaded> | undefined
  let loadedAt = 0
  const reload = () => {
    loadedAt = Date.now()
    loaded = ensureKey(db).then(() => load(db))
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
  const isOld = () => Date.now() - loadedAt > KEEP
  const current = () => (loaded && !isOld() ? loaded : reload())
  return {
    signing: async () => (await current()).newest,
    async findVerifying(kid) {
      const known = (await current()).verifying.get(kid)
      if (known || Date.now() - loadedAt < LOOK_AGAIN) return known
      return (await reload()).verifying.get(kid)
    },
    publicKeys: async () => (await current()).public,
  }
}
