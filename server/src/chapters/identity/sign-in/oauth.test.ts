import { identityErrors } from '@pasok/domain/identity/identity.errors'
import { tokenAnswerShape, tokenErrorShape } from '@pasok/domain/identity/identity.model'
import {
  GUESS_DELAY_SECONDS,
  GUESSES_BEFORE_DELAY,
  LOCK_SECONDS,
  SESSION_LIFETIME_SECONDS,
} from '@pasok/domain/identity/identity.constants'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api } from '../../../../test/api'
import { nameOf, PASSWORD } from '../../../../test/company'
import { createApp } from '../../../app'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const GRANT = {
  grant_type: 'password',
  username: 'purchasing@maju.test',
  password: PASSWORD,
  client_id: 'web',
  connection: 'Username-Password-Authentication',
  scope: 'openid',
}

interface From {
  address?: string
  language?: string
}

const post = (grant: object, { address = '10.0.0.1', language = 'en' }: From = {}) =>
  api.server.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: grant,
    remoteAddress: address,
    headers: { 'accept-language': language },
  })

const wrong = (username: string, address: string) =>
  post({ ...GRANT, username, password: 'not this one' }, { address })

describe('signing in', () => {
  // proves 1.7.4 1.7.5
  it('returns both tokens, for JSON', async () => {
    const response = await post(GRANT)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const tokens = tokenAnswerShape.parse(response.json())
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'openid' })
    expect(tokens.expires_in).toBeGreaterThan(SESSION_LIFETIME_SECONDS - 60)
    expect(tokens.expires_in).toBeLessThanOrEqual(SESSION_LIFETIME_SECONDS)
  })

  it('returns both tokens, for a form', async () => {
    const response = await api.server.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: new URLSearchParams(GRANT).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    })
    expect(response.statusCode).toBe(200)
    expect(tokenAnswerShape.safeParse(response.json()).success).toBe(true)
  })

  it.each(['PURCHASING@MAJU.TEST', ' Purchasing@Maju.test '])(
    'knows an email without regard to case: %j',
    async (username) => {
      expect((await post({ ...GRANT, username })).statusCode).toBe(200)
    },
  )

  // proves 1.7.6
  it('identifies the user in the tokens, signed with a published key', async () => {
    const tokens = tokenAnswerShape.parse((await post(GRANT)).json())
    const published = await api.server.inject({ url: '/.well-known/jwks.json' })
    const jwks = z
      .object({
        keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })),
      })
      .parse(published.json())
    for (const key of jwks.keys) expect(key).not.toHaveProperty('d')
    const keys = createLocalJWKSet(jwks)
    const access = await jwtVerify(tokens.access_token, keys)
    const id = await jwtVerify(tokens.id_token, keys)
    expect(id.payload['profile']).toEqual({
      flag: 'BUYER',
      email: GRANT.username,
      name: nameOf(GRANT.username),
      role: 'Purchasing',
      auth_id: `test|${GRANT.username}`,
    })
    expect(access.payload['profile']).toBeUndefined()
    expect(access.payload['sid']).toBe(id.payload['sid'])
    for (const { payload } of [access, id])
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(SESSION_LIFETIME_SECONDS)
  })

  it.each([
    ['vendor@sinar.test', 'VENDOR', undefined],
    ['provider@pasok.test', 'PROVIDER', undefined],
    ['superadmin@pasok.test', 'BUYER', true],
    ['owner@baru.test', 'BUYER', undefined],
  ])('of %s has the flag %s', async (username, flag, superAdmin) => {
    const tokens = tokenAnswerShape.parse((await post({ ...GRANT, username })).json())
    const profile = z.looseObject({ flag: z.string() }).parse(decodeJwt(tokens.id_token)['profile'])
    expect([profile.flag, profile['super_admin']]).toEqual([flag, superAdmin])
  })

  it.each([
    {},
    { ...GRANT, grant_type: 'refresh_token' },
    { ...GRANT, client_id: '' },
    { ...GRANT, connection: undefined },
    { ...GRANT, username: '' },
    { ...GRANT, password: '' },
    { ...GRANT, password: 5 },
    { ...GRANT, password: 'x'.repeat(1025) },
  ])('is refused when it is not complete: %j', async (grant) => {
    const response = await post(grant)
    expect(response.statusCode).toBe(400)
    expect(tokenErrorShape.parse(response.json())).toEqual({
      error: 'invalid_request',
      error_description: identityErrors.incomplete.en,
    })
  })
})

describe('a wrong password', () => {
  // proves 1.7.5 1.7.7
  it('gets the same response with and without an account', async () => {
    const known = await wrong('owner@maju.test', '10.1.0.1')
    const unknown = await wrong('nobody@maju.test', '10.1.0.1')
    expect(known.statusCode).toBe(403)
    expect(tokenErrorShape.parse(known.json())).toEqual({
      error: 'invalid_grant',
      error_description: 'Wrong email or password.',
    })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  })

  // proves 1.7.5 1.7.7
  it('is reported in the requested language', async () => {
    const grant = { ...GRANT, username: 'nobody@maju.test', password: 'x' }
    const response = await post(grant, { address: '10.1.0.2', language: 'id' })
    expect(tokenErrorShape.parse(response.json()).error_description).toBe(identityErrors.wrong.id)
  })

  it('ten times locks that account from that address, and only from there', async () => {
    const username = 'approver@maju.test'
    const place = '10.2.0.1'
    for (let at = 0; at < 10; at += 1) expect((await wrong(username, place)).statusCode).toBe(403)
    const locked = await post({ ...GRANT, username }, { address: place })
    expect(locked.statusCode).toBe(429)
    const after = Number(locked.headers['retry-after'])
    expect(after).toBeGreaterThan(LOCK_SECONDS - 60)
    expect(after).toBeLessThanOrEqual(LOCK_SECONDS)
    const body = tokenErrorShape.parse(locked.json())
    expect(body.error).toBe('too_many_attempts')
    expect(body.error_description).toContain('15 minutes')
    expect(
      (await post({ ...GRANT, username: ` ${username.toUpperCase()}` }, { address: place }))
        .statusCode,
    ).toBe(429)
    expect((await post({ ...GRANT, username }, { address: '10.2.0.2' })).statusCode).toBe(200)
    expect((await post(GRANT, { address: place })).statusCode).toBe(200)
  })

  it('locks an email without an account likewise', async () => {
    for (let at = 0; at < 10; at += 1) await wrong('nobody@nowhere.test', '10.2.0.3')
    expect((await wrong('nobody@nowhere.test', '10.2.0.3')).statusCode).toBe(429)
  })

  it('is forgotten after the right one', async () => {
    const username = 'finance@maju.test'
    const place = '10.2.0.4'
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 9; at += 1) await wrong(username, place)
      expect((await post({ ...GRANT, username }, { address: place })).statusCode).toBe(200)
    }
  })

  it('no longer counts after a quarter of an hour', async () => {
    const username = 'receiving@maju.test'
    const place = '10.2.0.5'
    for (let at = 0; at < 10; at += 1) await wrong(username, place)
    expect((await post({ ...GRANT, username }, { address: place })).statusCode).toBe(429)
    await api.pool.query(
      "update sign_in_failures set first_at = first_at - interval '15 minutes', locked_until = locked_until - interval '15 minutes' where email = $1",
      [username],
    )
    expect((await wrong(username, place)).statusCode).toBe(403)
    expect((await post({ ...GRANT, username }, { address: place })).statusCode).toBe(200)
  })

  it('is checked at most ten times, also for thirty concurrent attempts', async () => {
    const username = 'owner@lain.test'
    const place = '10.2.0.6'
    const responses = await Promise.all(Array.from({ length: 30 }, () => wrong(username, place)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20)
    expect((await post({ ...GRANT, username }, { address: place })).statusCode).toBe(429)
  })

  it('does not lock out many users with the right one', async () => {
    const username = 'purchasing@lain.test'
    const responses = await Promise.all(
      Array.from({ length: 9 }, () => post({ ...GRANT, username }, { address: '10.2.0.7' })),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
  })
})

describe('guessing from many addresses', () => {
  const username = 'approver@lain.test'
  const warnings = async () => {
    await api.runJobs()
    return (await api.mails(username)).filter(({ kind }) => kind === 'password-guessed')
  }

  it('is slowed down for the account, except from known addresses', async () => {
    expect((await post({ ...GRANT, username }, { address: '10.40.0.1' })).statusCode).toBe(200)
    const statuses: number[] = []
    for (let place = 1; place <= 20; place += 1)
      for (let at = 0; at < 10; at += 1)
        statuses.push((await wrong(username, `10.41.0.${place}`)).statusCode)
    expect(statuses.filter((status) => status === 403)).toHaveLength(GUESSES_BEFORE_DELAY)
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - GUESSES_BEFORE_DELAY)
    const elsewhere = await post({ ...GRANT, username }, { address: '10.42.0.1' })
    expect(elsewhere.statusCode).toBe(429)
    expect(Number(elsewhere.headers['retry-after'])).toBeLessThanOrEqual(GUESS_DELAY_SECONDS)
    expect((await post({ ...GRANT, username }, { address: '10.40.0.1' })).statusCode).toBe(200)
  })

  it('waits longer each time', async () => {
    const waits: number[] = []
    for (let round = 1; round <= 3; round += 1) {
      await api.pool.query('update sign_in_guesses set locked_until = now() where email = $1', [
        username,
      ])
      expect((await wrong(username, `10.43.0.${round}`)).statusCode).toBe(403)
      const after = (await wrong(username, `10.44.0.${round}`)).headers['retry-after']
      waits.push(Math.round(Number(after) / GUESS_DELAY_SECONDS))
    }
    expect(waits).toEqual([2, 4, 8])
  })

  it('is mailed to the user once, and is in the audit log', async () => {
    expect(await warnings()).toHaveLength(1)
    const { rows } = await api.pool.query(
      `select audit_log.address from audit_log join users on users.id::text = subject_id
       where action = 'password.guessed' and email = $1`,
      [username],
    )
    expect(rows).toEqual([{ address: '10.41.0.2' }])
  })

  it('from many addresses concurrently allows no more attempts', async () => {
    const other = 'finance@lain.test'
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, at) => wrong(other, `10.45.0.${at + 1}`)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 403)).toHaveLength(
      GUESSES_BEFORE_DELAY,
    )
  })
})

describe('an account', () => {
  it('that is not active is reported as such only with the right password', async () => {
    await api.pool.query(
      "update users set status = 'INACTIVE' where email = 'template-manager@maju.test'",
    )
    const username = 'template-manager@maju.test'
    const right = await post({ ...GRANT, username }, { address: '10.3.0.1' })
    expect(right.statusCode).toBe(403)
    expect(tokenErrorShape.parse(right.json())).toEqual({
      error: 'invalid_grant',
      error_description: identityErrors.inactive.en,
    })
    const other = tokenErrorShape.parse((await wrong(username, '10.3.0.1')).json())
    expect(other.error_description).toBe(identityErrors.wrong.en)
  })
})

describe('the keys that sign', () => {
  it('are shared by all processes, which accept each other’s tokens', async () => {
    await api.pool.query('delete from signing_keys')
    const apps = await Promise.all(
      [1, 2, 3].map(() =>
        createApp({ pool: api.pool, objects: api.objects.store, checkAnswers: true }),
      ),
    )
    const answers = await Promise.all(
      apps.map(({ server }) =>
        server.inject({ method: 'POST', url: '/oauth/token', payload: GRANT }),
      ),
    )
    const tokens = answers.map((answer) => tokenAnswerShape.parse(answer.json()).access_token)
    expect(new Set(tokens.map((token) => decodeProtectedHeader(token).kid)).size).toBe(1)
    for (const { server } of apps)
      for (const token of tokens) {
        const headers = { authorization: `Bearer ${token}` }
        const response = await server.inject({ url: '/api/purchase-order', headers })
        expect(response.statusCode).toBe(200)
      }
    for (const { server } of apps) await server.close()
  })
})
