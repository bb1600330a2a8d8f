import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { actionsOnUser, type TeamManager } from '@pasok/domain/team/team.abilities'
import type { UserData } from '@pasok/domain/team/team.contract'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { roleMenu } from '@pasok/domain/team/team.menu'
import type { TeamUser } from '@pasok/domain/team/team.model'
import type { OwnedCompany, SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import type { CompanySettings } from '@pasok/domain/team/settings/settings.contract'

import type { Actor, BuyerActor } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, ProviderScope } from '../../db/scope'
import { getCompanyDetail } from '../company/company.queries'
import { findBuyer } from '../company/company.store'
import { modulesOfRole } from './roles/users-with-feature'
import { listOwnedRows, listSuperAdminRows } from './super-admins/super-admins.store'
import { findMember, listOtherDeciders, type UserRow } from './users/users.store'

/** Returns the session data of the current user (Spec 1 §3, §7). @throws AppError `not_found`. */
export async function getUserData(db: Reader, actor: BuyerActor): Promise<UserData> {
  const [company, member] = await Promise.all([
    getCompanyDetail(db, actor.scope),
    findMember(db, actor.scope, actor.userId),
  ])
  if (!member) throw notFound()
  const role = actor.actingFor
    ? {
        id: member.owner_role_id,
        name: DEFAULT_ROLES.owner.name,
        default_key: 'owner',
        modules: [],
      }
    : {
        id: member.role_id,
        name: member.role_name ?? '',
        default_key: member.default_key,
        modules: member.modules ?? [],
      }
  const named = { _id: role.id ?? '', name: role.name }
  const features = [...actor.features]
  const grants = { features, modules: roleMenu(modulesOfRole(role), features, actor) }
  return {
    email: actor.email,
    fullname: actor.name,
    role: { ...named, data: named, ...grants },
    ...grants,
    isFirstTime: actor.isFirstTime,
    auth_id: actor.authId,
    // While a super admin acts for it, a company counts as verified (Spec 1 §6).
    company_detail: actor.actingFor ? { ...company, verification_status: 'VERIFIED' } : company,
    buyer_id: company._id,
    company_code: company.company_code,
    buyer_name: company.legal_name,
    owner_email: member.owner_email ?? '',
    created_at: member.created_at.toISOString(),
    time_zone: actor.company.timeZone,
  }
}

/**
 * Returns the company's own settings and the other users who may approve requests. @throws AppError
 * `not_found`.
 */
export async function getSettings(db: Reader | Trx, scope: BuyerScope): Promise<CompanySettings> {
  const buyer = getFound(await findBuyer(db, scope))
  const others = await listOtherDeciders(db, scope)
  return {
    time_zone: buyer.time_zone,
    language: buyer.language,
    owner_needs_approval: buyer.owner_needs_approval,
    other_approvers: others.map(({ full_name: fullname }) => ({ fullname })),
    version: buyer.version,
  }
}

/** Lists the companies that a super admin may act for (Spec 1 §6). */
export async function listOwned(
  db: Reader,
  actor: Actor,
  name: string | undefined,
): Promise<OwnedCompany[]> {
  const rows = await listOwnedRows(db, actor.scope, actor.userId, name ?? '')
  return rows.map((row) => ({
    _id: row.id,
    buyer_id: row.id,
    buyer_name: row.legal_name,
    company_code: row.company_code,
    fullname: row.full_name,
    email: row.email,
    auth_id: row.auth_id,
  }))
}

/** Lists super admins with their companies; only one when an id is given. */
export async function listSuperAdminsOf(
  db: Reader | Trx,
  scope: ProviderScope,
  id?: string,
): Promise<SuperAdmin[]> {
  const admins = new Map<string, SuperAdmin>()
  for (const row of await listSuperAdminRows(db, scope, id)) {
    const admin = admins.get(row.id) ?? {
      _id: row.id,
      fullname: row.full_name,
      email: row.email,
      status: row.status,
      last_login_time: row.last_sign_in_at?.toISOString() ?? null,
      version: row.version,
      companies: [],
    }
    admins.set(row.id, admin)
    if (row.buyer_id !== null)
      admin.companies.push({
        _id: row.buyer_id,
        legal_name: row.legal_name ?? '',
        company_code: row.company_code ?? '',
      })
  }
  return [...admins.values()]
}

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
