import { signOut } from '@pasok/domain/identity/identity.contract'
import { getSetting } from '@pasok/domain/team/team.contract'
import { listAddresses } from '@pasok/domain/company/addresses/addresses.contract'
import {
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const withToken = (token: string) =>
  api.call('GET', '/api/address/buyer', { headers: { authorization: `Bearer ${token}` } })

const expectUnknown = async (token: string) =>
  expect(await withToken(token)).toMatchObject({
    status: 401,
    codes: ['unauthenticated'],
    data: null,
  })

const signInId = (person: Person) => String(decodeJwt(person.access)['sid'])
const set = (person: Person, what: string) =>
  api.pool.query(`update sign_ins set ${what} where id = $1`, [signInId(person)])
const addresses = async (person: Person, headers?: Record<string, string>) =>
  (await person.request(listAddresses, headers ? { headers } : {})).status

describe('a token', () => {
  let person: Person
  let key: { kid: string; private_jwk: JWK; public_jwk: JWK }
  beforeAll(async () => {
    person = await api.as('owner@maju.test')
    const { rows } = await api.pool.query<typeof key>('select * from signing_keys')
    const [row] = rows
    if (!row) throw new Error('no key')
    key = row
  })

  /** Returns a token like the user's own with the given changes, signed with the real key by default. */
  async function forge(
    claims: JWTPayload,
    header: { alg?: string; kid?: string } = {},
    secret?: Uint8Array,
  ): Promise<string> {
    const { alg = 'EdDSA', kid = key.kid } = header
    const signing = secret ?? (await importJWK(key.private_jwk, alg))
    return new SignJWT({ ...decodeJwt(person.access), ...claims })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .sign(signing)
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

  it('is accepted as issued', async () => {
    expect((await withToken(person.access)).status).toBe(200)
    expect((await withToken(await forge({}))).status).toBe(200)
  })

  // proves 1.7.1
  it('of the other kind is refused', async () => {
    await expectUnknown(person.id)
    const answer = await person.call('GET', '/api/user-buyer/setting', { token: 'access' })
    expect(answer).toMatchObject({ status: 401, codes: ['unauthenticated'] })
    expect((await person.request(getSetting)).status).toBe(200)
    await expectUnknown(await forge({ kind: 'id' }))
  })

  it('without a signature is refused', async () => {
    const [, payload = ''] = person.access.split('.')
    for (const alg of ['none', 'None', 'NONE']) {
      const header = encode({ alg, kid: key.kid, typ: 'JWT' })
      await expectUnknown(`${header}.${payload}.`)
      await expectUnknown(`${header}.${payload}`)
    }
  })

  it('signed with the public key as if it were a secret is refused', async () => {
    const { x = '' } = key.public_jwk
    for (const secret of [
      Buffer.from(x, 'base64url'),
      Buffer.from(x),
      Buffer.from(JSON.stringify(key.public_jwk)),
    ])
      await expectUnknown(await forge({}, { alg: 'HS256' }, secret))
  })

  it.each([
    ['has ended', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['is of another issuer', { iss: 'somebody' }],
    ['is for another audience', { aud: 'pasok-app' }],
    ['is for nobody', { aud: undefined }],
    ['names nobody', { sub: undefined }],
    ['names somebody else', { sub: 'test|owner@lain.test' }],
    ['names no sign-in', { sid: undefined }],
    ['names another sign-in', { sid: '019a9f1e-7a2b-7c3d-8e4f-000000000001' }],
    ['names a sign-in that is none', { sid: 'x' }],
  ])('that %s is refused', async (_, claims) => {
    await expectUnknown(await forge(claims))
  })

  it('that was changed is refused', async () => {
    const [header = '', payload = '', signature = ''] = person.access.split('.')
    const other = encode({ ...decodeJwt(person.access), sub: 'test|owner@lain.test' })
    await expectUnknown(`${header}.${other}.${signature}`)
    await expectUnknown(`${header}.${payload}.${signature.slice(0, -4)}AAAA`)
    await expectUnknown(`${header}.${payload}`)
    await expectUnknown(
      `${encode({ ...decodeProtectedHeader(person.access), kid: 'x' })}.${payload}.${signature}`,
    )
  })

  it('signed with an unpublished key is refused', async () => {
    const { generateKeyPair } = await import('jose')
    const { privateKey } = await generateKeyPair('EdDSA')
    const stranger = (kid: string) =>
      new SignJWT(decodeJwt(person.access))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .sign(privateKey)
    await expectUnknown(await stranger(key.kid))
    await expectUnknown(await stranger('another'))
  })

  it('cannot name another company', async () => {
    const forged = await forge({ buyer_id: '019a9f1e-7a2b-7c3d-8e4f-000000000001' })
    const answer = await withToken(forged)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.data)).toContain('Bandung Plant')
  })
})

describe('a session', () => {
  it('ends for both tokens when the person signs out, and for no other session', async () => {
    const [here, there] = [
      await api.signIn('approver@maju.test'),
      await api.signIn('approver@maju.test'),
    ]
    await here.must(signOut)
    expect(await addresses(here)).toBe(401)
    expect((await here.request(getSetting)).status).toBe(401)
    expect((await here.request(signOut)).status).toBe(401)
    expect(await addresses(there)).toBe(200)
  })

  it('ends with the account, from the next request', async () => {
    const person = await api.signIn('finance@maju.test')
    const make = (status: string) =>
      api.pool.query('update users set status = $1 where email = $2', [status, person.email])
    expect(await addresses(person)).toBe(200)
    await make('INACTIVE')
    expect(await addresses(person)).toBe(401)
    expect((await person.request(getSetting)).status).toBe(401)
    await make('ACTIVE')
  })

  // proves 1.9.2
  it('ends ten hours after signing in, however busy', async () => {
    const person = await api.signIn('owner@maju.test')
    await set(person, "expires_at = now() + interval '1 minute'")
    expect(await addresses(person)).toBe(200)
    await set(person, "expires_at = now() - interval '1 second'")
    expect(await addresses(person)).toBe(401)
  })

  // proves 1.9.2
  it('lasts ten hours from signing in', async () => {
    const person = await api.signIn('owner@maju.test')
    const { rows } = await api.pool.query<{ hours: string }>(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from sign_ins where id = $1',
      [signInId(person)],
    )
    expect(Number(rows[0]?.hours)).toBe(10)
  })

  // proves 1.9.3
  it('ends after an hour without activity', async () => {
    const person = await api.signIn('owner@maju.test')
    await set(person, "active_at = now() - interval '59 minutes'")
    expect(await addresses(person)).toBe(200)
    await set(person, "active_at = now() - interval '61 minutes'")
    expect(await addresses(person)).toBe(401)
    expect(await addresses(person)).toBe(401)
  })

  const idleMinutes = async (person: Person) => {
    const { rows } = await api.pool.query<{ idle: string }>(
      'select extract(epoch from now() - active_at) / 60 as idle from sign_ins where id = $1',
      [signInId(person)],
    )
    return Math.round(Number(rows[0]?.idle))
  }

  it('is extended by actions of the user, not by automatic requests of the screen', async () => {
    const person = await api.signIn('owner@maju.test')
    await set(person, "active_at = now() - interval '50 minutes'")
    expect(await addresses(person, { 'x-background': '1' })).toBe(200)
    expect(await idleMinutes(person)).toBe(50)
    expect(await addresses(person)).toBe(200)
    expect(await idleMinutes(person)).toBe(0)
    await set(person, "active_at = now() - interval '61 minutes'")
    expect(await addresses(person, { 'x-background': '1' })).toBe(401)
  })

  it('is extended by a refused request, too', async () => {
    const person = await api.signIn('approver@maju.test')
    await set(person, "active_at = now() - interval '50 minutes'")
    expect((await person.call('POST', '/api/purchase-request', { body: {} })).status).toBe(403)
    expect(await idleMinutes(person)).toBe(0)
  })
})
