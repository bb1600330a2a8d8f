import { notFound } from '@pasok/domain/kernel/errors'
import type { UserData } from '@pasok/domain/team/team.contract'
import { menuOf } from '@pasok/domain/team/team.menu'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { getCompanyDetail } from '../company/company.queries'
import { modulesOfRole } from './team.roles'
import { findMember } from './team.store'

/**
 * Who is signed in, as of now: what a session is made of (Spec 1 §3, §7).
 * @throws AppError `not_found`.
 */
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
  const grants = { features, modules: menuOf(modulesOfRole(role), features, actor) }
  return {
    email: actor.email,
    fullname: actor.name,
    role: { ...named, data: named, ...grants },
    ...grants,
    isFirstTime: actor.isFirstTime,
    auth_id: actor.authId,
    // While acting for it, a company counts as verified (Spec 1 §6).
    company_detail: actor.actingFor ? { ...company, verification_status: 'VERIFIED' } : company,
    buyer_id: company._id,
    company_code: company.company_code,
    buyer_name: company.legal_name,
    owner_email: member.owner_email ?? '',
    created_at: member.created_at.toISOString(),
    time_zone: actor.company.timeZone,
  }
}
