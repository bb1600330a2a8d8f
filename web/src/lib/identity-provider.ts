import type { Flag, TokenAnswer } from '@pasok/domain/identity/identity.model'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { ApiError } from './api-error'
import { languageStore } from './language'
import { tx } from './texts'

/** Any non-empty values are accepted (`docs/domain.md`, wire: `/oauth/token`). */
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
 * Asks the identity provider for tokens (Spec 1 §7, `POST /oauth/token`).
 * @throws ApiError whose message is the provider's `error_description`.
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

/**
 * The surface that an id token was made for. Only to choose what to show: the server checks the
 * token itself on each call.
 */
export function flagOf(idToken: string): Flag | undefined {
  try {
    const part = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const claims: unknown = JSON.parse(atob(part))
    const profile = isRecord(claims) ? claims['profile'] : undefined
    const flag = isRecord(profile) ? profile['flag'] : undefined
    return flag === 'BUYER' || flag === 'VENDOR' || flag === 'PROVIDER' ? flag : undefined
  } catch {
    return undefined
  }
}
