import { listInvitations } from '@pasok/domain/team/invitations/invitations.contract'
import { invitationErrors } from '@pasok/domain/team/invitations/invitations.errors'
import * as calls from '@pasok/domain/vendors/applications/applications.contract'
import { applicationErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { callFrom, newPlace, register, registrationOf } from '../../../../test/identity'
import { assertSound } from '../../../../test/invariants'
import { invited, open, secretOf } from '../../../../test/invitations'
import { notifiedBy } from '../../../../test/notified'

let api: Api
let buyer: Person
let provider: Person
beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('owner@maju.test')
  provider = await api.as('provider@pasok.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const formOf = (email: string) => ({
  legal_name: 'PT Calon Penjual',
  category: 'Stationery',
  owner_name: 'Dewi Anggraini',
  owner_email: email,
  phone: '021 5551234',
  city: 'Bandung',
  note: 'Paper and pens.\nSince 1998.',
})
const apply = (body: object) =>
  callFrom(api, newPlace(), 'POST', `/api${calls.applyAsVendor.path}`, { body })

/** Invites an address, which then applies as a vendor. @returns the application's id. */
async function applied(email: string): Promise<string> {
  await invited(buyer, email, 'VENDOR')
  const answer = await apply({ ...formOf(email), invitation: await secretOf(api, email) })
  expect(answer.status).toBe(200)
  const rows = await provider.must(calls.listVendorApplications, { query: { limit: 100 } })
  return rows.find((row) => row.owner_email === email)?._id ?? ''
}
const joinedOf = async (email: string) => {
  const [row] = await buyer.must(listInvitations, { query: { search: email } })
  return { state: row?.lastStatus, company: row?.company, joined: row?.joined }
}

describe('applying as a vendor', () => {
  it('uses the invitation up, and waits for the provider with what was filled in', async () => {
    const email = 'calon@jual.test'
    const id = await applied(email)
    const [row] = await provider.must(calls.listVendorApplications, {
      query: { status: 'Waiting' },
    })
    expect(row).toMatchObject({
      ...formOf(email),
      phone: expect.stringContaining('5551234'),
      _id: id,
      inviter: 'PT Maju Bersama',
      lastStatus: 'Waiting',
      vendor_id: null,
    })
    expect(await joinedOf(email)).toEqual({
      state: 'Accepted',
      company: 'PT Calon Penjual',
      joined: 'waiting',
    })
    const link = await secretOf(api, email)
    expect((await open(api, link)).message).toBe(invitationErrors.usedToApply.en)
    expect((await apply({ ...formOf(email), invitation: link })).message).toBe(
      invitationErrors.usedToApply.en,
    )
    const { rows } = await api.pool.query('select id from users where email = $1', [email])
    expect(rows).toEqual([])
  })

  it('tells all that is wrong at its field, and is for the invited address alone', async () => {
    const email = 'salah@jual.test'
    await invited(buyer, email, 'VENDOR')
    const invitation = await secretOf(api, email)
    const empty = { ...formOf(email), legal_name: ' ', owner_name: '', phone: '' }
    expect((await apply({ ...empty, invitation })).errors?.map(({ path }) => path)).toEqual([
      'legal_name',
      'owner_name',
      'phone',
    ])
    expect((await apply({ ...formOf('lain@jual.test'), invitation })).errors).toMatchObject([
      { path: 'owner_email' },
    ])
    await invited(buyer, 'pembeli@jual.test', 'BUYER')
    const other = {
      ...formOf('pembeli@jual.test'),
      invitation: await secretOf(api, 'pembeli@jual.test'),
    }
    expect((await apply(other)).message).toBe(invitationErrors.otherChannel.en)
    expect((await apply({ ...formOf(email), invitation })).status).toBe(200)
  })

  it('waits once: a second invitation of the same address makes no second application', async () => {
    const email = 'dua@jual.test'
    await applied(email)
    const other = await api.as('owner@lain.test')
    await invited(other, email, 'VENDOR')
    const invitation = await secretOf(api, email)
    expect((await apply({ ...formOf(email), invitation })).message).toBe(
      applicationErrors.waitsAlready.en.replace('{{email}}', email),
    )
    expect((await open(api, invitation)).status).toBe(200)
  })
})

describe('the provider', () => {
  it('accepts: there is a vendor with its owner, who is mailed, and who invited it is told', async () => {
    const email = 'terima@jual.test'
    const id = await applied(email)
    const accept = () =>
      provider.request(calls.acceptVendorApplication, { params: { id }, body: { version: 1 } })
    const notified = await notifiedBy(api, async () => {
      const answers = await Promise.all([accept(), accept(), accept()])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    })
    expect(notified).toEqual({ 'invited-joined': ['owner@maju.test'] })
    const { rows } = await api.pool.query(
      `select u.is_owner, v.legal_name, v.category, v.phone from users u
       join vendors v on v.id = u.vendor_id where u.email = $1`,
      [email],
    )
    expect(rows).toMatchObject([
      { is_owner: true, legal_name: 'PT Calon Penjual', category: 'Stationery' },
    ])
    expect((await api.mails(email)).map(({ kind }) => kind)).toContain('reset-password')
    expect(await joinedOf(email)).toMatchObject({ joined: 'joined' })
  })

  it('can only decline when the address has an account meanwhile', async () => {
    const email = 'akun@jual.test'
    const id = await applied(email)
    expect((await register(api, registrationOf(email))).status).toBe(200)
    const answer = await provider.request(calls.acceptVendorApplication, {
      params: { id },
      body: { version: 1 },
    })
    expect(answer).toMatchObject({
      status: 422,
      message: applicationErrors.hasAccount.en.replace('{{email}}', email),
    })
    expect(await joinedOf(email)).toMatchObject({ joined: 'waiting' })
  })

  it('declines with a reason that is mailed; who was declined may be invited anew', async () => {
    const email = 'tolak@jual.test'
    const id = await applied(email)
    const decline = (reason: string) =>
      provider.request(calls.declineVendorApplication, { params: { id }, body: { reason } })
    expect((await decline('  ')).message).toBe(applicationErrors.reasonRequired.en)
    expect((await decline('No tax number')).data).toMatchObject({
      lastStatus: 'Declined',
      reason: 'No tax number',
    })
    const [mail] = await api.mails(email)
    expect(mail).toMatchObject({ kind: 'application-declined' })
    expect(mail?.text).toContain('No tax number')
    expect(await joinedOf(email)).toMatchObject({ joined: 'declined' })
    expect((await decline('Again')).codes).toEqual(['illegal_move'])
    await invited(buyer, email, 'VENDOR')
    const again = await apply({ ...formOf(email), invitation: await secretOf(api, email) })
    expect(again.status).toBe(200)
  })

  it('finds those that wait first, the longest before the others', async () => {
    const rows = await provider.must(calls.listVendorApplications, { query: { limit: 100 } })
    const states = rows.map(({ lastStatus }) => lastStatus)
    const waiting = states.filter((state) => state === 'Waiting').length
    expect(states.slice(0, waiting).every((state) => state === 'Waiting')).toBe(true)
    const dates = rows.slice(0, waiting).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })
})
