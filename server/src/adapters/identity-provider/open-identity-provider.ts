import { exportJWK, generateKeyPair } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import { newId } from '../../db/ids'
import type { IdentityProvider } from '../../ports/identity-provider'
import { createBuiltInProvider } from './built-in/built-in-provider'
import { createExternalProvider } from './external/external-provider'
import type { IssuerSettings } from './external/issuer-settings'
import { type KeyPair, keysOf, readKeyPair, type SigningKeys } from './keys'
import { createTokens } from './tokens'

/** Opens the identity provider that the configuration selects: an external issuer or the built-in one. */
export function openIdentityProvider(
  db: Db,
  choice: { signingKeys?: SigningKeys; issuer?: IssuerSettings },
): IdentityProvider {
  const tokens = createTokens(choice.signingKeys ?? createSigningKeys(db))
  return choice.issuer
    ? createExternalProvider(db, tokens, choice.issuer)
    : createBuiltInProvider(db, tokens)
}

/** Algorithm of the key that the platform generates. */
const ALGORITHM = 'EdDSA'

/** Creates the first key pair. A lock makes processes that start simultaneously agree on one pair. */
async function ensureKey(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`.execute(trx)
    const existing = await trx.selectFrom('signing_keys').select('kid').limit(1).execute()
    if (existing.length > 0) return
    const kid = newId()
    const made = await generateKeyPair(ALGORITHM, { extractable: true })
    const jwk = { ...(await exportJWK(made.privateKey)), kid, alg: ALGORITHM, use: 'sig' }
    const { published } = await readKeyPair(jwk)
    await trx
      .insertInto('signing_keys')
      .values({ kid, private_jwk: JSON.stringify(jwk), public_jwk: JSON.stringify(published) })
      .execute()
  })
}

async function load(db: Db): Promise<ReturnType<typeof keysOf>> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk'])
    .orderBy('created_at', 'desc')
    .execute()
  const pairs: KeyPair[] = []
  for (const { kid, private_jwk } of rows) pairs.push(await readKeyPair({ ...private_jwk, kid }))
  const [newest, ...others] = pairs
  if (!newest) throw new Error('The database contains no signing key.')
  return keysOf([newest, ...others])
}

/**
 * Milliseconds for which a process caches the signing keys. After this time a rotation is effective everywhere.
 */
const KEY_CACHE_MS = 60_000

/** Minimum milliseconds between two reloads caused by an unknown key id. */
const LOOK_AGAIN = 10_000

/** Provides signing keys stored in the database and shared by all processes. A new row rotates the keys. */
export function createSigningKeys(db: Db): SigningKeys {
  let loaded: ReturnType<typeof load> | undefined
  let loadedAt = 0
  const reload = () => {
    loadedAt = Date.now()
    loaded = ensureKey(db).then(() => load(db))
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
  const isOld = () => Date.now() - loadedAt > KEY_CACHE_MS
  const current = () => (loaded && !isOld() ? loaded : reload())
  return {
    signing: async () => (await current()).signing,
    async findVerifying(kid) {
      const known = (await current()).verifying.get(kid)
      if (known || Date.now() - loadedAt < LOOK_AGAIN) return known
      return (await reload()).verifying.get(kid)
    },
    publicKeys: async () => (await current()).published,
  }
}
