import { SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { TokenAnswer } from '@pasok/domain/identity/identity.model'
import { isId } from '@pasok/domain/kernel/ids'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Claims, IdentityProvider, TokenSubject } from '../../../ports/identity-provider'
import { ALGORITHM, type SigningKeys } from './keys'

const ISSUER = 'pasok'
const AUDIENCE = { access: 'pasok-api', id: 'pasok-app' } as const

export interface Tokens extends IdentityProvider {
  /** Both tokens of a sign-in that began at `signedInAt`; they end together 10 hours later. */
  issue(subject: TokenSubject, signedInAt: Date): Promise<TokenAnswer>
}

export function createTokens(keys: SigningKeys): Tokens {
  async function sign(subject: TokenSubject, kind: 'access' | 'id', from: number): Promise<string> {
    const { kid, key } = await keys.signing()
    const claims = {
      sid: subject.signInId,
      kind,
      ...(subject.buyerId !== undefined && { buyer_id: subject.buyerId }),
      ...(kind === 'id' && { profile: subject.profile, email: subject.profile.email }),
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setSubject(subject.authId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE[kind])
      .setIssuedAt(from)
      .setExpirationTime(from + SESSION_LIFETIME_SECONDS)
      .sign(key)
  }
  return {
    async issue(subject, signedInAt) {
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
  }
}

async function findClaims(
  keys: SigningKeys,
  token: string,
  kind: 'access' | 'id',
): Promise<Claims | undefined> {
  const kid = kidOf(token)
  const key = kid === undefined ? undefined : await keys.findVerifying(kid)
  if (!key) return undefined
  // The algorithm is ours, never the token's.
  const verified = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE[kind],
  }).catch(() => undefined)
  const payload = verified?.payload
  if (!payload || payload['kind'] !== kind) return undefined
  const { sub, sid, buyer_id: buyerId } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string' || !isId(sid)) return undefined
  return { authId: sub, signInId: sid, ...(typeof buyerId === 'string' && { buyerId }) }
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
