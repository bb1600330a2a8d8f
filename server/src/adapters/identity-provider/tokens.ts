import { SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { TokenAnswer } from '@pasok/domain/identity/identity.model'
import { isId } from '@pasok/domain/kernel/ids'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Claims, IdentityProvider, Issue, TokenSubject } from '../../ports/identity-provider'
import type { Key, SigningKeys } from './keys'

const ISSUER = 'pasok'
const AUDIENCE = { access: 'pasok-api', id: 'pasok-app' } as const

/** Issues and verifies the application's own tokens. */
export type Tokens = Pick<IdentityProvider, 'findClaims' | 'issue' | 'prepareIssue' | 'publicKeys'>

export function createTokens(keys: SigningKeys): Tokens {
  const verified: VerifiedTokens = new Map()
  return {
    issue: async (subject, signedInAt) => issueWith(await keys.signing(), subject, signedInAt),
    async prepareIssue(): Promise<Issue> {
      const key = await keys.signing()
      return (subject, signedInAt) => issueWith(key, subject, signedInAt)
    },
    findClaims: (token, kind) => findClaims(keys, verified, token, kind),
    publicKeys: () => keys.publicKeys(),
  }
}

async function issueWith(key: Key, subject: TokenSubject, signedInAt: Date): Promise<TokenAnswer> {
  const from = Math.floor(signedInAt.getTime() / 1000)
  const left = from + SESSION_LIFETIME_SECONDS - Math.floor(Date.now() / 1000)
  return {
    access_token: await sign(key, subject, 'access', from),
    id_token: await sign(key, subject, 'id', from),
    token_type: 'Bearer',
    expires_in: left,
    scope: 'openid',
  }
}

function sign(
  { kid, alg, key }: Key,
  subject: TokenSubject,
  kind: 'access' | 'id',
  from: number,
): Promise<string> {
  const claims = {
    sid: subject.signInId,
    kind,
    ...(subject.buyerId !== undefined && { buyer_id: subject.buyerId }),
    ...(kind === 'id' && { profile: subject.profile, email: subject.profile.email }),
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setSubject(subject.authId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE[kind])
    .setIssuedAt(from)
    .setExpirationTime(from + SESSION_LIFETIME_SECONDS)
    .sign(key)
}

/** Claims of tokens whose signatures were verified, by kind and token, with the key and the end of each. */
type VerifiedTokens = Map<string, { claims: Claims; key: Key['key']; expiresAt: number }>

/** Further tokens replace the least recently used ones. */
const MAX_VERIFIED = 5_000

/**
 * Returns a token's claims. Its signature is verified once per process, because that costs more than most other
 * work of a request; key and expiry are checked each time, and the session is read from the database by the caller.
 */
async function findClaims(
  keys: SigningKeys,
  verified: VerifiedTokens,
  token: string,
  kind: 'access' | 'id',
): Promise<Claims | undefined> {
  const kid = kidOf(token)
  const known = kid === undefined ? undefined : await keys.findVerifying(kid)
  if (!known) return undefined
  const name = `${kind} ${token}`
  const before = verified.get(name)
  // Deleted and set again, so that the least recently used token is the first.
  verified.delete(name)
  const isVerified = before?.key === known.key && before.expiresAt > Date.now()
  const found = isVerified ? before : await verify(known, token, kind)
  if (!found) return undefined
  verified.set(name, { ...found, key: known.key })
  const [oldest] = verified.keys()
  if (verified.size > MAX_VERIFIED && oldest !== undefined) verified.delete(oldest)
  return found.claims
}

async function verify(known: Key, token: string, kind: 'access' | 'id') {
  // The key determines the algorithm; the token's own header is not trusted.
  const { payload } = await jwtVerify(token, known.key, {
    algorithms: [known.alg],
    issuer: ISSUER,
    audience: AUDIENCE[kind],
    requiredClaims: ['sub', 'iat', 'exp'],
  }).catch(() => ({ payload: undefined }))
  if (payload?.exp === undefined || payload['kind'] !== kind) return undefined
  const { sub, sid, exp } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string' || !isId(sid)) return undefined
  return { claims: { authId: sub, signInId: sid }, expiresAt: exp * 1000 }
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
