import { tokenAnswerShape, tokenErrorShape } from '@pasok/domain/identity/identity.model'
import { personOf, type Api, type Person } from './api'

/** A valid password by Spec 1 §5. */
export const NEW_PASSWORD = 'rahasia#2026'

interface GrantAnswer {
  status: number
  error: string | undefined
  description: string | undefined
  retryAfter: number
  person: Person | undefined
}

/** Sends a password grant from an address; returns the response, successful or not. */
export async function grant(
  api: Pick<Api, 'server'>,
  email: string,
  password: string,
  { address = '10.9.0.1', headers = {} }: { address?: string; headers?: object } = {},
): Promise<GrantAnswer> {
  const response = await api.server.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: address,
    headers: { ...headers },
    payload: {
      grant_type: 'password',
      username: email,
      password,
      client_id: 'test',
      connection: 'test',
      scope: 'openid',
    },
  })
  const tokens = tokenAnswerShape.safeParse(response.json())
  const error = tokens.success ? undefined : tokenErrorShape.parse(response.json())
  return {
    status: response.statusCode,
    error: error?.error,
    description: error?.error_description,
    retryAfter: Number(response.headers['retry-after'] ?? 0),
    person: tokens.success ? personOf(api.server, email, tokens.data) : undefined,
  }
}

export async function enter(api: Pick<Api, 'server'>, email: string, password: string) {
  const { person, description } = await grant(api, email, password)
  if (!person) throw new Error(`${email}: ${description}`)
  return person
}

let places = 0
/** Returns an address that has not been used, because rates are counted per address. */
export function newPlace(): string {
  places += 1
  return `10.77.${Math.floor(places / 250)}.${(places % 250) + 1}`
}

/** Sends a request without a token from an address. */
export async function callFrom(
  api: Pick<Api, 'server'>,
  remoteAddress: string,
  method: 'GET' | 'POST',
  url: string,
  sent: { body?: object; headers?: Record<string, string> } = {},
) {
  const response = await api.server.inject({
    method,
    url,
    remoteAddress,
    headers: { ...sent.headers },
    ...(sent.body && { payload: sent.body }),
  })
  const { errors, message, data } = response.json<{
    errors: { code: string; path?: string; message: string }[] | null
    message: string
    data: Record<string, unknown> | null
  }>()
  return { status: response.statusCode, errors, message, data, headers: response.headers }
}

export const registrationOf = (email: string, company = 'PT Harapan Kita', name = 'Rina Wati') => ({
  owner_email: email,
  owner_password: NEW_PASSWORD,
  owner_name: name,
  company_name: company,
  isFirstTime: true,
})

export const register = (
  api: Pick<Api, 'server'>,
  body: object,
  headers: Record<string, string> = {},
  address = newPlace(),
) => callFrom(api, address, 'POST', '/api/buyer/register', { body, headers })

/** Returns the token in the newest mail of a kind to an address. */
export async function mailedToken(api: Api, email: string, kind: string): Promise<string> {
  const mail = (await api.mails(email)).find((one) => one.kind === kind)
  if (!mail) throw new Error(`no mail ${kind} to ${email}`)
  const link = mail.links.find((one) => one.includes('token='))
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

/** Requests a link and returns its token from the mail. */
export async function requestLink(
  api: Api,
  email: string,
  kind: 'verify-email' | 'reset-password',
): Promise<string> {
  const place = newPlace()
  const answer =
    kind === 'reset-password'
      ? await callFrom(
          api,
          place,
          'GET',
          `/api/user-buyer/${encodeURIComponent(email)}/change-password`,
        )
      : await callFrom(api, place, 'POST', '/api/user-buyer/verification-mail', { body: { email } })
  if (answer.status !== 200) throw new Error(`${kind}: ${answer.message}`)
  await api.runJobs()
  return mailedToken(api, email, kind)
}

export const verifyBy = (api: Pick<Api, 'server'>, token: string) =>
  callFrom(api, newPlace(), 'POST', '/api/user-buyer/verify-email', { body: { token } })

export const resetBy = (api: Pick<Api, 'server'>, token: string, password = NEW_PASSWORD) =>
  callFrom(api, newPlace(), 'POST', '/api/user-buyer/reset-password', { body: { token, password } })

export const checkReset = (api: Pick<Api, 'server'>, token: string) =>
  callFrom(api, newPlace(), 'POST', '/api/user-buyer/check-reset-link', { body: { token } })
