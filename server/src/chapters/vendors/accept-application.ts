import { broken } from '@pasok/domain/kernel/errors'
import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { applicationErrors } from '@pasok/domain/vendors/vendors.applications.errors'
import type { Reader } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Credential, IdentityProvider } from '../../ports/identity-provider'
import { settleInvitation } from '../team/accept-invitation'
import { createVendor, signUpVendorOwner } from './create-vendor'
import { getHeldApplication, moveApplication, type Deciding } from './move-application'
import { getApplication } from './vendors.applications.queries'

/**
 * Before the transaction: the account of who asked at the identity provider, as of a new vendor's
 * owner. Nothing when the email has an account, nor for what was answered before.
 * @throws AppError `not_found`.
 */
export async function signUpApplicant(
  db: Reader,
  scope: ProviderScope,
  identity: Pick<IdentityProvider, 'signUp'>,
  id: string,
): Promise<Credential | undefined> {
  const application = await getApplication(db, scope, id)
  return application.lastStatus === 'Waiting' ? signUpVendorOwner(identity, application) : undefined
}

/**
 * Makes the vendor that was asked for, and its owner, who is mailed a link to set a password; who
 * invited it is told.
 * @throws AppError `not_found`; `stale_version`; `illegal_move`; `rule` when the email has an account.
 */
export async function acceptApplication(
  work: Work<ProviderScope>,
  deciding: Deciding,
  identity: Pick<IdentityProvider, 'resets'>,
  credential: Credential | undefined,
): Promise<VendorApplication> {
  const row = await getHeldApplication(work, deciding, 'accept')
  const { language, owner_email: email, buyer_id: buyerId, invitation_id } = row
  if (!credential) throw broken(applicationErrors.hasAccount, { email })
  const vendor = await createVendor(work, row, { identity, language }, credential)
  await moveApplication(work, row, 'accept', { vendor_id: vendor._id })
  await settleInvitation(work, { buyerId, id: invitation_id }, 'joined')
  return getApplication(work.trx, work.scope, row.id)
}
