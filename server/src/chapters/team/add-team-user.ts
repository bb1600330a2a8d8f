import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { AppError, broken } from '@pasok/domain/kernel/errors'
import { teamErrors } from '@pasok/domain/team/team.errors'
import {
  invitedMemberMail,
  invitedMemberOfIssuerMail,
  newMemberMail,
  newMemberOfIssuerMail,
} from '@pasok/domain/team/team.mails'
import type { TeamUser } from '@pasok/domain/team/team.model'
import type { NewTeamUser } from '@pasok/domain/team/team.users.rules'
import { writeAudit } from '../../db/audit'
import { addJob } from '../../db/jobs'
import { lostRace } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { postMail } from '../../mail/post-mail'
import type { Credential, IdentityProvider } from '../../ports/identity-provider'
import { mailLink } from '../identity/identity.links'
import { assertGiven, assertMayBeGiven, getRole, userInAudit } from './team.users.choices'
import { presentUser } from './team.queries'
import { insertMember, lockUser, type UserRow } from './team.users.store'

/**
 * Before the transaction: the account of a new member at the identity provider. If what follows
 * fails, the same member can be added again with the same password. Nothing when the email has an
 * account.
 * @throws AppError `rule` with a problem per field.
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
    // The one rule that an issuer may have of its own.
    const isRule = error instanceof AppError && error.code === 'rule'
    throw isRule ? broken(registrationErrors.passwordWeak, {}, 'user_password') : error
  }
}

/**
 * Adds a user to the company, who is mailed the address to sign in with and a link to a password of
 * their own; one that was typed works at once and is never mailed.
 * @throws AppError `rule` when the email has an account, whoever's it is, or for the Owner's role;
 * `not_found` for a role that the company doesn't have.
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
  const taken = () => broken(teamErrors.emailTaken, { email }, 'user_email')
  const role = await getRole(work, given.role_id)
  assertMayBeGiven(role, work.actor)
  if (!credential) throw taken()
  const added = await insertMember(trx, scope, {
    auth_id: credential.authId,
    email,
    full_name: given.user_name,
    role_id: role.id,
    language,
  })
  if (!added) throw lostRace(taken())
  await credential.save(trx)
  const user = await lockUser(trx, scope, credential.authId)
  if (!user) throw new Error(`user ${added.id} was added and is not there`)
  await mailWelcome(work, user, { identity, isTyped: given.user_password !== undefined })
  await writeAudit(work, {
    action: 'user.add',
    subject: 'user',
    subjectId: user.id,
    after: userInAudit(user),
  })
  return presentUser(user, work.actor)
}

interface Welcome {
  identity: Pick<IdentityProvider, 'resets'>
  /** Whoever added the user typed a password for them. */
  isTyped: boolean
}

/** Where an issuer keeps the passwords, its own mail brings the link beside ours. */
async function mailWelcome(
  work: BuyerWork,
  user: UserRow,
  { identity: { resets }, isTyped }: Welcome,
): Promise<void> {
  const { trx, now, actor } = work
  const { language } = actor.company
  const { email, full_name: name } = user
  const values = { email, manager: actor.name, company: actor.company.name }
  if (resets.kind === 'by-link')
    return mailLink(trx, {
      kind: 'reset-password',
      user,
      language,
      words: isTyped ? newMemberMail : invitedMemberMail,
      values,
      now,
      seconds: WELCOME_LINK_SECONDS,
    })
  await postMail(trx, {
    kind: 'new-member',
    to: { email, name },
    language,
    words: isTyped ? newMemberOfIssuerMail : invitedMemberOfIssuerMail,
    values: { ...values, name },
    path: '/',
  })
  await addJob(trx, 'mail-reset-link', { email, language })
}
