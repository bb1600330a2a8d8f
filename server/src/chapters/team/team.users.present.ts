import { actionsOnUser, type TeamManager } from '@pasok/domain/team/team.abilities'
import type { TeamUser } from '@pasok/domain/team/team.model'
import type { UserRow } from './team.users.store'

/** A user of the company, and what this person may do with them. */
export function presentUser(row: UserRow, person: TeamManager): TeamUser {
  const { id, is_owner: isOwner, status } = row
  return {
    auth_id: row.auth_id,
    fullname: row.full_name,
    email: row.email,
    role_id: row.role_id ?? '',
    role_name: row.role_name ?? '',
    status,
    last_login_time: row.last_sign_in_at?.toISOString() ?? null,
    isOwner,
    version: row.version,
    actions: actionsOnUser(person, { id, isOwner, status }),
  }
}
