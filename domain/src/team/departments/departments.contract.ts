import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { idShape, seenVersion, shortText } from '../../kernel/shapes'
import { MAX_DEPARTMENT_USERS } from '../team.constants'
import { departmentShape } from '../team.model'

const company = { buyer_id: idShape.optional() }

export const listDepartments = buyerCall({
  name: 'listDepartments',
  method: 'GET',
  path: '/department',
  summary: "The company's departments with their users",
  feature: 'any',
  query: z.object(company),
  data: z.array(departmentShape),
})

/** Users by auth_id; the server looks up the label itself. */
const departmentUsers = z
  .array(
    z.object({ userId: z.string().trim().min(1).max(200), label: z.string().max(500).optional() }),
  )
  .max(MAX_DEPARTMENT_USERS)

export const createDepartment = buyerCall({
  name: 'createDepartment',
  method: 'POST',
  path: '/department',
  summary: 'Adds a department',
  feature: 'departments.manage',
  body: z.object({ ...company, name: shortText, users: departmentUsers.default([]) }),
  data: departmentShape,
  errors: ['rule'],
})

export const updateDepartment = buyerCall({
  name: 'updateDepartment',
  method: 'PUT',
  path: '/department',
  summary: 'Changes the name and the users of a department',
  feature: 'departments.manage',
  body: z.object({
    ...company,
    _id: idShape,
    name: shortText,
    users: departmentUsers,
    version: seenVersion,
  }),
  data: departmentShape,
  errors: ['rule', 'stale_version'],
})

export const deleteDepartment = buyerCall({
  name: 'deleteDepartment',
  method: 'DELETE',
  path: '/department/:id',
  summary: 'Removes a department; requests made for it keep its name',
  feature: 'departments.manage',
  params: z.object({ id: idShape }),
  data: z.null(),
})
