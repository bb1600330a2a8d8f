import {
  createDepartment,
  deleteDepartment,
  listDepartments,
  updateDepartment,
} from '@pasok/domain/team/team.departments.contract'
import type { Department } from '@pasok/domain/team/team.model'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, toldBy, type Answer, type Api, type Person } from '../../../test/api'
import {
  addCustomRole,
  addUsers,
  companyId,
  departmentId,
  idOf,
  nameOf,
  roleId,
  userId,
} from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'

let api: Api
let owner: Person
let keeper: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  keeper = await api.as(await addCustomRole(api.db, 'maju', 'keeper', ['departments.manage']))
})
afterAll(() => api.drop())

const byEmail = (...emails: string[]) => emails.map((email) => ({ userId: `test|${email}` }))
const [BUYER, APPROVER, FINANCE] = ['purchasing', 'approver', 'finance'].map(
  (key) => `${key}@maju.test`,
) as [string, string, string]

let made = 0
const newName = () => `Department ${(made += 1)}`
const create = (body: object, person = keeper, headers: Record<string, string> = {}) =>
  person.call('POST', '/api/department', { body, headers })
const update = (body: object, person = keeper) => person.call('PUT', '/api/department', { body })
const remove = (id: string) => keeper.ask(deleteDepartment, { params: { id } })
const newDepartment = (...emails: string[]) =>
  keeper.must(createDepartment, { body: { name: newName(), users: byEmail(...emails) } })
const find = async (id: string) =>
  (await keeper.must(listDepartments, {})).find(({ _id }) => _id === id)
const auditOf = async (id: string) =>
  (
    await api.pool.query(
      'select action, before, after from audit_log where subject_id = $1 order by id',
      [id],
    )
  ).rows
const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const setStatus = (email: string, status: string) =>
  api.pool.query('update users set status = $1 where id = $2', [status, userId(email)])

describe('a new department', () => {
  it('has its name and its users, by name, each once', async () => {
    const name = newName()
    const answer = await create({
      buyer_id: companyId('maju'),
      name: `  ${name}\u200b `,
      users: [{ userId: `test|${BUYER}`, label: 'whatever' }, ...byEmail(FINANCE, BUYER, APPROVER)],
    })
    expect(answer).toMatchObject({ status: 200, message: 'Success added department' })
    const department = createDepartment.data.parse(answer.data)
    expect(department).toEqual({
      _id: expect.any(String),
      name,
      buyer_id: companyId('maju'),
      users: [APPROVER, FINANCE, BUYER].map((email) => ({
        userId: `test|${email}`,
        label: nameOf(email),
      })),
      version: 1,
      actions: { edit: true, delete: true },
    })
    expect(await find(department._id)).toEqual(department)
    expect(await auditOf(department._id)).toEqual([
      {
        action: 'department.create',
        before: null,
        after: { name, users: [APPROVER, FINANCE, BUYER].map(nameOf) },
      },
    ])
  })

  it('may have nobody yet, and is one for the same call again', async () => {
    const body = { name: newName() }
    const key = { 'idempotency-key': 'one-department' }
    const [first, second] = [await create(body, keeper, key), await create(body, keeper, key)]
    expect(first).toMatchObject({ status: 200, data: { users: [] } })
    expect(toldBy(second)).toEqual(toldBy(first))
  })

  it.each(['', ' ', '\u3164\u200b'])('needs a name, which %j is not', async (name) => {
    for (const language of ['en', 'id'] as const) {
      const answer = await create({ name }, keeper, { 'accept-language': language })
      expect(answer).toMatchObject({
        status: 422,
        errors: [{ path: 'name', message: teamErrors.nameRequired[language] }],
      })
    }
    const { _id } = await newDepartment()
    const changed = await update({ _id, name, users: [] })
    expect(changed.errors).toMatchObject([{ path: 'name', message: 'Name is required' }])
  })

  it('has a name of its own in the company, whatever its case', async () => {
    const { _id, name } = await newDepartment()
    const taken = [
      {
        code: 'rule',
        path: 'name',
        message: `There is a department called ${name} already. Choose another name.`,
      },
    ]
    for (const same of [name, name.toUpperCase(), ` ${name} `])
      expect(await create({ name: same })).toMatchObject({ status: 422, errors: taken })
    const { _id: other } = await newDepartment()
    expect(await update({ _id: other, name: name.toLowerCase(), users: [] })).toMatchObject({
      status: 422,
      errors: taken,
    })
    // Its own in another case, another company's, and that of a removed one are free.
    expect((await update({ _id, name: name.toUpperCase(), users: [] })).status).toBe(200)
    const elsewhere = await api.as('owner@lain.test')
    await elsewhere.must(createDepartment, { body: { name } })
    await remove(_id)
    expect((await create({ name })).status).toBe(200)
  })

  it('is of users of the company alone', async () => {
    const name = newName()
    const users = (...odd: string[]) => [...byEmail(BUYER), ...odd.map((id) => ({ userId: id }))]
    const unknown = await create({ name, users: users('test|nobody') })
    expect(unknown).toMatchObject({
      status: 404,
      errors: [{ code: 'not_found', path: 'users.1.userId' }],
    })
    for (const odd of [
      'test|purchasing@lain.test',
      'test|vendor@sinar.test',
      'test|superadmin@pasok.test',
      userId(BUYER),
      "' or true --",
    ])
      expect(toldBy(await create({ name, users: users(odd) }))).toEqual(toldBy(unknown))
    const several = await create({ name, users: users('x', 'y') })
    expect(several.errors?.map(({ path }) => path)).toEqual(['users.1.userId', 'users.2.userId'])
    const { _id } = await newDepartment(BUYER)
    const before = await find(_id)
    expect((await update({ _id, name, users: users('test|purchasing@lain.test') })).status).toBe(
      404,
    )
    expect(await find(_id)).toEqual(before)
  })
})

describe('a department', () => {
  it('is changed, and in the log with what it was', async () => {
    const department = await newDepartment(BUYER, APPROVER)
    const name = newName()
    const answer = await update({
      _id: department._id,
      name,
      users: byEmail(FINANCE, APPROVER),
      version: 1,
    })
    expect(answer).toMatchObject({ status: 200, message: 'Success updated department' })
    expect(answer.data).toEqual({
      ...department,
      name,
      users: [APPROVER, FINANCE].map((email) => ({
        userId: `test|${email}`,
        label: nameOf(email),
      })),
      version: 2,
    })
    expect(await find(department._id)).toEqual(answer.data)
    expect((await auditOf(department._id)).slice(1)).toEqual([
      {
        action: 'department.update',
        before: { name: department.name, users: [APPROVER, BUYER].map(nameOf) },
        after: { name, users: [APPROVER, FINANCE].map(nameOf) },
      },
    ])
  })

  it('that is as it was, stays at its version', async () => {
    const { _id, name } = await newDepartment(BUYER, APPROVER)
    const same = { _id, name, users: byEmail(BUYER, APPROVER, BUYER), version: 1 }
    expect(await update(same)).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await auditOf(_id)).toHaveLength(1)
    expect(await update({ ...same, users: [] })).toMatchObject({ data: { version: 2, users: [] } })
  })

  it('keeps who was deactivated, and adds nobody who is', async () => {
    const { _id, name } = await newDepartment(BUYER, FINANCE)
    await setStatus(FINANCE, 'INACTIVE')
    const kept = await update({ _id, name, users: byEmail(BUYER, APPROVER, FINANCE) })
    expect(kept).toMatchObject({ status: 200, data: { version: 2 } })
    await update({ _id, name, users: byEmail(BUYER) })
    const refused = {
      status: 422,
      errors: [
        {
          code: 'rule',
          path: 'users.1.userId',
          message: `${nameOf(FINANCE)} has been deactivated. Activate the user first, or leave them out.`,
        },
      ],
    }
    expect(await update({ _id, name, users: byEmail(BUYER, FINANCE) })).toMatchObject(refused)
    expect(await create({ name: newName(), users: byEmail(BUYER, FINANCE) })).toMatchObject(refused)
    await setStatus(FINANCE, 'ACTIVE')
    expect((await update({ _id, name, users: byEmail(BUYER, FINANCE) })).status).toBe(200)
  })

  it('is removed from the list, and kept', async () => {
    const { _id, name } = await newDepartment(BUYER)
    expect(await remove(_id)).toMatchObject({ status: 200, message: 'Success removed department' })
    expect(await find(_id)).toBeUndefined()
    expect((await auditOf(_id)).at(-1)).toEqual({
      action: 'department.delete',
      before: { name, users: [nameOf(BUYER)] },
      after: null,
    })
    const { rows } = await api.pool.query<{ deleted_at: Date | null }>(
      'select deleted_at from departments where id = $1',
      [_id],
    )
    expect(rows[0]?.deleted_at).toBeInstanceOf(Date)
    expect((await remove(_id)).status).toBe(404)
    expect((await update({ _id, name, users: [] })).status).toBe(404)
  })

  it('of another company is as one that does not exist', async () => {
    const theirs = departmentId('lain', 'Warehouse')
    const nothing = idOf('nothing')
    const body = (_id: string) => ({ _id, name: newName(), users: [] })
    expect(toldBy(await update(body(theirs)))).toEqual(toldBy(await update(body(nothing))))
    expect(toldBy(await remove(theirs))).toEqual(toldBy(await remove(nothing)))
    const other = await api.as('owner@lain.test')
    expect(await other.must(listDepartments, {})).toContainEqual(
      expect.objectContaining({ _id: theirs, version: 1, name: 'Warehouse' }),
    )
  })

  it('is changed by who may, as its actions say', async () => {
    const { _id, name } = await newDepartment()
    const finance = await api.as(FINANCE)
    const seen = (await finance.must(listDepartments, {})).find((one) => one._id === _id)
    expect(seen?.actions).toEqual({ edit: false, delete: false })
    expect((await update({ _id, name, users: [] }, finance)).status).toBe(403)
    expect((await finance.ask(deleteDepartment, { params: { id: _id } })).status).toBe(403)
    expect((await create({ name: newName() }, finance)).status).toBe(403)
  })
})

describe('two at once', () => {
  it('who saw the same: one changes it, the others are told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id, name } = await newDepartment(BUYER)
      const wanted = [byEmail(APPROVER), byEmail(FINANCE), byEmail(BUYER, FINANCE)]
      const answers = await Promise.all(
        wanted.map((users, at) =>
          update({ _id, name, users, version: 1 }, at === 0 ? owner : keeper),
        ),
      )
      expect(statuses(answers)).toEqual([200, 409, 409])
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version', 'stale_version'])
      const winner = answers.find(({ status }) => status === 200)
      expect(await find(_id)).toEqual(winner?.data)
    }
  })

  it('without a version: the last stands whole, and the log tells of both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await newDepartment(BUYER)
      const wanted = [
        { name: newName(), users: byEmail(APPROVER, FINANCE) },
        { name: newName(), users: byEmail(BUYER) },
      ]
      const answers = await Promise.all(wanted.map((body) => update({ _id, ...body })))
      expect(statuses(answers)).toEqual([200, 200])
      const now = await find(_id)
      expect(now?.version).toBe(3)
      expect(wanted.map((body) => [body.name, body.users.length])).toContainEqual([
        now?.name,
        now?.users.length,
      ])
      const [, first, second] = await auditOf(_id)
      expect(second?.before).toEqual(first?.after)
      expect(second?.after.name).toBe(now?.name)
    }
  })

  it('a name is taken once, made or given', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = newName()
      const { _id } = await newDepartment()
      const answers = await Promise.all([
        create({ name }),
        create({ name: name.toUpperCase() }, owner),
        update({ _id, name, users: [] }),
        create({ name }),
      ])
      expect(statuses(answers)).toEqual([200, 422, 422, 422])
    }
  })

  it('removing it counts once, and nothing changes it after that', async () => {
    const { _id, name } = await newDepartment(BUYER)
    const answers = await Promise.all([
      remove(_id),
      remove(_id),
      update({ _id, name, users: byEmail(FINANCE) }),
    ])
    expect(statuses(answers.slice(0, 2))).toEqual([200, 404])
    expect([200, 404]).toContain(answers[2]?.status)
    expect((await auditOf(_id)).at(-1)?.action).toBe('department.delete')
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
    const { _id, name } = await newDepartment(BUYER)
    let department: Department | undefined
    const set = (users: readonly string[]) =>
      statementsOf(async () => {
        const body = { _id, name, users: byEmail(...users) }
        department = await keeper.must(updateDepartment, { body })
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
    expect((await update({ _id, name, users: byEmail(...tooMany) })).status).toBe(400)
  })
})
