import { listVendorAudit } from '@pasok/domain/audit/audit.vendor.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import * as calls from '@pasok/domain/vendors/team/team.contract'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { PASSWORD, userId, vendorId } from '../../../../test/company'
import { addUsers } from '../../../../test/people'
import { mailedToken, resetBy } from '../../../../test/identity'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('vendor@sinar.test')
})
afterAll(() => api.drop())

let people = 0
async function member(vendor = 'sinar'): Promise<{ id: string; email: string }> {
  people += 1
  const email = `member${people}@${vendor}.test`
  await addUsers(api.db, [{ email, flag: 'VENDOR', vendor_id: vendorId(vendor) }])
  return { id: userId(email), email }
}

const team = (person = owner) => person.must(calls.listVendorTeam)
const find = (list: readonly VendorMember[], id: string) => list.find(({ _id }) => _id === id)
const setStatus = (person: Person, _id: string, status: 'ACTIVE' | 'INACTIVE') =>
  person.request(calls.setVendorMemberStatus, { body: { _id, status } })
const actionsOf = async (id: string) =>
  (await owner.must(listVendorAudit, { query: { search: id } })).map(({ action }) => action)

describe('the team', () => {
  it('is read by all of it, the owner first, and managed by the owner alone', async () => {
    const { id, email } = await member()
    const otherMember = await member('karya')
    const seen = await team()
    expect(seen[0]).toMatchObject({ email: owner.email, isOwner: true, isSelf: true })
    expect(find(seen, id)).toMatchObject({
      isOwner: false,
      isSelf: false,
      last_login_time: null,
      actions: { edit: true, deactivate: true, activate: false, 'hand-over': true },
    })
    expect(find(seen, otherMember.id)).toBeUndefined()
    const person = await api.signIn(email)
    const own = await team(person)
    expect(own.map(({ _id }) => _id)).toEqual(seen.map(({ _id }) => _id))
    expect(own.flatMap(({ actions }) => Object.values(actions))).not.toContain(true)
    expect(find(own, id)?.last_login_time).not.toBeNull()
    const body = { _id: userId(owner.email), fullname: 'Mine' }
    for (const answer of [
      await person.request(calls.addVendorMember, {
        body: { fullname: 'X', email: 'x@sinar.test' },
      }),
      await person.request(calls.editVendorMember, { body }),
      await setStatus(person, id, 'INACTIVE'),
      await person.request(calls.transferVendor, { body: { _id: id } }),
    ])
      expect(answer).toMatchObject({ status: 403, codes: ['forbidden'] })
    expect(await api.mails('x@sinar.test')).toEqual([])
  })

  it('is found by name or email', async () => {
    const { id, email } = await member()
    const query = { search: email.toUpperCase(), limit: 5 }
    const found = await owner.must(calls.listVendorTeam, { query })
    expect(found.map(({ _id }) => _id)).toEqual([id])
    const otherMember = await member('karya')
    expect(
      await owner.must(calls.listVendorTeam, { query: { search: otherMember.email } }),
    ).toEqual([])
  })

  it('another vendor’s people are nobody’s', async () => {
    const { id } = await member('karya')
    const nothing = '00000000-0000-7000-8000-000000000000'
    for (const _id of [id, nothing, 'x', userId('owner@maju.test')])
      for (const answer of [
        await owner.request(calls.editVendorMember, { body: { _id, fullname: 'Mine' } }),
        await setStatus(owner, _id, 'INACTIVE'),
        await owner.request(calls.transferVendor, { body: { _id } }),
      ])
        expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
    expect((await api.signIn('vendor@karya.test')).access).not.toBe('')
  })
})

describe('a new user', () => {
  const body = { fullname: 'Dewi Lestari', email: 'Dewi@sinar.test' }

  it('is mailed a link, sets a password, and is in', async () => {
    const added = await owner.must(calls.addVendorMember, { body })
    expect(added).toMatchObject({ fullname: 'Dewi Lestari', status: 'ACTIVE', isOwner: false })
    await api.runJobs()
    const [mail] = await api.mails(body.email)
    expect(mail?.subject).toContain('PT Sinar Abadi')
    const token = await mailedToken(api, body.email, 'reset-password')
    expect((await resetBy(api, token, PASSWORD)).status).toBe(200)
    const person = await api.signIn(body.email)
    expect((await team(person)).some(({ isSelf, _id }) => isSelf && _id === added._id)).toBe(true)
    expect(await actionsOf(added._id)).toContain('user.add')
  })

  it('whose email has an account, whoever’s it is, is refused', async () => {
    for (const email of [body.email, 'owner@maju.test', 'VENDOR@karya.test'])
      expect(
        await owner.request(calls.addVendorMember, { body: { ...body, email } }),
      ).toMatchObject({
        status: 422,
        errors: [{ path: 'email' }],
      })
    expect(
      await owner.request(calls.addVendorMember, { body: { fullname: ' ', email: 'nobody' } }),
    ).toMatchObject({
      status: 422,
      errors: [{ path: 'fullname', message: teamErrors.nameRequired.en }, { path: 'email' }],
    })
  })

  it('two at once with one email: one is added, and mailed once', async () => {
    const email = 'twice@sinar.test'
    const add = () => owner.request(calls.addVendorMember, { body: { ...body, email } })
    const answers = await Promise.all([add(), add(), add()])
    expectOneWinner(answers)
    await api.runJobs()
    expect(await api.mails(email)).toHaveLength(1)
  })
})

describe('a name', () => {
  it('is changed by its version, and written down', async () => {
    const { id } = await member()
    const { version } = find(await team(), id) ?? { version: 0 }
    const edit = (fullname: string) =>
      owner.request(calls.editVendorMember, { body: { _id: id, fullname, version } })
    expect((await edit('Dewi')).data).toMatchObject({ fullname: 'Dewi', version: version + 1 })
    expect(await edit('Sari')).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect(await actionsOf(id)).toEqual(['user.edit'])
  })
})

describe('a deactivated user', () => {
  it('is out from the next call on and told so; activated, in again', async () => {
    const { id, email } = await member()
    const person = await api.signIn(email)
    expect(await setStatus(owner, id, 'INACTIVE')).toMatchObject({
      status: 200,
      data: { status: 'INACTIVE', actions: { activate: true, deactivate: false } },
    })
    expect(await person.request(calls.listVendorTeam)).toMatchObject({
      status: 401,
      codes: ['deactivated'],
    })
    expect((await setStatus(owner, id, 'INACTIVE')).status).toBe(200)
    expect((await setStatus(owner, id, 'ACTIVE')).status).toBe(200)
    expect((await team(await api.signIn(email))).length).toBeGreaterThan(1)
    expect(await actionsOf(id)).toEqual(['user.activate', 'user.deactivate'])
    await api.runJobs()
    expect(await api.mails(email)).toEqual([])
  })

  it('who was never in is mailed a link again', async () => {
    const email = 'late@sinar.test'
    const added = await owner.must(calls.addVendorMember, { body: { fullname: 'Late', email } })
    await setStatus(owner, added._id, 'INACTIVE')
    await setStatus(owner, added._id, 'ACTIVE')
    await api.runJobs()
    expect(await api.mails(email)).toHaveLength(2)
  })

  it('is never the owner', async () => {
    expect(await setStatus(owner, userId(owner.email), 'INACTIVE')).toMatchObject({
      status: 422,
      errors: [{ path: 'status', message: vendorPortalErrors.ownerStays.en }],
    })
  })
})

describe('the ownership', () => {
  const give = (person: Person, _id: string) =>
    person.request(calls.transferVendor, { body: { _id } })

  it('goes to an active user of the team, and counts at once', async () => {
    const first = await api.as('vendor@bersih.test')
    const { id, email } = await member('bersih')
    const away = await member('bersih')
    await setStatus(first, away.id, 'INACTIVE')
    expect(await give(first, userId(first.email))).toMatchObject({ status: 422 })
    expect(await give(first, away.id)).toMatchObject({ status: 422 })
    const answer = await give(first, id)
    expect(answer).toMatchObject({ status: 200 })
    expect(await setStatus(first, away.id, 'ACTIVE')).toMatchObject({ status: 403 })
    const next = await api.signIn(email)
    expect(await setStatus(next, away.id, 'ACTIVE')).toMatchObject({ status: 200 })
    const owners = (await team(next)).filter(({ isOwner }) => isOwner)
    expect(owners.map((one) => one.email)).toEqual([email])
    await api.runJobs()
    expect(await api.mails(email)).toHaveLength(1)
    expect(await api.mails(first.email)).toHaveLength(1)
  })

  it('of two hand-overs and a deactivation at once, there is one owner, who is active', async () => {
    const first = await api.as('vendor@karya.test')
    const [a, b] = [await member('karya'), await member('karya')]
    const answers = await Promise.all([
      give(first, a.id),
      give(first, b.id),
      setStatus(first, a.id, 'INACTIVE'),
      setStatus(first, b.id, 'INACTIVE'),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await api.pool.query<{ status: string }>(
      'select status from users where vendor_id = $1 and is_owner',
      [vendorId('karya')],
    )
    expect(rows).toEqual([{ status: 'ACTIVE' }])
  })
})
