import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { getSetting } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import {
  enter,
  grant,
  NEW_PASSWORD,
  newPlace,
  register,
  registrationOf,
} from '../../../test/identity'
import { expectOneWinner } from '../../../test/one-winner'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const count = async (what: string) => {
  const { rows } = await api.pool.query<{ count: number }>(`select count(*)::int from ${what}`)
  return rows[0]?.count
}
const companies = () => count('buyers')

describe('registering a company', () => {
  // proves 1.3.14 1.7.9
  it('makes the company, its default roles and its first-time owner', async () => {
    const answer = await register(api, registrationOf('Rina@Harapan.test'), {
      'accept-language': 'id',
    })
    expect(answer).toMatchObject({
      status: 200,
      errors: null,
      data: { company_code: 'HARAPANKITA' },
    })
    const { rows } = await api.pool.query(
      `select u.email, u.full_name, u.flag, u.is_owner, u.first_time, u.language, u.status,
         u.email_verified_at, b.legal_name, b.verification_status, b.submitted_at, r.default_key
       from users u join buyers b on b.id = u.buyer_id
       join roles r on r.buyer_id = b.id and r.id = u.role_id where b.id = $1`,
      [answer.data?.['buyer_id']],
    )
    expect(rows).toEqual([
      {
        email: 'Rina@Harapan.test',
        full_name: 'Rina Wati',
        flag: 'BUYER',
        is_owner: true,
        first_time: true,
        language: 'id',
        status: 'ACTIVE',
        email_verified_at: null,
        legal_name: 'PT Harapan Kita',
        verification_status: 'UNVERIFIED',
        submitted_at: null,
        default_key: 'owner',
      },
    ])
    const roles = await api.pool.query<{ default_key: string }>(
      'select default_key from roles where buyer_id = $1',
      [answer.data?.['buyer_id']],
    )
    expect(roles.rows.map((row) => row.default_key).toSorted()).toEqual(
      Object.keys(DEFAULT_ROLES).toSorted(),
    )
  })

  it('lets the owner in at once, to the wizard alone', async () => {
    const owner = await enter(api, 'rina@harapan.test', NEW_PASSWORD)
    const setting = await owner.must(getSetting)
    expect(setting).toMatchObject({ isFirstTime: true, fullname: 'Rina Wati' })
    expect(setting.modules.map(({ module_detail }) => module_detail.path)).toEqual([
      '/register/step',
    ])
    expect((await owner.call('GET', '/api/purchase-order')).status).toBe(403)
  })

  it('mails a verification link in the language of the person', async () => {
    const [mail] = await api.mails('rina@harapan.test')
    expect(mail).toMatchObject({ kind: 'verify-email', subject: 'Verifikasi email Anda' })
    expect(mail?.links.some((link) => link.includes('/verify-email?token='))).toBe(true)
  })

  it('is written in the audit log by the owner, without a password', async () => {
    const { rows } = await api.pool.query<{ log: string; name: string }>(
      `select audit_log::text as log, actor_name as name from audit_log
       where action = 'company.register'`,
    )
    expect(rows.map(({ name }) => name)).toContain('Rina Wati')
    expect(JSON.stringify(rows)).not.toContain(NEW_PASSWORD)
  })

  it.each([
    [{ owner_name: ' ' }, 'owner_name', registrationErrors.nameRequired],
    [{ company_name: '' }, 'company_name', registrationErrors.companyRequired],
    [{ owner_name: 'Win: https://bad.test' }, 'owner_name', registrationErrors.nameNotPlain],
    [{ company_name: 'www.bad.test' }, 'company_name', registrationErrors.nameNotPlain],
    [{ owner_name: '\u200b\u2060' }, 'owner_name', registrationErrors.nameRequired],
    [{ company_name: '\u3164' }, 'company_name', registrationErrors.companyRequired],
    [{ owner_email: 'r\u0456na@new.test' }, 'owner_email', registrationErrors.emailInvalid],
    [{ owner_email: 'rina@new.test.' }, 'owner_email', registrationErrors.emailInvalid],
    [{ owner_email: '' }, 'owner_email', registrationErrors.emailRequired],
    [{ owner_email: 'rina@' }, 'owner_email', registrationErrors.emailInvalid],
    [{ owner_email: 'a b@c.test' }, 'owner_email', registrationErrors.emailInvalid],
    [{ owner_password: 'short#1' }, 'owner_password', registrationErrors.passwordWeak],
    [{ owner_password: 'NOLOWER#1' }, 'owner_password', registrationErrors.passwordWeak],
    [{ owner_password: 'nodigits#' }, 'owner_password', registrationErrors.passwordWeak],
    [{ owner_password: 'nospecial1' }, 'owner_password', registrationErrors.passwordWeak],
    [{ owner_password: 'with space#1' }, 'owner_password', registrationErrors.passwordWeak],
    [
      { owner_password: `a1#${'x'.repeat(126)}` },
      'owner_password',
      registrationErrors.passwordLong,
    ],
  ])('refuses %j in its place', async (wrong, path, text) => {
    const before = await companies()
    const answer = await register(api, { ...registrationOf('nobody@new.test'), ...wrong })
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ code: 'rule', path, message: text.en }],
      data: null,
    })
    expect(await companies()).toBe(before)
  })

  it('keeps names in one line, without what nobody sees', async () => {
    const body = registrationOf('lines@new.test', 'PT\nMa\u200bju Satu', ' Rina\u202e\r\nWati ')
    expect((await register(api, body)).status).toBe(200)
    const { rows } = await api.pool.query(
      `select legal_name, full_name from users join buyers on buyers.id = users.buyer_id
       where email = 'lines@new.test'`,
    )
    expect(rows).toEqual([{ legal_name: 'PT Maju Satu', full_name: 'Rina Wati' }])
  })

  it('reports everything that is wrong, in the order of the form', async () => {
    const answer = await register(api, registrationOf('', '', ''))
    expect(answer.errors?.map(({ path }) => path)).toEqual([
      'owner_name',
      'company_name',
      'owner_email',
    ])
  })

  it('takes a password of 128 characters', async () => {
    const owner_password = `a1#${'x'.repeat(125)}`
    const body = { ...registrationOf('long@password.test'), owner_password }
    expect((await register(api, body)).status).toBe(200)
    expect((await grant(api, 'long@password.test', owner_password)).status).toBe(200)
  })

  // proves 1.8.5
  it.each([
    'rina@harapan.test',
    'RINA@HARAPAN.TEST',
    'owner@maju.test',
    'vendor@sinar.test',
    'provider@pasok.test',
    'superadmin@pasok.test',
  ])('refuses %s, which has an account, with the text of the specification', async (email) => {
    const before = await companies()
    for (const language of ['en', 'id']) {
      const answer = await register(api, registrationOf(email), { 'accept-language': language })
      expect(answer).toMatchObject({ status: 422, message: 'Invalid sign up', data: null })
    }
    expect(await companies()).toBe(before)
  })

  it('is limited per address, with the time of the next attempt', async () => {
    const place = newPlace()
    const body = registrationOf('', '')
    for (let at = 0; at < 50; at += 1) await register(api, body, {}, place)
    const answer = await register(api, body, {}, place)
    expect(answer).toMatchObject({ status: 429, errors: [{ code: 'too_many_requests' }] })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const forged = await register(api, body, { 'x-forwarded-for': '203.0.113.9' }, place)
    expect(forged.status).toBe(429)
  })
})

describe('many at once', () => {
  it('with one email are one company', async () => {
    const before = (await companies()) ?? 0
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        register(
          api,
          registrationOf(at % 2 ? 'Race@Mail.test' : 'race@mail.test', `PT Race ${at}`),
        ),
      ),
    )
    expectOneWinner(answers)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ message }) => message)).toEqual(refused.map(() => 'Invalid sign up'))
    expect(await companies()).toBe(before + 1)
    expect(await count("users where lower(email) = 'race@mail.test'")).toBe(1)
    expect(
      await count('roles where buyer_id not in (select buyer_id from users where is_owner)'),
    ).toBe(0)
  })

  it('with one name are companies with codes of their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        register(api, registrationOf(`race${at}@name.test`, 'PT Sama Persis')),
      ),
    )
    const codes = answers.map(({ data }) => data?.['company_code'])
    expect(new Set(codes).size).toBe(10)
    expect(codes).toContain('SAMAPERSIS')
    expect(codes).toContain('SAMAPERSIS10')
  })

  it('never take the code of a vendor', async () => {
    const answer = await register(api, registrationOf('new@sinar.test', 'PT Sinar'))
    expect(answer.data?.['company_code']).toBe('SINAR2')
  })

  it('with one key are one company, returned twice', async () => {
    const place = newPlace()
    const key = { 'idempotency-key': 'double-click-1' }
    const body = registrationOf('double@click.test', 'PT Klik Ganda')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => register(api, body, key, place)),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.data).toEqual(answers[0]?.data)
    }
    expect((await register(api, body, key, place)).data).toEqual(answers[0]?.data)
    expect(await count("users where email = 'double@click.test'")).toBe(1)
    const { rows } = await api.pool.query('select * from idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain(NEW_PASSWORD)
  })
})
