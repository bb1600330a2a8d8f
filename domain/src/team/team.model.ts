import { USER_STATUSES } from './team.constants'
import { z } from 'zod'
import { actionsShape } from '../kernel/shapes'
import { moduleDetailShape } from '../identity/identity.model'

const DEPARTMENT_ACTIONS = ['edit', 'delete'] as const

/** Spec 1 §3, Department: `userId` is the user's auth_id, `label` the full name. */
export const departmentShape = z.object({
  _id: z.string(),
  name: z.string(),
  buyer_id: z.string(),
  users: z.array(z.object({ userId: z.string(), label: z.string() })),
  version: z.number(),
  actions: actionsShape(DEPARTMENT_ACTIONS),
})
export type Department = z.output<typeof departmentShape>

export type UserStatus = (typeof USER_STATUSES)[number]

const TEAM_USER_ACTIONS = ['edit', 'change-role', 'activate', 'deactivate', 'send-reset'] as const
export type TeamUserAction = (typeof TEAM_USER_ACTIONS)[number]

/** Spec 1 §3, Team user. */
export const teamUserShape = z.object({
  auth_id: z.string(),
  fullname: z.string(),
  email: z.string(),
  role_id: z.string(),
  role_name: z.string(),
  status: z.enum(USER_STATUSES),
  /** ISO 8601; null when the user has never signed in. */
  last_login_time: z.string().nullable(),
  isOwner: z.boolean(),
  version: z.number(),
  actions: actionsShape(TEAM_USER_ACTIONS),
})
export type TeamUser = z.output<typeof teamUserShape>

const ROLE_ACTIONS = ['edit', 'delete', 'assign'] as const
export type RoleAction = (typeof ROLE_ACTIONS)[number]

/**
 * Spec 1 §3, Module entry of a role: the parent module with the role's features and children, and
 * all that are available. Features are ids; `child_navigations` are the chosen children.
 */
export const moduleEntryShape = z.object({
  module_detail: moduleDetailShape,
  child_navigations: z.array(moduleDetailShape),
  features: z.array(z.string()),
  all_child_navigations_parents: z.array(moduleDetailShape),
  all_features_parents: z.array(z.string()),
})
export type ModuleEntry = z.output<typeof moduleEntryShape>

/** Spec 1 §3, a module of a custom role: its entry, with the ids that are saved. */
const roleModuleEntryShape = moduleEntryShape.extend({
  id_modules: z.string(),
  childs: z.array(z.string()),
  flag: z.literal('BUYER'),
})

/** Spec 1 §3, Custom role. */
export const roleShape = z.object({
  _id: z.string(),
  name: z.string(),
  default: z.boolean(),
  buyer_id: z.string(),
  flag: z.literal('BUYER'),
  modules: z.array(roleModuleEntryShape),
  /** Number of users with the role, inactive ones included. */
  users: z.number(),
  /** Names of the first of these users, so that anyone deleting the role sees who has it. */
  holders: z.array(z.string()),
  version: z.number(),
  actions: actionsShape(ROLE_ACTIONS),
})
export type Role = z.output<typeof roleShape>

export const featureShape = z.object({
  _id: z.string(),
  name: z.string(),
  /** The feature's module: the requested parent, or one of its children. */
  module_id: z.string(),
})
