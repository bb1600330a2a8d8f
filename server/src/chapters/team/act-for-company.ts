import { notFound } from '@pasok/domain/kernel/errors'
import type { DataOf } from '@pasok/domain/kernel/contract'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import type { actForCompany } from '@pasok/domain/team/team.super-admin.contract'
import type { Actor, BuyerActor } from '../../db/actor'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { buyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Issue } from '../../ports/identity-provider'
import { getUserData } from './team.queries'
import { featuresOfRole } from './team.roles'
import { findOwnedCompany, findOwnSignIn } from './team.super-admin.store'

interface Company {
  id: string
  company_code: string
  legal_name: string
  time_zone: string
}

/**
 * A sign-in of a super admin for a company, made of their own one and ending with it; the tokens are
 * ours, whoever knows the accounts, by a key that was read before the transaction: twenty at once
 * wait for no second connection.
 * @throws AppError `not_found` for a company that they may not act for.
 */
export async function actFor(
  work: Work,
  issue: Issue,
  ownerAuthId: string,
): Promise<DataOf<typeof actForCompany>> {
  const { trx, scope } = work
  const company = await findOwnedCompany(trx, scope, work.actor.userId, ownerAuthId)
  if (!company) throw notFound()
  const signInId = newId()
  const own = await findOwnSignIn(trx, scope, work.actor.signInId)
  await trx
    .insertInto('sign_ins')
    .values({
      id: signInId,
      user_id: work.actor.userId,
      buyer_id: company.id,
      parent_id: own.id,
      created_at: work.now,
      active_at: work.now,
      expires_at: own.expires_at,
      address: own.address,
      user_agent: own.user_agent,
      ended_at: null,
      ended_because: null,
    })
    .execute()
  const actor = actingActor(work.actor, signInId, company)
  await writeAudit(
    { ...work, actor, scope: actor.scope },
    { action: 'super-admin.act', subject: 'company', subjectId: company.id },
  )
  const tokens = await issue(subjectOf(actor), own.created_at)
  return {
    user_data: await getUserData(trx, actor),
    access_token: tokens.access_token,
    id_token: tokens.id_token,
    expires_in: tokens.expires_in,
  }
}

/** As whom the super admin goes on: with all that the company's owner may. */
function actingActor(actor: Actor, signInId: string, company: Company): BuyerActor {
  return {
    ...actor,
    signInId,
    scope: buyerScope(company.id),
    isOwner: true,
    isFirstTime: false,
    isVerified: true,
    actingFor: company.id,
    features: featuresOfRole({ default_key: 'owner', features: [] }),
    company: {
      id: company.id,
      code: company.company_code,
      name: company.legal_name,
      timeZone: company.time_zone,
    },
  }
}

const subjectOf = (actor: BuyerActor) => ({
  authId: actor.authId,
  signInId: actor.signInId,
  buyerId: actor.scope.id,
  flag: actor.flag,
  profile: {
    flag: actor.flag,
    email: actor.email,
    name: actor.name,
    role: DEFAULT_ROLES.owner.name,
    auth_id: actor.authId,
    super_admin: true,
  },
})
