import { calculateJwkThumbprint, importJWK, type CryptoKey, type JWK } from 'jose'

/** Allowed signing algorithms. The key, never the token, determines the algorithm. */
export const ALGORITHMS = ['EdDSA', 'ES256', 'RS256'] as const
type Algorithm = (typeof ALGORITHMS)[number]

export interface Key {
  kid: string
  alg: Algorithm
  key: CryptoKey
}

/** A key pair of the application: the private key signs, the public key is published. */
export interface KeyPair {
  kid: string
  alg: Algorithm
  signing: CryptoKey
  verifying: CryptoKey
  published: JWK
}

export interface SigningKeys {
  signing(): Promise<Key>
  /** Returns undefined when the key id is not one of the application's keys. */
  findVerifying(kid: string): Promise<Key | undefined>
  publicKeys(): Promise<readonly JWK[]>
}

/** Public members of a JSON Web Key, by key type. */
const PUBLIC_PARTS: Readonly<Record<string, readonly (keyof JWK)[]>> = {
  OKP: ['crv', 'x'],
  EC: ['crv', 'x', 'y'],
  RSA: ['n', 'e'],
}

function algorithmOf({ kty, crv }: JWK): Algorithm | undefined {
  if (kty === 'OKP' && crv === 'Ed25519') return 'EdDSA'
  if (kty === 'EC' && crv === 'P-256') return 'ES256'
  return kty === 'RSA' ? 'RS256' : undefined
}

function publicHalf(jwk: JWK): JWK {
  const parts = PUBLIC_PARTS[jwk.kty ?? ''] ?? []
  return { kty: jwk.kty, ...Object.fromEntries(parts.map((part) => [part, jwk[part]])) }
}

async function importKey(jwk: JWK, alg: Algorithm): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg)
  if (key instanceof Uint8Array) throw new Error('a key is a shared secret, not a key pair')
  return key
}

/** Builds a key pair from a private JSON Web Key (Ed25519, P-256 or RSA). @throws Error for any other key. */
export async function readKeyPair(jwk: JWK): Promise<KeyPair> {
  const alg = algorithmOf(jwk)
  if (!alg) throw new Error('a key is not of type Ed25519, P-256 or RSA')
  if (jwk.d === undefined) throw new Error('a key has no private part')
  if (alg === 'RS256' && Buffer.from(jwk.n ?? '', 'base64url').length < 256)
    throw new Error('an RSA key has fewer than 2048 bits')
  const half = publicHalf(jwk)
  const kid = jwk.kid ?? (await calculateJwkThumbprint(half))
  return {
    kid,
    alg,
    signing: await importKey(jwk, alg),
    verifying: await importKey(half, alg),
    published: { ...half, kid, alg, use: 'sig' },
  }
}

/** Prepares the keys: the first pair signs, all pairs verify. */
export function keysOf(pairs: readonly [KeyPair, ...KeyPair[]]): {
  signing: Key
  verifying: ReadonlyMap<string, Key>
  published: readonly JWK[]
} {
  const [{ kid, alg, signing }] = pairs
  return {
    signing: { kid, alg, key: signing },
    verifying: new Map(
      pairs.map((pair) => [pair.kid, { kid: pair.kid, alg: pair.alg, key: pair.verifying }]),
    ),
    published: pairs.map(({ published }) => published),
  }
}
