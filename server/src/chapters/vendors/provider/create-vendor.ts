import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, refuseFields } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { teamErrors } from '@pasok/domain/team/team.errors'
import {
  findNewVendorProblem,
  NEW_VENDOR_FIELDS,
  type NewVendorField,
} from '@pasok/domain/vendors/provider/provider.rules'
import type { createVendor as createVendorContract } from '@pasok/domain/vendors/provider/provider.contract'
import { vendorMemberMail, vendorOwnerMail } from '@pasok/domain/vendors/provider/provider.mails'
import type { VendorFile } from '@pasok/domain/vendors/provider/provider.model'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { addJob } from '../../../db/jobs'
import { lostRace } from '../../../db/lost-race'
import type { ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { assignCompanyCode } from '../../company/assign-company-code'
import { mailLink } from '../../identity/links/links'
import { getVendorFile } from './vendors.queries'
import { insertVendor } from './vendors.store'

type Given = BodyOf<typeof createVendorContract> & { phone?: string }

/**
 * Creates the account of a vendor's owner at the identity provider, before the transaction. Returns undefined
 * when the email has an account. @throws AppError `rule` with a problem per field.
 */
export async function signUpVendorOwner(
  identity: Pick<IdentityProvider, 'signUp'>,
  given: Pick<Given, NewVendorField>,
): Promise<Credential | undefined> {
  refuseFields(
    NEW_VENDOR_FIELDS.flatMap((field) => {
      const text = findNewVendorProblem(field, given[field])
      return text ? [{ field, text }] : []
    }),
  )
  return identity.signUp({ email: given.owner_email, name: given.owner_name })
}

/**
 * Creates a vendor and its owner.
 * 1. Creates the vendor with a company code, as for buyers.
 * 2. Creates the owner and saves the credential.
 * 3. Mails the owner a link to set a password.
 * 4. Writes the audit entry. @throws AppError `rule` when the email has any account.
 */
export async function createVendor(
  work: Work<ProviderScope>,
  given: Given,
  { identity, language }: { identity: Pick<IdentityProvider, 'resets'>; language: Language },
  credential: Credential | undefined,
): Promise<VendorFile> {
  const { trx, scope } = work
  const { legal_name, category, phone, owner_name: full_name, owner_email: email } = given
  const emailInUse = () => ruleError(teamErrors.emailTaken, { email }, 'owner_email')
  if (!credential) throw emailInUse()
  const company_code = await assignCompanyCode(trx, legal_name)
  const id = newId()
  await insertVendor(trx, scope, { id, company_code, legal_name, category, phone })
  const owner = await trx
    .insertInto('users')
    .values({
      id: newId(),
      auth_id: credential.authId,
      email,
      full_name,
      flag: 'VENDOR',
      vendor_id: id,
      is_owner: true,
      language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'full_name', 'is_owner', 'language'])
    .executeTakeFirst()
  if (!owner) throw lostRace(emailInUse())
  await credential.save(trx)
  await mailVendorWelcome(work, owner, legal_name, identity)
  await writeAudit(work, {
    action: 'vendor.add',
    subject: 'vendor',
    subjectId: id,
    vendorId: id,
    after: { legal_name, company_code, category, owner: email },
  })
  return getVendorFile(trx, scope, id)
}

interface Welcomed {
  id: string
  email: string
  full_name: string
  is_owner: boolean
  language: Language
}

/**
 * Mails a vendor's user without a password a link to set one, valid for three days; the previous link ends.
 * When an external issuer stores the passwords, its own mail sets the first one.
 */
export async function mailVendorWelcome(
  work: Pick<Work, 'trx' | 'now'>,
  user: Welcomed,
  company: string,
  { resets }: Pick<IdentityProvider, 'resets'>,
): Promise<void> {
  const { trx, now } = work
  const { email, language } = user
  if (resets.kind === 'by-issuer') {
    await addJob(trx, 'mail-reset-link', { email, language })
    return
  }
  await mailLink(trx, {
    kind: 'reset-password',
    user,
    language,
    words: user.is_owner ? vendorOwnerMail : vendorMemberMail,
    values: { company, email },
    now,
    seconds: WELCOME_LINK_SECONDS,
  })
}
