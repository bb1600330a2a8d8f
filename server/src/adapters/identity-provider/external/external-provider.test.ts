import { signOut } from '@pasok/domain/identity/identity.contract'
import {
  identityErrors,
  linkErrors,
  registrationErrors,
} from '@pasok/domain/identity/identity.errors'
import { saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { getSetting } from '@pasok/domain/team/team.contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf, startApi, type Api } from '../../../../test/api'
import { PASSWORD } from '../../../../test/company'
import {
  callFrom,
  checkReset,
  enter,
  grant,
  NEW_PASSWORD,
  newPlace,
  register,
  registrationOf,
  resetBy,
} from '../../../../test/identity'
import { startIssuer, type TestIssuer } from '../../../../test/issuer'
import { describeIdentityProvider } from '../identity-provider.conformance'

/** Creates an account at the issuer for a user of the test data. */
async function adopt(api: Api, issuer: TestIssuer, email: string): Promise<void> {
  const { id } = issuer.addAccount(email, PASSWORD)
  await api.pool.query(
    'delete from credentials where auth_id = (select auth_id from users where email = $1)',
    [email],
  )
  await api.pool.query('update users set auth_id = $1 where email = $2', [`auth0|${id}`, email])
}

const wasRequested = (issuer: TestIssuer, path: string, email: string) =>
  issuer.requests.some((one) => one.path === path && one.body['email'] === email)

for (const alg of ['RS256', 'ES256'])
  describeIdentityProvider(
    `An external issuer that signs by ${alg} (a stand-in written from Auth0's documentation)`,
    async () => {
      const issuer = await startIssuer(alg)
      const api = await startApi({ app: { issuer: issuer.settings } })
      return {
        api,
        adopt: (email) => adopt(api, issuer, email),
        sign: (claims, header) => issuer.sign(claims, header),
        publicKeys: async () => issuer.publicKeys(),
        wasMailedReset: async (email) =>
          wasRequested(issuer, '/dbconnections/change_password', email),
        async close() {
          await api.drop()
          await issuer.stop()
        },
      }
    },
  )

describe('An external issuer (a stand-in)', () => {
  let issuer: TestIssuer
  let api: Api
  beforeAll(async () => {
    issuer = await startIssuer()
    api = await startApi({ app: { issuer: issuer.settings } })
    await adopt(api, issuer, 'owner@maju.test')
  })
  afterAll(async () => {
    await api.drop()
    await issuer.stop()
  })

  const callWith = (token: string) =>
    api.call('GET', '/api/address/buyer', { headers: { authorization: `Bearer ${token}` } })
  const userOf = async (email: string) => {
    const { rows } = await api.pool.query<{ auth_id: string; email_verified_at: Date | null }>(
      'select auth_id, email_verified_at from users where email = $1',
      [email],
    )
    return rows[0]
  }

  it('gets our client id and audience with each token request', async () => {
    await enter(api, 'owner@maju.test', PASSWORD)
    const { audience, clientId, connection } = issuer.settings
    expect(issuer.requests.at(-1)).toEqual({
      path: '/oauth/token',
      body: {
        grant_type: 'password',
        username: 'owner@maju.test',
        password: PASSWORD,
        audience,
        client_id: clientId,
        connection,
        scope: 'openid',
      },
    })
    issuer.addAccount('blocked@issuer.test', PASSWORD, { isBlocked: true })
    expect(await grant(api, 'blocked@issuer.test', PASSWORD)).toMatchObject({
      status: 429,
      error: 'too_many_attempts',
      description: expect.stringContaining('multiple consecutive login attempts'),
    })
  })

  it('keeps no password here', async () => {
    await register(api, registrationOf('nopassword@issuer.test'))
    const user = await userOf('nopassword@issuer.test')
    expect(user?.auth_id).toBe(`auth0|${issuer.findAccount('nopassword@issuer.test')?.id}`)
    const { rows } = await api.pool.query('select 1 from credentials where auth_id = $1', [
      user?.auth_id,
    ])
    expect(rows).toEqual([])
  })

  it('lets a user register again whose registration failed half way', async () => {
    const email = 'half@issuer.test'
    await api.pool.query(
      'alter table roles add constraint broken check (name <> $$Owner$$) not valid',
    )
    expect((await register(api, registrationOf(email))).status).toBe(500)
    expect(issuer.findAccount(email)).toBeDefined()
    expect(await userOf(email)).toBeUndefined()
    expect(await grant(api, email, NEW_PASSWORD)).toMatchObject({
      status: 403,
      description: identityErrors.unregistered.en,
    })
    await api.pool.query('alter table roles drop constraint broken')
    const wrong = { ...registrationOf(email), owner_password: 'another#2030' }
    expect(await register(api, wrong)).toMatchObject({
      status: 422,
      message: registrationErrors.taken.en,
    })
    expect((await register(api, registrationOf(email))).status).toBe(200)
    expect((await enter(api, email, NEW_PASSWORD)).email).toBe(email)
  })

  it('lets a super admin be added again whose adding failed half way, and nobody else', async () => {
    const email = 'half-admin@issuer.test'
    await adopt(api, issuer, 'provider@pasok.test')
    const provider = await enter(api, 'provider@pasok.test', PASSWORD)
    const add = (given: string) =>
      provider.request(saveSuperAdmin, { body: { fullname: 'Half', email: given, buyer_ids: [] } })
    await api.pool.query(
      "alter table users add constraint broken check (full_name <> 'Half') not valid",
    )
    expect((await add(email)).status).toBe(500)
    expect(await userOf(email)).toBeUndefined()
    await api.pool.query('alter table users drop constraint broken')
    expect((await add(email.toUpperCase())).status).toBe(200)
    const { rows } = await api.pool.query(
      'select auth_id from users where lower(email) = $1 and is_super_admin',
      [email],
    )
    expect(rows).toEqual([{ auth_id: `auth0|${issuer.findAccount(email)?.id}` }])
    // An account that the user already has at the issuer cannot be claimed by a company.
    issuer.addAccount('own@issuer.test', PASSWORD)
    expect((await add('own@issuer.test')).status).toBe(422)
  })

  it('may require a stronger password than we do', async () => {
    const weak = { ...registrationOf('weak@issuer.test'), owner_password: '########a1' }
    expect((await register(api, weak)).status).toBe(200)
    issuer.behave('nonsense')
    expect((await register(api, registrationOf('away@issuer.test'))).status).toBe(503)
    issuer.behave('well')
  })

  it('vouches for an email by its id token, and for no other', async () => {
    const email = 'vouched@issuer.test'
    await register(api, registrationOf(email))
    const person = await enter(api, email, NEW_PASSWORD)
    await person.must(getSetting)
    expect((await userOf(email))?.email_verified_at).toBeNull()
    const claims = { ...issuer.claimsOf(email, 'id'), email_verified: true }
    const id_token = await issuer.sign({ ...claims, email: 'somebody@else.test' })
    await personOf(api.server, email, { access_token: '', id_token }).must(getSetting)
    expect((await userOf(email))?.email_verified_at).toBeNull()
    const right = await issuer.sign(claims)
    const vouched = personOf(api.server, email, { access_token: '', id_token: right })
    await Promise.all([vouched.must(getSetting), vouched.must(getSetting)])
    expect((await userOf(email))?.email_verified_at).not.toBeNull()
    const { rows } = await api.pool.query(
      `select actor_name, after from audit_log
       where action = 'email.verify' and after ->> 'email' = $1`,
      [email],
    )
    expect(rows).toEqual([
      { actor_name: registrationOf(email).owner_name, after: { email, by: 'issuer' } },
    ])
  })

  it('may issue tokens elsewhere: the first use opens the session, for ten hours from its issue', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const tokenOf = (at: Date) => issuer.sign(issuer.claimsOf('owner@maju.test', 'access', at))
    const token = await tokenOf(hoursAgo(0.5))
    const answers = await Promise.all(Array.from({ length: 5 }, () => callWith(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { rows } = await api.pool.query(
      'select round(extract(epoch from expires_at - now()) / 360) as tenths from sign_ins where created_at < now() - interval $$20 minutes$$',
    )
    expect(rows).toEqual([{ tenths: '95' }])
    expect((await callWith(await tokenOf(hoursAgo(10.1)))).status).toBe(401)
  })

  it('may sign the two tokens in different seconds: they end together all the same', async () => {
    const email = 'seconds@issuer.test'
    await register(api, registrationOf(email))
    const person = await enter(api, email, NEW_PASSWORD)
    const { rows } = await api.pool.query<{ id: string; parent_id: string | null }>(
      'select s.id, s.parent_id from sign_ins s join users u on u.id = s.user_id where u.email = $1',
      [email],
    )
    const isSameSecond = decodeJwt(person.access).iat === decodeJwt(person.id).iat
    expect(rows).toHaveLength(isSameSecond ? 1 : 2)
  })

  it('lets somebody in again who signed out in the same second', async () => {
    const email = 'again@issuer.test'
    await register(api, registrationOf(email))
    for (let at = 0; at < 3; at += 1) {
      const person = await enter(api, email, NEW_PASSWORD)
      await person.must(signOut)
      expect((await person.request(getSetting)).status).toBe(401)
    }
  })

  it('rotates its keys: new ones are fetched, old ones are no longer taken', async () => {
    const before = await enter(api, 'owner@maju.test', PASSWORD)
    expect((await callWith(before.access)).status).toBe(200)
    await issuer.rotate()
    const after = await enter(api, 'owner@maju.test', PASSWORD)
    expect((await callWith(after.access)).status).toBe(200)
    expect((await callWith(before.access)).status).toBe(401)
  })

  it('that fails, sends nonsense or is down results in 503, in the form of each endpoint', async () => {
    const owner = await enter(api, 'owner@maju.test', PASSWORD)
    for (const how of ['failing', 'nonsense'] as const) {
      issuer.behave(how)
      const answer = await grant(api, 'owner@maju.test', PASSWORD)
      expect(answer).toMatchObject({ status: 503, error: 'temporarily_unavailable' })
      expect(answer.retryAfter).toBeGreaterThan(0)
      expect((await register(api, registrationOf(`${how}@issuer.test`))).status).toBe(503)
    }
    issuer.behave('well')
    await issuer.stop()
    expect((await grant(api, 'owner@maju.test', PASSWORD)).status).toBe(503)
    expect((await register(api, registrationOf('down@issuer.test'))).status).toBe(503)
    // The issuer's keys are cached, so signed-in users stay signed in.
    expect((await callWith(owner.access)).status).toBe(200)
    const fresh = await startApi({ app: { issuer: issuer.settings } })
    try {
      const answer = await fresh.call('GET', '/api/address/buyer', {
        headers: { authorization: `Bearer ${owner.access}` },
      })
      expect(answer).toMatchObject({ status: 503, codes: ['unavailable'] })
    } finally {
      await fresh.drop()
    }
    await issuer.start()
    expect((await grant(api, 'owner@maju.test', PASSWORD)).status).toBe(200)
  })

  it('that does not respond is waited for five seconds, and does not count as a wrong password', async () => {
    issuer.behave('silent')
    const address = newPlace()
    const began = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => grant(api, 'owner@maju.test', PASSWORD, { address })),
    )
    expect(Date.now() - began).toBeLessThan(60_000)
    expect(answers.every(({ status }) => status === 503 || status === 429)).toBe(true)
    issuer.behave('well')
    expect((await grant(api, 'owner@maju.test', PASSWORD, { address })).status).toBe(200)
  })

  it('sets new passwords itself: links of ours are not known', async () => {
    const token = 'A'.repeat(43)
    expect((await checkReset(api, token)).data).toEqual({ state: 'unknown' })
    expect(await resetBy(api, token)).toMatchObject({
      status: 422,
      message: linkErrors.resetUnknown.en,
    })
  })

  it('that cannot mail now is requested again later', async () => {
    issuer.behave('failing')
    const path = '/api/user-buyer/owner@maju.test/change-password'
    expect((await callFrom(api, newPlace(), 'GET', path)).status).toBe(200)
    await expect(api.runJobs()).rejects.toThrow()
    issuer.behave('well')
    await api.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await api.runJobs()
    expect(wasRequested(issuer, '/dbconnections/change_password', 'owner@maju.test')).toBe(true)
  })
})
