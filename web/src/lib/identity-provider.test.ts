// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { PATIENCE_SECONDS } from './api'
import { findProfile, requestTokens } from './identity-provider'

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const profile = {
  flag: 'BUYER',
  email: 'sri@maju.test',
  name: 'Sri Wahyuni – Ñandú 株式会社',
  role: 'Owner',
  auth_id: 'auth-1',
}

it('reads the user of an id token, non-ASCII letters included', () => {
  expect(findProfile(tokenOf({ profile }))).toEqual({ ...profile, super_admin: false })
  expect(findProfile(tokenOf({ profile: { ...profile, super_admin: true } }))).toMatchObject({
    super_admin: true,
  })
})

it.each(['', 'x.y.z', tokenOf({}), tokenOf({ profile: { ...profile, flag: 'ADMIN' } })])(
  'finds no user in %j',
  (token) => expect(findProfile(token)).toBeNull(),
)

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
afterEach(() => vi.unstubAllGlobals())

/** Signs in while the provider answers with this body and status. */
function signIn(answer: object, status: number) {
  vi.stubGlobal('fetch', fetched.mockResolvedValueOnce(Response.json(answer, { status })))
  return requestTokens('sri@maju.test', 'pasok#test1')
}

// proves 1.7.4 1.7.5
it('asks for tokens by the password grant', async () => {
  const tokens = { access_token: 'a', id_token: 'i', expires_in: 36_000 }
  expect(await signIn(tokens, 200)).toEqual(tokens)
  const [address, init] = fetched.mock.lastCall ?? ['', {}]
  expect([init.method, address]).toEqual(['POST', '/oauth/token'])
  expect(await new Response(init.body).json()).toEqual({
    grant_type: 'password',
    username: 'sri@maju.test',
    password: 'pasok#test1',
    client_id: 'pasok-web',
    connection: 'Username-Password-Authentication',
    scope: 'openid',
  })
})

// proves 1.7.5 1.7.7
it('reports the provider’s message', async () => {
  const refused = signIn({ error: 'invalid_grant', error_description: 'Not this one.' }, 403)
  await expect(refused).rejects.toThrow('Not this one.')
})

it('times out like any other request and reports the missing connection', async () => {
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const hang = (_address: string, { signal }: RequestInit) =>
    new Promise((_answer, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('It took too long')))
    })
  vi.stubGlobal('fetch', hang)
  const tokens = requestTokens('sri@maju.test', 'pasok#test1')
  patience.abort()
  await expect(tokens).rejects.toMatchObject({ code: 'offline' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(PATIENCE_SECONDS * 1000)
  timeout.mockRestore()
})
