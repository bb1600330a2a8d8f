import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { AppError, ruleError } from '@pasok/domain/kernel/errors'
import { teamErrors } from '@pasok/domain/team/team.errors'
import type { TeamUser } from '@pasok/domain/team/team.model'
import type { NewTeamUser } from '@pasok/domain/team/users/users.rules'
import { writeAudit } from '../../../db/audit'
import { lostRace } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { mailWelcomes } from './mail-welcomes'
import { assertGiven, assertMayBeGiven, getRole, userInAudit } from './choices'
import { presentUser } from '../team.queries'
import { insertMembers, lockUser } from './users.store'

/**
 * Creates a new user's account at the identity provider, before the transaction. If adding the user then fails,
 * it can be repeated with the same password. Returns undefined when the email has an account. @throws AppError
 * `rule` with a problem per field.
 */
export async function signUpMember(
  identity: Pick<IdentityProvider, 'signUp'>,
  given: NewTeamUser,
): Promise<Credential | undefined> {
  const { user_name: name, user_email: email, user_password: password, role_id } = given
  assertGiven({ user_name: name, user_email: email, user_password: password, role_id })
  try {
    return await identity.signUp({ email, name, ...(password !== undefined && { password }) })
  } catch (error) {
    // The only rule that an external issuer may add is its password policy.
    const isRule = error instanceof AppError && error.code === 'rule'
    throw isRule ? ruleError(registrationErrors.passwordWeak, {}, 'user_password') : error
  }
}

/**
 * Adds a user to the company and mails the sign-in address with a link to set a password. A typed password
 * works immediately and is never mailed. @throws AppError `rule` when the email has any account, or for the
 * Owner's role; `not_found` for an unknown role.
 */
export async function addUser(
  work: BuyerWork,
  given: NewTeamUser,
  identity: Pick<IdentityProvider, 'resets'>,
  credential: Credential | undefined,
): Promise<TeamUser> {
  const { trx, scope } = work
  const { language } = work.actor.company
  const { user_email: email } = given
  const emailInUse = () => ruleError(teamErrors.emailTaken, { email }, 'user_email')
  const role = await getRole(work, given.role_id)
  assertMayBeGiven(role, work.actor)
  if (!credential) throw emailInUse()
  const { authId: auth_id } = credential
  const member = { auth_id, email, full_name: given.user_name, role_id: role.id, language }
  const [added] = await insertMembers(trx, scope, [member])
  if (!added) throw lostRace(emailInUse())
  await credential.save(trx)
  const user = await lockUser(trx, scope, auth_id)
  if (!user) throw new Error(`User ${added.id}, who was just added, does not exist.`)
  await mailWelcomes(work, [user], { identity, isTyped: given.user_password !== undefined })
  await writeAudit(work, {
    action: 'user.add',
    subject: 'user',
    subjectId: user.id,
    after: userInAudit(user),
  })
  return presentUser(user, work.actor)
}
