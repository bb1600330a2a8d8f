import * as contracts from '@pasok/domain/team/departments/departments.contract'
import { departmentTexts } from '@pasok/domain/team/team.texts'
import { endpoint } from '../../../http/endpoint'
import { createDepartment, deleteDepartment, updateDepartment } from './edit-department'
import { listDepartments } from './departments.queries'

export const departmentEndpoints = [
  endpoint(contracts.listDepartments, async ({ db, actor }) => ({
    data: await listDepartments(db, actor),
  })),
  endpoint(contracts.createDepartment, async ({ work, body }) => ({
    data: await createDepartment(work, body),
    message: departmentTexts.added,
  })),
  endpoint(contracts.updateDepartment, async ({ work, body }) => ({
    data: await updateDepartment(work, body),
    message: departmentTexts.updated,
  })),
  endpoint(contracts.deleteDepartment, async ({ work, params }) => {
    await deleteDepartment(work, params.id)
    return { data: null, message: departmentTexts.removed }
  }),
]
