import type { Feature } from '../kernel/features'
import type { Department, RoleAction, TeamUser, TeamUserAction } from './team.model'

export interface TeamManager {
  userId: string
  isOwner: boolean
  features: ReadonlySet<Feature>
}

/** The facts about a user that decide which actions are allowed on them. */
interface ManagedUser {
  id: string
  isOwner: boolean
  status: TeamUser['status']
}

/**
 * Returns which actions the current user may take on a user of the company. The owner can be
 * neither deactivated nor given another role (Spec 1 §4); users can neither deactivate themselves
 * nor change their own role.
 */
export function actionsOnUser(
  person: TeamManager,
  user: ManagedUser,
): Record<TeamUserAction, boolean> {
  const may = person.features.has('team.manage')
  const isOther = may && !user.isOwner && user.id !== person.userId
  const isActive = user.status === 'ACTIVE'
  return {
    edit: may,
    'change-role': isOther,
    activate: isOther && !isActive,
    deactivate: isOther && isActive,
    'send-reset': may && isActive,
  }
}

/** The facts about a role that decide which actions are allowed on it. */
interface ManagedRole {
  isDefault: boolean
  isOwners: boolean
  /** Number of users with the role. */
  users: number
  /** Whether the current user has the role. */
  isOwn: boolean
  features: ReadonlySet<Feature>
}

/**
 * Returns which actions the current user may take on a role. Default roles cannot be edited, roles
 * in use cannot be deleted, and users can neither edit their own role nor assign one with more
 * permissions than they have; only the provider assigns the Owner's role (`docs/domain.md` §3).
 */
export function actionsOnRole(person: TeamManager, role: ManagedRole): Record<RoleAction, boolean> {
  const mayEdit = person.features.has('roles.manage') && !role.isDefault
  return {
    edit: mayEdit && !role.isOwn,
    delete: mayEdit && role.users === 0,
    assign: person.features.has('team.manage') && !role.isOwners && isWithin(role, person),
  }
}

/** Returns which actions the current user may take on a department. */
export function actionsOnDepartment(person: Pick<TeamManager, 'features'>): Department['actions'] {
  const may = person.features.has('departments.manage')
  return { edit: may, delete: may }
}

/** Returns whether the user has all features of the other one. */
export const isWithin = (
  { features }: { features: ReadonlySet<Feature> },
  person: Pick<TeamManager, 'features'>,
): boolean => [...features].every((feature) => person.features.has(feature))
