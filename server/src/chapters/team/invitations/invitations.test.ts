import { listCompanyAudit } from '@pasok/domain/audit/audit.contract'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import * as calls from '@pasok/domain/team/invitations/invitations.contract'
import {
  invitationErrors,
  invitationReplies,
} from '@pasok/domain/team/invitations/invitations.errors'
import { MAX_INVITATIONS_A_DAY, MAX_INVITED } from '@pasok/domain/team/team.constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { newPlace, register, registrationOf } from '../../../../test/identity'
import { assertSound } from '../../../../test/invariants'
import { invited, open, secretOf, secretsOf } from '../../../../test/invitations'
import { notifiedBy } from '../../../../test/notified'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

/** Moves the mails into the past, so that they can be sent again. */
const rested = () =>
  api.pool.query("update invitations set sent_at = sent_at - interval '10 minutes'")
const send = (body: object) => owner.call('POST', '/api/user-buyer/invite', { body })
const one = async (id: string) => {
  const all = await owner.must(calls.listInvitations, { query: { limit: 100 } })
  const found = all.find(({ _id }) => _id === id)
  if (!found) throw new Error('no such invitation')
  return found
}
const expire = (id: string) =>
  api.pool.query("update invitations set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ])
const byLink = (email: string, invitation: string) =>
  register(api, { ...registrationOf(email), invitation })
const refusedWith = (text: { en: string }, path: string, email = '') => ({
  status: 422,
  errors: [
    {
      code: 'rule',
      path,
      message: text.en.replace('{{email}}', email).replaceAll('{{inviter}}', 'PT Maju Bersama'),
    },
  ],
  data: null,
})

describe('sending invitations', () => {
  // proves 2.7.37
  it('mails each address once, with a link of its own, in the words of its channel', async () => {
    const target = [
      { email: ' Satu@Undang.test ', name: 'PT Satu' },
      { email: 'dua@undang.test', name: '' },
      { email: 'satu@undang.test', name: 'PT Other' },
    ]
    const answer = await send({ target, channel: 'BUYER', body: 'Buy with us.\nSee you' })
    expect(answer.data).toEqual([
      { email: 'Satu@Undang.test', outcome: 'sent', again: null },
      { email: 'dua@undang.test', outcome: 'sent', again: null },
    ])
    const [mail] = await api.mails('Satu@Undang.test')
    expect(mail).toMatchObject({ toName: 'PT Satu' })
    expect(mail?.subject).toContain('invites you to Pasok')
    expect(mail?.text).toContain('Hello PT Satu,')
    expect(mail?.text).toContain('See you')
    expect(mail?.links.some((link) => link.includes('/register?invitation='))).toBe(true)
    expect((await api.mails('dua@undang.test'))[0]?.text).toContain('Hello,')
    expect(await secretOf(api, 'satu@undang.test')).not.toBe(await secretOf(api, 'dua@undang.test'))
    const { rows } = await api.pool.query('select * from invitations, invitation_links')
    expect(JSON.stringify(rows)).not.toContain(await secretOf(api, 'dua@undang.test'))
  })

  it('writes in the language of the company, whatever the sender reads', async () => {
    const { rows } = await api.pool.query<{ language: string }>(
      'select language from buyers where id = $1',
      [companyId('maju')],
    )
    const languageIs = (language: string | undefined) =>
      api.pool.query('update buyers set language = $1 where id = $2', [language, companyId('maju')])
    await languageIs('id')
    const id = await invited(owner, 'bahasa@undang.test')
    await languageIs(rows[0]?.language)
    expect(await api.mails('bahasa@undang.test')).toMatchObject([
      { subject: expect.stringContaining('mengundang Anda ke Pasok') },
    ])
    expect((await one(id)).lastStatus).toBe('Sent')
  })

  // proves 2.7.37
  it('takes invite_as for channel, as the specification has both, and no two that differ', async () => {
    const both = { channel: 'BUYER', invite_as: 'VENDOR' }
    const differing = await send({ target: [{ email: 'beda@undang.test' }], ...both })
    expect(differing).toMatchObject({ status: 422, errors: [{ path: 'invite_as' }] })
    expect(await api.mails('beda@undang.test')).toEqual([])
    const answer = await send({ target: [{ email: 'jual@undang.test' }], invite_as: 'VENDOR' })
    expect(answer.status).toBe(200)
    const [mail] = await api.mails('jual@undang.test')
    expect(mail?.links.some((link) => link.includes('/register/vendor?invitation='))).toBe(true)
  })

  // proves 2.5.18
  it('reports everything that is wrong, each at its path, and sends nothing', async () => {
    const nothing = await send({ target: [] })
    expect(nothing).toMatchObject({
      status: 422,
      errors: [
        { path: 'target', message: 'Email is required!' },
        { path: 'channel', message: 'Channel is required' },
      ],
    })
    const target = [
      { email: 'good@undang.test', name: '' },
      { email: 'no mail', name: '' },
      { email: 'r\u0456na@undang.test', name: 'see https://bad.test' },
    ]
    const wrong = await send({ target, channel: 'BUYER', body: 'Look at www.bad.test' })
    expect(wrong.errors?.map(({ path }) => path)).toEqual([
      'target.1.email',
      'target.2.email',
      'target.2.name',
      'body',
    ])
    expect(await api.mails('good@undang.test')).toEqual([])
  })

  it('mails a new link to an address that is invited again, and ends the previous one', async () => {
    const id = await invited(owner, 'lagi@undang.test')
    await rested()
    const again = await send({
      target: [{ email: 'LAGI@undang.test', name: 'PT Lagi' }],
      channel: 'BUYER',
    })
    expect(again.data).toEqual([{ email: 'LAGI@undang.test', outcome: 'sent-again', again: null }])
    expect(await one(id)).toMatchObject({ sent: 2, version: 2, name: 'PT Lagi' })
    const [newer = '', older = ''] = await secretsOf(api, 'lagi@undang.test')
    expect(await open(api, older)).toMatchObject(
      refusedWith(invitationErrors.superseded, 'invitation'),
    )
    expect(await open(api, newer)).toMatchObject({
      status: 200,
      data: { channel: 'BUYER', email: 'lagi@undang.test', name: 'PT Lagi' },
    })
  })

  it('mails nobody again within ten minutes, also concurrently, and returns the time when it can', async () => {
    const body = { target: [{ email: 'balap@undang.test' }], channel: 'BUYER' as const }
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => owner.must(calls.sendInvitations, { body })),
    )
    const outcomes = sent.flatMap((all) => all.map(({ outcome }) => outcome)).toSorted()
    expect(outcomes).toEqual([...Array<string>(4).fill('invited-already'), 'sent'])
    const rows = await owner.must(calls.listInvitations, { query: { search: 'balap@' } })
    expect(rows).toMatchObject([{ sent: 1, lastStatus: 'Sent' }])
    expect(await secretsOf(api, 'balap@undang.test')).toHaveLength(1)
    expect((await open(api, await secretOf(api, 'balap@undang.test'))).status).toBe(200)
    const [row] = rows
    const again = new Date(new Date(row?.date ?? 0).getTime() + 600_000).toISOString()
    const answer = await send(body)
    expect(answer.data).toEqual([{ email: 'balap@undang.test', outcome: 'invited-already', again }])
    expect(answer.message).toBe(invitationReplies.noneSent.en)
    const resent = await owner.request(calls.resendInvitation, {
      params: { id: row?._id ?? '' },
      body: {},
    })
    expect(resent.message).toContain('Send it again in 10 min.')
  })

  it('mails no address that has an account, of any company', async () => {
    const target = ['Owner@Maju.test', 'vendor@sinar.test', 'owner@lain.test'].map((email) => ({
      email,
    }))
    const answer = await send({ target, channel: 'VENDOR' })
    expect(answer.data).toEqual(
      target.map(({ email }) => ({ email, outcome: 'has-account', again: null })),
    )
    expect(answer.message).toBe(invitationReplies.noneSent.en)
    for (const { email } of target)
      expect((await api.mails(email)).filter(({ kind }) => kind === 'invitation')).toEqual([])
  })

  it('takes the same number of queries, however many are invited', async () => {
    const countStatements = async (many: number) => {
      const target = Array.from({ length: many }, (_, at) => ({
        email: `b${at}@banyak${many}.test`,
      }))
      const body = { target, channel: 'BUYER' } as const
      return (await statementsOf(() => owner.must(calls.sendInvitations, { body }))).length
    }
    const few = await countStatements(2)
    expect(await countStatements(40)).toBe(few)
  })

  it('continues after refused attempts, up to the number of a day', async () => {
    const invite = (email: string) =>
      owner.call('POST', '/api/user-buyer/invite', {
        body: { target: [{ email }], channel: 'BUYER' },
      })
    for (let at = 0; at < 30; at += 1) expect((await invite('no mail')).status).toBe(422)
    expect((await invite('tetap@undang.test')).status).toBe(200)
    const { rows } = await api.pool.query<{ count: number }>(
      "select count from rate_counters where name = 'invitation' order by count desc limit 1",
    )
    expect(rows[0]?.count).toBeLessThan(30)
  })

  it('counts addresses that have an account against the day, and looks none up beyond it', async () => {
    const lain = await api.as('owner@lain.test')
    await api.pool.query('insert into invitation_lookups values ($1, now(), $2)', [
      companyId('lain'),
      MAX_INVITATIONS_A_DAY - 1,
    ])
    const target = [{ email: 'owner@maju.test' }, { email: 'owner@lain.test' }]
    const body = { target, channel: 'BUYER' } as const
    expect(await lain.must(calls.sendInvitations, { body })).toMatchObject([
      { outcome: 'has-account' },
      { outcome: 'limit' },
    ])
    await api.pool.query('delete from invitation_lookups')
  })

  it('is limited to fifty a call, and to a number a day', async () => {
    const target = (prefix: string, many: number) =>
      Array.from({ length: many }, (_, at) => ({ email: `${prefix}${at}@batas.test` }))
    const tooMany = await send({ target: target('x', MAX_INVITED + 1), channel: 'BUYER' })
    expect(tooMany.status).toBe(400)
    const lain = await api.as('owner@lain.test')
    const outcomes: string[] = []
    for (let at = 0; at <= MAX_INVITATIONS_A_DAY / MAX_INVITED; at += 1) {
      const body = { target: target(`l${at}-`, MAX_INVITED), channel: 'BUYER' } as const
      const sent = await lain.must(calls.sendInvitations, { body })
      outcomes.push(...sent.map(({ outcome }) => outcome))
    }
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(MAX_INVITATIONS_A_DAY)
    expect(outcomes.slice(MAX_INVITATIONS_A_DAY)).toEqual(Array(MAX_INVITED).fill('limit'))
    const beyond = await lain.must(calls.sendInvitations, {
      body: { target: [{ email: 'owner@maju.test' }], channel: 'BUYER' },
    })
    expect(beyond).toMatchObject([{ outcome: 'limit', again: expect.any(String) }])
    await rested()
    const [first] = await lain.must(calls.listInvitations, {})
    const again = await lain.request(calls.resendInvitation, {
      params: { id: first?._id ?? '' },
      body: {},
    })
    expect(again.message).toBe(
      invitationErrors.limit.en
        .replace('{{most}}', String(MAX_INVITATIONS_A_DAY))
        .replace('{{hours}}', '24'),
    )
    await api.pool.query(
      `update invitation_links set mailed_at = mailed_at - interval '25 hours' where buyer_id = $1`,
      [companyId('lain')],
    )
    expect(
      (await lain.request(calls.resendInvitation, { params: { id: first?._id ?? '' }, body: {} }))
        .status,
    ).toBe(200)
  })
})

describe('an invitation that was sent', () => {
  it('stands in the list with its state, found by address, name, channel and state', async () => {
    const id = await invited(owner, 'daftar@undang.test', 'VENDOR')
    const found = async (query: object) =>
      (await owner.must(calls.listInvitations, { query: { limit: 100, ...query } })).map(
        ({ _id }) => _id,
      )
    expect(await one(id)).toMatchObject({
      channel: 'VENDOR',
      lastStatus: 'Sent',
      user: 'Person owner of maju',
      company: null,
      joined: null,
      actions: { resend: true, revoke: true },
    })
    expect(await found({ search: 'DAFTAR@' })).toEqual([id])
    expect(await found({ search: 'daftar@', channel: 'BUYER' })).toEqual([])
    await expire(id)
    expect(await found({ search: 'daftar@', status: 'Sent' })).toEqual([])
    expect(await found({ search: 'daftar@', status: 'Expired' })).toEqual([id])
    expect((await one(id)).actions).toEqual({ resend: true, revoke: false })
    const lain = await api.as('owner@lain.test')
    expect(await lain.must(calls.listInvitations, { query: { search: 'daftar@' } })).toEqual([])
  })

  it('is sent again, also once it has expired or was taken back', async () => {
    const email = 'ulang@undang.test'
    const id = await invited(owner, email)
    await expire(id)
    expect(await open(api, await secretOf(api, email))).toMatchObject(
      refusedWith(invitationErrors.expired, 'invitation'),
    )
    await rested()
    const sent = await owner.must(calls.resendInvitation, { params: { id }, body: { version: 1 } })
    expect(sent).toMatchObject({ lastStatus: 'Sent', sent: 2 })
    expect((await open(api, await secretOf(api, email))).status).toBe(200)
    const stale = await owner.request(calls.resendInvitation, {
      params: { id },
      body: { version: 1 },
    })
    expect(stale.codes).toEqual(['stale_version'])

    const revoked = await owner.must(calls.revokeInvitation, {
      params: { id },
      query: { version: '2' },
    })
    expect(revoked).toMatchObject({
      lastStatus: 'Revoked',
      actions: { resend: true, revoke: false },
    })
    expect(await open(api, await secretOf(api, email))).toMatchObject(
      refusedWith(invitationErrors.revoked, 'invitation'),
    )
    expect((await owner.request(calls.revokeInvitation, { params: { id } })).codes).toEqual([
      'illegal_move',
    ])
    await rested()
    await owner.must(calls.resendInvitation, { params: { id }, body: {} })
    expect((await open(api, await secretOf(api, email))).status).toBe(200)
  })

  it('is sent again with the words of the first time', async () => {
    const email = 'kata@undang.test'
    await send({ target: [{ email }], channel: 'BUYER', body: 'We buy paper here' })
    await rested()
    const [row] = await owner.must(calls.listInvitations, { query: { search: email } })
    await owner.must(calls.resendInvitation, { params: { id: row?._id ?? '' }, body: {} })
    const mails = await api.mails(email)
    expect(mails.map(({ text }) => text.includes('We buy paper here'))).toEqual([true, true])
  })

  it('is not sent again beside a newer one of the same address', async () => {
    const id = await invited(owner, 'dobel@undang.test')
    await owner.must(calls.revokeInvitation, { params: { id } })
    await rested()
    await invited(owner, 'dobel@undang.test')
    const again = await owner.request(calls.resendInvitation, { params: { id }, body: {} })
    expect(again.message).toBe(
      invitationErrors.linkSentAgain.en.replace('{{email}}', 'dobel@undang.test'),
    )
  })

  it('is in the audit log, without its link', async () => {
    const entries = await owner.must(listCompanyAudit, { query: { subject: 'invitation' } })
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(['invitation.send', 'invitation.resend', 'invitation.revoke']),
    )
    expect(JSON.stringify(entries)).not.toContain('token')
  })
})

describe('registering by an invitation', () => {
  it('accepts it: the email is verified, and the inviter is notified', async () => {
    const email = 'masuk@undang.test'
    await rested()
    const id = await invited(owner, email)
    const secret = await secretOf(api, email)
    const notified = await notifiedBy(api, async () => {
      expect((await byLink('Masuk@Undang.test', secret)).status).toBe(200)
    })
    expect(notified).toEqual({ 'invited-joined': ['owner@maju.test'] })
    const { rows } = await api.pool.query<{ email_verified_at: Date | null }>(
      'select email_verified_at from users where lower(email) = $1',
      [email],
    )
    expect(rows[0]?.email_verified_at).not.toBeNull()
    expect((await api.mails(email)).map(({ kind }) => kind)).not.toContain('verify-email')
    expect(await one(id)).toMatchObject({
      lastStatus: 'Accepted',
      company: 'PT Harapan Kita',
      joined: 'joined',
      actions: { resend: false, revoke: false },
    })
    expect(await open(api, secret)).toMatchObject(refusedWith(invitationErrors.used, 'invitation'))
    expect(await byLink('dua-kali@undang.test', secret)).toMatchObject(
      refusedWith(invitationErrors.used, 'invitation'),
    )
    for (const pending of [
      owner.request(calls.resendInvitation, { params: { id }, body: {} }),
      owner.request(calls.revokeInvitation, { params: { id } }),
    ])
      expect((await pending).codes).toEqual(['illegal_move'])
    const [entry] = await owner.must(listCompanyAudit, { query: { subject: 'invitation' } })
    expect(entry).toMatchObject({ action: 'invitation.accept' })
  })

  it('is for the invited address, by a link that is good; else nothing is made', async () => {
    await rested()
    const id = await invited(owner, 'hanya@undang.test')
    const secret = await secretOf(api, 'hanya@undang.test')
    expect(await byLink('lain@undang.test', secret)).toMatchObject(
      refusedWith(invitationErrors.otherAddress, 'owner_email', 'hanya@undang.test'),
    )
    expect(await byLink('hanya@undang.test', 'A'.repeat(43))).toMatchObject(
      refusedWith(invitationErrors.unknown, 'invitation'),
    )
    await invited(owner, 'penjual@undang.test', 'VENDOR')
    expect(
      await byLink('penjual@undang.test', await secretOf(api, 'penjual@undang.test')),
    ).toMatchObject(refusedWith(invitationErrors.otherChannel, 'invitation'))
    await owner.must(calls.revokeInvitation, { params: { id } })
    expect(await byLink('hanya@undang.test', secret)).toMatchObject(
      refusedWith(invitationErrors.revoked, 'invitation'),
    )
    const { rows } = await api.pool.query(
      "select email from users where email in ('lain@undang.test', 'hanya@undang.test', 'penjual@undang.test')",
    )
    expect(rows).toEqual([])
  })

  it('makes one company of a link that is used several times at once', async () => {
    await rested()
    const email = 'serentak@undang.test'
    await invited(owner, email)
    const secret = await secretOf(api, email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => byLink(email, secret)))
    expectOneWinner(answers)
  })

  it('is one registration per key, whose response is repeated', async () => {
    await rested()
    const email = 'kunci@undang.test'
    await invited(owner, email)
    const body = { ...registrationOf(email), invitation: await secretOf(api, email) }
    const place = newPlace()
    const first = await register(api, body, { 'idempotency-key': 'invited-1' }, place)
    const again = await register(api, body, { 'idempotency-key': 'invited-1' }, place)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.data).toEqual(first.data)
  })

  it('of an address that meanwhile has an account is refused with the next step', async () => {
    await rested()
    const email = 'duluan@undang.test'
    const id = await invited(owner, email)
    expect((await register(api, registrationOf(email))).status).toBe(200)
    const secret = await secretOf(api, email)
    expect(await open(api, secret)).toMatchObject(
      refusedWith(invitationErrors.alreadyIn, 'invitation', email),
    )
    await rested()
    const readMessage = async () =>
      (await owner.request(calls.resendInvitation, { params: { id }, body: {} })).message
    expect(await readMessage()).toBe(invitationErrors.hasAccount.en.replace('{{email}}', email))
    // The address counts as looked up; beyond the daily limit the response no longer reveals
    // accounts.
    const used = `update invitation_lookups set addresses = $1 where buyer_id = $2`
    const { rowCount } = await api.pool.query(used, [MAX_INVITATIONS_A_DAY, companyId('maju')])
    expect(rowCount).toBeGreaterThan(0)
    expect(await readMessage()).toContain(`${MAX_INVITATIONS_A_DAY}`)
    await api.pool.query('delete from invitation_lookups')
    expect((await register(api, registrationOf(email))).message).toBe(registrationErrors.taken.en)
  })
})
