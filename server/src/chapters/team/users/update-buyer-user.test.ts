import { getSetting, updateBuyerUser } from '@pasok/domain/team/team.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { updateCompany } from '@pasok/domain/company/company.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../../../test/api'
import { companyId, nameOf, userId } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { enter, grant, NEW_PASSWORD, register, registrationOf } from '../../../../test/identity'
import { DETAIL } from '../../../../test/way-in'
import { loadMasters } from '../../company/masters/load-masters'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await loadMasters(api.db)
})
afterAll(() => api.drop())

const authOf = (email: string) => `test|${email}`
const update = (person: Person, auth_id: string, body: object) =>
  person.call('PUT', `/api/user-buyer/${encodeURIComponent(auth_id)}`, { body })

let companies = 0
async function newOwner(): Promise<{ owner: Person; authId: string; buyerId: string }> {
  companies += 1
  const email = `owner${companies}@wizard.test`
  const { data } = await register(api, registrationOf(email, `PT Wizard ${companies}`))
  return {
    owner: await enter(api, email, NEW_PASSWORD),
    authId: String(data?.['auth_id']),
    buyerId: String(data?.['buyer_id']),
  }
}

const buyerOf = async (id: string) => {
  const { rows } = await api.pool.query<{ submitted_at: Date | null; version: number }>(
    'select submitted_at, version from buyers where id = $1',
    [id],
  )
  return rows[0]
}

describe('ending the wizard', () => {
  // proves 1.3.14 1.4.7 1.7.11
  it('waits for the company detail, and then counts', async () => {
    const { owner, authId, buyerId } = await newOwner()
    const early = await update(owner, authId, { isFirstTime: false })
    expect(early).toMatchObject({ status: 422, codes: expect.arrayContaining(['rule']) })
    expect((await owner.must(getSetting)).isFirstTime).toBe(true)
    expect((await buyerOf(buyerId))?.submitted_at).toBeNull()

    await owner.must(updateCompany, { body: DETAIL })
    const before = await buyerOf(buyerId)
    await owner.must(updateBuyerUser, { params: { auth_id: authId }, body: { isFirstTime: false } })
    const after = await buyerOf(buyerId)
    expect(after?.submitted_at).toBeInstanceOf(Date)
    expect(after?.version).toBe((before?.version ?? 0) + 1)
    const setting = await owner.must(getSetting)
    expect(setting.isFirstTime).toBe(false)
    expect(setting.modules.map(({ module_detail }) => module_detail.path)).toEqual(['/dashboard'])

    // Repeating the request has no effect.
    await owner.must(updateBuyerUser, { params: { auth_id: authId }, body: { isFirstTime: false } })
    expect(await buyerOf(buyerId)).toEqual(after)
    const rowsIn = async (table: string, where: string) =>
      (await api.pool.query(`select * from ${table} where ${where}`, [buyerId])).rows
    expect(
      await rowsIn('status_history', "document = 'company' and document_id = $1"),
    ).toMatchObject([{ status: 'UNVERIFIED', user_name: 'Rina Wati' }])
    expect(await rowsIn('audit_log', "action = 'company.submit' and buyer_id = $1")).toHaveLength(1)
    expect(
      await rowsIn('outbox', "name = 'company.submitted' and payload ->> 'buyerId' = $1::text"),
    ).toHaveLength(1)
  })

  it('waits for the documents that the company type requires', async () => {
    const { owner, authId, buyerId } = await newOwner()
    const type = 'Perseroan Terbatas (PT)'
    await owner.must(updateCompany, { body: { ...DETAIL, type } })
    const early = await update(owner, authId, { isFirstTime: false })
    expect(early).toMatchObject({ status: 422, codes: ['rule'] })
    expect(early.errors?.[0]?.path).toBe('legal_documents.0.url')
    expect((await owner.must(getSetting)).isFirstTime).toBe(true)
    expect((await buyerOf(buyerId))?.submitted_at).toBeNull()
    // Without a company type, which the wizard confirmed, no documents are required.
    await owner.must(updateCompany, { body: { ...DETAIL, type: '' } })
    expect((await update(owner, authId, { isFirstTime: false })).status).toBe(200)
  })

  it('ten times at once counts once', async () => {
    const { owner, authId, buyerId } = await newOwner()
    await owner.must(updateCompany, { body: DETAIL })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => update(owner, authId, { isFirstTime: false })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { rows } = await api.pool.query(
      "select 1 from outbox where name = 'company.submitted' and payload ->> 'buyerId' = $1",
      [buyerId],
    )
    expect(rows).toHaveLength(1)
  })

  it('with nothing to do is refused', async () => {
    const owner = await api.as('owner@maju.test')
    expect((await update(owner, authOf(owner.email), {})).status).toBe(400)
  })

  it('is for oneself alone, and true changes nothing', async () => {
    const owner = await api.as('owner@maju.test')
    const other = authOf('purchasing@maju.test')
    expect((await update(owner, other, { isFirstTime: false })).status).toBe(403)
    expect((await update(owner, authOf(owner.email), { isFirstTime: true })).status).toBe(200)
    expect((await owner.must(getSetting)).isFirstTime).toBe(false)
    const { owner: mine } = await newOwner()
    const unknown = await update(mine, 'test|nobody', { isFirstTime: false })
    expect(unknown).toMatchObject({ status: 404, codes: ['not_found'] })
    const foreign = await update(mine, authOf('owner@awal.test'), { isFirstTime: false })
    expect(contentOf(foreign)).toEqual(contentOf(unknown))
  })
})

describe('a user', () => {
  // proves 1.3.13 1.4.9 1.6.23 1.7.11
  it('is disabled by a user who may manage the team, signed out immediately, and enabled again', async () => {
    const owner = await api.as('owner@maju.test')
    const person = await api.signIn('receiving@maju.test')
    const id = authOf(person.email)
    await owner.must(updateBuyerUser, { params: { auth_id: id }, body: { status: 'INACTIVE' } })
    expect((await person.request(getSetting)).status).toBe(401)
    expect((await grant(api, person.email, 'pasok#test1')).status).toBe(403)
    // Repeating the request has no effect.
    await owner.must(updateBuyerUser, { params: { auth_id: id }, body: { status: 'INACTIVE' } })
    await owner.must(updateBuyerUser, { params: { auth_id: id }, body: { status: 'ACTIVE' } })
    expect((await person.request(getSetting)).status).toBe(401)
    expect((await grant(api, person.email, 'pasok#test1')).status).toBe(200)
    const { rows } = await api.pool.query(
      'select action, before, after from audit_log where subject_id = $1 order by id',
      [userId(person.email)],
    )
    const who = { email: person.email, fullname: nameOf(person.email) }
    expect(rows).toEqual([
      {
        action: 'user.deactivate',
        before: { ...who, status: 'ACTIVE' },
        after: { ...who, status: 'INACTIVE' },
      },
      {
        action: 'user.activate',
        before: { ...who, status: 'INACTIVE' },
        after: { ...who, status: 'ACTIVE' },
      },
    ])
  })

  it('is not disabled without the permission, and the refusal reveals no user', async () => {
    for (const email of ['purchasing@maju.test', 'finance@maju.test']) {
      const person = await api.as(email)
      for (const target of [authOf('approver2@maju.test'), 'test|nobody', authOf(email)])
        expect((await update(person, target, { status: 'INACTIVE' })).status).toBe(403)
    }
  })

  // proves 1.4.10 1.6.13
  it('may be neither the owner nor oneself', async () => {
    const email = await addCustomRole(api.db, 'maju', 'manager', ['team.manage'])
    const manager = await api.as(email)
    expect(await update(manager, authOf('owner@maju.test'), { status: 'INACTIVE' })).toMatchObject({
      status: 422,
      errors: [{ path: 'status', message: teamErrors.owner.en }],
    })
    expect(await update(manager, authOf(email), { status: 'INACTIVE' })).toMatchObject({
      status: 422,
      errors: [{ path: 'status', message: teamErrors.oneself.en }],
    })
  })

  it('of another company is as one that does not exist', async () => {
    const owner = await api.as('owner@maju.test')
    const unknown = await update(owner, 'test|nobody', { status: 'INACTIVE' })
    expect(unknown).toMatchObject({ status: 404, codes: ['not_found'] })
    for (const email of ['purchasing@lain.test', 'vendor@sinar.test', 'superadmin@pasok.test'])
      expect(contentOf(await update(owner, authOf(email), { status: 'INACTIVE' }))).toEqual(
        contentOf(unknown),
      )
    const { rows } = await api.pool.query(
      "select 1 from users where status = 'INACTIVE' and coalesce(buyer_id, $1) <> $2",
      [companyId('none'), companyId('maju')],
    )
    expect(rows).toEqual([])
  })
})
