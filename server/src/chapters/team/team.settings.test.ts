import type { BodyIn } from '@pasok/domain/kernel/contract'
import { listTodos } from '@pasok/domain/reports/reports.contract'
import {
  approveRequest,
  getRequest,
  rejectRequest,
  sendRequestEmail,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'

import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { actForCompany } from '@pasok/domain/team/team.provider.contract'
import {
  getCompanySettings,
  saveCompanySettings,
} from '@pasok/domain/team/settings/settings.contract'
import { settingsErrors } from '@pasok/domain/team/settings/settings.texts'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf, startApi, type Api, type Person } from '../../../test/api'
import { companyId, nameOf, userId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { notifiedBy } from '../../../test/notified'
import { addCustomRole } from '../../../test/people'
import { draft, submitted } from '../../../test/requests'

let api: Api
let owner: Person
let approver: Person
const LINES = [{ product: 'kertas', quantity: 1 }] as const
const PLAIN = { time_zone: 'Asia/Jakarta', language: 'en', owner_needs_approval: false } as const

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  approver = await api.as('approver@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const settings = () => owner.must(getCompanySettings)
const save = (other: Partial<BodyIn<typeof saveCompanySettings>> = {}, person = owner) =>
  person.request(saveCompanySettings, { body: { ...PLAIN, ...other } })
const setStatus = async (names: readonly string[], status: 'ACTIVE' | 'INACTIVE') => {
  for (const name of names) {
    const params = { auth_id: `test|${name}@maju.test` }
    await owner.must(updateBuyerUser, { params, body: { status } })
  }
}
const APPROVERS = ['approver', 'approver2']
const actionsOf = async (id: string, person = owner) =>
  (await person.must(getRequest, { params: { id } })).actions
const approve = (id: string, person = owner) => person.request(approveRequest, { params: { id } })

describe('company settings', () => {
  it('are read and saved, told in the log, and refused where they were changed since', async () => {
    expect(await settings()).toEqual({
      ...PLAIN,
      other_approvers: APPROVERS.map((name) => ({ fullname: nameOf(`${name}@maju.test`) })),
      version: expect.any(Number),
    })
    const { version } = await settings()
    const wanted = { time_zone: 'Asia/Jayapura', language: 'id' } as const
    const saved = await save({ ...wanted, version })
    expect(saved).toMatchObject({ status: 200, data: { ...wanted, version: version + 1 } })
    expect((await save({ ...wanted, version })).codes).toEqual(['stale_version'])
    // Saving unchanged values has no effect.
    expect((await save({ ...wanted, version: version + 1 })).data).toMatchObject({
      version: version + 1,
    })
    const { rows } = await api.pool.query(
      "select before, after from audit_log where action = 'company.settings' and buyer_id = $1",
      [companyId('maju')],
    )
    expect(rows).toEqual([{ before: { time_zone: 'Asia/Jakarta', language: 'en' }, after: wanted }])
    for (const wrong of [{ time_zone: 'Mars/Olympus' }, { language: 'fr' }, { language: '' }])
      expect(
        (
          await owner.call('PUT', '/api/buyer/settings', {
            token: 'id',
            body: { ...PLAIN, ...wrong },
          })
        ).status,
      ).toBe(400)
    expect((await save()).status).toBe(200)
  })

  it('two at once from the same look: one is saved, the other is told', async () => {
    const { version } = await settings()
    const answers = await Promise.all([
      save({ time_zone: 'Asia/Makassar', version }),
      save({ time_zone: 'Asia/Jayapura', version }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect((await save()).status).toBe(200)
  })
})

describe('the Owner’s own request', () => {
  it('waits for somebody else while the company wants it and somebody may', async () => {
    const own = await submitted(owner, LINES)
    expect(await actionsOf(own)).toMatchObject({ approve: true, reject: true })
    await save({ owner_needs_approval: true })
    expect(await actionsOf(own)).toMatchObject({ approve: false, reject: false })
    expect(await approve(own)).toMatchObject({
      status: 403,
      message: requestErrors.ownRequestOfOwner.en,
    })
    const rejected = await owner.request(rejectRequest, {
      params: { id: own },
      body: { note: 'No' },
    })
    expect(rejected.status).toBe(403)
    expect(await owner.must(listTodos)).not.toContainEqual(
      expect.objectContaining({ duty: 'requests-to-approve' }),
    )
    expect(await actionsOf(own, approver)).toMatchObject({ approve: true, reject: true })
    // Other users' requests are decided as before.
    const othersRequest = await submitted(await api.as('purchasing@maju.test'), LINES)
    expect(await actionsOf(othersRequest)).toMatchObject({ approve: true })
    expect((await approve(own, approver)).status).toBe(200)
    expect((await approve(othersRequest)).status).toBe(200)
  })

  it('notifies users who may decide it, in the list and by mail', async () => {
    const purchasing = await api.as('purchasing@maju.test')
    const readNotified = async () => {
      // The submitting user is never notified, so another user submits the Owner's draft.
      const id = await draft(owner, LINES)
      const people = await notifiedBy(api, () => purchasing.must(submitRequest, { params: { id } }))
      const { sent } = await purchasing.must(sendRequestEmail, { body: { id } })
      return { people: people['request-submitted']?.toSorted(), sent }
    }
    const approvers = APPROVERS.map((name) => `${name}@maju.test`)
    expect(await readNotified()).toEqual({ people: approvers.toSorted(), sent: 2 })
    await save()
    expect(await readNotified()).toEqual({
      people: [...approvers, owner.email].toSorted(),
      sent: 3,
    })
    await save({ owner_needs_approval: true })
  })

  it('is the Owner’s again once nobody else may, and somebody else’s once one may', async () => {
    const own = await submitted(owner, LINES)
    expect(await actionsOf(own)).toMatchObject({ approve: false })
    await setStatus(['approver'], 'INACTIVE')
    expect(await actionsOf(own)).toMatchObject({ approve: false })
    await setStatus(['approver2'], 'INACTIVE')
    expect(await actionsOf(own)).toMatchObject({ approve: true })
    // The setting stays as saved, and other settings can be changed.
    expect(await settings()).toMatchObject({ owner_needs_approval: true, other_approvers: [] })
    const changed = await save({ owner_needs_approval: true, time_zone: 'Asia/Makassar' })
    expect(changed.status).toBe(200)
    await addCustomRole(api.db, 'maju', 'decider', ['requests.read', 'requests.decide'])
    expect(await actionsOf(own)).toMatchObject({ approve: false })
    await setStatus(['decider'], 'INACTIVE')
    expect((await approve(own)).status).toBe(200)
  })

  it('is so for a super admin who acts for the company, too', async () => {
    const email = 'superadmin@pasok.test'
    await api.db
      .insertInto('super_admin_companies')
      .values({ user_id: userId(email), buyer_id: companyId('maju') })
      .execute()
    const admin = await api.signIn(email)
    const tokens = await admin.must(actForCompany, { params: { id: `test|${owner.email}` } })
    const acting = personOf(api.server, email, tokens)
    await setStatus(['decider'], 'ACTIVE')
    const own = await submitted(owner, LINES)
    expect(await actionsOf(own, acting)).toMatchObject({ approve: true })
    const id = await draft(owner, LINES)
    await acting.must(submitRequest, { params: { id } })
    expect(await actionsOf(id, acting)).toMatchObject({ approve: false })
    expect((await approve(id, acting)).status).toBe(403)
    await save()
    expect((await approve(id, acting)).status).toBe(200)
    expect((await approve(own, acting)).status).toBe(200)
  })

  it('can’t be made to wait where nobody else may decide', async () => {
    await setStatus(['decider'], 'INACTIVE')
    expect(await save({ owner_needs_approval: true })).toMatchObject({
      status: 422,
      message: settingsErrors.nobodyElse.en,
    })
    await setStatus([...APPROVERS, 'decider'], 'ACTIVE')
    expect((await save({ owner_needs_approval: true })).status).toBe(200)
    expect((await settings()).other_approvers).toHaveLength(3)
    await save()
  })
})
