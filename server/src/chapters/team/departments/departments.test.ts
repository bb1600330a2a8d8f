import {
  createDepartment,
  deleteDepartment,
  listDepartments,
} from '@pasok/domain/team/departments/departments.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api } from '../../../../test/api'
import { companyId, departmentId, idOf, nameOf, userId } from '../../../../test/company'
import { byEmail, newName, openDepartments } from '../../../../test/departments'

let api: Api
let fixture: Awaited<ReturnType<typeof openDepartments>>
beforeAll(async () => {
  api = await startApi()
  fixture = await openDepartments(api)
})
afterAll(() => api.drop())

const BUYER = 'purchasing@maju.test'
const APPROVER = 'approver@maju.test'
const FINANCE = 'finance@maju.test'
const setStatus = (email: string, status: string) =>
  api.pool.query('update users set status = $1 where id = $2', [status, userId(email)])

describe('a new department', () => {
  // proves 1.3.17 1.7.37 1.7.38 1.8.26
  it('has its name and its users, by name, each once', async () => {
    const name = newName()
    const answer = await fixture.create({
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
    expect(await fixture.find(department._id)).toEqual(department)
    expect(await fixture.auditOf(department._id)).toEqual([
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
    const [first, second] = [
      await fixture.create(body, fixture.keeper, key),
      await fixture.create(body, fixture.keeper, key),
    ]
    expect(first).toMatchObject({ status: 200, data: { users: [] } })
    expect(contentOf(second)).toEqual(contentOf(first))
  })

  // proves 2.5.17
  it.each(['', ' ', '\u3164\u200b'])('needs a name, which %j is not', async (name) => {
    for (const language of ['en', 'id'] as const) {
      const answer = await fixture.create({ name }, fixture.keeper, { 'accept-language': language })
      expect(answer).toMatchObject({
        status: 422,
        errors: [{ path: 'name', message: teamErrors.nameRequired[language] }],
      })
    }
    const { _id } = await fixture.made()
    const changed = await fixture.update({ _id, name, users: [] })
    expect(changed.errors).toMatchObject([{ path: 'name', message: 'Name is required' }])
  })

  it.each(['generic', ' Generic '])(
    'is not called %j: that says that there is none',
    async (name) => {
      const { _id } = await fixture.made()
      const message = `${name.trim()} means that no department is chosen. Choose another name.`
      for (const answer of [
        await fixture.create({ name }),
        await fixture.update({ _id, name, users: [] }),
      ])
        expect(answer).toMatchObject({
          status: 422,
          errors: [{ code: 'rule', path: 'name', message }],
        })
    },
  )

  it('has a name of its own in the company, whatever its case and blanks', async () => {
    const { _id, name } = await fixture.made()
    const duplicate = [
      {
        code: 'rule',
        path: 'name',
        message: `There is already a department called ${name}. Choose another name.`,
      },
    ]
    for (const same of [
      name,
      name.toUpperCase(),
      ` ${name} `,
      name.replace(' ', '  '),
      name.replaceAll('e', 'e '),
    ])
      expect(await fixture.create({ name: same })).toMatchObject({ status: 422, errors: duplicate })
    const { _id: other } = await fixture.made()
    expect(await fixture.update({ _id: other, name: name.toLowerCase(), users: [] })).toMatchObject(
      {
        status: 422,
        errors: duplicate,
      },
    )
    // A department's own name in another case, another company's name and a removed department's
    // name are all available.
    expect((await fixture.update({ _id, name: name.toUpperCase(), users: [] })).status).toBe(200)
    const elsewhere = await api.as('owner@lain.test')
    await elsewhere.must(createDepartment, { body: { name } })
    await fixture.remove(_id)
    expect((await fixture.create({ name })).status).toBe(200)
  })

  it('is of users of the company alone', async () => {
    const name = newName()
    const users = (...odd: string[]) => [...byEmail(BUYER), ...odd.map((id) => ({ userId: id }))]
    const unknown = await fixture.create({ name, users: users('test|nobody') })
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
      expect(contentOf(await fixture.create({ name, users: users(odd) }))).toEqual(
        contentOf(unknown),
      )
    const several = await fixture.create({ name, users: users('x', 'y') })
    expect(several.errors?.map(({ path }) => path)).toEqual(['users.1.userId', 'users.2.userId'])
    const { _id } = await fixture.made(BUYER)
    const before = await fixture.find(_id)
    expect(
      (await fixture.update({ _id, name, users: users('test|purchasing@lain.test') })).status,
    ).toBe(404)
    expect(await fixture.find(_id)).toEqual(before)
  })
})

describe('a department', () => {
  // proves 1.7.39
  it('is changed, and in the log with what it was', async () => {
    const department = await fixture.made(BUYER, APPROVER)
    const name = newName()
    const answer = await fixture.update({
      _id: department._id,
      name,
      users: byEmail(FINANCE, APPROVER),
      version: 1,
    })
    expect(answer).toMatchObject({ status: 200, message: 'Department updated' })
    expect(answer.data).toEqual({
      ...department,
      name,
      users: [APPROVER, FINANCE].map((email) => ({
        userId: `test|${email}`,
        label: nameOf(email),
      })),
      version: 2,
    })
    expect(await fixture.find(department._id)).toEqual(answer.data)
    expect((await fixture.auditOf(department._id)).slice(1)).toEqual([
      {
        action: 'department.update',
        before: { name: department.name, users: [APPROVER, BUYER].map(nameOf) },
        after: { name, users: [APPROVER, FINANCE].map(nameOf) },
      },
    ])
  })

  it('that is as it was, stays at its version', async () => {
    const { _id, name } = await fixture.made(BUYER, APPROVER)
    const same = { _id, name, users: byEmail(BUYER, APPROVER, BUYER), version: 1 }
    expect(await fixture.update(same)).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await fixture.auditOf(_id)).toHaveLength(1)
    expect(await fixture.update({ ...same, users: [] })).toMatchObject({
      data: { version: 2, users: [] },
    })
  })

  it('keeps who was deactivated, and adds nobody who is', async () => {
    const { _id, name } = await fixture.made(BUYER, FINANCE)
    await setStatus(FINANCE, 'INACTIVE')
    const updated = await fixture.update({ _id, name, users: byEmail(BUYER, APPROVER, FINANCE) })
    expect(updated).toMatchObject({ status: 200, data: { version: 2 } })
    await fixture.update({ _id, name, users: byEmail(BUYER) })
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
    expect(await fixture.update({ _id, name, users: byEmail(BUYER, FINANCE) })).toMatchObject(
      refused,
    )
    expect(await fixture.create({ name: newName(), users: byEmail(BUYER, FINANCE) })).toMatchObject(
      refused,
    )
    await setStatus(FINANCE, 'ACTIVE')
    expect((await fixture.update({ _id, name, users: byEmail(BUYER, FINANCE) })).status).toBe(200)
  })

  // proves 1.7.40
  it('is removed from the list, and kept', async () => {
    const { _id, name } = await fixture.made(BUYER)
    expect(await fixture.remove(_id)).toMatchObject({
      status: 200,
      message: 'Department deleted',
    })
    expect(await fixture.find(_id)).toBeUndefined()
    expect((await fixture.auditOf(_id)).at(-1)).toEqual({
      action: 'department.delete',
      before: { name, users: [nameOf(BUYER)] },
      after: null,
    })
    const { rows } = await api.pool.query<{ deleted_at: Date | null }>(
      'select deleted_at from departments where id = $1',
      [_id],
    )
    expect(rows[0]?.deleted_at).toBeInstanceOf(Date)
    expect((await fixture.remove(_id)).status).toBe(404)
    expect((await fixture.update({ _id, name, users: [] })).status).toBe(404)
  })

  it('of another company is as one that does not exist', async () => {
    const foreign = departmentId('lain', 'Warehouse')
    const nothing = idOf('nothing')
    const body = (_id: string) => ({ _id, name: newName(), users: [] })
    expect(contentOf(await fixture.update(body(foreign)))).toEqual(
      contentOf(await fixture.update(body(nothing))),
    )
    expect(contentOf(await fixture.remove(foreign))).toEqual(
      contentOf(await fixture.remove(nothing)),
    )
    const other = await api.as('owner@lain.test')
    expect(await other.must(listDepartments, {})).toContainEqual(
      expect.objectContaining({ _id: foreign, version: 1, name: 'Warehouse' }),
    )
  })

  it('is changed by who may, as its actions say', async () => {
    const { _id, name } = await fixture.made()
    const finance = await api.as(FINANCE)
    const seen = (await finance.must(listDepartments, {})).find((one) => one._id === _id)
    expect(seen?.actions).toEqual({ edit: false, delete: false })
    expect((await fixture.update({ _id, name, users: [] }, finance)).status).toBe(403)
    expect((await finance.request(deleteDepartment, { params: { id: _id } })).status).toBe(403)
    expect((await fixture.create({ name: newName() }, finance)).status).toBe(403)
  })
})
