import { updateDepartment } from '@pasok/domain/team/departments/departments.contract'
import type { Department } from '@pasok/domain/team/team.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, nameOf, roleId } from '../../../../test/company'
import { addUsers } from '../../../../test/people'
import { statementsOf } from '../../../../test/count-statements'
import { byEmail, newName, openDepartments, statusesOf } from '../../../../test/departments'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let owner: Person
let fixture: Awaited<ReturnType<typeof openDepartments>>
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  fixture = await openDepartments(api)
})
afterAll(() => api.drop())

const BUYER = 'purchasing@maju.test'
const APPROVER = 'approver@maju.test'
const FINANCE = 'finance@maju.test'

describe('two concurrent requests', () => {
  it('with the same version: one changes it, the others are refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id, name } = await fixture.made(BUYER)
      const wanted = [byEmail(APPROVER), byEmail(FINANCE), byEmail(BUYER, FINANCE)]
      const answers = await Promise.all(
        wanted.map((users, at) =>
          fixture.update({ _id, name, users, version: 1 }, at === 0 ? owner : fixture.keeper),
        ),
      )
      expect(statusesOf(answers)).toEqual([200, 409, 409])
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version', 'stale_version'])
      const winner = answers.find(({ status }) => status === 200)
      expect(await fixture.find(_id)).toEqual(winner?.data)
    }
  })

  it('the refusal names who changed it and when; one’s own other window is named so', async () => {
    const { _id, name } = await fixture.made(BUYER)
    await fixture.update({ _id, name: newName(), users: [], version: 1 }, owner)
    const late = await fixture.update({ _id, name, users: [], version: 1 })
    expect(late).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect(late.message).toMatch(
      new RegExp(
        `^${nameOf('owner@maju.test')} changed this on \\d+ \\w{3} \\d{4}, \\d\\d:\\d\\d, after`,
      ),
    )
    const own = await fixture.update({ _id, name, users: [], version: 1 }, owner)
    expect(own.message).toMatch(/^You changed this in another window on /)
  })

  it('without a version: the last one is saved completely, and the log has both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await fixture.made(BUYER)
      const wanted = [
        { name: newName(), users: byEmail(APPROVER, FINANCE) },
        { name: newName(), users: byEmail(BUYER) },
      ]
      const answers = await Promise.all(wanted.map((body) => fixture.update({ _id, ...body })))
      expect(statusesOf(answers)).toEqual([200, 200])
      const now = await fixture.find(_id)
      expect(now?.version).toBe(3)
      expect(wanted.map((body) => [body.name, body.users.length])).toContainEqual([
        now?.name,
        now?.users.length,
      ])
      const [, first, second] = await fixture.auditOf(_id)
      expect(second?.before).toEqual(first?.after)
      expect(second?.after.name).toBe(now?.name)
    }
  })

  it('a name is taken once, made or given', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = newName()
      const { _id } = await fixture.made()
      const answers = await Promise.all([
        fixture.create({ name }),
        fixture.create({ name: name.toUpperCase() }, owner),
        fixture.update({ _id, name, users: [] }),
        fixture.create({ name }),
      ])
      expectOneWinner(answers)
    }
  })

  it('removing it counts once, and nothing changes it after that', async () => {
    const { _id, name } = await fixture.made(BUYER)
    const answers = await Promise.all([
      fixture.remove(_id),
      fixture.remove(_id),
      fixture.update({ _id, name, users: byEmail(FINANCE) }),
    ])
    expect(statusesOf(answers.slice(0, 2))).toEqual([200, 404])
    expect([200, 404]).toContain(answers[2]?.status)
    expect((await fixture.auditOf(_id)).at(-1)?.action).toBe('department.delete')
  })
})

describe('2000 users', () => {
  const emails = Array.from({ length: 2000 }, (_, at) => `crowd${at}@maju.test`)

  it('are put into a department by as many statements as a few', async () => {
    const role = { buyer_id: companyId('maju'), role_id: roleId('maju', 'finance') }
    await addUsers(
      api.db,
      emails.map((email) => ({ ...role, email, flag: 'BUYER' as const })),
    )
    const { _id, name } = await fixture.made(BUYER)
    let department: Department | undefined
    const set = (users: readonly string[]) =>
      statementsOf(async () => {
        const body = { _id, name, users: byEmail(...users) }
        department = await fixture.keeper.must(updateDepartment, { body })
      })
    const few = await set([BUYER, FINANCE])
    const many = await set(emails)
    expect(department?.users).toHaveLength(2000)
    expect(many).toHaveLength(few.length)
    expect(await set(emails.slice(0, 3))).toHaveLength(few.length)
    expect(department?.users.map(({ userId: id }) => id)).toEqual(
      byEmail(...emails.slice(0, 3)).map(({ userId: id }) => id),
    )
    const tooMany = [...emails, BUYER]
    expect((await fixture.update({ _id, name, users: byEmail(...tooMany) })).status).toBe(400)
  })
})
