import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, failure, refuseFields } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { addVendorMember } from '@pasok/domain/vendors/vendors.team.contract'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { listMemberProblems } from '@pasok/domain/vendors/vendors.team.rules'
import type { Actor } from '../../db/actor'
import { writeAudit } from '../../db/audit'
import { lostRace } from '../../db/lost-race'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Credential, IdentityProvider } from '../../ports/identity-provider'
import { lockTeam, readMember } from './lock-team'
import { mailVendorWelcome } from './mail-vendor-welcome'
import { getOwnVendorRow } from './vendors.desk.store'
import { insertMember } from './vendors.team.store'

type Given = BodyOf<typeof addVendorMember>

/**
 * Before the transaction: the account of somebody new at the identity provider, without a password.
 * Nothing when the email has an account, and none is made for whoever may not add one.
 * @throws AppError `forbidden` for anybody but the owner; `rule` with a problem per field.
 */
export function signUpMember(
  identity: Pick<IdentityProvider, 'signUp'>,
  { isOwner }: Pick<Actor, 'isOwner'>,
  { fullname: name, email }: Given,
): Promise<Credential | undefined> {
  if (!isOwner) throw failure('forbidden')
  refuseFields(listMemberProblems({ fullname: name, email }))
  return identity.signUp({ email, name })
}

/**
 * Adds somebody to the vendor's team, who is mailed a link to set a password.
 * @throws AppError `forbidden` for anybody but the owner; `rule` when the email has an account,
 * whoever's it is.
 */
export async function addMember(
  work: Work<VendorScope>,
  { fullname: full_name, email }: Given,
  { identity, language }: { identity: Pick<IdentityProvider, 'resets'>; language: Language },
  credential: Credential | undefined,
): Promise<VendorMember> {
  const { trx, scope } = work
  await lockTeam(work)
  const taken = () => broken(teamErrors.emailTaken, { email }, 'email')
  if (!credential) throw taken()
  const added = await insertMember(trx, scope, {
    auth_id: credential.authId,
    email,
    full_name,
    language,
  })
  if (!added) throw lostRace(taken())
  await credential.save(trx)
  const { legal_name: company } = await getOwnVendorRow(trx, scope)
  const welcomed = { id: added.id, email, full_name, is_owner: false, language }
  await mailVendorWelcome(work, welcomed, company, identity)
  await writeAudit(work, {
    action: 'user.add',
    subject: 'user',
    subjectId: added.id,
    after: { email, fullname: full_name },
  })
  return readMember(work, added.id)
}
