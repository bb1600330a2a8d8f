import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose'
import { z } from 'zod'
import type { IssuerSettings } from '../src/adapters/identity-provider/external/issuer-settings'

/**
 * A stand-in for Auth0, based on its documentation: a real HTTP server with its own keys and JSON
 * Web Key Set, which supports the password grant, sign-up and change-password.
 */
export interface TestIssuer {
  settings: IssuerSettings
  requests: { path: string; body: Record<string, unknown> }[]
  addAccount(email: string, password: string, account?: Partial<Account>): Account
  findAccount(email: string): Account | undefined
  /** Returns a token like those of the grant, with the given changes. */
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>
  claimsOf(email: string, kind: 'access' | 'id', at?: Date): JWTPayload
  publicKeys(): JWK[]
  /** Signs with a new key from now on, and no longer publishes the previous one. */
  rotate(): Promise<void>
  /** How the stand-in responds from now on. */
  behave(how: Behaviour): void
  stop(): Promise<void>
  /** Listens again at the same address. */
  start(): Promise<void>
}

type Behaviour = 'well' | 'silent' | 'failing' | 'nonsense'

interface Account {
  /** The id in the directory; `sub` is `auth0|` followed by it. */
  id: string
  email: string
  password: string
  name: string
  isVerified: boolean
  isBlocked: boolean
}

interface Signing {
  kid: string
  alg: string
  privateKey: CryptoKey
  jwk: JWK
}

const CONNECTION = 'people'
const CLIENT_ID = 'pasok-web'
const AUDIENCE = 'https://api.pasok.test'

async function makeKey(alg: string): Promise<Signing> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const kid = randomUUID()
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString('utf8')
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text === '' ? '{}' : text))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
  })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const STRONG = /^(?=.*[a-z])(?=.*\d).{8,}$/

/** Starts a stand-in that signs with an algorithm; Auth0 uses RS256. */
export async function startIssuer(alg = 'RS256'): Promise<TestIssuer> {
  let key = await makeKey(alg)
  let how: Behaviour = 'well'
  let server: Server | undefined
  let port = 0
  const accounts = new Map<string, Account>()
  const requests: TestIssuer['requests'] = []
  const issuerOf = () => `http://127.0.0.1:${port}`

  const find = (email: unknown) => accounts.get(String(email).toLowerCase())
  const addAccount: TestIssuer['addAccount'] = (email, password, account = {}) => {
    const made = {
      id: randomUUID().replaceAll('-', '').slice(0, 24),
      email: email.toLowerCase(),
      password,
      name: email,
      isVerified: false,
      isBlocked: false,
      ...account,
    }
    accounts.set(made.email, made)
    return made
  }

  const claimsOf: TestIssuer['claimsOf'] = (email, kind, at = new Date()) => {
    const account = find(email)
    if (!account) throw new Error(`no account ${email}`)
    const iat = Math.floor(at.getTime() / 1000)
    const common = { iss: `${issuerOf()}/`, sub: `auth0|${account.id}`, iat, exp: iat + 86_400 }
    if (kind === 'access')
      return { ...common, aud: [AUDIENCE, `${issuerOf()}/userinfo`], azp: CLIENT_ID }
    return {
      ...common,
      aud: CLIENT_ID,
      email: account.email,
      email_verified: account.isVerified,
      profile: { flag: 'BUYER', email: account.email, name: account.name, auth_id: common.sub },
    }
  }

  const sign: TestIssuer['sign'] = (claims, header = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: header.alg ?? key.alg, kid: header.kid ?? key.kid, typ: 'JWT' })
      .sign(key.privateKey)

  async function grant(body: Record<string, unknown>, response: ServerResponse) {
    const account = find(body['username'])
    if (body['client_id'] !== CLIENT_ID || body['audience'] !== AUDIENCE)
      return send(response, 401, { error: 'access_denied', error_description: 'Unauthorized' })
    if (account?.isBlocked)
      return send(response, 429, {
        error: 'too_many_attempts',
        error_description:
          'Your account has been blocked after multiple consecutive login attempts.',
      })
    if (!account || account.password !== body['password'])
      return send(response, 403, {
        error: 'invalid_grant',
        error_description: 'Wrong email or password.',
      })
    const now = new Date()
    return send(response, 200, {
      access_token: await sign(claimsOf(account.email, 'access', now)),
      id_token: await sign(claimsOf(account.email, 'id', now)),
      scope: 'openid',
      expires_in: 86_400,
      token_type: 'Bearer',
    })
  }

  function signUp(body: Record<string, unknown>, response: ServerResponse) {
    const { email, password, name } = body
    if (find(email))
      return send(response, 400, {
        code: 'invalid_signup',
        description: 'Invalid sign up',
        name: 'BadRequestError',
        statusCode: 400,
      })
    if (typeof password !== 'string' || !STRONG.test(password))
      return send(response, 400, {
        code: 'invalid_password',
        description: { rules: [] },
        message: 'Password is too weak',
      })
    const account = addAccount(String(email), password, { name: String(name) })
    return send(response, 200, { _id: account.id, email: account.email, email_verified: false })
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    if (how === 'silent') return
    if (how === 'failing') return send(response, 502, { error: 'bad_gateway' })
    if (how === 'nonsense') return send(response, 200, '<html>Maintenance</html>')
    if (path === '/.well-known/jwks.json') return send(response, 200, { keys: [key.jwk] })
    const body = await readBody(request)
    requests.push({ path, body })
    if (path === '/oauth/token') return grant(body, response)
    if (path === '/dbconnections/signup') return signUp(body, response)
    if (path === '/dbconnections/change_password')
      return send(response, 200, "We've just sent you an email to reset your password.")
    return send(response, 404, { error: 'not_found' })
  }

  async function start() {
    server = createServer((request, response) => {
      answer(request, response).catch(() => send(response, 500, { error: 'server_error' }))
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address !== null && typeof address === 'object') port = address.port
  }
  await start()

  return {
    settings: {
      issuer: issuerOf(),
      audience: AUDIENCE,
      clientId: CLIENT_ID,
      connection: CONNECTION,
      keysCooldown: 0,
    },
    requests,
    addAccount,
    findAccount: find,
    sign,
    claimsOf,
    publicKeys: () => [key.jwk],
    async rotate() {
      key = await makeKey(alg)
    },
    behave(next) {
      how = next
    },
    async stop() {
      server?.closeAllConnections()
      server?.close()
      if (server) await once(server, 'close')
      server = undefined
    },
    start,
  }
}
