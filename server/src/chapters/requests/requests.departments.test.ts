import { requestErrors } from '@pasok/domain/requests/requests.errors'
import {
  approveRequest,
  getRequest,
  getRequestItems,
  listRequests,
  saveRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import {
  createDepartment,
  deleteDepartment,
  updateDepartment,
} from '@pasok/domain/team/departments/departments.contract'
import { getOrder, listOrders } from '@pasok/domain/orders/orders.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, nameOf } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { bodyOf, draft } from '../../../test/requests'

let api: Api
let owner: Person
let author: Person
let colleague: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  author = await api.as('purchasing@maju.test')
  colleague = await api.as('purchasing2@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const LINES = [{ product: 'kertas', quantity: 1 }] as const
let made = 0
const usersOf = (...people: Person[]) => people.map(({ email }) => ({ userId: `test|${email}` }))
const departmentOf = (...people: Person[]) => {
  const name = `Department ${(made += 1)}`
  return owner.must(createDepartment, { body: { name, users: usersOf(...people) } })
}
const remove = (id: string) => owner.must(deleteDepartment, { params: { id } })
const setUsers = ({ _id, name }: { _id: string; name: string }, ...people: Person[]) =>
  owner.must(updateDepartment, { body: { _id, name, users: usersOf(...people) } })
const draftFor = (department: { _id: string }) =>
  draft(author, LINES, { department: department._id })
const read = (id: string) => author.must(getRequest, { params: { id } })
const save = (person: Person, id: string, department: string | null) =>
  person.request(updateRequest, { body: { ...bodyOf('maju', LINES, { department }), id } })
const submit = (person: Person, id: string) => person.request(submitRequest, { params: { id } })
const refusalWith = (message: string) => ({
  status: 422,
  errors: [{ code: 'rule', path: 'department', message }],
})

it('that is none may be saved back as the server answers it', async () => {
  const id = await draft(author, LINES)
  const { department } = await read(id)
  expect(department).toBe('generic')
  expect((await save(author, id, department)).status).toBe(200)
  expect((await read(id)).department).toBe('generic')
  const answer = await author.request(saveRequest, {
    body: bodyOf('maju', LINES, { department: 'generic' }),
  })
  expect(answer.status).toBe(200)
})

describe('a department that was removed', () => {
  it('stays by name in its requests, and they continue', async () => {
    const department = await departmentOf(author)
    const id = await draftFor(department)
    expect((await submit(author, id)).status).toBe(200)
    await remove(department._id)
    expect(await read(id)).toMatchObject({
      department: department.name,
      department_id: department._id,
    })
    const rows = await author.must(listRequests, { params: { buyer_id: companyId('maju') } })
    expect(rows.find(({ _id }) => _id === id)?.department).toBe(department.name)
    const approver = await api.as('approver@maju.test')
    await approver.must(approveRequest, { params: { id } })
    const code = (await read(id)).code_pr
    const [order] = await author.must(listOrders, {
      query: { searchTopic: 'code_pr', searchValue: code },
    })
    const detail = await author.must(getOrder, { params: { id: order?._id ?? '' } })
    expect(detail.department).toBe(department.name)
  })

  it('cannot be used for saving or submitting, and the draft shows it', async () => {
    const department = await departmentOf(author)
    const id = await draftFor(department)
    await remove(department._id)
    const removed = refusalWith(
      `The department ${department.name} was removed from your company. Choose another one, or none.`,
    )
    expect(await submit(author, id)).toMatchObject(removed)
    expect(await save(author, id, department._id)).toMatchObject(removed)
    const body = bodyOf('maju', LINES, { department: department._id })
    expect(await author.request(saveRequest, { body })).toMatchObject(removed)
    expect(await read(id)).toMatchObject({ version: 1, department: department.name })
    const items = await author.must(getRequestItems, { params: { id } })
    expect(items.department_id).toBe(department._id)

    const other = await departmentOf(author)
    expect((await save(author, id, other._id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ department: other.name })
    await remove(other._id)
    expect((await save(author, id, null)).status).toBe(200)
    expect((await submit(author, id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ department: 'generic', lastStatus: 'Submit' })
  })

  it('is told in the language of who asks', async () => {
    const department = await departmentOf(author)
    const id = await draftFor(department)
    await remove(department._id)
    const answer = await author.call('PUT', `/api/purchase-request/submit/${id}`, {
      body: {},
      headers: { 'accept-language': 'id' },
    })
    expect(answer.message).toBe(
      requestErrors.departmentRemoved.id.replace('{{name}}', department.name),
    )
  })

  it('at the same moment is submitted for, or refused: never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const department = await departmentOf(author)
      const id = await draftFor(department)
      const [answer] = await Promise.all([submit(author, id), remove(department._id)])
      expect([200, 409, 422]).toContain(answer.status)
      expect(await read(id)).toMatchObject({
        lastStatus: answer.status === 200 ? 'Submit' : 'Open',
        department: department.name,
      })
    }
  })
})

describe('a person who left a department', () => {
  it('is refused when saving or submitting a draft for it, and chooses another', async () => {
    const department = await departmentOf(author)
    const id = await draftFor(department)
    await setUsers(department, colleague)
    const left = refusalWith(
      `You no longer belong to the department ${department.name}. Choose another one, or none.`,
    )
    expect(await submit(author, id)).toMatchObject(left)
    expect(await save(author, id, department._id)).toMatchObject(left)
    expect(await read(id)).toMatchObject({ version: 1, lastStatus: 'Open' })
    expect((await save(author, id, null)).status).toBe(200)
    expect((await submit(author, id)).status).toBe(200)
  })

  it('can be represented by a colleague who belongs to it', async () => {
    const department = await departmentOf(author)
    const id = await draftFor(department)
    await setUsers(department, colleague)
    expect((await save(colleague, id, department._id)).status).toBe(200)
    expect((await submit(colleague, id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ department: department.name })
  })

  it('is named to a colleague who does not', async () => {
    const department = await departmentOf(author)
    const id = await draftFor(department)
    await setUsers(department)
    const left = refusalWith(
      `${nameOf(author.email)} no longer belongs to the department ${department.name}. Choose one of yours, or none.`,
    )
    expect(await submit(colleague, id)).toMatchObject(left)
    expect(await save(colleague, id, department._id)).toMatchObject(left)
  })
})

describe('a department with another name', () => {
  it('has it in drafts that are saved again, and the old one in submitted requests', async () => {
    const department = await departmentOf(author)
    const [open, sent] = [await draftFor(department), await draftFor(department)]
    await submit(author, sent)
    const name = `Department ${(made += 1)}`
    await setUsers({ ...department, name }, author)
    expect((await save(author, open, department._id)).status).toBe(200)
    expect((await read(open)).department).toBe(name)
    expect((await read(sent)).department).toBe(department.name)
  })
})
