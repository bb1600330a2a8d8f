import type { Flag, ProfileClaim, TokenAnswer } from '@pasok/domain/identity/identity.model'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { PATIENCE_SECONDS } from './api'
import { ApiError } from './api-error'
import { languageStore } from './language'
import { tx } from './texts'

/** Any non-empty value is accepted (`docs/domain.md` §4). */
const CLIENT_ID = 'pasok-web'
const CONNECTION = 'Username-Password-Authentication'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isTokenAnswer(value: unknown): value is TokenAnswer {
  return (
    isRecord(value) &&
    typeof value['access_token'] === 'string' &&
    typeof value['id_token'] === 'string' &&
    typeof value['expires_in'] === 'number'
  )
}

function descriptionOf(answer: unknown): string {
  const description = isRecord(answer) ? answer['error_description'] : undefined
  return typeof description === 'string' ? description : tx(shellTexts.failed)
}

/**
 * Requests tokens from the identity provider (Spec 1 §7, `POST /oauth/token`). @throws ApiError with the
 * provider's `error_description`.
 */
export async function requestTokens(username: string, password: string): Promise<TokenAnswer> {
  let response: Response
  try {
    response = await fetch('/oauth/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': languageStore.get() },
      body: JSON.stringify({
        grant_type: 'password',
        username,
        password,
        client_id: CLIENT_ID,
        connection: CONNECTION,
        scope: 'openid',
      }),
      signal: AbortSignal.timeout(PATIENCE_SECONDS * 1000),
    })
  } catch {
    throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && isTokenAnswer(answer)) return answer
  throw new ApiError({
    status: response.status,
    code: response.status === 429 ? 'too_many_requests' : 'unauthenticated',
    message: descriptionOf(answer),
  })
}

const isFlag = (value: unknown): value is Flag =>
  value === 'BUYER' || value === 'VENDOR' || value === 'PROVIDER'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Decodes a token's payload as UTF-8. */
function claimsOf(token: string): unknown {
  const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
  const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * Returns the `profile` claim of an id token (Spec 1 §7). Used for display only: the server verifies the token
 * on every request.
 */
export function findProfile(idToken: string): ProfileClaim | null {
  try {
    const claims = claimsOf(idToken)
    const profile = isRecord(claims) ? claims['profile'] : undefined
    if (!isRecord(profile) || !isFlag(profile['flag'])) return null
    return {
      flag: profile['flag'],
      email: textOf(profile['email']),
      name: textOf(profile['name']),
      role: textOf(profile['role']),
      auth_id: textOf(profile['auth_id']),
      super_admin: profile['super_admin'] === true,
    }
  } catch {
    return null
  }
}
