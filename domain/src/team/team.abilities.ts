import type { Feature } from '../kernel/features'
import type { Department, RoleAction, TeamUser, TeamUserAction } from './team.model'

/** Who asks, of the company's own people. */
export interface TeamManager {
  userId: string
  isOwner: boolean
  features: ReadonlySet<Feature>
}

/** What of a user decides what may be done with them. */
interface ManagedUser {
  id: string
  isOwner: boolean
  status: TeamUser['status']
}

/**
 * What a person may do with a user of the company. The owner's row can't be toggled and the owner's
 * role not be changed (Spec 1 §4); nobody deactivates themselves, or gives themselves another role.
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

/** What of a role decides what may be done with it. */
interface ManagedRole {
  isDefault: boolean
  isOwners: boolean
  /** How many users have it. */
  users: number
  /** The person who asks has it. */
  isOwn: boolean
  features: ReadonlySet<Feature>
}

/**
 * What a person may do with a role. Default roles can't be edited; one that is in use can't be
 * deleted; nobody edits the role that they have, or gives one that may do more than they may; the
 * Owner's is given by the provider alone
 * (`docs/domain.md` §3).
 */
export function actionsOnRole(person: TeamManager, role: ManagedRole): Record<RoleAction, boolean> {
  const mayEdit = person.features.has('roles.manage') && !role.isDefault
  return {
    edit: mayEdit && !role.isOwn,
    delete: mayEdit && role.users === 0,
    assign: person.features.has('team.manage') && !role.isOwners && isWithin(role, person),
  }
}

/** What a person may do with a department. */
export function actionsOnDepartment(person: Pick<TeamManager, 'features'>): Department['actions'] {
  const may = person.features.has('departments.manage')
  return { edit: may, delete: may }
}

/** True when the person may do everything that the other may. */
export const isWithin = (
  { features }: { features: ReadonlySet<Feature> },
  person: Pick<TeamManager, 'features'>,
): boolean => [...features].every((feature) => person.features.has(feature))
