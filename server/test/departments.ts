import {
  createDepartment,
  deleteDepartment,
  listDepartments,
} from '@pasok/domain/team/departments/departments.contract'
import type { Api, Answer } from './api'
import { addCustomRole } from './people'

let made = 0
export const newName = () => `Department ${(made += 1)}`

/** Returns users in the format of departments. */
export const byEmail = (...emails: string[]) => emails.map((email) => ({ userId: `test|${email}` }))

export const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** Opens a company's departments as a user with only this permission. */
export async function openDepartments(api: Api) {
  const keeper = await api.as(await addCustomRole(api.db, 'maju', 'keeper', ['departments.manage']))
  return {
    keeper,
    create: (body: object, person = keeper, headers: Record<string, string> = {}) =>
      person.call('POST', '/api/department', { body, headers }),
    update: (body: object, person = keeper) => person.call('PUT', '/api/department', { body }),
    remove: (id: string) => keeper.request(deleteDepartment, { params: { id } }),
    made: (...emails: string[]) =>
      keeper.must(createDepartment, { body: { name: newName(), users: byEmail(...emails) } }),
    find: async (id: string) =>
      (await keeper.must(listDepartments, {})).find(({ _id }) => _id === id),
    auditOf: async (id: string) =>
      (
        await api.pool.query(
          'select action, before, after from audit_log where subject_id = $1 order by id',
          [id],
        )
      ).rows,
  }
}
