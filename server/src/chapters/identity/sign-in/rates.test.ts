import { SIGN_IN_RATE } from '@pasok/domain/identity/identity.constants'
import { tokenErrorShape } from '@pasok/domain/identity/identity.model'
import { identityErrors } from '@pasok/domain/identity/identity.errors'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { PASSWORD } from '../../../../test/company'
import { grant, newPlace, register, registrationOf } from '../../../../test/identity'

const PROXY = '10.200.0.1'

let api: Api
/** The same server behind a trusted proxy. */
let behind: Api
beforeAll(async () => {
  api = await startApi()
  behind = await startApi({ app: { trustProxy: [PROXY] } })
})
afterAll(async () => {
  await api.drop()
  await behind.drop()
})

const EMAIL = 'owner@maju.test'
const forwarded = (address: string) => ({ 'x-forwarded-for': address })

const tried = (address: string, count: number) =>
  api.pool.query(
    `insert into rate_counters (name, key, count, ends_at)
     values ($1, $2, $3, now() + interval '100 seconds')`,
    [SIGN_IN_RATE.name, address, count],
  )

/** Expects the identity provider's own format instead of the envelope. */
function expectOwnForm(response: LightMyRequestResponse) {
  const body = response.json<object>()
  expect(Object.keys(body).toSorted()).toEqual(['error', 'error_description'])
  return tokenErrorShape.parse(body)
}

describe('signing in', () => {
  it('is limited per address, in the provider’s form, with the time of the next attempt', async () => {
    const address = newPlace()
    await tried(address, SIGN_IN_RATE.max - 1)
    expect((await grant(api, EMAIL, PASSWORD, { address })).status).toBe(200)
    const answer = await grant(api, EMAIL, PASSWORD, { address })
    expect(answer).toMatchObject({ status: 429, error: 'too_many_attempts' })
    expect(answer.description).not.toBe('')
    expect(answer.retryAfter).toBeGreaterThan(90)
    expect(answer.retryAfter).toBeLessThanOrEqual(100)
    expect((await grant(api, EMAIL, PASSWORD, { address: newPlace() })).status).toBe(200)
  })

  it.each([
    ['x-forwarded-for'],
    ['x-real-ip'],
    ['forwarded'],
    ['cf-connecting-ip'],
    ['true-client-ip'],
    ['x-client-ip'],
  ])('is counted by the sender’s address, whatever %s says', async (header) => {
    const address = newPlace()
    await tried(address, SIGN_IN_RATE.max)
    const value = header === 'forwarded' ? `for=${newPlace()}` : newPlace()
    const headers = { [header]: value }
    expect((await grant(api, EMAIL, PASSWORD, { address, headers })).status).toBe(429)
  })

  it('counts wrong passwords by the sender’s address, whatever X-Forwarded-For says', async () => {
    const address = newPlace()
    for (let at = 0; at < 10; at += 1)
      await grant(api, EMAIL, 'wrong', { address, headers: forwarded(newPlace()) })
    const answer = await grant(api, EMAIL, PASSWORD, { address, headers: forwarded(newPlace()) })
    expect(answer).toMatchObject({ status: 429, error: 'too_many_attempts' })
    const { rows } = await api.pool.query(
      'select address from sign_in_failures where email = $1 order by wrong desc',
      [EMAIL],
    )
    expect(rows[0]).toEqual({ address })
  })

  it('behind a trusted proxy is counted by the address that the proxy names', async () => {
    const [one, other] = [newPlace(), newPlace()]
    const from = (address: string) => ({ address: PROXY, headers: forwarded(address) })
    for (let at = 0; at < 10; at += 1) await grant(behind, EMAIL, 'wrong', from(one))
    expect((await grant(behind, EMAIL, PASSWORD, from(one))).status).toBe(429)
    expect((await grant(behind, EMAIL, PASSWORD, from(other))).status).toBe(200)
    // A forwarded address is ignored unless it comes from the proxy, and so are addresses that a
    // client put before it.
    const forged = { address: one, headers: forwarded(other) }
    expect((await grant(behind, EMAIL, PASSWORD, forged)).status).toBe(429)
    const chained = from(`${other}, ${one}`)
    expect((await grant(behind, EMAIL, PASSWORD, chained)).status).toBe(429)
  })
})

it('requires TLS of browsers that came by TLS, and of no others', async () => {
  const from = (app: Api, remoteAddress: string) =>
    app.server.inject({
      url: '/health/live',
      remoteAddress,
      headers: { 'x-forwarded-proto': 'https' },
    })
  const header = 'strict-transport-security'
  expect((await from(behind, PROXY)).headers[header]).toMatch(/^max-age=\d{8}/)
  expect((await from(behind, newPlace())).headers[header]).toBeUndefined()
  expect((await from(api, PROXY)).headers[header]).toBeUndefined()
})

describe('signing up', () => {
  it('is counted by the sender’s address, whatever X-Forwarded-For says', async () => {
    const place = newPlace()
    for (let at = 0; at < 50; at += 1)
      await register(api, registrationOf('', ''), forwarded(newPlace()), place)
    const answer = await register(api, registrationOf('a@b.test'), forwarded(newPlace()), place)
    expect(answer.status).toBe(429)
  })
})

describe('a request that is not a valid grant', () => {
  const send = (payload: string, type?: string) =>
    api.server.inject({
      method: 'POST',
      url: '/oauth/token',
      payload,
      remoteAddress: newPlace(),
      headers: type === undefined ? {} : { 'content-type': type },
    })

  it.each([
    ['malformed JSON', '{"grant_type":', 'application/json', 400],
    ['no JSON', 'grant_type', 'application/json', 400],
    ['empty', '', 'application/json', 400],
    ['a list', '[1]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    [
      'wrong types',
      JSON.stringify({
        grant_type: 'password',
        username: { $ne: '' },
        password: 1,
        client_id: [],
        connection: true,
      }),
      'application/json',
      400,
    ],
    ['a plain text', 'grant_type=password', 'text/plain', 415],
    ['XML', '<a/>', 'application/xml', 415],
    ['too large', JSON.stringify({ username: 'x'.repeat(1_100_000) }), 'application/json', 413],
    [
      'a text that can not be kept',
      JSON.stringify({
        grant_type: 'password',
        username: 'a\0@b.test',
        password: 'x',
        client_id: 'a',
        connection: 'b',
      }),
      'application/json',
      400,
    ],
  ])('%s is refused in the form of the provider', async (_, payload, type, status) => {
    const response = await send(payload, type)
    expect(response.statusCode).toBe(status)
    expect(expectOwnForm(response)).toEqual({
      error: 'invalid_request',
      error_description: identityErrors.incomplete.en,
    })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('an internal error is returned in the provider’s form, without details', async () => {
    await api.pool.query('alter table sign_in_failures rename to gone')
    const response = await api.server.inject({
      method: 'POST',
      url: '/oauth/token',
      remoteAddress: newPlace(),
      payload: {
        grant_type: 'password',
        username: EMAIL,
        password: PASSWORD,
        client_id: 'a',
        connection: 'b',
      },
    })
    await api.pool.query('alter table gone rename to sign_in_failures')
    expect(response.statusCode).toBe(500)
    const body = expectOwnForm(response)
    expect(body.error).toBe('server_error')
    expect(body.error_description).toContain(String(response.headers['x-request-id']))
    expect(response.body).not.toContain('sign_in_failures')
  })
})
