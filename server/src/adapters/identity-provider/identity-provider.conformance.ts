import { getSetting } from '@pasok/domain/team/team.contract'
import { actForCompany, saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'

import { signOut } from '@pasok/domain/identity/identity.contract'
import { identityErrors } from '@pasok/domain/identity/identity.errors'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf, type Api } from '../../../test/api'
import { companyId, PASSWORD } from '../../../test/company'
import {
  callFrom,
  enter,
  grant,
  NEW_PASSWORD,
  newPlace,
  register,
  registrationOf,
} from '../../../test/identity'
import {
  statusWith,
  describeTokens,
  type ProviderUnderTest,
} from './identity-provider.tokens.conformance'

/** The contract of every identity provider (Spec 1 §7, `docs/domain.md` §4). */
export function describeIdentityProvider(
  name: string,
  start: () => Promise<ProviderUnderTest>,
): void {
  describe(name, () => {
    let under: ProviderUnderTest
    let api: Api
    beforeAll(async () => {
      under = await start()
      api = under.api
      for (const email of ['owner@maju.test', 'superadmin@pasok.test', 'provider@pasok.test'])
        await under.adopt(email)
    })
    afterAll(() => under.close())

    let people = 0
    const newEmail = () => `person${(people += 1)}@conformance.test`
    const sql = (text: string, values: unknown[]) => api.pool.query(text, values)
    const statusOf = (token: string, url?: string) => statusWith(api, token, url)

    describe('an account', () => {
      it('is created by registering, and can sign in immediately', async () => {
        const email = newEmail()
        expect((await register(api, registrationOf(email, 'PT Suite'))).status).toBe(200)
        const person = await enter(api, email.toUpperCase(), NEW_PASSWORD)
        const setting = await person.must(getSetting)
        expect(setting).toMatchObject({ email, isFirstTime: true, buyer_name: 'PT Suite' })
        expect(decodeJwt(person.access).sub).toBe(setting.auth_id)
      })

      it('is one per email', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        const answer = await register(api, {
          ...registrationOf(email.toUpperCase()),
          owner_password: 'another#2030',
        })
        expect(answer).toMatchObject({ status: 422, message: 'Invalid sign up' })
        expect((await grant(api, email, 'another#2030')).status).toBe(403)
        expect((await grant(api, email, NEW_PASSWORD)).status).toBe(200)
      })

      it('is one company, however many requests register it in parallel', async () => {
        const email = newEmail()
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => register(api, registrationOf(email))),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        const rows = await sql('select id from users where lower(email) = $1', [email])
        expect(rows.rowCount).toBe(1)
      })

      it('is refused with a wrong password, in the same words as one that does not exist', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        for (const who of [email, 'nobody@nowhere.test'])
          expect(await grant(api, who, 'wrong#2030')).toMatchObject({
            status: 403,
            error: 'invalid_grant',
            description: identityErrors.wrong.en,
          })
      })

      it('is locked for a network address after ten wrong passwords from it', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        const address = newPlace()
        for (let at = 0; at < 10; at += 1)
          expect((await grant(api, email, 'wrong#2030', { address })).status).toBe(403)
        const locked = await grant(api, email, NEW_PASSWORD, { address })
        expect(locked).toMatchObject({ status: 429, error: 'too_many_attempts' })
        expect(locked.retryAfter).toBeGreaterThan(800)
        const headers = { 'x-forwarded-for': newPlace() }
        expect((await grant(api, email, NEW_PASSWORD, { address, headers })).status).toBe(429)
        expect((await grant(api, email, NEW_PASSWORD, { address: newPlace() })).status).toBe(200)
      })

      it('that is deactivated is signed out immediately, and learns the reason only with the right password', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        const person = await enter(api, email, NEW_PASSWORD)
        await sql("update users set status = 'INACTIVE' where email = $1", [email])
        expect((await person.request(getSetting)).status).toBe(401)
        expect(await grant(api, email, NEW_PASSWORD)).toMatchObject({
          status: 403,
          description: identityErrors.inactive.en,
        })
        const wrong = await grant(api, email, 'wrong#2030')
        expect(wrong.description).toBe(identityErrors.wrong.en)
      })

      it('with a forgotten password gets a mailed link, and nobody else does', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        for (const who of [email, 'nobody@nowhere.test']) {
          const path = `/api/user-buyer/${who}/change-password`
          expect((await callFrom(api, newPlace(), 'GET', path)).status).toBe(200)
        }
        await api.runJobs()
        expect(await under.wasMailedReset(email)).toBe(true)
        expect(await under.wasMailedReset('nobody@nowhere.test')).toBe(false)
      })

      it('of a new super admin is made without a password, which is set by mail', async () => {
        const provider = await api.as('provider@pasok.test')
        const email = newEmail()
        const body = { fullname: 'Wira', email, buyer_ids: [companyId('maju')] }
        const admin = await provider.must(saveSuperAdmin, { body })
        expect(admin).toMatchObject({ email, status: 'ACTIVE' })
        await api.runJobs()
        expect(await under.wasMailedReset(email)).toBe(true)
        expect((await grant(api, email, PASSWORD)).status).toBe(403)
      })
    })

    describe('a session', () => {
      it('is one row for both tokens, from sign-in to ten hours later', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        const person = await enter(api, email, NEW_PASSWORD)
        expect(await statusOf(person.access, '/api/master/category')).toBe(200)
        expect((await person.request(getSetting)).status).toBe(200)
        const { rows } = await sql(
          `select extract(epoch from expires_at - sign_ins.created_at) / 3600 as hours
           from sign_ins join users on users.id = user_id
           where email = $1 and parent_id is null`,
          [email],
        )
        expect(rows.map(({ hours }) => Number(hours))).toEqual([10])
      })

      it('ends for both tokens by signing out, and does not come back', async () => {
        const email = newEmail()
        await register(api, registrationOf(email))
        const person = await enter(api, email, NEW_PASSWORD)
        await person.must(signOut)
        for (let at = 0; at < 2; at += 1) {
          expect(await statusOf(person.access, '/api/master/category')).toBe(401)
          expect((await person.request(getSetting)).status).toBe(401)
        }
        expect((await grant(api, email, NEW_PASSWORD)).status).toBe(200)
      })

      it('ends after ten hours, and after one without activity, whatever the tokens say', async () => {
        const owner = await enter(api, 'owner@maju.test', PASSWORD)
        const set = (what: string) =>
          sql(
            `update sign_ins set ${what} where user_id = (select id from users where email = $1)`,
            ['owner@maju.test'],
          )
        expect(await statusOf(owner.access)).toBe(200)
        await set("active_at = now() - interval '61 minutes'")
        expect(await statusOf(owner.access)).toBe(401)
        await set("active_at = now(), expires_at = now() - interval '1 second'")
        expect(await statusOf(owner.access)).toBe(401)
      })

      it('for a company uses our own tokens, and ends with the session it was derived from', async () => {
        const admin = await enter(api, 'superadmin@pasok.test', PASSWORD)
        const buyer = companyId('maju')
        await sql(
          `insert into super_admin_companies (user_id, buyer_id)
           select id, $1 from users where email = 'superadmin@pasok.test' on conflict do nothing`,
          [buyer],
        )
        const { rows } = await sql('select auth_id from users where email = $1', [
          'owner@maju.test',
        ])
        const id = String(rows[0]?.auth_id)
        const acting = await admin.must(actForCompany, { params: { id } })
        expect(decodeJwt(acting.access_token).iss).toBe('pasok')
        const person = personOf(api.server, admin.email, acting)
        expect((await person.must(getSetting)).buyer_id).toBe(buyer)
        await admin.must(signOut)
        expect((await person.request(getSetting)).status).toBe(401)
      })
    })

    describeTokens(() => under)
  })
}
