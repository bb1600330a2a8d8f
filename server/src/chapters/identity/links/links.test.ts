import { createHash } from 'node:crypto'
import { MAX_LINKS_AN_HOUR } from '@pasok/domain/identity/identity.constants'
import { linkErrors, registrationErrors } from '@pasok/domain/identity/identity.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { PASSWORD } from '../../../../test/company'
import {
  requestLink,
  callFrom,
  checkReset,
  enter,
  grant,
  mailedToken,
  NEW_PASSWORD,
  newPlace,
  register,
  registrationOf,
  resetBy,
  verifyBy,
} from '../../../../test/identity'
import { createApp } from '../../../app'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const OTHER_PASSWORD = 'lainnya$2027'
const UNKNOWN = 'A'.repeat(43)
const sql = (text: string, values: unknown[] = []) => api.pool.query(text, values)

let people = 0
/** Registers a new user, whose verification link is in the mail. */
async function newcomer(): Promise<string> {
  people += 1
  const email = `newcomer${people}@links.test`
  const { status } = await register(api, registrationOf(email, `PT Links ${people}`))
  expect(status).toBe(200)
  return email
}

const isVerified = async (email: string) => {
  const { rows } = await sql('select email_verified_at from users where email = $1', [email])
  return rows[0]?.email_verified_at !== null
}
const expire = (token: string) =>
  sql("update account_links set expires_at = now() - interval '1 second' where token_hash = $1", [
    createHash('sha256').update(token).digest('base64url'),
  ])

describe('a verification link', () => {
  it('verifies the email that it was mailed to, and no other', async () => {
    const [email, other] = [await newcomer(), await newcomer()]
    const token = await mailedToken(api, email, 'verify-email')
    expect(await verifyBy(api, token)).toMatchObject({
      status: 200,
      message: linkErrors.verified.en,
    })
    expect([await isVerified(email), await isVerified(other)]).toEqual([true, false])
  })

  it('used again reports that the email is verified', async () => {
    const email = await newcomer()
    const token = await mailedToken(api, email, 'verify-email')
    await verifyBy(api, token)
    expect(await verifyBy(api, token)).toMatchObject({
      status: 200,
      message: linkErrors.alreadyVerified.en,
    })
  })

  it('that was used for an email which is not verified now is refused', async () => {
    const email = await newcomer()
    const token = await mailedToken(api, email, 'verify-email')
    await verifyBy(api, token)
    await sql('update users set email_verified_at = null where email = $1', [email])
    expect(await verifyBy(api, token)).toMatchObject({
      status: 422,
      errors: [{ code: 'rule', path: 'token', message: linkErrors.verifyUsed.en }],
    })
    expect(await isVerified(email)).toBe(false)
  })

  it('that has expired, or was superseded, is refused with the next step', async () => {
    const email = await newcomer()
    const first = await mailedToken(api, email, 'verify-email')
    await expire(first)
    expect(await verifyBy(api, first)).toMatchObject({
      status: 422,
      message: linkErrors.verifyExpired.en,
    })
    const second = await requestLink(api, email, 'verify-email')
    expect(second).not.toBe(first)
    expect(await verifyBy(api, first)).toMatchObject({
      status: 422,
      message: linkErrors.verifySuperseded.en,
    })
    expect(await isVerified(email)).toBe(false)
    expect((await verifyBy(api, second)).status).toBe(200)
    expect(await isVerified(email)).toBe(true)
  })

  it('lasts three days', async () => {
    const email = await newcomer()
    const { rows } = await sql(
      `select extract(epoch from expires_at - account_links.created_at) / 3600 as hours
       from account_links join users on users.id = user_id where email = $1`,
      [email],
    )
    expect(Number(rows[0]?.hours)).toBe(72)
  })

  it('is not mailed to an email that is verified', async () => {
    const email = await newcomer()
    await verifyBy(api, await mailedToken(api, email, 'verify-email'))
    const before = (await api.mails(email)).length
    await requestLink(api, email, 'verify-email')
    expect(await api.mails(email)).toHaveLength(before)
  })
})

describe('a link to set a new password', () => {
  it('sets it: the old one is refused, open sessions end, wrong attempts are reset', async () => {
    const email = await newcomer()
    const [here, there] = [
      await enter(api, email, NEW_PASSWORD),
      await enter(api, email, NEW_PASSWORD),
    ]
    for (let at = 0; at < 10; at += 1) await grant(api, email, 'wrong', { address: '10.50.0.1' })
    const locked = await grant(api, email, NEW_PASSWORD, { address: '10.50.0.1' })
    expect(locked.status).toBe(429)
    const token = await requestLink(api, email, 'reset-password')
    expect((await checkReset(api, token)).data).toEqual({ state: 'open' })
    expect(await resetBy(api, token, OTHER_PASSWORD)).toMatchObject({
      status: 200,
      message: linkErrors.passwordSet.en,
    })
    for (const person of [here, there])
      for (const kind of ['access', 'id'] as const) {
        const answer = await person.call('GET', '/api/user-buyer/setting', { token: kind })
        expect(answer.status).toBe(401)
      }
    expect((await grant(api, email, NEW_PASSWORD, { address: '10.50.0.1' })).status).toBe(403)
    expect((await grant(api, email, OTHER_PASSWORD, { address: '10.50.0.1' })).status).toBe(200)
    expect(await isVerified(email)).toBe(true)
    const [notice] = await api.mails(email)
    expect(notice).toMatchObject({ kind: 'password-changed' })
    expect(JSON.stringify(await api.mails(email))).not.toContain(OTHER_PASSWORD)
    const { rows } = await sql(
      "select actor_name, before, after from audit_log where action = 'password.reset'",
    )
    expect(rows.at(-1)).toEqual({ actor_name: 'Rina Wati', before: null, after: null })
    const verified = await sql(
      `select actor_name, after ->> 'by' as by from audit_log
       where action = 'email.verify' and after ->> 'email' = '${email}'`,
    )
    expect(verified.rows).toEqual([{ actor_name: 'Rina Wati', by: 'password reset' }])
  })

  it('works once, and only for its own account', async () => {
    const [email, other] = [await newcomer(), await newcomer()]
    const token = await requestLink(api, email, 'reset-password')
    await resetBy(api, token, OTHER_PASSWORD)
    expect(await resetBy(api, token, 'another#2028')).toMatchObject({
      status: 422,
      errors: [{ code: 'rule', path: 'token', message: linkErrors.resetUsed.en }],
    })
    expect((await checkReset(api, token)).data).toEqual({ state: 'used' })
    expect((await grant(api, email, OTHER_PASSWORD)).status).toBe(200)
    expect((await grant(api, email, 'another#2028')).status).toBe(403)
    expect((await grant(api, other, NEW_PASSWORD)).status).toBe(200)
  })

  it('of ten concurrent uses succeeds once', async () => {
    const email = await newcomer()
    const token = await requestLink(api, email, 'reset-password')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => resetBy(api, token, `racing#${at}x1`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await grant(api, email, `racing#${winner}x1`)).status).toBe(200)
    expect(answers.filter(({ message }) => message === linkErrors.resetUsed.en)).toHaveLength(9)
  })

  it('that has expired, or was superseded, is refused with the next step', async () => {
    const email = await newcomer()
    const first = await requestLink(api, email, 'reset-password')
    await expire(first)
    expect((await checkReset(api, first)).data).toEqual({ state: 'expired' })
    expect(await resetBy(api, first)).toMatchObject({
      status: 422,
      message: linkErrors.resetExpired.en,
    })
    const second = await requestLink(api, email, 'reset-password')
    const third = await requestLink(api, email, 'reset-password')
    for (const token of [first, second]) {
      expect((await checkReset(api, token)).data).toEqual({ state: 'superseded' })
      expect(await resetBy(api, token)).toMatchObject({
        status: 422,
        message: linkErrors.resetSuperseded.en,
      })
    }
    expect((await resetBy(api, third, OTHER_PASSWORD)).status).toBe(200)
  })

  it('of the other kind, or that was never mailed, is unknown', async () => {
    const email = await newcomer()
    const verifying = await mailedToken(api, email, 'verify-email')
    const resetting = await requestLink(api, email, 'reset-password')
    for (const token of [verifying, UNKNOWN, `${resetting}x`, resetting.toLowerCase(), 'abc', '']) {
      expect((await checkReset(api, token)).data).toEqual({ state: 'unknown' })
      expect(await resetBy(api, token)).toMatchObject({
        status: 422,
        message: linkErrors.resetUnknown.en,
      })
    }
    for (const token of [resetting, UNKNOWN, 'abc', 'x'.repeat(600)])
      expect(await verifyBy(api, token)).toMatchObject({
        status: 422,
        message: linkErrors.verifyUnknown.en,
      })
    expect(await isVerified(email)).toBe(false)
    expect((await resetBy(api, resetting)).status).toBe(200)
  })

  it('stays valid when the new password is weak or too long', async () => {
    const email = await newcomer()
    const token = await requestLink(api, email, 'reset-password')
    const { passwordWeak, passwordLong } = registrationErrors
    for (const [password, { en }] of [
      ['weak', passwordWeak],
      ['Nodigit#x', passwordWeak],
      [`a1#${'x'.repeat(126)}`, passwordLong],
    ] as const)
      expect(await resetBy(api, token, password)).toMatchObject({
        status: 422,
        errors: [{ path: 'password', message: en }],
      })
    expect((await resetBy(api, token, OTHER_PASSWORD)).status).toBe(200)
  })

  it('is stored only as a hash, for one hour', async () => {
    const email = await newcomer()
    const token = await requestLink(api, email, 'reset-password')
    const { rows } = await sql(
      `select account_links.*, extract(epoch from expires_at - account_links.created_at) as seconds
       from account_links join users on users.id = user_id
       where email = $1 and kind = 'reset-password'`,
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(Number(rows[0]?.seconds)).toBe(3600)
  })

  it('is neither mailed to nor accepted from an inactive account', async () => {
    const email = 'finance@maju.test'
    const token = await requestLink(api, email, 'reset-password')
    const set = (status: string) =>
      sql('update users set status = $1 where email = $2', [status, email])
    await set('INACTIVE')
    const before = (await api.mails(email)).length
    await requestLink(api, email, 'reset-password')
    expect(await api.mails(email)).toHaveLength(before)
    expect(await resetBy(api, token)).toMatchObject({
      status: 422,
      message: linkErrors.resetUnknown.en,
    })
    await set('ACTIVE')
    expect((await grant(api, email, PASSWORD)).status).toBe(200)
  })

  it('requested concurrently leaves one valid link', async () => {
    const email = await newcomer()
    const requestReset = () =>
      callFrom(api, newPlace(), 'GET', `/api/user-buyer/${email}/change-password`)
    await Promise.all(Array.from({ length: 5 }, requestReset))
    await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()])
    const { rows } = await sql(
      `select count(*)::int as links, count(*) filter (where superseded_at is null)::int as open
       from account_links join users on users.id = user_id
       where email = $1 and kind = 'reset-password'`,
      [email],
    )
    expect(rows[0]).toEqual({ links: 5, open: 1 })
  })

  it('is mailed a limited number of times per hour, and the newest keeps working', async () => {
    const email = await newcomer()
    const requestReset = () =>
      callFrom(api, newPlace(), 'GET', `/api/user-buyer/${email}/change-password`)
    await Promise.all(Array.from({ length: MAX_LINKS_AN_HOUR + 3 }, requestReset))
    await api.runJobs()
    const { rows } = await sql(
      `select count(*)::int as links, count(*) filter (where superseded_at is null)::int as open
       from account_links join users on users.id = user_id
       where email = $1 and kind = 'reset-password'`,
      [email],
    )
    expect(rows[0]).toEqual({ links: MAX_LINKS_AN_HOUR, open: 1 })
  })
})

describe('the log', () => {
  it('has no token of a link, and no password', async () => {
    const email = await newcomer()
    const lines: string[] = []
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
    const logged = await createApp({ pool: api.pool, objects: api.objects.store, logger })
    const token = await requestLink(api, email, 'reset-password')
    await logged.server.inject({ url: `/reset-password?token=${token}` })
    await logged.server.inject({ url: `/verify-email?lang=en&Token=${token}&x=1` })
    await resetBy(logged, token, OTHER_PASSWORD)
    await register(logged, { ...registrationOf('logged@links.test'), owner_name: 5 })
    await grant(logged, email, OTHER_PASSWORD)
    await logged.server.close()
    expect(lines.join('')).toContain('/reset-password?token=…')
    expect(lines.join('')).toContain('/verify-email?lang=en&Token=…&x=1')
    for (const secret of [token, OTHER_PASSWORD, NEW_PASSWORD])
      expect(lines.join('')).not.toContain(secret)
  })
})
