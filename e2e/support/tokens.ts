import type { APIRequestContext, APIResponse } from '@playwright/test'

interface Tokens {
  access_token: string
  id_token: string
}

type Headers = Readonly<Record<'authorization', string>>

export interface Person {
  username: string
  password: string
  /** Some endpoints require the id token (Spec 2 §7). */
  kind?: 'access' | 'id'
}

/** Tokens by user, shared by all tests of a worker, which has a single server. */
const known = new Map<string, Tokens>()
const keyOf = ({ username, password }: Person): string => JSON.stringify([username, password])

async function signIn(request: APIRequestContext, person: Person): Promise<APIResponse> {
  const { username, password } = person
  const answer = await request.post('/oauth/token', {
    data: {
      grant_type: 'password',
      username,
      password,
      client_id: 'journeys',
      connection: 'pasok',
      scope: 'openid',
    },
  })
  if (answer.ok()) known.set(keyOf(person), await answer.json())
  return answer
}

const headersOf = (person: Person): Headers => {
  const tokens = known.get(keyOf(person))
  return { authorization: `Bearer ${tokens?.[`${person.kind ?? 'access'}_token`] ?? ''}` }
}

/** Signs a user in, unless already done. @throws Error when the server refuses. */
export async function beSignedIn(request: APIRequestContext, person: Person): Promise<void> {
  if (known.has(keyOf(person))) return
  const answer = await signIn(request, person)
  if (!answer.ok()) throw new Error(`${person.username}: ${await answer.text()}`)
}

/**
 * Sends a request as a user. Signing in is slow, so it is done once, and again only when a test has
 * ended the session.
 */
export async function callAs(
  request: APIRequestContext,
  person: Person,
  call: (headers: Headers) => Promise<APIResponse>,
): Promise<APIResponse> {
  const answer = await call(headersOf(person))
  if (answer.status() !== 401) return answer
  return (await signIn(request, person)).ok() ? call(headersOf(person)) : answer
}
