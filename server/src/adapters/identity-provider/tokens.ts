import { SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { TokenAnswer } from '@pasok/domain/identity/identity.model'
import { isId } from '@pasok/domain/kernel/ids'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Claims, IdentityProvider, TokenSubject } from '../../ports/identity-provider'
import type { SigningKeys } from './keys'

const ISSUER = 'pasok'
const AUDIENCE = { access: 'pasok-api', id: 'pasok-app' } as const

/** Tokens of our own. */
export type Tokens = Pick<IdentityProvider, 'findClaims' | 'issue' | 'publicKeys'>

export function createTokens(keys: SigningKeys): Tokens {
  async function sign(subject: TokenSubject, kind: 'access' | 'id', from: number): Promise<string> {
    const { kid, alg, key } = await keys.signing()
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
  return {
    async issue(subject, signedInAt): Promise<TokenAnswer> {
      const from = Math.floor(signedInAt.getTime() / 1000)
      const left = from + SESSION_LIFETIME_SECONDS - Math.floor(Date.now() / 1000)
      return {
        access_token: await sign(subject, 'access', from),
        id_token: await sign(subject, 'id', from),
        token_type: 'Bearer',
        expires_in: left,
        scope: 'openid',
      }
    },
    findClaims: (token, kind) => findClaims(keys, token, kind),
    publicKeys: () => keys.publicKeys(),
  }
}

async function findClaims(
  keys: SigningKeys,
  token: string,
  kind: 'access' | 'id',
): Promise<Claims | undefined> {
  const kid = kidOf(token)
  const known = kid === undefined ? undefined : await keys.findVerifying(kid)
  if (!known) return undefined
  // The algorithm is the key's, never the token's.
  const verified = await jwtVerify(token, known.key, {
    algorithms: [known.alg],
    issuer: ISSUER,
    audience: AUDIENCE[kind],
    requiredClaims: ['sub', 'iat', 'exp'],
  }).catch(() => undefined)
  const payload = verified?.payload
  if (!payload || payload['kind'] !== kind) return undefined
  const { sub, sid } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string' || !isId(sid)) return undefined
  return { authId: sub, signInId: sid }
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
