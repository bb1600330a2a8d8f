import * as calls from '@pasok/domain/team/roles/roles.contract'
import { roleMessages } from '@pasok/domain/team/roles/roles.texts'
import { endpoint } from '../../../http/endpoint'
import { createRole, deleteRole, updateRole } from './edit-role'
import { listFeatures, listParentModules, listRoles } from './roles.queries'

export const roleEndpoints = [
  endpoint(calls.listRoles, async ({ db, scope, actor, query }) => ({
    data: await listRoles(db, scope, actor, { withDefaults: query.default !== 'false' }),
  })),
  endpoint(calls.createRole, async ({ work, body }) => ({
    data: await createRole(work, body),
    message: roleMessages.created,
  })),
  endpoint(calls.updateRole, async ({ work, params, body }) => ({
    data: await updateRole(work, params.id, body, body.version),
    message: roleMessages.updated,
  })),
  endpoint(calls.deleteRole, async ({ work, params }) => {
    await deleteRole(work, params.id)
    return { data: null, message: roleMessages.removed }
  }),
  endpoint(calls.listParentModules, async () => ({ data: listParentModules() })),
  endpoint(calls.listFeatures, async ({ query, language }) => ({
    data: listFeatures(query.parent_module_id, language),
  })),
]
