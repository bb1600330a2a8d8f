import { getFound } from '@pasok/domain/kernel/errors'
import type { DataOf } from '@pasok/domain/kernel/contract'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import type { actForCompany } from '@pasok/domain/team/team.provider.contract'
import type { BuyerActor } from '../../db/actor'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { writeActingSignIn } from '../../db/sign-ins'
import type { Work } from '../../db/work'
import type { Issue } from '../../ports/identity-provider'
import { actingFor } from '../identity/sign-in/sessions'
import { makeStorageId } from '../identity/sign-in/accounts'
import { getUserData } from './team.queries'
import { featuresOfRole } from './roles/users-with-feature'
import { findOwnedCompany, findOwnSignIn } from './super-admins/super-admins.store'

/**
 * Creates a sign-in for a super admin acting for a company, derived from the super admin's own sign-in and
 * ending with it. The tokens are always the application's own. The signing key is loaded before the
 * transaction, so that concurrent requests need no second connection. @throws AppError `not_found` for a
 * company that the super admin may not act for.
 */
export async function actFor(
  work: Work,
  issue: Issue,
  ownerAuthId: string,
): Promise<DataOf<typeof actForCompany>> {
  const { trx, scope } = work
  const company = getFound(await findOwnedCompany(trx, scope, work.actor.userId, ownerAuthId))
  const signInId = newId()
  const own = await findOwnSignIn(trx, scope, work.actor.signInId)
  const { userId } = work.actor
  await writeActingSignIn(trx, own, { id: signInId, userId, buyerId: company.id, at: work.now })
  const actor = actingFor(
    { ...work.actor, signInId },
    {
      id: company.id,
      code: company.company_code,
      name: company.legal_name,
      timeZone: company.time_zone,
      language: company.language,
    },
    featuresOfRole({ default_key: 'owner', features: [] }),
  )
  await writeAudit(
    { ...work, actor, scope: actor.scope },
    { action: 'super-admin.act', subject: 'company', subjectId: company.id },
  )
  // Tokens are verified by this process's clock, which may differ from the database's.
  const age = work.now.getTime() - own.created_at.getTime()
  const tokens = await issue(subjectOf(actor), new Date(Date.now() - age))
  return {
    user_data: await getUserData(trx, actor),
    access_token: tokens.access_token,
    id_token: tokens.id_token,
    expires_in: tokens.expires_in,
    storage_id: await makeStorageId(trx, actor),
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
