import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { idShape, seenVersion, shortText } from '../../kernel/shapes'
import { featureShape, moduleEntryShape, roleShape } from '../team.model'

const company = { buyer_id: idShape.optional() }
const flag = z.literal('BUYER').optional()

/** Also for users who assign roles. `default=false` leaves out the default roles. */
export const listRoles = buyerCall({
  name: 'listRoles',
  method: 'GET',
  path: '/role',
  summary: "The company's roles: the default ones first, then its own by name",
  feature: ['roles.manage', 'team.manage'],
  query: z.object({ ...company, flag, default: z.enum(['true', 'false']).optional() }),
  data: z.array(roleShape),
})

/**
 * Spec 1 §3, Custom role: a parent module with its chosen children and features, by id. Dashboard
 * is always included and may be left out.
 */
const roleModuleShape = z.object({
  id_modules: z.string().trim().max(64),
  features: z.array(z.string().trim().max(64)).max(100),
  childs: z.array(z.string().trim().max(64)).max(50).default([]),
  flag,
})

const roleBody = {
  ...company,
  name: shortText,
  flag,
  default: z.boolean().optional(),
  modules: z.array(roleModuleShape).max(100),
}

export const createRole = buyerCall({
  name: 'createRole',
  method: 'POST',
  path: '/role',
  summary: 'Creates a custom role from modules and features',
  feature: 'roles.manage',
  body: z.object(roleBody),
  data: roleShape,
  errors: ['rule'],
})

export const updateRole = buyerCall({
  name: 'updateRole',
  method: 'PUT',
  path: '/role/:id',
  summary: 'Changes a custom role; it applies to its users from their next request on',
  feature: 'roles.manage',
  params: z.object({ id: idShape }),
  body: z.object({ ...roleBody, version: seenVersion }),
  data: roleShape,
  errors: ['rule', 'stale_version'],
})

export const deleteRole = buyerCall({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/role/:id',
  summary: 'Removes a custom role that nobody has',
  feature: 'roles.manage',
  params: z.object({ id: idShape }),
  data: z.null(),
  errors: ['rule'],
})

/** Returns the parent modules, including Dashboard, which is part of every role. */
export const listParentModules = buyerCall({
  name: 'listParentModules',
  method: 'GET',
  path: '/module/parents',
  summary: 'The parent modules for roles, with their children and features',
  feature: 'roles.manage',
  query: z.object({ flag }),
  data: z.array(moduleEntryShape),
})

export const listFeatures = buyerCall({
  name: 'listFeatures',
  method: 'GET',
  path: '/feature',
  summary: 'The permissions of a parent module and its children that a role may have',
  feature: 'roles.manage',
  query: z.object({ flag, parent_module_id: z.string().trim().max(64) }),
  data: z.array(featureShape),
})

export type RoleModule = z.output<typeof roleModuleShape>
