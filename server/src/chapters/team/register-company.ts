import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { verifyEmailMail } from '@pasok/domain/identity/identity.mails'
import {
  listRegistrationProblems,
  type Registration,
} from '@pasok/domain/identity/identity.registration'
import { ruleError, refuseFields } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import type { Insertable } from 'kysely'
import { writeAudit } from '../../db/audit'
import type { Reader, Trx } from '../../db/db'
import { newId } from '../../db/ids'
import { lostRace } from '../../db/lost-race'
import type { Tables } from '../../db/tables'
import type { Work } from '../../db/work'
import type { Credential, IdentityProvider } from '../../ports/identity-provider'
import { assignCompanyCode } from '../company/assign-company-code'
import { workAs } from '../identity/sign-in/accounts'
import { mailLink } from '../identity/links/links'
import { markEmailVerified } from '../identity/links/verify-email'
import { acceptInvitation } from './invitations/accept-invitation'
import { isUsable } from './invitations/invitations.queries'

interface Given extends Registration {
  /** Secret of an invitation's link. */
  invitation?: string | undefined
}

/**
 * Creates the owner's account at the identity provider, before the transaction. If the registration then fails,
 * it can be repeated: an issuer's account is recognized by its password. Returns undefined when the email has
 * an account or the invitation cannot be used. @throws AppError `rule` with a problem per field.
 */
export async function signUpOwner(
  db: Reader,
  identity: Pick<IdentityProvider, 'signUp'>,
  registration: Given,
): Promise<Credential | undefined> {
  const { invitation, owner_email: email } = registration
  refuseFields(listRegistrationProblems(registration))
  const used = { channel: 'BUYER', email } as const
  // The transaction reports the reason, so that a repeated request gets its stored response instead.
  if (invitation !== undefined && !(await isUsable(db, invitation, used))) return undefined
  return identity.signUp({
    email: registration.owner_email,
    name: registration.owner_name,
    password: registration.owner_password,
  })
}

interface Registered {
  buyer_id: string
  company_code: string
  auth_id: string
}

const emailInUse = () => ruleError(registrationErrors.taken, {}, 'owner_email')

/**
 * Registers a company with its default roles and its owner.
 * 1. Accepts the invitation, if any.
 * 2. Creates the company with a code and its default roles.
 * 3. Creates the owner and saves the password.
 * 4. Mails a verification link; an invited owner's email is already verified by the mail.
 * 5. Writes the audit entry. @throws AppError `rule` when the email has any account, or the invitation cannot
 *    be used or is for another email.
 */
export async function registerNewCompany(
  work: Work,
  registration: Given,
  language: Language,
  credential: Credential | undefined,
): Promise<Registered> {
  const { trx, now } = work
  const { company_name: name, owner_email: email, invitation: secret } = registration
  if (secret !== undefined)
    await acceptInvitation(work, { secret, channel: 'BUYER', email, company: name })
  if (!credential) throw emailInUse()
  const company_code = await assignCompanyCode(trx, name)
  const { id, roles } = await createCompany(trx, {
    company_code,
    legal_name: name,
    name,
    language,
  })
  const owner = await addOwner(trx, {
    auth_id: credential.authId,
    email: registration.owner_email,
    full_name: registration.owner_name,
    buyer_id: id,
    role_id: roles.get('owner') ?? null,
    language,
  })
  if (!owner) throw lostRace(emailInUse())
  await credential.save(trx)
  if (secret === undefined)
    await mailLink(trx, {
      kind: 'verify-email',
      user: owner,
      language,
      words: verifyEmailMail,
      now,
    })
  else await markEmailVerified(work, owner, 'invitation')
  await writeAudit(workAs(work, owner), {
    action: 'company.register',
    subject: 'company',
    subjectId: id,
    buyerId: id,
    after: { legal_name: name, company_code, owner: owner.email },
  })
  return { buyer_id: id, company_code, auth_id: credential.authId }
}

interface NewOwner {
  auth_id: string
  email: string
  full_name: string
  buyer_id: string
  role_id: string | null
  language: Language
}

/** Returns undefined when the email already exists, even by a concurrent registration. */
function addOwner(trx: Trx, owner: NewOwner) {
  return trx
    .insertInto('users')
    .values({ ...owner, id: newId(), flag: 'BUYER', is_owner: true, first_time: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'full_name'])
    .executeTakeFirst()
}

type NewCompany = Omit<Insertable<Tables['buyers']>, 'id'>

const KEYS = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]

/** Creates a buying company with its default roles, without users. */
export async function createCompany(
  trx: Trx,
  company: NewCompany,
): Promise<{ id: string; roles: ReadonlyMap<DefaultRoleKey, string> }> {
  const id = newId()
  await trx
    .insertInto('buyers')
    .values({ ...company, id })
    .execute()
  const roles = new Map(KEYS.map((key) => [key, newId()]))
  await trx
    .insertInto('roles')
    .values(
      [...roles].map(([key, roleId]) => ({
        buyer_id: id,
        id: roleId,
        name: DEFAULT_ROLES[key].name,
        default_key: key,
        modules: [],
        features: [],
      })),
    )
    .execute()
  return { id, roles }
}
