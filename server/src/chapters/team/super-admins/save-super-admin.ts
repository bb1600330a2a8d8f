import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { isEmail } from '@pasok/domain/identity/identity.rules'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Language } from '@pasok/domain/kernel/texts'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { superAdminMail } from '@pasok/domain/team/team.mails'
import type { saveSuperAdmin, SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { addJob } from '../../../db/jobs'
import { lostRace } from '../../../db/lost-race'
import type { ProviderScope } from '../../../db/scope'
import { endActingSignIns, endSignInsOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { hasUsedLink, mailLink, supersedeLinks } from '../../identity/links/links'
import { listSuperAdminsOf } from '../team.queries'
import { findBuyerIds, lockSuperAdmin } from './super-admins.store'

type ProviderWork = Work<ProviderScope>
type Given = BodyOf<typeof saveSuperAdmin>

/**
 * Creates a new super admin's account at the identity provider, before the transaction. Returns undefined when
 * the email has an account, or when an existing super admin is changed. @throws AppError `rule` for a missing
 * or invalid email.
 */
export async function signUpSuperAdmin(
  identity: Pick<IdentityProvider, 'signUp'>,
  given: Given,
): Promise<Credential | undefined> {
  if (given._id !== undefined) return undefined
  const { email = '', fullname: name } = given
  if (email === '') throw ruleError(registrationErrors.emailRequired, {}, 'email')
  if (!isEmail(email)) throw ruleError(registrationErrors.emailInvalid, {}, 'email')
  return identity.signUp({ email, name })
}

/**
 * Adds or changes a super admin: name, status and companies. Deactivation or removal of a company ends the
 * affected sign-ins immediately. @throws AppError `not_found`; `rule`; `stale_version` when the super admin was
 * changed since loaded.
 */
export async function saveAdmin(
  work: ProviderWork,
  given: Given,
  { identity, language }: { identity: Pick<IdentityProvider, 'resets'>; language: Language },
  credential: Credential | undefined,
): Promise<SuperAdmin> {
  const buyerIds = [...new Set(given.buyer_ids)]
  await assertCompanies(work, buyerIds)
  const isNew = given._id === undefined
  const before = given._id === undefined ? undefined : await lockSuperAdminById(work, given._id)
  if (before) assertSeen({ id: before._id, version: before.version }, given.version)
  const id = before?._id ?? (await addAdmin(work, given, credential, language))
  if (before) await changeAdmin(work, id, given)
  await setCompanies(work, id, buyerIds)
  const after = await getAdmin(work, id)
  if (await isToBeWelcomed(work, before, after)) await mailWelcome(work, after, identity, language)
  await writeAudit(work, {
    action: isNew ? 'super-admin.add' : 'super-admin.change',
    subject: 'user',
    subjectId: id,
    ...(before && { before: auditValues(before) }),
    after: auditValues(after),
  })
  return after
}

const auditValues = ({ email, fullname, status, companies }: SuperAdmin) => ({
  email,
  fullname,
  status,
  companies: companies.map(({ company_code: code }) => code),
})

/** Locked before it is read, so that the audit entry's `before` is exact. */
async function lockSuperAdminById(work: ProviderWork, id: string): Promise<SuperAdmin> {
  if (isId(id)) await lockSuperAdmin(work.trx, work.scope, id)
  return getAdmin(work, id)
}

async function getAdmin(work: ProviderWork, id: string): Promise<SuperAdmin> {
  const [admin] = isId(id) ? await listSuperAdminsOf(work.trx, work.scope, id) : []
  if (!admin) throw notFound('_id')
  return admin
}

async function assertCompanies(work: ProviderWork, ids: readonly string[]): Promise<void> {
  const known = await findBuyerIds(work.trx, work.scope, ids.filter(isId))
  const at = ids.findIndex((id) => !known.has(id.toLowerCase()))
  if (at >= 0) throw notFound(`buyer_ids.${at}`)
}

async function addAdmin(
  work: ProviderWork,
  { email = '', fullname, status }: Given,
  credential: Credential | undefined,
  language: Language,
): Promise<string> {
  const emailInUse = () => ruleError(teamErrors.emailTaken, { email }, 'email')
  if (!credential) throw emailInUse()
  const id = newId()
  const added = await work.trx
    .insertInto('users')
    .values({
      id,
      auth_id: credential.authId,
      email,
      full_name: fullname,
      flag: 'BUYER',
      is_super_admin: true,
      status,
      language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw lostRace(emailInUse())
  await credential.save(work.trx)
  return id
}

async function changeAdmin(
  work: ProviderWork,
  id: string,
  { fullname, status }: Given,
): Promise<void> {
  const { trx, now } = work
  await trx
    .updateTable('users')
    .set((eb) => ({ full_name: fullname, status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (status === 'ACTIVE') return
  await endSignInsOf(trx, id, now, 'deactivated')
  await supersedeLinks(trx, id, now)
}

async function setCompanies(
  work: ProviderWork,
  userId: string,
  buyerIds: readonly string[],
): Promise<void> {
  const { trx, now } = work
  await trx
    .deleteFrom('super_admin_companies')
    .where('user_id', '=', userId)
    .$if(buyerIds.length > 0, (query) => query.where('buyer_id', 'not in', buyerIds))
    .execute()
  await endActingSignIns(trx, userId, buyerIds, now)
  if (buyerIds.length === 0) return
  await trx
    .insertInto('super_admin_companies')
    .values(buyerIds.map((buyer_id) => ({ user_id: userId, buyer_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Returns whether a welcome mail is needed: for a new super admin, or one who is activated but has never signed
 * in or set a password.
 */
async function isToBeWelcomed(
  { trx }: ProviderWork,
  before: SuperAdmin | undefined,
  after: SuperAdmin,
): Promise<boolean> {
  if (after.status === 'INACTIVE' || before?.status === 'ACTIVE') return false
  if (!before) return true
  return after.last_login_time === null && !(await hasUsedLink(trx, after._id, 'reset-password'))
}

/** When an external issuer stores the passwords, its own mail sets the first one. */
async function mailWelcome(
  work: ProviderWork,
  admin: SuperAdmin,
  { resets }: Pick<IdentityProvider, 'resets'>,
  language: Language,
): Promise<void> {
  const { trx, now } = work
  if (resets.kind === 'by-issuer') {
    await addJob(trx, 'mail-reset-link', { email: admin.email, language })
    return
  }
  const user = { id: admin._id, email: admin.email, full_name: admin.fullname }
  const words = superAdminMail
  const seconds = WELCOME_LINK_SECONDS
  await mailLink(trx, { kind: 'reset-password', user, language, words, now, seconds })
}
