import { createHash } from 'node:crypto'
import { failure } from '@pasok/domain/kernel/errors'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Claims } from '../../../ports/identity-provider'
import { ALGORITHMS } from '../keys'
import type { IssuerSettings } from './issuer-settings'

/** Milliseconds. */
const KEYS = { timeoutDuration: 5_000, cacheMaxAge: 600_000 }
const KEYS_COOLDOWN = 30_000

/** Loads the issuer's published keys, and fetches them again when a token names an unknown key. */
export function createIssuerKeys(settings: IssuerSettings): JWTVerifyGetKey {
  const { issuer, keysCooldown = KEYS_COOLDOWN } = settings
  const url = new URL(`${issuer}/.well-known/jwks.json`)
  return createRemoteJWKSet(url, { ...KEYS, cooldownDuration: keysCooldown })
}

/** Returns whether the error means an invalid token. All other errors are failures of the issuer. */
const isTokens = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

/** Derives the sign-in id as a UUID. Both tokens of one grant get the same id. */
function signInIdOf(issuer: string, subject: string, seconds: number): string {
  const digits = createHash('sha256').update(`${issuer} ${subject} ${seconds}`).digest('hex')
  const [a, b, c, d, e] = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
    digits.slice(20, 32),
  ]
  return `${a}-${b}-8${c}-8${d}-${e}`
}

const secondsOf = (payload: JWTPayload): number | undefined => {
  const began = payload['auth_time'] ?? payload.iat
  return typeof began === 'number' && Number.isSafeInteger(began) ? began : undefined
}

/**
 * Returns the claims of the issuer's token; undefined when the token is invalid, expired or of the other kind.
 * @throws AppError `unavailable` when the issuer's keys cannot be fetched.
 */
export async function findIssuerClaims(
  settings: IssuerSettings,
  keys: JWTVerifyGetKey,
  token: string,
  kind: 'access' | 'id',
): Promise<Claims | undefined> {
  const { issuer, audience, clientId } = settings
  const payload = await jwtVerify(token, keys, {
    algorithms: [...ALGORITHMS],
    issuer: [issuer, `${issuer}/`],
    audience: kind === 'access' ? audience : clientId,
    requiredClaims: ['sub', 'iat', 'exp'],
  }).then(
    (verified) => verified.payload,
    (error: unknown) => {
      if (isTokens(error)) return undefined
      throw failure('unavailable')
    },
  )
  const seconds = payload && secondsOf(payload)
  if (payload?.sub === undefined || seconds === undefined) return undefined
  const { email, email_verified: isVerified } = payload
  return {
    authId: payload.sub,
    signInId: signInIdOf(issuer, payload.sub, seconds),
    signedInAt: new Date(seconds * 1000),
    ...(isVerified === true && typeof email === 'string' && { verifiedEmail: email }),
  }
}
